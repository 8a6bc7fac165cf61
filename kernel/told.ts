import { holds, type Seat, type Seats } from './seats.ts';

/** An event and who may hear it; `others` is what everybody else hears. */
export interface Told<E> {
  readonly to: Seats | 'all';
  readonly event: E;
  readonly others: E | null;
}

/** What a seat hears of an event. */
export function heardBy<E>(told: Told<E>, seat: Seat): E {
  return told.to === 'all' || holds(told.to, seat) ? told.event : told.others!;
}
