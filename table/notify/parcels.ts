import type { KeptAddress } from '../store/store.ts';
import type { Parcel } from './courier.ts';
import { worded, type Notice } from './notice.ts';
import { sealed } from './sealing.ts';
import type { SenderKey } from './senderKey.ts';

/** Who sends. */
interface Sender {
  readonly key: SenderKey;
  /** Where a service that brings messages can turn to; null where this server has no address for everybody. */
  readonly address: string | null;
}

/** So long a service keeps a message for a phone that is off. */
const KEPT_SECONDS = 24 * 3600;

/** A notice as it is brought to an address of its kind. */
export function parcelFor(address: KeptAddress, notice: Notice, sender: Sender, now: number): Parcel {
  return address.kind === 'hook' ? forHook(notice, address) : forBrowser(notice, address, sender, now);
}

/** As hooks of the usual kinds read it: `content` or `text`. It calls nobody by name: who reads it has asked for it. */
function forHook(notice: Notice, { language }: KeptAddress): Parcel {
  const { title, text, link } = worded(notice, language);
  const line = `${title}: ${text} ${link}`;
  return {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ text: line, content: line, allowed_mentions: { parse: [] } })),
  };
}

type OfBrowser = Extract<KeptAddress, { readonly kind: 'push' }>;

/** What the service worker of the page shows; the service that brings it cannot read it. */
function forBrowser(notice: Notice, { address, language, key, auth }: OfBrowser, sender: Sender, now: number): Parcel {
  const { title, text } = worded(notice, language);
  const shown = { title, text, table: notice.table };
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
      authorization: sender.key.passFor(new URL(address).origin, sender.address, now),
    },
    body: sealed(JSON.stringify(shown), { key, auth }),
  };
}
