import { withoutRuling } from '@hoard/games/rulebook';
import type { Types, Variant } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { hrefOf } from '../router/route.ts';
import { rulesAt } from '../rulebook/rules.ts';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';

interface VariantChoiceProps<T extends Types> {
  readonly board: BoardGame<T>;
  readonly variant: Variant;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** One thing to choose before the game, with the text of its rule beside it. */
export function VariantChoice<T extends Types>({ board, variant, value, onChange }: VariantChoiceProps<T>) {
  const ruleId = variant.values.find((choice) => choice.value === value)?.rule ?? variant.rule;
  const rule = rulesAt(board.rulebook[language.value]).value.get(ruleId);
  return (
    <div class="variant">
      <fieldset>
        <legend>{variant.label[language.value]}</legend>
        {variant.values.map((choice) => (
          <label key={String(choice.value)} class="choice">
            <input type="radio" name={variant.option} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.label[language.value]}
          </label>
        ))}
      </fieldset>
      <p class="faint">
        <a href={hrefOf({ at: 'rules', game: board.game.id, rule: ruleId })} target="_blank">
          {words.value.setup.rule(ruleId)}
        </a>
        {rule !== undefined && ` ${withoutRuling(rule.text)}`}
      </p>
    </div>
  );
}
