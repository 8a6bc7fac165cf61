import { games } from '../storage/games.ts';

/**
 * Takes hold of a game for this tab, until it has done with it, so that two tabs do not play it at once. Returns whether it could: not while
 * another tab has it.
 */
export async function lockTab(id: string, until: AbortSignal, onLost: () => void): Promise<boolean> {
  // Typed as always there, but absent on an insecure address.
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return heldByLock(locks, id, until);
  const { heldByWord } = await import('./heldByWord.ts');
  return heldByWord(id, until, onLost, games);
}

const heldByLock = (locks: LockManager, id: string, until: AbortSignal): Promise<boolean> =>
  new Promise((resolve, reject) => {
    locks
      .request(`hoard.game.${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // The lock is held until this promise is settled.
        return lock === null ? undefined : aborted(until);
      })
      .catch(reject);
  });

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
