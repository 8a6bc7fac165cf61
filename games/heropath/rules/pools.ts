import { drawFrom, type Die } from '@hoard/kernel';
import type { EnemyKindId } from '../content/ids.ts';
import type { Unit } from '../state/board.ts';

// Enemy tokens whose kind is not decided yet: what somebody looks at is drawn from its pool.

const tokenFrom = drawFrom('hp.enemy');

export const tokensIn = (pool: readonly number[]): number => {
  let sum = 0;
  for (const count of pool) sum += count;
  return sum;
};

/** The pool that an enemy is drawn from. */
export const poolNumber = (starts: readonly Unit[], unit: Unit): number => starts.findLastIndex((start) => start <= unit);

/** Which token of a pool it is. */
export const tokenDie = (pool: readonly number[]): Die => tokenFrom(tokensIn(pool));

/** Takes the token out of the pool that a die has fallen on. */
export function takeToken(pool: number[], outcome: number): EnemyKindId {
  let left = outcome;
  let kind = 0;
  while (left >= pool[kind]!) left -= pool[kind++]!;
  pool[kind]!--;
  return kind;
}
