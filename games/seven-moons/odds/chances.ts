// What dice do, by closed formula: no state, no rules, only throws.

const FACES = 6;
/** Four players with two dice each, and a gem's on top. */
const MOST_DICE = 12;

/** By number of dice and sum: how likely at least that sum is. */
const AT_LEAST = atLeastTables();

function atLeastTables(): Float64Array[] {
  let exactly = Float64Array.of(1);
  const tables = [Float64Array.of(1)];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const next = new Float64Array(dice * FACES + 1);
    exactly.forEach((chance, sum) => {
      for (let face = 1; face <= FACES; face++) next[sum + face]! += chance / FACES;
    });
    exactly = next;
    const tail = exactly.slice();
    for (let sum = tail.length - 2; sum >= 0; sum--) tail[sum]! += tail[sum + 1]!;
    tables.push(tail);
  }
  return tables;
}

/** The chance that some dice together show at least a number. */
export const chanceOfAtLeast = (dice: number, least: number): number => (least <= dice ? 1 : (AT_LEAST[dice]![least] ?? 0));

/**
 * How often somebody is robbed on a way, exactly: by the number of things lost, how likely that is. `things` is, for each hex
 * with bandits, what the robbers could take there if nothing was taken before.
 */
export function chancesOfLosing(things: readonly number[], robbed: number): number[] {
  const chances = [1];
  for (const most of things) {
    for (let lost = Math.min(chances.length, most) - 1; lost >= 0; lost--) {
      const taken = chances[lost]! * robbed;
      chances[lost]! -= taken;
      chances[lost + 1] = (chances[lost + 1] ?? 0) + taken;
    }
  }
  return chances;
}
