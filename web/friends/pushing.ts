import { language } from '../settings/settings.ts';
import { ask } from './server.ts';

/** Whether the browser can call somebody while no page is open: it can; only at an address with a certificate; or not at all. */
export type PushSupport = 'yes' | 'needs-https' | 'no';

export function pushSupport(): PushSupport {
  if (!isSecureContext) return 'needs-https';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis ? 'yes' : 'no';
}

/** What came of the wish to be called here. */
export type Pushed = 'on' | 'denied' | 'failed';

/** Asks whoever sits here, then the browser's own service, and tells the server where that is found. */
export async function bePushed(pushKey: string): Promise<Pushed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })).toJSON();
    const subscription = { endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
    const { ok } = await ask('notices/push', { subscription, language: language.value });
    return ok ? 'on' : 'failed';
  } catch {
    // No such service can be reached, or it keeps an agreement with another server.
    return 'failed';
  }
}

/** Is called here no more. */
export async function stopPushed(): Promise<void> {
  await ask('notices/push', { subscription: null, language: language.value });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
