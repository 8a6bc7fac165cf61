import { ALL, holds, viewerAt, type Seat, type Seats } from './seats.ts';

/** An event and who may hear it; `others` is what everybody else hears, if anything. */
export interface Announcement<E> {
  readonly to: Seats;
  readonly event: E;
  readonly others: E | null;
}

/** What a viewer of the table hears of an announcement; null where that is nothing. */
export const saidTo = <E>({ to, event, others }: Announcement<E>, viewer: Seat): E | null =>
  to === ALL || holds(to, viewer) ? event : others;

/** What a viewer hears of what was told at a table of so many seats. */
export function heardBy<E>(told: readonly Announcement<E>[], viewer: Seat, seats: number): E[] {
  const seat = viewerAt(viewer, seats);
  const heard: E[] = [];
  for (const one of told) {
    const said = saidTo(one, seat);
    if (said !== null) heard.push(said);
  }
  return heard;
}
