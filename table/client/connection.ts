import type { Passage, Types } from '@hoard/kernel';
import {
  parsed,
  readServerMessage,
  type ClientRequest,
  type Closing,
  type Hello,
  type News,
  type Said,
  type ServerMessage,
} from '../wire/messages.ts';
import { WIRE, type Pace, type TableShown } from '../wire/parts.ts';
import { PassageReader, type SentPassage } from '../wire/passages.ts';
import type { AnyRefusal } from '../wire/refusals.ts';
import type { Known, Wishes } from './known.ts';

/*
 * A table from afar. It connects, says how much it has, and goes on from there; where the connection is lost it comes back by itself, first soon,
 * then less often, and neither misses nor repeats anything. What was asked for and not answered yet is asked again under the same id, and
 * counts once.
 */

export interface TableListener<T extends Types> {
  /** After everything that changed. */
  onKnown(known: Known<T>): void;
  /** Whether it is connected now. */
  onConnected?(isConnected: boolean): void;
  /** It will not come back by itself: removed, revoked, refused, or this page is too old (`reload`). */
  onClosed(closing: Closing): void;
}

export interface ConnectionWish<T extends Types> {
  /** `http://192.168.0.7:4600`: where the page of the server is. */
  readonly address: string;
  readonly table: string;
  /** The key of the device; null to look on. */
  readonly key: string | null;
  /** How many passages are wanted at first: all, unless told. */
  readonly last?: number;
  /** Whether to be told why what is not offered is not. */
  readonly explaining?: boolean;
  readonly listener: TableListener<T>;
  /** Where there is no global WebSocket, or another one is wanted. */
  readonly socketAt?: (address: string) => WebSocket;
}

/** The whole history, however long. */
const ALL_PASSAGES = 100_000;

/** So many passages of the past are asked for in one go. */
const RECALLED_AT_ONCE = 500;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** Whoever hears nothing for so long asks whether anybody is there, and waits so long for the answer. */
const SILENCE = 15_000;
const PATIENCE = 10_000;
/** And so long where there is a reason to doubt it. */
const DOUBT = 4_000;

type Requested = ClientRequest extends infer R ? (R extends ClientRequest ? Omit<R, 'id'> & { readonly id?: string } : never) : never;

interface Outstanding {
  readonly text: string;
  readonly settle: (refusal: AnyRefusal | null) => void;
}

