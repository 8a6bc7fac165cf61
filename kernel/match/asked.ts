import type { Action } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import type { Types, ViewOf } from '../game/game.ts';

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
