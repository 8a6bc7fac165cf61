import { ALL, holds, viewerAt, type Seat, type Seats } from './seats.ts';

/** An event and who may hear it; `others` is what everybody else hears, if anything. */
export interface Announcement<E> {
  readonly to: Seats;
  readonly event: E;
  readonly others: E | null;
}

/** What a viewer hears of what was told at a table of so many seats. */
export function heardBy<E>(told: readonly Announcement<E>[], viewer: Seat, seats: number): E[] {
  const seat = viewerAt(viewer, seats);
  const heard: E[] = [];
  for (const { to, event, others } of told) {
    const said = to === ALL || holds(to, seat) ? event : others;
    if (said !== null) heard.push(said);
  }
  return heard;
}
