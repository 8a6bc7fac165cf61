import type { Options } from '../state/options.ts';
import { table, type Table } from './table.ts';

/** A game of so many players, set up as far as the draft; what chance decides comes as it comes. */
export function laid(seats: number, options: Partial<Options> = {}): Table {
  const game = table({ fresh: seats, options });
  game.draw(() => 0);
  while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
  while (game.awaited !== null && game.awaited !== 'hp.deal') game.draw((die) => die.outcomes - 1);
  return game;
}
