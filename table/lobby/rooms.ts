import { Match, Problem, type Game, type Types } from '@hoard/kernel';
import type { Logger } from 'pino';
import type { Table } from '../live/liveTable.ts';
import { Tables, type Shelf } from '../live/tables.ts';
import type { BotThreads } from '../live/botThreads.ts';
import type { Timing } from '../live/timing.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { Beginning, KeptTable, Store } from '../store/store.ts';
import { Refused } from './refused.ts';
import { Room } from './room.ts';

/** What the rooms share. */
interface RoomsParts {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly bots: Pick<BotThreads, 'think'>;
  readonly timing: Timing;
  readonly notifier: Pick<Notifier, 'callOnce'>;
  readonly log: Logger;
}

/** All tables of a server. A room is in memory as long as somebody is in it, or something happens there. */
export class Rooms {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly bots: Pick<BotThreads, 'think'>;
  readonly timing: Timing;
  readonly notifier: RoomsParts['notifier'];
  readonly log: Logger;
  readonly #tables: Tables;
  readonly #opened = new Map<string, Promise<Room | null>>();

  constructor({ store, shelf, bots, timing, notifier, log }: RoomsParts) {
    this.store = store;
    this.shelf = shelf;
    this.bots = bots;
    this.timing = timing;
    this.notifier = notifier;
    this.log = log;
    this.#tables = new Tables(store, shelf, (...about) => this.#goOnByOtherRules(...about));
  }

  /** How many games are in memory. */
  get games(): number {
    return this.#tables.size;
  }

  get size(): number {
    return this.#opened.size;
  }

  /** The room of a table. */
  async room(id: string): Promise<Room> {
    const opening = this.#opened.get(id) ?? this.#load(id);
    this.#opened.set(id, opening);
    const room = await opening.catch((error: unknown) => {
      this.#opened.delete(id);
      throw error;
    });
    if (room !== null) return room;
    this.#opened.delete(id);
    throw new Refused('no-table');
  }

  /** A room for what is kept already. */
  roomOf(kept: KeptTable): Promise<Room> {
    const known = this.#opened.get(kept.id);
    if (known === undefined) this.#opened.set(kept.id, Promise.resolve(new Room(this, kept)));
    return this.room(kept.id);
  }

  /** A table in a room that closes again with the next rest; a new one is kept first. */
  async make(kept: KeptTable): Promise<Room> {
    await this.store.keepTable(kept);
    return this.roomOf(kept);
  }

  /** The game of a table that has begun. Where a crash came between, it begins now. */
  async openGame(kept: KeptTable): Promise<Table> {
    const before = await this.#tables.open(kept.id).catch((error: unknown) => {
      throw error instanceof Problem && error.fault === 'otherRules' ? otherRules(error) : error;
    });
    if (before !== null) return before;
    await this.store.begin(kept.id, await this.shelf(kept.game, (game) => beginningOf(game, kept)));
    return (await this.#tables.open(kept.id))!;
  }

  /** Takes a table away with everything that belongs to it. */
  async remove(room: Room): Promise<void> {
    await this.store.removeTable(room.id);
    this.#opened.delete(room.id);
    room.close('removed');
    await this.#tables.putAway(room.id);
  }

  /** Lets go of a table whose past was changed in the store: whoever is there comes back by themselves, and it is read anew. */
  async letGo(room: Room): Promise<void> {
    this.#opened.delete(room.id);
    room.close('failed');
    await this.#tables.putAway(room.id);
  }

  /** Keys of somebody are no longer valid, but for one: who came by them is sent away. */
  revoke(person: string, but: string | null): void {
    for (const opening of this.#opened.values()) void opening.then((room) => room?.revoke(person, but));
  }

  /** Puts away what nobody is in. */
  async rest(): Promise<void> {
    for (const id of this.#opened.keys()) await this.putAway(id);
  }

  /** Puts a table away, if nobody is in its room. */
  async putAway(id: string): Promise<void> {
    const opening = this.#opened.get(id);
    const room = await opening?.catch(() => null);
    if (opening === undefined || room?.isIdle === false) return;
    // Who came meanwhile may have opened it anew.
    if (this.#opened.get(id) !== opening) return;
    this.#opened.delete(id);
    room?.close('failed');
    await this.#tables.putAway(id);
  }

  /** Calls whoever would be called soon. Before anybody's connection ends: who loses it because the server stops comes back by themselves. */
  async endCalling(): Promise<void> {
    for (const opening of this.#opened.values()) (await opening.catch(() => null))?.endCalling();
  }

  async close(): Promise<void> {
    for (const opening of this.#opened.values()) (await opening.catch(() => null))?.close('failed');
    await this.#tables.close();
  }

  /** Everybody at the table is told from now on. A game that is over stays as it was played. */
  async #goOnByOtherRules(id: string, its: number, ours: number): Promise<void> {
    const room = await this.room(id);
    if (room.kept.phase === 'over') throw new Refused({ why: 'other-rules', its, ours });
    await room.change((kept) => ({ ...kept, newRules: (kept.newRules ?? 0) + 1 }));
    this.log.warn({ table: id.slice(0, 6) }, 'a game goes on by other rules than it began with');
  }

  async #load(id: string): Promise<Room | null> {
    const kept = await this.store.table(id);
    return kept === null ? null : new Room(this, kept);
  }
}

/** A game of people who have sat down, with what their devices have added to the dice. */
function beginningOf<T extends Types>(game: Game<T>, { seats, options, secret }: KeptTable): Beginning {
  const seated = seats.map(({ name, bot }) => ({ name: name!, player: bot ?? 'person' }));
  const contributions = seats.flatMap(({ contribution }) => contribution ?? []);
  const match = new Match(game, { options: game.readOptions(options, seats.length), seats: seats.length, seated, secret, contributions });
  const { journal: _, outcome: __, ...beginning } = match.record();
  return beginning;
}

const otherRules = ({ args: { its = 0, ours = 0 } }: Problem): Refused =>
  new Refused({ why: 'other-rules', its: Number(its), ours: Number(ours) });
