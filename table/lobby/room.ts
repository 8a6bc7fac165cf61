import { PERSON, SPECTATOR, absencesIn, commitmentTo, holds, type Seat, type Wishes } from '@hoard/kernel';
import { titleOf } from '@hoard/games/shelf';
import type { TableDriver } from '../live/driver.ts';
import type { Table } from '../live/liveTable.ts';
import type { Occasion } from '../notify/notice.ts';
import type { KeptTable } from '../store/store.ts';
import type { Said } from '../wire/messages.ts';
import type { TableShown } from '../wire/parts.ts';
import { Absences, STAND_IN } from './absences.ts';
import { Calling } from './calling.ts';
import { Chat } from './chat.ts';
import { Consent } from './consent.ts';
import { handedOver } from './handover.ts';
import { Refused } from './refused.ts';
import type { Rooms } from './rooms.ts';
import { shownOf } from './shown.ts';
import { withSeat } from './withSeat.ts';

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
  dismiss(why: 'removed' | 'revoked' | 'failed' | 'no-spectators'): void;
}

/** A game that is played at a table, and who drives it. */
export interface Play {
  readonly table: Table;
  readonly driver: TableDriver;
}

/** A table in memory: as it is kept, who is connected to it, and the game that is played there. */
export class Room {
  readonly chat: Chat;
  readonly consent: Consent;
  readonly absences: Absences;
  readonly #rooms: Rooms;
  readonly #guests = new Set<Guest>();
  readonly #calling: Calling;
  readonly #commitment: string;
  #kept: KeptTable;
  #last: Promise<unknown> = Promise.resolve();
  #play: Promise<Play> | null = null;
  #table: Table | null = null;
  #driver: TableDriver | null = null;

  constructor(rooms: Rooms, kept: KeptTable) {
    this.#rooms = rooms;
    this.#kept = kept;
    this.#commitment = commitmentTo(kept.secret);
    this.consent = new Consent(this);
    this.chat = new Chat({
      table: kept.id,
      store: rooms.store,
      tell: (said) => {
        for (const guest of this.#guests) guest.onSaid(said(this.isHost(guest)));
      },
    });
    this.absences = new Absences(this, rooms.timing);
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
    return shownOf(this.#kept, {
      commitment: this.#commitment,
      spectators: [...this.#guests].filter((guest) => this.viewerOf(guest) === SPECTATOR).length,
      people: this.people(),
      isHere: (seat) => this.isHere(seat),
      playerAt: (seat) => this.#playerAt(seat),
    });
  }

  seatOf(person: string | null): Seat | null {
    const seat = person === null ? -1 : this.#kept.seats.findIndex((one) => one.person === person);
    return seat < 0 ? null : seat;
  }

  /** Whether somebody has had a seat in the game at this table. */
  async hasSat(person: string | null): Promise<boolean> {
    return person !== null && (await this.#rooms.store.satAt(person)).some(({ table }) => table === this.id);
  }

  /** The seat from which somebody sees the table. */
  viewerOf({ person }: Pick<Guest, 'person'>): Seat {
    return this.seatOf(person) ?? SPECTATOR;
  }

  isHost({ person }: Pick<Guest, 'person'>): boolean {
    return person !== null && person === this.#kept.host;
  }

  /** Whether somebody may see the table: who does not play looks on only where that is wished. */
  admits(guest: Pick<Guest, 'person'>): boolean {
    const { hasSpectators, phase } = this.#kept;
    return hasSpectators || phase === 'gathering' || this.seatOf(guest.person) !== null || this.isHost(guest);
  }

  isHere(seat: Seat): boolean {
    return this.#hasGuest((guest) => this.viewerOf(guest) === seat);
  }

  /** Whether somebody looks at the table from a seat. */
  isLooking(seat: Seat): boolean {
    return this.#hasGuest((guest) => guest.isLooking && this.viewerOf(guest) === seat);
  }

  #hasGuest(isMeant: (guest: Guest) => boolean): boolean {
    for (const guest of this.#guests) if (isMeant(guest)) return true;
    return false;
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
      this.absences.look();
      return next;
    }
  }

  tell(): void {
    const shown = this.shown();
    for (const guest of this.#guests) guest.onTable(shown);
  }

  /** Somebody has connected. They are told of everything from here on, until they leave. */
  async enter(guest: Guest): Promise<() => void> {
    // Since they knocked it may have been decided otherwise.
    if (!this.admits(guest)) throw new Refused('no-spectators');
    this.#guests.add(guest);
    this.tell();
    this.absences.look();
    await this.absences.giveBack(this.viewerOf(guest));
    this.#lookForConsent(this.viewerOf(guest));
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
    this.dismissLookers();
    for (const guest of this.#guests) guest.onPlay(play);
    this.callAbsent('begun');
  }

  /** What happens to a seat. A refusal says why. */
  async turnOver(seat: Seat, now: 'away' | 'back' | 'gone', name?: string): ReturnType<Table['enter']> {
    const play = await this.playing();
    const refusal = await play.table.enter(
      now === 'back' ? { seat, now, ...(name !== undefined && { name }) } : { seat, now, player: STAND_IN },
    );
    // Whatever happens to a seat from here on, nobody has it back by being here.
    await this.absences.note(seat, false);
    if (refusal !== null) return refusal;
    if (now === 'gone') {
      await this.change((kept) => {
        const { person } = kept.seats[seat]!;
        return withSeat(person === null ? kept : handedOver(kept, person), seat, { person: null, link: null, isGone: true });
      });
      if (this.people().length === 0) await this.abandon();
      else this.#lookForConsent(SPECTATOR);
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

  /** Whoever may not look on any more goes. */
  dismissLookers(): void {
    for (const guest of this.#guests) if (!this.admits(guest)) guest.dismiss('no-spectators');
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
    this.absences.close();
    this.endCalling();
    this.#driver?.close();
    for (const guest of this.#guests) guest.dismiss(why);
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
      isAnybodyHere: () => this.#hasGuest((guest) => this.viewerOf(guest) !== SPECTATOR),
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

  #leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    this.tell();
    this.#driver?.look();
    // Of a game that is over nobody will want anything soon.
    if (this.#guests.size === 0 && this.#kept.phase === 'over') void this.#rooms.putAway(this.id);
    const seat = this.viewerOf(guest);
    if (seat === SPECTATOR || this.isHere(seat)) return;
    this.absences.look();
    this.#lookForConsent(seat);
  }

  /** Somebody has come or gone: by that it is known who has been away for long. Nobody waits for it. */
  #lookForConsent(seat: Seat): void {
    const { phase, vote, rewind } = this.#kept;
    if (phase !== 'playing' || (vote === null && rewind === null)) return;
    const look = async (): Promise<void> => {
      await this.consent.noteHere(seat);
      await this.consent.look();
    };
    look().catch((error: unknown) => {
      // The table may be gone, or none that can be played by the rules of today.
      if (!(error instanceof Refused)) this.#rooms.log.error({ error: String(error) }, 'nobody could be taken to agree');
    });
  }

  /** Whether who sat at a seat is away or gone: somebody else may take over. */
  async isVacant(seat: Seat): Promise<boolean> {
    const { table } = await this.playing();
    return absencesIn(table.record().journal, table.seated.length)[seat] === 'away';
  }
}
