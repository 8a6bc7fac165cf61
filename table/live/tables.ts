import type { Game, Types } from '@hoard/kernel';
import type { GameStore } from '../store/store.ts';
import { LiveTable, type Table } from './liveTable.ts';
import { reopened } from './reopening.ts';

/** Does something with the rules of the game of that name that can be done with any. */
export type Shelf = <R>(game: string, use: <T extends Types>(game: Game<T>) => R) => Promise<R>;

/** Whoever is told that a game goes on by another version of its rules, or refuses it. */
type OnOtherRules = (id: string, its: number, ours: number) => Promise<void>;

/** The tables that are in memory. They come from the store when somebody asks for them, and go when nobody does. */
export class Tables {
  readonly #store: GameStore;
  readonly #shelf: Shelf;
  readonly #onOtherRules: OnOtherRules;
  readonly #live = new Map<string, Promise<Table | null>>();

  /** `onOtherRules` is told, and waited for, before a game goes on by rules under which it might have come out differently. */
  constructor(store: GameStore, shelf: Shelf, onOtherRules: OnOtherRules) {
    this.#store = store;
    this.#shelf = shelf;
    this.#onOtherRules = onOtherRules;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** The table of that id; null where there never was one. Throws a Problem where it cannot be played by the rules of today. */
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

  /** Puts a table away, unless somebody watches it. */
  async putAway(id: string): Promise<void> {
    const opening = this.#live.get(id);
    const table = await opening?.catch(() => null);
    if (opening === undefined || !table || table.isWatched) return;
    this.#forget(id, opening);
    await table.close();
  }

  /** Puts everything away, for the end of the process. */
  async close(): Promise<void> {
    for (const opening of this.#live.values()) await (await opening.catch(() => null))?.close();
    this.#live.clear();
  }

  async #load(id: string): Promise<Table | null> {
    const kept = await this.#store.load(id);
    if (kept === null) return null;
    const { table, rules, adopted } = await this.#shelf(kept.beginning.game, (game) => {
      const { match, rules, told } = reopened(game, kept);
      const table: Table = new LiveTable(id, match, this.#store, kept.lastAt);
      return { table, rules, adopted: { version: game.version, content: game.contentId, told } };
    });
    if (rules === 'other') await this.#onOtherRules(id, kept.beginning.version, adopted.version);
    if (rules !== 'its-own') await this.#store.adopt(id, adopted);
    return table;
  }

  #forget(id: string, opening: Promise<unknown>): void {
    if (this.#live.get(id) === opening) this.#live.delete(id);
  }
}
