import type { Answer, Entry, Match, Refusal, Seat, Transcript, Types } from '@hoard/kernel';
import type { Store } from '../store/store.ts';

/** An answer to a question, or the wish to take one back. Sent again under the same id, it counts once. */
export interface ChoiceRequest {
  readonly lane: number;
  readonly token: string;
  readonly key: string;
  readonly id: string;
}

/** All that leaves a table, whatever the game: what one viewer may know. */
export type Known = Pick<Transcript<Types>, 'viewer' | 'passages' | 'questions' | 'undo' | 'seated'>;

/** Somebody who is told what one viewer may know. */
export interface Watcher {
  /** After everything that has come to last. */
  onNews(known: Known): void;
  /** The table is no longer the truth: whoever goes on opens it anew. */
  onClosed(): void;
}

/** The store has another truth than this table, or would take no more of it: what was asked for has not happened. */
export class TableClosed extends Error {
  override readonly name = 'TableClosed';
}

/** A table, whatever is played at it. */
export type Table = Pick<LiveTable<Types>, 'id' | 'isClosed' | 'isWatched' | 'watch' | 'choose' | 'enter' | 'close'>;

/**
 * A game that is played or watched now. Changes go one after the other: each is carried out, comes to last, and only then is anybody told.
 * Nothing is kept here that another process could not read from the store.
 */
export class LiveTable<T extends Types> {
  readonly id: string;
  readonly #match: Match<T>;
  readonly #store: Store;
  readonly #watchers = new Map<Watcher, Transcript<T>>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** A match as the store has it. */
  constructor(id: string, match: Match<T>, store: Store) {
    this.id = id;
    this.#match = match;
    this.#store = store;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Tells somebody what a viewer may know, as it is now and whenever it changes; until they leave. */
  async watch(viewer: Seat, watcher: Watcher): Promise<() => void> {
    await this.#inTurn(async () => {
      const transcript = this.#match.transcript(viewer);
      this.#watchers.set(watcher, transcript);
      watcher.onNews(transcript);
    });
    return () => this.#leave(watcher);
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
      await this.#keep(place);
      for (const [watcher, transcript] of this.#watchers) watcher.onNews(transcript);
      return null;
    });
  }

  /** Where it cannot be kept, the match here has run ahead of the truth. */
  async #keep(place: number): Promise<void> {
    let why: unknown = 'another process was first';
    try {
      if ((await this.#store.append(this.id, place, this.#match.journal[place]!)) === 'kept') return;
    } catch (error) {
      why = error;
    }
    this.#shut();
    throw new TableClosed(`The table ${this.id} was put away before entry ${place}`, { cause: why });
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.#last.then(() => {
      if (this.#isClosed) throw new TableClosed(`The table ${this.id} was put away`);
      return work();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  #leave(watcher: Watcher): void {
    this.#watchers.get(watcher)?.close();
    this.#watchers.delete(watcher);
  }

  #shut(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const watcher of this.#watchers.keys()) {
      this.#leave(watcher);
      watcher.onClosed();
    }
  }
}
