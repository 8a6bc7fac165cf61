import { replay, type Answer, type Entry, type Match, type Refusal, type Seat, type Transcript, type Types } from '@hoard/kernel';
import type { GameStore } from '../store/store.ts';
import { WrittenPassages } from '../wire/writtenPassages.ts';
import { shortOf } from './reopening.ts';
import { Driver, type Driving, type TableDriver } from './driver.ts';
import { ViewerNews } from './viewerNews.ts';

/** An answer to a question, or the wish to take one back. Sent again under the same id, it counts once. */
export interface ChoiceRequest {
  readonly lane: number;
  readonly token: string;
  readonly key: string;
  readonly id?: string;
}

/** Somebody who is told what one viewer may know. */
export interface Watcher {
  /** After everything that has come to last. */
  onNews(news: ViewerNews): void;
  /** The table is no longer the truth: whoever goes on opens it anew. */
  onClosed(): void;
}

/** The store has another truth than this table, or would take no more of it: what was asked for has not happened. */
export class TableClosed extends Error {
  override readonly name = 'TableClosed';

  /** What it says may come into a log: whoever knows the whole id of a table may look at it. */
  constructor(table: string, when = '', options?: ErrorOptions) {
    super(`The table ${table.slice(0, 6)} was put away${when}`, options);
  }
}

/** A table, whatever is played at it. */
export type Table = Pick<
  LiveTable<Types>,
  | 'id'
  | 'isClosed'
  | 'isOver'
  | 'isWatched'
  | 'lastAt'
  | 'seated'
  | 'watch'
  | 'choose'
  | 'enter'
  | 'close'
  | 'drive'
  | 'asked'
  | 'record'
  | 'rewindBar'
>;

/**
 * A game that is played or watched now. Changes go one after the other: each is carried out, comes to last, and only then is anybody told.
 * Nothing is kept here that another process could not read from the store.
 */
export class LiveTable<T extends Types> {
  readonly id: string;
  readonly #store: GameStore;
  readonly #watchers = new Map<Watcher, Seat>();
  #match: Match<T>;
  /** By viewer, from the beginning: so a passage has the same place for a viewer whenever the game is read again. */
  #transcripts = new Map<Seat, Transcript<T>>();
  /** Who is about to watch: after a restart all come back at the same moment. */
  readonly #coming = new Set<Seat>();
  readonly #written = new WrittenPassages();
  readonly #news = new Map<Seat, ViewerNews>();
  #lastAt: number;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #driver: Driver<T> | null = null;

  /** A match as the store has it, and when it was last changed there. */
  constructor(id: string, match: Match<T>, store: GameStore, lastAt = 0) {
    this.id = id;
    this.#match = match;
    this.#store = store;
    this.#lastAt = lastAt;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  /** For who drives it. */
  get match(): Match<T> {
    return this.#match;
  }

  get seated(): Match<T>['seated'] {
    return this.#match.seated;
  }

  /** When something happened last, in milliseconds since 1970. */
  get lastAt(): number {
    return this.#lastAt;
  }

  asked(): number {
    return this.#match.asked();
  }

  /** Why all cannot go back to before an entry of the journal, or null. */
  rewindBar(to: number): Refusal | null {
    return this.#match.rewindBar(to);
  }

  /** The whole game. It leaves the table only when it is over. */
  record(): ReturnType<Match<T>['record']> {
    return this.#match.record();
  }

  /** What a viewer knows who has watched before; undefined for who has not. */
  known(viewer: Seat): Transcript<T> | undefined {
    return this.#transcripts.get(viewer);
  }

  /** Tells somebody what a viewer may know, as it is now and whenever it changes; until they leave. */
  async watch(viewer: Seat, watcher: Watcher): Promise<() => void> {
    this.#coming.add(viewer);
    await this.#inTurn(async () => {
      if (!this.#transcripts.has(viewer)) {
        this.#tellAlsoTo(this.#coming);
        for (const [one, known] of this.#transcripts) this.#news.set(one, new ViewerNews(known, this.#written));
      }
      this.#coming.delete(viewer);
      this.#watchers.set(watcher, viewer);
      watcher.onNews(this.#news.get(viewer)!);
    });
    return () => this.#watchers.delete(watcher);
  }

  /** Somebody sees to it that bots answer and clocks run. */
  drive(driving: Driving): TableDriver {
    const driver = new Driver<T>(this, driving);
    this.#driver = driver;
    return driver;
  }

  /** Takes the choice of a seat. A refusal says why, and nothing has changed. */
  choose(seat: Seat, { lane, token, key, id }: ChoiceRequest): Promise<Refusal | null> {
    return this.#change(() => this.#match.choose(seat, lane, token, key, id));
  }

  /** Takes what happens to a seat or to the clock, from whoever drives the table. */
  enter(entry: Entry): Promise<Refusal | null> {
    return this.#change(() => this.#match.enter(entry));
  }

  /** Puts the table away. Whatever was being written still comes to last. */
  async close(): Promise<void> {
    await this.#last;
    this.#shut();
  }

  #change(carryOut: () => Answer<T['event']>): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const place = this.#match.journal.length;
      const answer = carryOut();
      if (!answer.ok) return answer.refusal;
      // What was sent twice has counted once.
      if (this.#match.journal.length === place) return null;
      await this.#keep(place, shortOf(answer.told));
      this.#lastAt = Date.now();
      this.#driver?.look();
      this.#written.forget();
      for (const news of this.#news.values()) news.forget();
      for (const [watcher, viewer] of this.#watchers) watcher.onNews(this.#news.get(viewer)!);
      return null;
    });
  }

  /** Where it cannot be kept, the match here has run ahead of the truth. */
  async #keep(place: number, told: string): Promise<void> {
    let why: unknown = 'another process was first';
    try {
      if ((await this.#store.append(this.id, place, this.#match.journal[place]!, told)) === 'kept') return;
    } catch (error) {
      why = error;
    }
    this.#shut();
    throw new TableClosed(this.id, ` before entry ${place}`, { cause: why });
  }

  /** What somebody may know is written down from the first moment on: a game that goes on already is told once more, to all who come together. */
  #tellAlsoTo(coming: ReadonlySet<Seat>): void {
    const viewers = new Set([...this.#transcripts.keys(), ...coming]);
    if (this.#match.journal.length === 0) {
      for (const one of viewers) if (!this.#transcripts.has(one)) this.#transcripts.set(one, this.#match.transcript(one));
      return;
    }
    const onStart = (match: Match<T>): void => {
      this.#transcripts = new Map([...viewers].map((one) => [one, match.transcript(one)]));
    };
    this.#match = replay(this.#match.game, this.#match.record(), { budget: Infinity, onStart });
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.#last.then(() => {
      if (this.#isClosed) throw new TableClosed(this.id);
      return work();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  #shut(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#driver?.close();
    const watchers = [...this.#watchers.keys()];
    this.#watchers.clear();
    for (const watcher of watchers) watcher.onClosed();
  }
}
