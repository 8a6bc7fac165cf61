import { inTurn } from './playing.ts';
import { type Given, type HeroGiven, type Table } from './table.ts';

// Two heroes who meet.

/** The gems of whoever meets. */
export const gems = { vitality: 3, faith: 2, wisdom: 2, skills: 2, experience: 1 };

/** The first hero and a victim stand in a space, a third one far away. */
export const meeting = (victim: HeroGiven = {}, given: Given & { readonly at?: string } = {}): Table => {
  const at = given.at ?? 'P09';
  const [attacker, other, ...rest] = given.heroes ?? [{}, {}, { at: 'F02' }];
  return inTurn(0, {
    ...given,
    heroes: [{ at, gems, gold: 0, food: 0, ...attacker }, { at, gems, gold: 1, food: 1, ...victim, ...other }, ...rest],
  });
};

/** What he may do to an opponent. */
export const encounters = (game: Table): string[] => game.keys(0).filter((key) => /^(ambush|thieve|snatch)/.test(key));
