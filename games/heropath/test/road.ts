import { dice } from '@hoard/kernel/rehearsal';
import type { Scripted } from '@hoard/kernel/rehearsal';
import { space, type Table } from './table.ts';

// What tests of the road do again and again.

/** A Travel over these spaces, one pace each; he stops in the last one. */
export function walk(game: Table, ...spaces: string[]): Table {
  game.choose('travel');
  for (const id of spaces) game.choose(`go:${id}`);
  return game.frames.endsWith('travel.step') ? game.choose('stop') : game;
}

/** The spaces of all answers with a verb: `go`, `sail`, `place`. */
export const spacesFor = (game: Table, verb: string): string[] =>
  game
    .keys()
    .filter((key) => key.startsWith(`${verb}:`))
    .map((key) => key.slice(verb.length + 1));

/** A battle against the enemy of a space, with the dice of both sides. */
export const fight = (game: Table, at: string, own: readonly number[], other: readonly number[], ...after: Scripted[]): Table =>
  game.choose(`fight:${game.unitAt(at)}`, dice(...own), dice(...other), ...after);

export const challenge = (game: Table, own: readonly number[], other: readonly number[]): Table =>
  game.choose('dragon', dice(...own), dice(...other));

/** Strong enough to win with any dice, and weak enough to lose with any. */
export const STRONG = { vitality: 5, faith: 5, experience: 4, skills: 5, wisdom: 5 };
export const WEAK = { vitality: 4, faith: 1 };

/** Somebody is put somewhere else in the middle of things. */
export const put = (game: Table, seat: number, id: string): void => {
  game.hero(seat).at = space(id);
};
