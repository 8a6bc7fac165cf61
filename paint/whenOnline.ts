/** Whether nothing can be fetched now. A service worker has everything already. */
const isCutOff = (): boolean => !navigator.onLine && navigator.serviceWorker?.controller == null;

/** Loads a part of the page as soon as there is a connection: what a browser has once failed to import it does not ask for again. */
export async function whenOnline<M>(load: () => Promise<M>, onWait: () => void = () => {}): Promise<M> {
  if (isCutOff()) {
    onWait();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
  return load();
}
