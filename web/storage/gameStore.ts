import { goesOn } from './goesOn.ts';
import type { KeptGame } from './keptGame.ts';

/** Where games outlive the page. */
export interface GameStore {
  all(): Promise<readonly KeptGame[]>;
  find(id: string): Promise<KeptGame | null>;
  /** Keeps a game in the place of what it goes on from. Where something else is kept that changes nothing, and is false. */
  put(game: KeptGame): Promise<boolean>;
  /** Gives a game from one tab to another. Where somebody else has it that changes nothing, and is false. */
  replaceHolder(id: string, before: string | null, after: string | null): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const NAME = 'hoard';
const GAMES = 'games';

/** The browser's database. Rejects where the browser forbids it. */
export async function openBrowserStore(): Promise<GameStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(GAMES, { keyPath: 'id' }));
  const database = await done(opening);
  // Another page with a newer database must not have to wait for this one.
  database.addEventListener('versionchange', () => database.close());
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(GAMES, mode).objectStore(GAMES);
  return {
    all: () => done<KeptGame[]>(games('readonly').getAll()),
    find: async (id) => (await done<KeptGame | undefined>(games('readonly').get(id))) ?? null,
    async put(game) {
      // Looked at and replaced in one transaction: no other tab comes in between.
      const store = games('readwrite');
      const kept = await done<KeptGame | undefined>(store.get(game.id));
      if (kept !== undefined && !mayReplace(game, kept)) return false;
      await committed(store.put({ ...game, holder: game.holder ?? kept?.holder }));
      return true;
    },
    async replaceHolder(id, before, after) {
      const store = games('readwrite');
      const kept = await done<KeptGame | undefined>(store.get(id));
      // What is not kept, no other tab can have.
      if (kept === undefined) return true;
      if ((kept.holder ?? null) !== before) return false;
      await committed(store.put({ ...kept, holder: after ?? undefined }));
      return true;
    },
    remove: (id) => committed(games('readwrite').delete(id)),
  };
}

/** Whether a game can take the place of what is kept: nobody's choice is lost, and nobody else plays it. */
export const mayReplace = (game: KeptGame, kept: KeptGame): boolean =>
  goesOn(game.text, kept.text) && (game.holder === undefined || kept.holder === undefined || game.holder === kept.holder);

const done = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser gives no reason')));
  });

/** A full disk shows only when the whole transaction is written. */
const committed = (request: IDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = request.transaction!;
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser gives no reason')));
  });
