import { replay, type Game, type Types } from '@hoard/kernel';
import type { Store } from '../store/store.ts';
import { LiveTable, type Table } from './liveTable.ts';

/** Does something with the rules of the game of that name that can be done with any. */
export type Shelf = <R>(game: string, use: <T extends Types>(game: Game<T>) => R) => Promise<R>;

/** The tables that are in memory. They come from the store when somebody asks for them, and go when nobody does. */
export class Tables {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #live = new Map<string, Promise<Table | null>>();

  constructor(store: Store, shelf: Shelf) {
    this.#store = store;
    this.#shelf = shelf;
  }

  /** The table of that id; null where there never was one. Throws a Problem where its rules are no longer those it began with. */
  async open(id: string): Promise<Table | null> {
    const before = this.#live.get(id);
    if (before !== undefined) {
      const table = await before;
      if (table !== null && !table.isClosed) return table;
    }
    // Whoever else found it closed may have opened it since.
    if (this.#live.get(id) !== before) return this.open(id);
    const opening = this.#load(id);
    this.#live.set(id, opening);
    opening.then(
      (table) => table ?? this.#forget(id, opening),
      () => this.#forget(id, opening),
    );
    return opening;
  }

  /** Puts away what nobody watches. */
  async rest(): Promise<void> {
    for (const [id, opening] of this.#live) {
      const table = await opening.catch(() => null);
      if (table === null || table.isWatched) continue;
      await table.close();
      this.#forget(id, opening);
    }
  }

  /** Puts everything away, for the end of the process. */
  async close(): Promise<void> {
    for (const opening of this.#live.values()) await (await opening.catch(() => null))?.close();
    this.#live.clear();
  }

  async #load(id: string): Promise<Table | null> {
    const kept = await this.#store.load(id);
    if (kept === null) return null;
    const { beginning, journal } = kept;
    return this.#shelf(beginning.game, (game): Table => {
      const match = replay(game, { ...beginning, journal, outcome: null }, { budget: Infinity });
      return new LiveTable(id, match, this.#store);
    });
  }

  #forget(id: string, opening: Promise<unknown>): void {
    if (this.#live.get(id) === opening) this.#live.delete(id);
  }
}
