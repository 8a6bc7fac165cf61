import { PERSON, SPECTATOR, absencesIn, commitmentTo, holds, type Seat, type Wishes } from '@hoard/kernel';
import { titleOf } from '@hoard/games/shelf';
import type { TableDriver } from '../live/driver.ts';
import type { Table } from '../live/liveTable.ts';
import type { Occasion } from '../notify/notice.ts';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import type { Said } from '../wire/messages.ts';
import type { SeatShown, TableShown } from '../wire/parts.ts';
import { Calling } from './calling.ts';
import { Chat } from './chat.ts';
import { Consent } from './consent.ts';
import { Refused } from './refused.ts';
import type { Rooms } from './rooms.ts';

/** Somebody who is connected to a table. */
export interface Guest {
  /** Null for who has no key. */
  readonly person: string | null;
  /** The hash of the key by which they came. */
  readonly key: string | null;
  /** Whether anybody looks at their screen. */
  readonly isLooking: boolean;
  onTable(shown: TableShown): void;
  /** The game begins, or was opened anew. */
  onPlay(play: Play): void;
  onSaid(said: Said): void;
  /** Clocks or wishes have changed while nothing happened. */
  onAside(): void;
  dismiss(why: 'removed' | 'revoked' | 'failed'): void;
}

/** A game that is played at a table, and who drives it. */
export interface Play {
  readonly table: Table;
  readonly driver: TableDriver;
}

/** The bot that plays for who is away, or has left. */
const STAND_IN = 'search:1';

/** A table in memory: as it is kept, who is connected to it, and the game that is played there. */
export class Room {
  readonly chat: Chat;
  readonly consent: Consent;
  readonly #rooms: Rooms;
  readonly #guests = new Set<Guest>();
  /** By seat: when who sits there will be taken to be away. */
  readonly #absences = new Map<Seat, ReturnType<typeof setTimeout>>();
  /** The seats where a bot sits in because the connection was lost: who comes back has the seat at once. */
  readonly #lost = new Set<Seat>();
  readonly #calling: Calling;
  #kept: KeptTable;
  #last: Promise<unknown> = Promise.resolve();
  #play: Promise<Play> | null = null;
  #table: Table | null = null;
  #driver: TableDriver | null = null;