export class TableConnection<T extends Types> {
  readonly #wish: ConnectionWish<T>;
  readonly #outstanding = new Map<string, Outstanding>();
  readonly #past = new Map<string, Passage<T>[]>();
  #socket: WebSocket | null = null;
  #reader = new PassageReader();
  #known: Known<T> | null = null;
  #isWelcome = false;
  #isClosed = false;
  #isLooking = true;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(wish: ConnectionWish<T>) {
    this.#wish = wish;
    this.#connect();
  }

  /** What is known; null until the first welcome. */
  get known(): Known<T> | null {
    return this.#known;
  }

  /** Answers a question, or takes an answer back. */
  choose(request: {
    readonly lane: number;
    readonly token: string;
    readonly key: string;
    readonly id?: string;
  }): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'choose', ...request });
  }

  away(): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'away' });
  }

  back(): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'back' });
  }

  leave(): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'leave' });
  }

  wish(wishes: Wishes): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'wish', wishes });
  }

  moreTime(): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'more-time' });
  }

  vote(pace: Pace | null): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'vote', pace });
  }

  /** Asks all people to go back to before a passage, by its place. */
  askToRewind(place: number): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'rewind', place });
  }

  answerRewind(asked: number, agrees: boolean): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'rewind-answer', asked, agrees });
  }

  say(line: string): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'say', line });
  }

  phrase(phrase: NonNullable<Said['phrase']>): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'phrase', phrase });
  }

  report(said: number): Promise<AnyRefusal | null> {
    return this.#ask({ t: 'report', said });
  }

  /** Passages from before those that are known, from a place up to, and without, another; null where they could not be had. */
  async past(from: number, to: number): Promise<readonly Passage<T>[] | null> {
    const id = freshId();
    const refusal = await this.#ask({ t: 'past', id, from, to });
    const passages = this.#past.get(id) ?? null;
    this.#past.delete(id);
    return refusal === null ? passages : null;
  }

  /** Fetches whatever happened before the passages that are known; false where it could not be had. */
  async recallAll(): Promise<boolean> {
    for (;;) {
      const { first = 0, epoch } = this.#known ?? {};
      if (first === 0) return true;
      const from = Math.max(0, first - RECALLED_AT_ONCE);
      const older = await this.past(from, first);
      if (older === null) return false;
      // Somebody else may have fetched it meanwhile, or all was begun anew.
      if (this.#known?.first !== first || this.#known.epoch !== epoch) continue;
      this.#tell({ ...this.#known, first: from, passages: [...older, ...this.#known.passages] });
    }
  }

  /** Says whether anybody looks at the screen: who does not is called when they are awaited. */
  look(isLooking: boolean): void {
    this.#isLooking = isLooking;
    if (this.#isWelcome) this.#tellLooking();
  }

  #tellLooking(): void {
    this.#socket?.send(JSON.stringify({ t: 'looking', isLooking: this.#isLooking }));
  }

  /** Tries at once instead of waiting: the device woke up, or is in the network again. What it slept through may have ended the connection. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#isWelcome) return this.doubt();
    this.#tries = 0;
    if (this.#socket === null) this.#connect();
  }

  /** Asks at once whether anybody is there: the device says that it has no network, but may have one that leads to the server. */
  doubt(): void {
    if (this.#isWelcome) this.#probe(DOUBT);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
    for (const { settle } of this.#outstanding.values()) settle({ why: 'later' });
    this.#outstanding.clear();
  }

  #ask(request: Requested): Promise<AnyRefusal | null> {
    if (this.#isClosed) return Promise.resolve({ why: 'later' });
    const id = request.id ?? freshId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((settle) => {
      this.#outstanding.set(id, { text, settle });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  #connect(): void {
    clearTimeout(this.#again);
    const { address, socketAt = (where) => new WebSocket(where) } = this.#wish;
    const where = new URL('socket', address);
    where.protocol = where.protocol === 'https:' ? 'wss:' : 'ws:';
    let socket: WebSocket;
    try {
      socket = socketAt(where.href);
    } catch {
      this.#comeBack(null);
      return;
    }
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) socket.send(JSON.stringify(this.#hello()));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#hear(data);
    });
    socket.addEventListener('close', () => this.#lose(socket, null));
    socket.addEventListener('error', () => this.#lose(socket, null));
    this.#listen();
  }

  #hello(): Hello {
    const { table, key, last = ALL_PASSAGES, explaining = true } = this.#wish;
    const known = this.#known;
    const hasSome = known !== null && known.passages.length > 0;
    return {
      t: 'hello',
      wire: WIRE,
      table,
      key,
      explaining,
      wanted: hasSome ? placeIn(known) : { from: 'end', last },
    };
  }

  /** A connection may be dead without a word. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#probe(PATIENCE), SILENCE);
  }

  /** Any word will do for an answer. */
  #probe(patience: number): void {
    const socket = this.#socket;
    if (socket === null) return;
    clearTimeout(this.#silence);
    if (this.#isWelcome) socket.send('{"t":"ping"}');
    this.#silence = setTimeout(() => this.#lose(socket, null), patience);
  }

  #hear(text: string): void {
    this.#listen();
    const read = readServerMessage(parsed(text));
    // A server that says what this page does not know is a newer one.
    if (!read.success) this.#end({ t: 'closing', why: 'reload', refusal: null, again: null });
    else this.#take(read.output);
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome': {
        const { table, viewer, isHost, chat, wishes } = message;
        this.#isWelcome = true;
        this.#tries = 0;
        this.#wish.listener.onConnected?.(true);
        const before = this.#known?.viewer === viewer ? this.#known : NOTHING_YET;
        this.#tell({ ...before, epoch: this.#known?.epoch ?? 0, table, viewer, isHost, chat, wishes });
        for (const { text } of this.#outstanding.values()) this.#socket?.send(text);
        if (!this.#isLooking) this.#tellLooking();
        return;
      }
      case 'table':
        if (this.#known !== null) this.#tell({ ...this.#known, table: message.table, isHost: isHostOf(message.table, this.#known) });
        return;
      case 'news':
        if (this.#known !== null) this.#takeNews(this.#known, message);
        return;
      case 'answer': {
        this.#outstanding.get(message.id)?.settle(message.refusal);
        this.#outstanding.delete(message.id);
        return;
      }
      case 'past':
        this.#past.set(message.id, readAll(message.passages));
        return;
      case 'said': {
        if (this.#known === null) return;
        const others = this.#known.chat.filter(({ place }) => place !== message.said.place);
        const isThere = message.said.line !== null || message.said.phrase !== null;
        this.#tell({ ...this.#known, chat: (isThere ? [...others, message.said] : others).toSorted((a, b) => a.place - b.place) });
        return;
      }
      case 'pong':
        return;
      case 'closing':
        if (message.again === null) this.#end(message);
        else if (this.#socket !== null) this.#lose(this.#socket, message.again);
    }
  }

  #takeNews(known: Known<T>, { from, isWhole, passages, clocks, questions, undo, seated, wishes, rewind, ballot }: News): void {
    const next = known.first + known.passages.length;
    if (!isWhole && from !== next) return this.#startOver();
    if (isWhole) this.#reader = new PassageReader();
    const read = passages.map((passage) => this.#reader.read(passage) as Passage<T>);
    const now = performance.now();
    this.#tell({
      ...known,
      ...(isWhole && { first: from, epoch: known.epoch + 1 }),
      ...(read.length > 0 && { passages: isWhole ? read : [...known.passages, ...read] }),
      ...(questions !== undefined && { questions }),
      ...(undo !== undefined && { undo }),
      ...(seated !== undefined && { seated }),
      ...(wishes !== undefined && { wishes }),
      ...(rewind !== undefined && { rewind }),
      ...(ballot !== undefined && { ballot }),
      ...(clocks !== undefined && { clocks: clocks.map(({ left, ...clock }) => ({ ...clock, ends: now + left })) }),
    });
  }

  /** What is here and what comes do not fit: everything is asked for again. */
  #startOver(): void {
    if (this.#known !== null) this.#known = { ...this.#known, first: 0, passages: [] };
    if (this.#socket !== null) this.#lose(this.#socket, 0);
  }

  #tell(known: Known<T>): void {
    this.#known = known;
    this.#wish.listener.onKnown(known);
  }

  #lose(socket: WebSocket, wait: number | null): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    socket.close();
    if (this.#isWelcome) this.#wish.listener.onConnected?.(false);
    this.#isWelcome = false;
    this.#comeBack(wait);
  }

  /** Not all at the same moment: a server that comes back has enough to do. */
  #comeBack(wait: number | null): void {
    if (this.#isClosed) return;
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait ?? usual);
  }

  #end(closing: Closing): void {
    this.close();
    this.#wish.listener.onClosed(closing);
  }
}

const NOTHING_YET = {
  first: 0,
  epoch: 0,
  passages: [],
  questions: [],
  undo: { bar: 'nothing' },
  seated: [],
  clocks: [],
  rewind: null,
  ballot: null,
} as const;

/** Whoever sits there may have become the host; who only looks on has not. */
const isHostOf = ({ seats }: TableShown, { viewer, isHost }: Known<Types>): boolean => seats[viewer]?.isHost ?? isHost;

const placeIn = <T extends Types>({ first, passages, viewer, table: { newRules } }: Known<T>): Hello['wanted'] => ({
  from: 'place',
  place: first + passages.length,
  viewer,
  ...(newRules !== undefined && { newRules }),
});

function readAll<T extends Types>(passages: readonly SentPassage[]): Passage<T>[] {
  const reader = new PassageReader();
  return passages.map((passage) => reader.read(passage) as Passage<T>);
}

/** A name for a request that no other has. Browsers make no UUIDs at an address without a certificate, as at home. */
const freshId = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
