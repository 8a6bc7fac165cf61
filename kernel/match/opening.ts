import type { Game, Types } from '../game/game.ts';
import { Problem } from '../problem.ts';
import type { Seated } from '../kept/record.ts';
import type { DiceSource } from './keyedChance.ts';

export interface Opening<T extends Types> extends DiceSource {
  readonly options: T['options'];
  readonly seats: number;
  /** Who sits where; without it, people without names. */
  readonly seated?: readonly Seated[] | undefined;
}

/** How many choices and draws may be carried out before a match is given up, for games from strangers. Who gave it may change it. */
export interface ReplayBudget {
  left: number;
}

/** A game for so many, and somebody at each seat. */
export function expectSeats<T extends Types>(game: Game<T>, opening: Opening<T>): void {
  const { least, most } = game.seats;
  if (!(opening.seats >= least && opening.seats <= most && Number.isInteger(opening.seats)))
    throw new Problem(`${game.id} is played by ${least} to ${most}, not by ${opening.seats}`);
  if (opening.seated !== undefined && opening.seated.length !== opening.seats)
    throw new Problem(`${opening.seated.length} are seated at a table of ${opening.seats}; expected one for each seat`);
}
