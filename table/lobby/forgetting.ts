import type { Seat } from '@hoard/kernel';
import type { KeptSitting } from '../store/store.ts';
import { handedOver } from './handover.ts';
import { NOBODY } from './newTable.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import { withSeat } from './withSeat.ts';
import type { Rooms } from './rooms.ts';

/** What is in the place of the name of somebody who was forgotten. */
const guestAt = (seat: Seat): string => `Guest ${seat + 1}`;

/** Somebody is nobody from now on (P16): the games of others go on, and nothing names who was there. */
export async function forgetPerson(rooms: Rooms, person: string): Promise<void> {
  for (const { id } of await rooms.store.tablesOf(person)) await leaveForEver(rooms, id, person);
  // Also where they got up long ago, or were sent away.
  for (const sitting of await rooms.store.satAt(person)) await unname(rooms, sitting);
  await rooms.store.forget(person);
}

/** A bot has the seat from now on, and somebody else is the host. */
async function leaveForEver(rooms: Rooms, id: string, person: string): Promise<void> {
  const room = await rooms.room(id);
  const seat = room.seatOf(person);
  const isAlone = room.kept.seats.every((one) => one.person === null || one.person === person);
  if (room.kept.phase === 'gathering' && room.kept.host === person && isAlone) return rooms.remove(room);
  if (seat !== null && room.kept.phase === 'playing') await leaveGame(room, seat);
  await room.change((kept) => {
    const over = handedOver(kept, person);
    // Where nobody else is, nobody is host.
    const unhosted = over.host === person ? { ...over, host: NOBODY } : over;
    if (seat === null) return unhosted;
    return withSeat(unhosted, seat, { person: null, link: null, ...(kept.phase === 'gathering' ? { name: null } : { isGone: true }) });
  });
}

/** Where nobody can play on any more, nobody needs to be told. */
async function leaveGame(room: Room, seat: Seat): Promise<void> {
  await room.turnOver(seat, 'gone').catch((error: unknown) => {
    if (!(error instanceof Refused && error.refusal.why === 'other-rules')) throw error;
  });
}

/** The name goes from the table and from all that is written down of its game; that of whoever has the seat by now stays. */
async function unname(rooms: Rooms, { table, seat, name }: KeptSitting): Promise<void> {
  const room = await rooms.room(table);
  await room.change((kept) => {
    const { person, name: now } = kept.seats[seat]!;
    return person === null && now === name ? withSeat(kept, seat, { name: guestAt(seat) }) : kept;
  });
  await rooms.store.unname(table, seat, name, guestAt(seat));
  await rooms.letGo(room);
}
