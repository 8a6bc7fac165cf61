/**
 * Takes hold of a game for this tab, so that two tabs do not write over each other; null if another tab has it. Where the browser
 * knows no locks, everybody gets it.
 */
export function soleHold(id: string): Promise<(() => void) | null> {
  // Typed as always there, but absent on an insecure address.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(`hoard.game.${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        // The lock is held until this promise is settled.
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
