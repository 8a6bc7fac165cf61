import type { Setting, Types, Variant } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { hrefOf } from '../router/route.ts';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';

interface VariantChoiceProps<T extends Types> {
  readonly board: BoardGame<T>;
  readonly variant: Variant;
  readonly value: Setting;
  readonly onChange: (value: Setting) => void;
}

/** One thing to choose before the game: what the choice does to it, and where the rulebook says so. */
export function VariantChoice<T extends Types>({ board, variant, value, onChange }: VariantChoiceProps<T>) {
  const chosen = variant.values.find((choice) => choice.value === value) ?? variant.values[0]!;
  const rule = chosen.rule ?? variant.rule;
  const does = chosen.does[language.value];
  return (
    <div class="variant">
      <fieldset>
        <legend>{variant.label[language.value]}</legend>
        {variant.values.map((choice) => (
          <label key={String(choice.value)} class="choice">
            <input type="radio" name={variant.option} checked={choice === chosen} onChange={() => onChange(choice.value)} />
            {choice.label[language.value]}
          </label>
        ))}
        {variant.barred?.map(({ labels, rule: bar }) =>
          labels.map((label) => (
            <label key={label.en} class="choice barred">
              <input type="radio" name={variant.option} disabled aria-describedby={`${variant.option} ${bar}`} />
              {label[language.value]}
            </label>
          )),
        )}
      </fieldset>
      <div class="variant-does">
        <p id={`${variant.option} ${rule}`} class="faint" aria-live="polite">
          {does} <RuleLink board={board} rule={rule} />
        </p>
        {variant.barred?.map(({ why, rule: bar }) =>
          // Where the rule that bars the others is the one that leaves this, it has been said.
          why[language.value] === does && bar === rule ? null : (
            <p key={bar} id={`${variant.option} ${bar}`} class="faint bar">
              {why[language.value]} <RuleLink board={board} rule={bar} />
            </p>
          ),
        )}
      </div>
    </div>
  );
}

const RuleLink = <T extends Types>({ board, rule }: { readonly board: BoardGame<T>; readonly rule: string }) => (
  <a href={hrefOf({ at: 'rules', game: board.game.id, rule })} target="_blank">
    {words.value.setup.rule(rule)}
  </a>
);
