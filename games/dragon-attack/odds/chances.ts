import type { Content } from '../content/content.ts';

// DA-8.10: the exact chances of battles, by closed formula. Equal throws are repeated, so they drop out.

const MOST_DICE = 5;
const FACES = 6;

/** How likely the highest of some dice is exactly this face. */
const highest = (dice: number, face: number): number => (face ** dice - (face - 1) ** dice) / FACES ** dice;

const table = (row: (a: number, b: number) => number): readonly (readonly number[])[] =>
  Array.from({ length: MOST_DICE + 1 }, (_, a) => Array.from({ length: FACES + 1 }, (_, b) => (a === 0 || b === 0 ? 0 : row(a, b))));

const AGAINST_STRENGTH = table((dice, strength) => {
  const above = FACES ** dice - strength ** dice;
  return above / (above + (strength - 1) ** dice);
});

const AGAINST_DICE = table((dice, others) => {
  let higher = 0;
  let lower = 0;
  for (let mine = 1; mine <= FACES; mine++) {
    for (let theirs = 1; theirs <= FACES; theirs++) {
      const chance = highest(dice, mine) * highest(others, theirs);
      if (mine > theirs) higher += chance;
      else if (mine < theirs) lower += chance;
    }
  }
  return higher / (higher + lower);
});

/** The chance to beat a monster or one counter of the Dragon. */
export const chanceToBeat = (dice: number, strength: number): number => AGAINST_STRENGTH[dice]![strength]!;

/** The chance to win a duel. */
export const chanceInDuel = (dice: number, others: number): number => AGAINST_DICE[dice]![others]!;

/** The chance to remove every counter that the Dragon has left, one after the other. */
export function chanceToSlay(content: Content, dice: number, wounds: number): number {
  let chance = 1;
  for (let i = wounds; i < content.dragon.length; i++) chance *= chanceToBeat(dice, content.dragon[i]!.strength);
  return chance;
}
