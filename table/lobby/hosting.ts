import { NO_WISHES, type Seat } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';
import type { KeptSeat, KeptTable, Person } from '../store/store.ts';
import type { Handlers } from './handlers.ts';
import type { Rooms } from './rooms.ts';
import { handedOver } from './handover.ts';
import { Refused } from './refused.ts';
import { checkBot, layTable } from './laying.ts';
import { EMPTY } from './newTable.ts';
import type { Room } from './room.ts';
import { withSeat } from './withSeat.ts';
import { freshToken, hashOf } from './tickets.ts';

type HostCalls =
  | 'tables/new'
  | 'tables/change'
  | 'tables/invite'
  | 'tables/open'
  | 'tables/swap'
  | 'tables/bot'
  | 'tables/fill'
  | 'tables/begin'
  | 'tables/kick'
  | 'tables/unsay'
  | 'tables/mute'
  | 'tables/end';

/** So many tables one may have that are not over. */
const MOST_TABLES = 50;

/** What the host of a table does. */
export function hostCalls(rooms: Rooms): Handlers<HostCalls> {
  /** The room of a table, for its host. */
  async function hosted(id: string, { id: person }: Person): Promise<Room> {
    const room = await rooms.room(id);
    if (room.kept.host !== person) throw new Refused('not-host');
    return room;
  }

  /** Changes a table before the game. */
  async function arrange(id: string, person: Person, edit: (kept: KeptTable) => KeptTable): Promise<Room> {
    const room = await hosted(id, person);
    await room.change((kept) => {
      if (kept.phase !== 'gathering') throw new Refused('begun');
      return edit(kept);
    });
    return room;
  }

  return {
    async 'tables/new'({ game, options, seats, ...settings }, { person }) {
      const mine = await rooms.store.tablesOf(person.id);
      if (mine.filter(({ phase, host }) => phase !== 'over' && host === person.id).length >= MOST_TABLES) throw new Refused('too-many');
      const { room, links } = await layTable(rooms, { game, options, host: person.id, seats, ...settings });
      return { table: room.shown(), links };
    },

    async 'tables/change'({ table, ...settings }, { person }) {
      const room = await hosted(table, person);
      await room.change((kept) => {
        // What all have agreed to is changed by all.
        const isAgreed = kept.phase !== 'gathering' && room.people().length > 1;
        if (isAgreed && (settings.pace ?? kept.pace) !== kept.pace) throw new Refused('begun');
        return { ...kept, ...settings };
      });
      room.dismissLookers();
      return { table: room.shown() };
    },

    async 'tables/invite'({ table, seat }, { person }) {
      const room = await hosted(table, person);
      const token = await inviteTo(room, seat);
      return { table: room.shown(), link: { seat, token } };
    },

    async 'tables/open'({ table, seat }, { person }) {
      const room = await arrange(table, person, (kept) => {
        if (seatIn(kept, seat).person !== null) throw new Refused('seat-taken');
        return withSeat(kept, seat, { ...EMPTY, isOpen: true });
      });
      return { table: room.shown() };
    },

    async 'tables/swap'({ table, one, other }, { person }) {
      const room = await arrange(table, person, (kept) => {
        const [first, second] = [seatIn(kept, one), seatIn(kept, other)];
        return withSeat(withSeat(kept, one, second), other, first);
      });
      return { table: room.shown() };
    },

    async 'tables/bot'({ table, seat, player }, { person }) {
      checkBot(player);
      const room = await rooms.room(table);
      if (room.kept.phase === 'playing') {
        if (!mayHaveSatIn(room, person)) throw new Refused('not-host');
        // For somebody who is not here: they have the seat back when they return.
        if (seatIn(room.kept, seat).person === null || room.isHere(seat)) throw new Refused('seat-taken');
        const refusal = await room.absences.sitIn(seat);
        if (refusal !== null) throw new Refused('no-seat');
        return { table: room.shown() };
      }
      await arrange(table, person, (kept) => {
        if (seatIn(kept, seat).person !== null) throw new Refused('seat-taken');
        return withBot(kept, seat, player);
      });
      return { table: room.shown() };
    },

    async 'tables/fill'({ table, player }, { person }) {
      checkBot(player);
      const room = await arrange(table, person, (kept) =>
        kept.seats.reduce(
          (filled, { person: sits, bot }, seat) => (sits === null && bot === null ? withBot(filled, seat, player) : filled),
          kept,
        ),
      );
      return { table: room.shown() };
    },

    async 'tables/begin'({ table }, { person }) {
      const room = await arrange(table, person, (kept) => {
        if (kept.seats.some(({ name }) => name === null)) throw new Refused('not-full');
        return kept;
      });
      await room.begin();
      return { table: room.shown() };
    },

    async 'tables/kick'({ table, seat }, { person }) {
      const room = await hosted(table, person);
      const sits = seatIn(room.kept, seat).person;
      if (sits === null || sits === person.id) throw new Refused('no-seat');
      await sendAway(room, seat);
      return { table: room.shown() };
    },

    async 'tables/unsay'({ table, said }, { person }) {
      const room = await hosted(table, person);
      await rooms.store.unsay(room.id, said);
      room.chat.tellGone(said);
      return {};
    },

    async 'tables/mute'({ table, seat, isMuted }, { person }) {
      const room = await hosted(table, person);
      await room.change((kept) => (seatIn(kept, seat), withSeat(kept, seat, { isMuted })));
      return {};
    },

    async 'tables/end'({ table }, { person }) {
      await endTable(rooms, await hosted(table, person));
      return {};
    },
  };
}

