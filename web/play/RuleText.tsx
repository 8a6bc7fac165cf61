import type { Types } from '@hoard/kernel';
import { words } from '../words/words.ts';
import type { Sitting } from './sitting.ts';

/** A rule in full, and the way to it in the rulebook. */
export function RuleText<T extends Types>({ sitting, id }: { readonly sitting: Sitting<T>; readonly id: string }) {
  const rule = sitting.rules.value.get(id);
  const { play } = words.value;
  return (
    <aside class="rule-text">
      <p class="rule-title">{rule === undefined ? play.rule(id) : `${id} ${rule.title}`}</p>
      {rule !== undefined && <p>{rule.text}</p>}
      <button type="button" class="button on-parchment" onClick={() => (sitting.book.value = { rule: id })}>
        {play.openRule}
      </button>
    </aside>
  );
}
