import type { Action } from '../engine/actions.ts';
import type { Denial } from '../engine/offer.ts';
import type { Seat } from '../engine/seats.ts';
import type { Types, ViewOf } from '../game/game.ts';

/** What a seat is asked in one lane. */
export interface Question {
  readonly lane: number;
  /** An answer names it: so one that comes late, or twice, is known as such. It tells nothing else. */
  readonly token: string;
  readonly rules: readonly string[];
  readonly actions: readonly Action[];
  readonly denials: readonly Denial[];
}

/** A question to a seat: what it may know, in which lane it is asked, and what it may do. There is no way from here to the state. */
export interface Asked<T extends Types> {
  readonly view: ViewOf<T>;
  readonly lane: number;
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** Where the game is in the lane that asks, from the outermost frame to the innermost. */
export const stackOf = <T extends Types>({ view, lane }: Pick<Asked<T>, 'view' | 'lane'>): readonly T['frame'][] =>
  view.lanes.find(({ id }) => id === lane)?.stack ?? [];

/** The innermost frame of the lane that asks. */
export const frameOf = <T extends Types>(asked: Pick<Asked<T>, 'view' | 'lane'>): T['frame'] | undefined => stackOf(asked).at(-1);
