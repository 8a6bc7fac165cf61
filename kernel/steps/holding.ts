import { holds, only, type Seat, type Seats } from '../engine/seats.ts';
import type { Flow, Types } from '../game/game.ts';

/** The frames of a game that are somebody's own: with one of them a seat's own lane begins. */
type OwnFrame<T extends Types> = Extract<T['frame'], { readonly seat: Seat }>;

const isOwnOf = <T extends Types>(kind: OwnFrame<T>['k'], seats: Seats, bottom: T['frame']): boolean =>
  bottom.k === kind && holds(seats, (bottom as OwnFrame<T>).seat);

/** Holds the lanes of some seats until the lane of another one has ended. Lanes that began with a frame of this kind. */
export function holdUntilEnded<T extends Types>(flow: Flow<T>, kind: OwnFrame<T>['k'], by: Seat, held: Seats): void {
  flow.hold(
    (bottom) => isOwnOf<T>(kind, only(by), bottom),
    (bottom) => isOwnOf<T>(kind, held, bottom),
  );
}

/** Lets a stop, a lane that began with such a frame, hold seats that it had let finish what they had begun. */
export function joinStop<T extends Types>(flow: Flow<T>, stop: T['frame']['k'], kind: OwnFrame<T>['k'], seats: Seats): void {
  flow.hold(
    (bottom) => bottom.k === stop,
    (bottom) => isOwnOf<T>(kind, seats, bottom),
  );
}

/**
 * Holds the lanes of some seats, those that began with a frame of this kind, until what `stop` asks is decided. Everybody else goes on,
 * and so does whatever else waits for those seats. A seat whose lane has ended has nothing to be held. For a stop that holds everything
 * there is `flow.stop`.
 */
export function holdSeats<T extends Types>(flow: Flow<T>, kind: OwnFrame<T>['k'], seats: Seats, stop: T['frame']): void {
  flow.stop(stop, (bottom) => isOwnOf<T>(kind, seats, bottom));
}
