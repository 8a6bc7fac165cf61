import { titleOf } from '@hoard/games/shelf';
import { Problem, type Seat } from '@hoard/kernel';
import * as v from 'valibot';
import { endTable, inviteTo, sendAway } from '../lobby/hosting.ts';
import { layTable } from '../lobby/laying.ts';
import { NOBODY } from '../lobby/newTable.ts';
import type { Rooms } from '../lobby/rooms.ts';
import { Refused } from '../lobby/refused.ts';
import type { Room } from '../lobby/room.ts';
import type { KeptTable } from '../store/store.ts';
import { seatLink } from '../wire/links.ts';
import { options } from '../wire/parts.ts';

const seatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** What whoever runs a server wants done at its tables. */
export const hostCommand = v.variant('do', [
  v.strictObject({ do: v.literal('list') }),
  /** A table by the beginning of its id, somebody by their name or the number of their seat, counted from 1. */
  v.strictObject({ do: v.literal('kick'), table: v.string(), who: v.string() }),
  v.strictObject({ do: v.literal('end'), table: v.string() }),
  /** A table with a link to each of its seats. */
  v.strictObject({ do: v.literal('lay'), game: v.string(), options: v.pipe(v.record(v.string(), v.unknown()), options), seats: seatCount }),
  /** A link to a seat, counted from 1. */
  v.strictObject({ do: v.literal('invite'), table: v.string(), seat: seatCount }),
]);
export type HostCommand = v.InferInput<typeof hostCommand>;

/** So many tables are listed, the latest first. */
const MOST_LISTED = 200;
/** As many letters of an id as tell it from others. */
const SHORT_ID = 8;
const SHORTEST_ID = 4;

const PHASES: Readonly<Record<KeptTable['phase'], string>> = { gathering: 'waits for people', playing: 'goes on', over: 'over' };

/** Does what whoever runs a server wants, with all tables, whoever their hosts are. Says what came of it, line by line. */
export class Operator {
  readonly #rooms: Rooms;
  readonly #address: () => string;

  /** The address is the one by which others find the server. */
  constructor(rooms: Rooms, address: () => string) {
    this.#rooms = rooms;
    this.#address = address;
  }

  async carryOut(wanted: v.InferOutput<typeof hostCommand>): Promise<readonly string[]> {
    switch (wanted.do) {
      case 'list':
        return this.#list();
      case 'kick':
        return this.#kick(await this.#roomBy(wanted.table), wanted.who);
      case 'end':
        return this.#end(await this.#roomBy(wanted.table));
      case 'lay':
        return this.#lay(wanted.game, wanted.options, wanted.seats);
      case 'invite':
        return this.#invite(await this.#roomBy(wanted.table), wanted.seat - 1);
    }
  }

  async #list(): Promise<string[]> {
    const tables = await this.#rooms.store.latest(MOST_LISTED);
    if (tables.length === 0) return ['There are no tables.'];
    const { tables: all } = await this.#rooms.store.counts();
    const rows = await Promise.all(tables.map(async (kept) => lineOf(await this.#rooms.roomOf(kept))));
    return all > rows.length ? [...rows, `These are the latest ${rows.length} of ${all}.`] : rows;
  }

  async #kick(room: Room, who: string): Promise<string[]> {
    const seat = seatBy(room.kept, who);
    const { name } = room.kept.seats[seat]!;
    await done(sendAway(room, seat));
    return [`${name} no longer sits at ${nameOf(room.kept)}.`];
  }

  async #end(room: Room): Promise<string[]> {
    const { phase } = room.kept;
    if (phase === 'over') throw new Problem(`${nameOf(room.kept)} is over already; expected a table at which somebody plays or waits.`);
    await done(endTable(this.#rooms, room));
    return [`${nameOf(room.kept)} ${phase === 'gathering' ? 'is taken away' : 'is ended without a result'}.`];
  }

  async #lay(game: string, options: KeptTable['options'], count: number): Promise<string[]> {
    const address = this.#address();
    const seats = Array.from({ length: count }, () => ({ is: 'invited' }) as const);
    const { room, links } = await done(layTable(this.#rooms, { game, options, host: NOBODY, seats }));
    return [
      `${nameOf(room.kept)} is laid; whoever sits down first is its host.`,
      ...links.flatMap(({ seat, token }) => [`Seat ${seat + 1}:`, seatLink(address, room.id, seat, token)]),
    ];
  }

  async #invite(room: Room, seat: Seat): Promise<string[]> {
    const address = this.#address();
    const token = await done(inviteTo(room, seat));
    return [`Seat ${seat + 1} of ${nameOf(room.kept)}:`, seatLink(address, room.id, seat, token)];
  }

  async #roomBy(beginning: string): Promise<Room> {
    const tooVague = beginning.length < SHORTEST_ID || !/^[\w-]+$/.test(beginning);
    const found = tooVague ? [] : await this.#rooms.store.tablesLike(beginning);
    if (found.length !== 1)
      throw new Problem(
        `${found.length === 0 ? 'No table begins' : 'Several tables begin'} with '${beginning}'; expected the first letters of an id, at least ${SHORTEST_ID}, as hoard tables lists it.`,
      );
    return this.#rooms.roomOf(found[0]!);
  }
}

const EXPECTED: Partial<Record<Refused['refusal']['why'], string>> = {
  'no-seat': 'a seat of that table',
  'seat-taken': 'a seat where nobody sits',
};

/** A refusal is told to people in the page's words; whoever runs the server gets its code. */
async function done<R>(work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal } = error;
    if (refusal.why === 'bad-options') throw new Problem(refusal.message, { cause: error });
    throw new Problem(`That cannot be done (${refusal.why}); expected ${EXPECTED[refusal.why] ?? 'somebody who sits there'}.`, {
      cause: error,
    });
  }
}

function seatBy({ seats, id }: KeptTable, who: string): Seat {
  const byName = seats.findIndex(({ person, name }) => person !== null && name?.toLowerCase() === who.toLowerCase());
  const seat = byName >= 0 ? byName : /^\d{1,2}$/.test(who) ? Number(who) - 1 : -1;
  if (seats[seat]?.person == null) {
    const people = seats.flatMap(({ person, name }) => (person === null ? [] : [name]));
    throw new Problem(`'${who}' does not sit at ${id.slice(0, SHORT_ID)}; expected ${people.join(', ') || 'somebody, but nobody does'}.`);
  }
  return seat;
}

const nameOf = ({ id, game }: KeptTable): string => `${id.slice(0, SHORT_ID)} (${titleOf(game)})`;

function lineOf(room: Room): string {
  const { kept } = room;
  const seats = kept.seats.map(({ person, name, bot }, seat) => {
    if (person === null) return bot === null ? (name ?? 'free') : `${name} (bot)`;
    return room.isHere(seat) ? `${name} (here)` : name;
  });
  const changed = new Date(kept.changedAt).toISOString().slice(0, 16).replace('T', ' ');
  return `${kept.id.slice(0, SHORT_ID)}  ${changed}  ${titleOf(kept.game)}, ${PHASES[kept.phase]}: ${seats.join(', ')}`;
}
