import type { Memory, ViewOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { openMonsterOn } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';

/**
 * What may be counted on. Where players rely on their own memory, every counter that lies face down (DA-1.16), or under an
 * open monster, may be any that is not in sight.
 */
export function recalled(view: ViewOf<DragonAttack>, content: Content, memory: Memory = 'perfect'): ViewOf<DragonAttack> {
  if (memory === 'perfect') return view;
  const { sight } = view;
  const { open = [], hidden = [] } = Object.groupBy(sight.piles, ({ space }) =>
    openMonsterOn(sight, content, space) >= 0 ? 'open' : 'hidden',
  );
  const unknown = sight.unknown.slice();
  for (const { space } of hidden) unknown[space] = 1;
  const pool = [...sight.pool, ...hidden.flatMap(({ counters }) => counters), ...open.flatMap(({ counters: [, ...loot] }) => loot)];
  const piles = open.map(({ space, counters }) => ({ space, counters: counters.slice(0, 1) }));
  return { ...view, sight: { ...sight, unknown, pool, piles } };
}
