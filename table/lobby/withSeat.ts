import type { Seat } from '@hoard/kernel';
import type { KeptSeat, KeptTable } from '../store/store.ts';

/** A table with something changed about a seat. */
export const withSeat = (kept: KeptTable, seat: Seat, changed: Partial<KeptSeat>): KeptTable => ({
  ...kept,
  seats: kept.seats.map((one, place) => (place === seat ? { ...one, ...changed } : one)),
});
