import { forgetWishes } from '../play/wishes.ts';
import type { GameFile } from '@hoard/kernel';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameStore } from './gameStore.ts';
import { keptGame, type KeptGame } from './keptGame.ts';
import { goesOn } from './goesOn.ts';

/** Why games will not outlive the page: the browser forbids it, or there is no room left. */
export type KeepingTrouble = 'forbidden' | 'full';

/**
 * The games of this browser, the latest first. This list is the truth while the page is open and the store follows it, so that a
 * game goes on even where the browser keeps nothing; whoever plays is told by `trouble`.
 */
export class KeptGames {
  readonly list: ReadonlySignal<readonly KeptGame[]>;
  readonly trouble: ReadonlySignal<KeepingTrouble | null>;
  /** Resolves when the games of earlier days are in the list, or will not be. */
  readonly ready: Promise<void>;

  readonly #list = signal<readonly KeptGame[]>([]);
  readonly #trouble = signal<KeepingTrouble | null>(null);
  readonly #store: Promise<GameStore | null>;
  readonly #now: () => number;
  /** By game: the name under which this tab has taken hold of it. */
  readonly #holds = new Map<string, string>();

  constructor(store: Promise<GameStore>, now: () => number) {
    this.list = this.#list;
    this.trouble = this.#trouble;
    this.#now = now;
    this.#store = store.catch(() => null);
    this.ready = this.#load();
  }

  find(id: string): KeptGame | null {
    return this.#list.value.find((game) => game.id === id) ?? null;
  }

  /** A game as it stands now: another tab may have gone on with it since this page was loaded. */
  async latest(id: string): Promise<KeptGame | null> {
    await this.ready;
    await this.#with(async (store) => {
      const kept = await store.find(id);
      const listed = this.find(id);
      if (kept === null) return;
      // What could not be kept is only here.
      const isOnlyHere = listed !== null && goesOn(listed.text, kept.text) && !goesOn(kept.text, listed.text);
      if (!isOnlyHere) this.#show(kept);
    });
    return this.find(id);
  }

  /** Keeps a game as it is now, in the place of what it goes on from. Returns whether it could: not where it has gone on elsewhere. */
  keep(id: string, file: GameFile): Promise<boolean> {
    return this.put({ ...keptGame(id, this.#now(), file), holder: this.#holds.get(id) });
  }

  /** The name of the tab that has taken hold of a game, or null. */
  async holderOf(id: string): Promise<string | null> {
    let holder: string | null = null;
    await this.#with(async (store) => {
      holder = (await store.find(id))?.holder ?? null;
    });
    return holder;
  }

  /** Gives a game from one tab to another. Returns whether it could: not where somebody else has it. Where nothing can be kept, nobody has. */
  async replaceHolder(id: string, before: string | null, after: string | null): Promise<boolean> {
    let isReplaced = true;
    await this.#write(async (store) => {
      isReplaced = await store.replaceHolder(id, before, after);
      if (!isReplaced) return;
      if (after === null) this.#holds.delete(id);
      else this.#holds.set(id, after);
    });
    return isReplaced;
  }

  async put(game: KeptGame): Promise<boolean> {
    this.#show(game);
    let isKept = true;
    await this.#write(async (store) => {
      isKept = await store.put(game);
    });
    if (!isKept) await this.latest(game.id);
    return isKept;
  }

  /** Forgets a game; `put` takes it back. */
  remove(id: string): void {
    this.#list.value = this.#list.value.filter((game) => game.id !== id);
    forgetWishes(id);
    void this.#write((store) => store.remove(id));
  }

  #show(game: KeptGame): void {
    this.#list.value = latestFirst([game, ...this.#list.value.filter(({ id }) => id !== game.id)]);
  }

  async #load(): Promise<void> {
    await this.#with(async (store) => {
      const begun = this.#list.value;
      const earlier = (await store.all()).filter(({ id }) => begun.every((game) => game.id !== id));
      this.#list.value = latestFirst([...begun, ...earlier]);
    });
  }

  #write(change: (store: GameStore) => Promise<void>): Promise<void> {
    return this.#with(async (store) => {
      await change(store);
      this.#trouble.value = null;
    });
  }

  async #with(use: (store: GameStore) => Promise<void>): Promise<void> {
    try {
      const store = await this.#store;
      if (store === null) this.#trouble.value = 'forbidden';
      else await use(store);
    } catch (error) {
      this.#trouble.value = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    }
  }
}

const latestFirst = (games: readonly KeptGame[]): KeptGame[] => games.toSorted((a, b) => b.changed - a.changed);
