import { holds, type Seat, type Seats } from '../engine/seats.ts';
import type { Flow, Types } from '../game/game.ts';

/** The frames of a game that are somebody's own: with one of them a seat's own lane begins. */
type OwnFrame<T extends Types> = Extract<T['frame'], { readonly seat: Seat }>;

/**
 * Holds the lanes of some seats, those that began with a frame of this kind, until what `stop` asks is decided. Everybody else goes on,
 * and so does whatever else waits for those seats. A seat whose lane has ended has nothing to be held. For a stop that holds everything
 * there is `flow.stop`.
 */
export function holdSeats<T extends Types>(flow: Flow<T>, kind: OwnFrame<T>['k'], seats: Seats, stop: T['frame']): void {
  flow.stop(stop, (bottom) => bottom.k === kind && holds(seats, (bottom as OwnFrame<T>).seat));
}
