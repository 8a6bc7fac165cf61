import type { Manner } from './manner.ts';
import type { Mount } from '../content/content.ts';

// What the way to a place costs, in gold: turns, and gold for haste where that is cheaper than another turn.

const FACES = 6;
const LONGEST = 64;

/** By points: how likely a roll gives so many. On foot the higher of two dice is picked (SM-3.1). */
const ON_FOOT = chances((one, other) => Math.max(one, other));
const RIDING = chances((one, other) => one + other);

function chances(points: (one: number, other: number) => number): number[] {
  const all = Array.from({ length: 2 * FACES + 1 }, () => 0);
  for (let one = 1; one <= FACES; one++) for (let other = 1; other <= FACES; other++) all[points(one, other)]! += 1 / FACES ** 2;
  return all;
}

/** By steps to go before the next roll: the cost of getting there. */
function costs(rolls: readonly number[], turn: number, haste: boolean): Float64Array {
  const table = new Float64Array(LONGEST);
  for (let steps = 1; steps < LONGEST; steps++) {
    let cost = turn;
    rolls.forEach((chance, points) => {
      const left = steps - points;
      if (left > 0) cost += chance * (haste ? Math.min(left, table[left]!) : table[left]!);
    });
    table[steps] = cost;
  }
  return table;
}

/** Gold from which haste is a matter of course. */
const ENOUGH = 4;

/** What ways cost in a manner: by steps to go before the next roll, for a hero with so much gold. */
export function travelOf({ turn }: Manner): (mount: Mount, gold: number) => Float64Array {
  const tables = (haste: boolean) => ({
    foot: costs(ON_FOOT, turn.foot, haste),
    horse: costs(RIDING, turn.horse, haste),
    dragon: costs(RIDING, turn.dragon, false),
  });
  const hasty = tables(true);
  const patient = tables(false);
  return (mount, gold) => (gold >= ENOUGH ? hasty : patient)[mount];
}