  constructor(rooms: Rooms, kept: KeptTable) {
    this.#rooms = rooms;
    this.#kept = kept;
    this.consent = new Consent(this);
    this.chat = new Chat({
      table: kept.id,
      store: rooms.store,
      tell: (said) => {
        for (const guest of this.#guests) guest.onSaid(said(this.isHost(guest)));
      },
    });
    this.#calling = new Calling({
      after: rooms.timing.callAfter,
      isLooking: (seat) => this.isLooking(seat),
      call: (seat) => this.#callOnce(seat, this.#driver?.askedAs(seat) ?? 'turn'),
    });
  }

  get kept(): KeptTable {
    return this.#kept;
  }

  get id(): string {
    return this.#kept.id;
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    return this.#guests.size === 0 && !this.#calling.isBusy && (this.#driver?.isIdle ?? true);
  }

  /** What everybody may see of it. */
  shown(): TableShown {
    const { seats, vote, newRules, secret, ...kept } = this.#kept;
    const needed = this.people();
    return {
      id: kept.id,
      game: kept.game,
      phase: kept.phase,
      options: kept.options,
      pace: kept.pace,
      windowSeconds: kept.windowSeconds,
      isListed: kept.isListed,
      hasSpectators: kept.hasSpectators,
      chat: kept.chat,
      hasHints: kept.hasHints,
      next: kept.next,
      madeAt: kept.madeAt,
      changedAt: kept.changedAt,
      seats: seats.map((seat, place) => this.#seatShown(seat, place)),
      vote: vote === null ? null : { pace: vote.pace, for: [...vote.for], needed: needed.filter((seat) => !vote.for.includes(seat)) },
      spectators: [...this.#guests].filter((guest) => this.viewerOf(guest) === SPECTATOR).length,
      commitment: commitmentTo(secret),
      contributions: seats.flatMap(({ contribution }) => contribution ?? []),
      ...(newRules !== undefined && { newRules }),
    };
  }

  seatOf(person: string | null): Seat | null {
    const seat = person === null ? -1 : this.#kept.seats.findIndex((one) => one.person === person);
    return seat < 0 ? null : seat;
  }

  /** The seat from which somebody sees the table. */
  viewerOf({ person }: Pick<Guest, 'person'>): Seat {
    return this.seatOf(person) ?? SPECTATOR;
  }

  isHost({ person }: Pick<Guest, 'person'>): boolean {
    return person !== null && person === this.#kept.host;
  }

  isHere(seat: Seat): boolean {
    return [...this.#guests].some((guest) => this.viewerOf(guest) === seat);
  }

  /** Whether somebody looks at the table from a seat. */
  isLooking(seat: Seat): boolean {
    return [...this.#guests].some((guest) => guest.isLooking && this.viewerOf(guest) === seat);
  }

  /** Somebody has begun to look, or looks away. */
  lookAround(): void {
    this.#driver?.look();
  }

  /** The seats where people sit. */
  people(): Seat[] {
    return this.#kept.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  }

  /** Changes what is kept of the table, one change after the other, and tells everybody when it has come to last. */
  change(edit: (kept: KeptTable) => KeptTable): Promise<KeptTable> {
    const turn = this.#last.then(() => this.#edit(edit));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #edit(edit: (kept: KeptTable) => KeptTable): Promise<KeptTable> {
    const { store } = this.#rooms;
    for (;;) {
      const edited = edit(this.#kept);
      if (edited === this.#kept) return edited;
      const next: KeptTable = { ...edited, revision: this.#kept.revision + 1, changedAt: Date.now() };
      const written = await store.keepTable(next);
      // Where another process was first, the change is made to what there is now.
      const now = written === 'kept' ? next : await store.table(this.id);
      if (now === null) throw new Refused('no-table');
      this.#kept = now;
      if (now !== next) continue;
      this.tell();
      this.#driver?.look();
      return next;
    }
  }

  tell(): void {
    const shown = this.shown();
    for (const guest of this.#guests) guest.onTable(shown);
  }

  /** Somebody has connected. They are told of everything from here on, until they leave. */
  async enter(guest: Guest): Promise<() => void> {
    this.#guests.add(guest);
    this.tell();
    await this.#welcomeBack(this.viewerOf(guest));
    if (guest.person !== null) await this.#rooms.store.noteCame(guest.person, this.id);
    this.#driver?.look();
    return () => this.#leave(guest);
  }

  /** The game at this table, from memory or from the store; null before it has begun. */
  async play(): Promise<Play | null> {
    if (this.#kept.phase === 'gathering') return null;
    const play = await (this.#play ??= this.#open()).catch((error: unknown) => {
      this.#play = null;
      throw error;
    });
    if (!play.table.isClosed) return play;
    this.#play = null;
    this.#driver = null;
    return this.play();
  }

  /** Begins the game: nobody sits down or gets up any more. */
  async begin(): Promise<void> {
    await this.change((kept) => (kept.phase === 'gathering' ? { ...kept, phase: 'playing', isListed: false } : kept));
    const play = (await this.play())!;
    for (const guest of this.#guests) guest.onPlay(play);
    this.callAbsent('begun');
  }

  /** What happens to a seat. A refusal says why. */
  async turnOver(seat: Seat, now: 'away' | 'back' | 'gone', name?: string): ReturnType<Table['enter']> {
    const play = await this.playing();
    this.#lost.delete(seat);
    const refusal = await play.table.enter(
      now === 'back' ? { seat, now, ...(name !== undefined && { name }) } : { seat, now, player: STAND_IN },
    );
    if (refusal !== null) return refusal;
    if (now === 'gone') {
      await this.change((kept) => withSeat(kept, seat, { person: null, link: null }));
      if (this.people().length === 0) await this.abandon();
    }
    this.tell();
    return null;
  }

  /** Ends a game that nobody plays on. */
  async abandon(): Promise<void> {
    const play = await this.playing().catch((error: unknown) => {
      if (error instanceof Refused && error.refusal.why === 'other-rules') return null;
      throw error;
    });
    // A game that nobody can play any more ends as it stands.
    if (play === null) return this.#over();
    const { table } = play;
    for (const [seat, { player }] of table.seated.entries())
      if (player === PERSON) await table.enter({ seat, now: 'gone', player: STAND_IN });
    if (!table.isOver) await table.enter({ now: 'abandoned' });
  }

  /** Whether somebody is asked something. */
  async isAsked(seat: Seat): Promise<boolean> {
    const play = this.#kept.phase === 'playing' ? await this.play() : null;
    return play !== null && holds(play.table.asked(), seat);
  }

  /** Something has changed that is told with the news of the game. */
  tellAside(): void {
    for (const guest of this.#guests) guest.onAside();
  }

  async wish(seat: Seat, wishes: Wishes): Promise<void> {
    await this.change((kept) => withSeat(kept, seat, { wishes }));
    for (const guest of this.#guests) if (this.viewerOf(guest) === seat) guest.onAside();
  }

  /** Somebody no longer has the seat: their connections end. */
  dismiss(person: string): void {
    for (const guest of this.#guests) if (guest.person === person) guest.dismiss('removed');
  }

  /** Somebody's other devices are no longer theirs. */
  revoke(person: string, but: string | null): void {
    for (const guest of this.#guests) if (guest.person === person && guest.key !== but) guest.dismiss('revoked');
  }

  /** Calls whoever would be called soon, and from now on nobody: the server stops. */
  endCalling(): void {
    this.#calling.close();
  }

  /** The table is gone, or is put away. */
  close(why: 'removed' | 'failed'): void {
    for (const timeout of this.#absences.values()) clearTimeout(timeout);
    this.endCalling();
    this.#driver?.close();
    for (const guest of this.#guests) guest.dismiss(why);
  }

  #seatShown({ person, name, bot, isOpen, contribution }: KeptSeat, seat: Seat): SeatShown {
    const is = person !== null ? 'person' : bot !== null ? 'bot' : isOpen ? 'open' : 'invited';
    return {
      is,
      name,
      player: this.#playerAt(seat) ?? bot,
      isHere: this.isHere(seat),
      isHost: person !== null && person === this.#kept.host,
      hasContributed: contribution !== null,
    };
  }

  /** The bot that plays at a seat now; null for a person, or where the game is not in memory. */
  #playerAt(seat: Seat): string | null {
    const player = this.#table?.seated[seat]?.player;
    return player === undefined || player === PERSON ? null : player;
  }

  /** The game at this table, which must have begun. */
  async playing(): Promise<Play> {
    const play = await this.play();
    if (play === null) throw new Refused('not-begun');
    return play;
  }

  async #open(): Promise<Play> {
    const table = await this.#rooms.openGame(this.#kept);
    const { timing, bots, log } = this.#rooms;
    const driver = table.drive({
      timing,
      pace: () => this.#kept.pace,
      windowSeconds: () => this.#kept.windowSeconds,
      wishesOf: (seat) => this.#kept.seats[seat]!.wishes,
      isAnybodyHere: () => [...this.#guests].some((guest) => this.viewerOf(guest) !== SPECTATOR),
      think: (game, bot, asked) => bots.think(game, bot, asked),
      onAwaited: (seats) => this.#calling.look(seats),
      onWishes: (seat, wishes) =>
        void this.wish(seat, wishes).catch((error: unknown) => log.error({ error: String(error) }, 'wishes were not kept')),
      ballot: () => this.#kept.ballot,
      onBallot: async (edit) => {
        await this.change((kept) => ({ ...kept, ballot: edit(kept.ballot) }));
        this.tellAside();
      },
      onClocks: () => this.tellAside(),
      onOver: () => this.#over(),
      onFault: (error) => log.error({ table: this.id.slice(0, 6), error: String(error) }, 'a table could not go on'),
    });
    this.#table = table;
    this.#driver = driver;
    return { table, driver };
  }

  #over(): void {
    if (this.#kept.phase !== 'playing') return;
    void this.change((kept) => ({ ...kept, phase: 'over', vote: null, rewind: null, ballot: null })).catch(() => {});
    this.callAbsent('over');
  }

  /** Calls all who do not look. */
  callAbsent(occasion: Occasion): void {
    for (const seat of this.people()) if (!this.isLooking(seat)) this.#callOnce(seat, occasion);
  }

  /** Calls who sits at a seat to the table, unless they were lately and have not come. */
  #callOnce(seat: Seat, occasion: Occasion): void {
    const { person } = this.#kept.seats[seat]!;
    if (person === null) return;
    const { notifier, log } = this.#rooms;
    const notice = { occasion, game: titleOf(this.#kept.game), table: this.id };
    void notifier.callOnce(person, notice).catch((error: unknown) => log.error({ error: String(error) }, 'nobody could be called'));
  }

  /** Who was taken to be away because the connection was lost has their seat again. */
  async #welcomeBack(seat: Seat): Promise<void> {
    clearTimeout(this.#absences.get(seat));
    this.#absences.delete(seat);
    if (!this.#lost.has(seat)) return;
    await this.turnOver(seat, 'back').catch(() => {});
  }

  #leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    this.tell();
    this.#driver?.look();
    const seat = this.viewerOf(guest);
    const wait = this.#rooms.timing.absence(this.#kept.pace);
    if (seat === SPECTATOR || this.isHere(seat) || this.#kept.phase !== 'playing' || wait === null) return;
    this.#absences.set(
      seat,
      setTimeout(() => void this.#missed(seat).catch(() => {}), wait),
    );
  }

  /** Somebody has lost the connection for long: a bot sits in, if anybody plays on. */
  async #missed(seat: Seat): Promise<void> {
    this.#absences.delete(seat);
    const isAnybodyHere = this.people().some((person) => this.isHere(person));
    if (this.isHere(seat) || !isAnybodyHere || this.#kept.phase !== 'playing') return;
    if ((await this.turnOver(seat, 'away')) === null) this.#lost.add(seat);
  }

  /** Whether who sat at a seat is away or gone: somebody else may take over. */
  async isVacant(seat: Seat): Promise<boolean> {
    const { table } = await this.playing();
    return absencesIn(table.record().journal, table.seated.length)[seat] === 'away';
  }
}

/** A table with something changed about a seat. */
export const withSeat = (kept: KeptTable, seat: Seat, changed: Partial<KeptSeat>): KeptTable => ({
  ...kept,
  seats: kept.seats.map((one, place) => (place === seat ? { ...one, ...changed } : one)),
});
