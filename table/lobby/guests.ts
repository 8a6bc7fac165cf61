import { NO_WISHES, type Seat } from '@hoard/kernel';
import type { KeptTable } from '../store/store.ts';
import type { KnownPerson, Handlers } from './handlers.ts';
import type { Rooms } from './rooms.ts';
import { exportOf } from './exporting.ts';
import { onceMore } from './newTable.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import { withSeat } from './withSeat.ts';
import { NOBODY } from './newTable.ts';
import { hashOf } from './tickets.ts';

type GuestCalls = 'tables/look' | 'tables/lobby' | 'tables/mine' | 'tables/sit' | 'tables/again' | 'tables/rise' | 'tables/export';

/** So many tables are listed. */
const MOST_LISTED = 50;
/** Of so many it is found out whether one is asked there: each may have to be read from the disk. */
const MOST_LOOKED_AT = 10;

/** A table, and what somebody is there. */
const standing = (room: Room, by: KnownPerson | null) => ({
  table: room.shown(),
  seat: room.seatOf(by?.person.id ?? null),
  isHost: by !== null && room.kept.host === by.person.id,
});

/** Where a link leads now: whoever laid the table may have swapped seats since it was sent. Null where there is none, or no longer. */
function linkedSeat({ seats }: KeptTable, token: string | null): Seat | null {
  const link = token === null ? null : hashOf(token);
  const seat = link === null ? -1 : seats.findIndex((one) => one.link === link);
  return seat < 0 ? null : seat;
}

/** What everybody may do: look, sit down, get up. */
export function guestCalls(rooms: Rooms, hasLobby: () => boolean): Handlers<GuestCalls> {
  return {
    async 'tables/look'({ table, token = null }, by) {
      const room = await rooms.room(table);
      return { ...standing(room, by), linked: linkedSeat(room.kept, token) };
    },

    async 'tables/lobby'() {
      if (!hasLobby()) throw new Refused('no-lobby');
      const listed = await rooms.store.listed(MOST_LISTED);
      // Where nobody may sit down without a link there is nothing to find.
      const open = listed.filter(({ seats }) => seats.some(({ isOpen, person }) => isOpen && person === null));
      return { tables: (await Promise.all(open.map((kept) => rooms.roomOf(kept)))).map((room) => room.shown()) };
    },

    async 'tables/mine'(_, by) {
      const mine = await Promise.all((await rooms.store.tablesOf(by.person.id)).slice(0, MOST_LISTED).map((kept) => rooms.roomOf(kept)));
      const playing = new Set(mine.filter(({ kept }) => kept.phase === 'playing').slice(0, MOST_LOOKED_AT));
      const tables = [];
      for (const room of mine) {
        const about = standing(room, by);
        const isAsked = about.seat !== null && playing.has(room) && (await room.isAsked(about.seat).catch(() => false));
        tables.push({ ...about, isAsked });
      }
      return { tables };
    },

    async 'tables/sit'({ table, seat: wish, token, contribution }, { person }) {
      const room = await rooms.room(table);
      if (room.seatOf(person.id) === wish) return { table: room.shown(), seat: wish };
      if (room.seatOf(person.id) !== null) throw new Refused('already-seated');
      const isTakeover = room.kept.phase !== 'gathering';
      let seat = linkedSeat(room.kept, token) ?? wish;
      if (isTakeover && !(await room.isVacant(seat).catch(() => false))) throw new Refused('begun');
      await room.change((kept) => {
        const linked = linkedSeat(kept, token);
        seat = linked ?? wish;
        const wanted = kept.seats[seat];
        if (wanted === undefined || wanted.bot !== null) throw new Refused('no-seat');
        const hasLink = linked !== null;
        const isKept = wanted.keptFor === person.id;
        if (!hasLink && !isKept && (isTakeover || (wanted.person === null && !wanted.isOpen))) throw new Refused('dead-link');
        if (wanted.person !== null && !isTakeover) throw new Refused('seat-taken');
        const isTaken = kept.seats.some(({ name }, other) => other !== seat && name?.toLowerCase() === person.name.toLowerCase());
        if (isTaken) throw new Refused('name-taken');
        // A link is spent when somebody has sat down by it, and nobody takes over what another has said once and for all. What counts for the dice was given before the game began.
        return withSeat(kept.host === NOBODY ? { ...kept, host: person.id } : kept, seat, {
          person: person.id,
          name: person.name,
          link: null,
          keptFor: null,
          wishes: NO_WISHES,
          isMuted: false,
          ...(!isTakeover && { contribution }),
        });
      });
      if (isTakeover) await room.turnOver(seat, 'back', person.name);
      return { table: room.shown(), seat };
    },

    async 'tables/again'({ table }, { person }) {
      const room = await rooms.room(table);
      if (room.kept.phase !== 'over') throw new Refused('begun');
      if (room.seatOf(person.id) === null) throw new Refused('not-seated');
      const known = room.kept.next;
      const before = known === null ? null : await rooms.room(known).catch(() => null);
      const next = before ?? (await rooms.make(onceMore(room.kept, person.id)));
      const kept = await room.change((now) => (now.next === known ? { ...now, next: next.id } : now));
      // Of two who ask at the same time one was first.
      const laid = kept.next === next.id ? next : await rooms.room(kept.next!);
      const seat = laid.kept.seats.findIndex((one) => one.keptFor === person.id || one.person === person.id);
      return { table: laid.shown(), seat: seat < 0 ? null : seat };
    },

    async 'tables/rise'({ table }, { person }) {
      const room = await rooms.room(table);
      const seat = room.seatOf(person.id);
      if (seat === null) throw new Refused('not-seated');
      await room.change((kept) => {
        if (kept.phase !== 'gathering') throw new Refused('begun');
        return withSeat(kept, seat, { person: null, name: null, contribution: null, isOpen: true });
      });
      return { table: room.shown() };
    },

    async 'tables/export'({ table }, by) {
      const room = await rooms.room(table);
      const seat = room.seatOf(by?.person.id ?? null);
      if (seat === null && room.kept.phase === 'playing' && !room.kept.hasSpectators) throw new Refused('no-spectators');
      const play = await room.play();
      if (play === null) throw new Refused('not-begun');
      return exportOf(play.table, seat ?? -1);
    },
  };
}
