import { signal, type ReadonlySignal } from '@preact/signals';
import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';

/** Whether the page opens without a connection: yes, soon, or not in this browser. */
export type OfflineState = 'ready' | 'soon' | 'not';

const state = signal<OfflineState>('not');
export const offlineState: ReadonlySignal<OfflineState> = state;

/** Has the browser keep the page, where it can, and tells when there is a new version. */
export async function stayOffline(): Promise<void> {
  // Typed as always there, but absent on an insecure address.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined) return;
  const hadPage = workers.controller !== null;
  state.value = hadPage ? 'ready' : 'soon';
  workers.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is already right; a later one brings another page.
    if (hadPage) location.reload();
    else state.value = 'ready';
  });
  try {
    const registration = await workers.register('./service-worker.js');
    if (registration.waiting !== null && hadPage) announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && hadPage) announce(coming);
        if (coming.state === 'redundant' && !hadPage) state.value = 'not';
      });
    });
  } catch {
    // The page goes on without; the settings say so.
    state.value = 'not';
  }
}

const announce = (worker: ServiceWorker): void => {
  const { offline } = words.value;
  showToast({ text: offline.newVersion, stays: true, action: { label: offline.takeIt, run: () => worker.postMessage('take over') } });
};
