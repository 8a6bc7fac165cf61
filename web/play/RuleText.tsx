import type { Types } from '@hoard/kernel';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** A rule in full, and the way to it in the rulebook. */
export function RuleText<T extends Types>({ model, id }: { readonly model: PlayModel<T>; readonly id: string }) {
  const rule = model.rules.value.get(id);
  const { play } = words.value;
  return (
    <aside class="rule-text">
      <p class="rule-title">{rule === undefined ? play.rule(id) : `${id} ${rule.title}`}</p>
      {rule !== undefined && <p>{rule.text}</p>}
      <button type="button" class="button on-parchment" onClick={() => (model.book.value = { rule: id })}>
        {play.openRule}
      </button>
    </aside>
  );
}
