import { listSeats, questionRowOf, type Game, type Passage, type Seat, type Types, type ViewOf } from '@hoard/kernel';

/** Whether somebody waits for an answer in a lane. */
export const isAwaited = <T extends Types>(game: Game<T>, view: ViewOf<T>, lane: number): boolean =>
  !questionRowOf(game, { view, lane }).isAside;

/** The seats that somebody waits for after something happened, as far as its viewer may know. */
export function awaitedAfter<T extends Types>(game: Game<T>, { what, after }: Passage<T>): readonly Seat[] {
  if (what === 'abandoned') return [];
  return listSeats(after.lanes.reduce((seats, lane) => (isAwaited(game, after, lane.id) ? seats | lane.asked : seats), 0));
}
