import type { Random, Types } from '@hoard/kernel';
import type { Player } from './player.ts';

/** Anything that is allowed, with equal chances. */
export function randomPlayer<T extends Types>(random: Random): Player<T> {
  return { choose: ({ actions }) => actions[random.below(actions.length)]! };
}