/** Who may have a bot sit in for somebody: the host; while the host is not here, whoever sits at the table. Else all would wait for the host. */
function mayHaveSatIn(room: Room, { id: person }: Person): boolean {
  const { host } = room.kept;
  const hosts = room.seatOf(host);
  return person === host || (room.seatOf(person) !== null && (hosts === null || !room.isHere(hosts)));
}

/** Sends somebody away from their seat; a bot plays on there. Where they were the host, another of the people is. */
export async function sendAway(room: Room, seat: Seat): Promise<void> {
  const { person } = seatIn(room.kept, seat);
  if (person === null) throw new Refused('no-seat');
  room.dismiss(person);
  if (room.kept.phase === 'playing') await room.turnOver(seat, 'away');
  await room.change((kept) =>
    withSeat(handedOver(kept, person), seat, {
      person: null,
      link: null,
      wishes: NO_WISHES,
      ...(kept.phase === 'gathering' && { name: null, contribution: null }),
    }),
  );
}

/** Keeps a seat for whoever has a link with the token that is given; one that was given before is void. */
export async function inviteTo(room: Room, seat: Seat): Promise<string> {
  const token = freshToken();
  const isVacant = room.kept.phase === 'gathering' || (await room.isVacant(seat));
  await room.change((kept) => {
    const wanted = seatIn(kept, seat);
    if (!isVacant || (kept.phase === 'gathering' && wanted.person !== null)) throw new Refused('seat-taken');
    if (kept.phase !== 'gathering') return withSeat(kept, seat, { link: hashOf(token) });
    return withSeat(kept, seat, { ...EMPTY, link: hashOf(token) });
  });
  return token;
}

/** Ends the game without a result, or throws away a table that has not begun. */
export async function endTable(rooms: Rooms, room: Room): Promise<void> {
  if (room.kept.phase === 'gathering') await rooms.remove(room);
  else if (room.kept.phase === 'playing') await room.abandon();
}

function seatIn(kept: KeptTable, seat: Seat): KeptSeat {
  const found = kept.seats[seat];
  if (found === undefined) throw new Refused('no-seat');
  return found;
}

/** A bot with a name that nobody else has. */
function withBot(kept: KeptTable, seat: Seat, bot: string): KeptTable {
  const names = new Set(kept.seats.map(({ name }) => name?.toLowerCase()));
  const name = [BOT_NAMES[seat], ...BOT_NAMES].find((one) => one !== undefined && !names.has(one.toLowerCase())) ?? `Bot ${seat + 1}`;
  return withSeat(kept, seat, { ...EMPTY, bot, name });
}
