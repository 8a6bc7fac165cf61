import type { Seat } from './seats.ts';
import type { Outcome } from './state.ts';

/** One recorded choice. `undo` takes back the last choice of that seat, which was made in that lane. */
export interface Entry {
  readonly seat: Seat;
  readonly lane: number;
  readonly key: string;
}

export const UNDO = 'undo';

/** The stored truth of a game. State, views, statistics and replays are computed from it. */
export interface GameRecord {
  readonly hoard: 1;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly options: unknown;
  readonly seats: number;
  /** Shown before the first draw. */
  readonly commitment: string;
  /** Known to nobody at the table until the game has ended. */
  readonly secret: string;
  readonly journal: readonly Entry[];
  readonly outcome: Outcome | null;
}
