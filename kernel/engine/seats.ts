import { Problem } from '../problem.ts';
import type { Id } from './id.ts';

/** A place at the table: 0, 1, 2 … A seat is not a hero: it may control several units, or none. */
export type Seat = Id<'seat'>;

/** A set of seats as a bit mask: bit n is seat n. */
export type Seats = number;

/** Who looks on without a seat. */
export const SPECTATOR: Seat = -1;

/** Every seat, however many there are, and whoever looks on. */
export const ALL: Seats = -1;

export const only = (seat: Seat): Seats => 1 << seat;
export const everyone = (count: number): Seats => (1 << count) - 1;
export const holds = (seats: Seats, seat: Seat): boolean => seat >= 0 && ((seats >>> seat) & 1) === 1;
export const withSeat = (seats: Seats, seat: Seat): Seats => seats | (1 << seat);
export const withoutSeat = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstSeat = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0, rest = seats; rest !== 0; seat++, rest >>>= 1) if (rest & 1) list.push(seat);
  return list;
}

/** Whether something from outside names a seat of a table: a bit mask would take 32, 0.5 or '0' for seat 0. */
export const isSeat = (given: unknown, seats: number): given is Seat =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < seats;

/** The one gate for whoever wants to know something: a seat of the table, or the spectator. Everything else is refused. */
export function viewerAt(given: unknown, seats: number): Seat {
  if (given === SPECTATOR) return SPECTATOR;
  if (isSeat(given, seats)) return given;
  const named = typeof given === 'number' ? String(given) : typeof given === 'string' ? JSON.stringify(given).slice(0, 20) : typeof given;
  throw new Problem(`There is no seat ${named}: expected a whole number from 0 to ${seats - 1}, or ${SPECTATOR} for who looks on`);
}
