import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';
import { numbersIn, readWebhook, type WebhookFault } from './webhook.ts';

/** What came of a delivery. Nothing of what the other side answered is ever shown to anybody: the server is no way to read foreign pages. */
export type Delivery = 'delivered' | WebhookFault | 'refused' | 'gone' | 'unreachable' | 'busy';

/** What is brought. */
export interface Parcel {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface CourierParts {
  /** All addresses of a name, as numbers. */
  readonly addressesOf: (name: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Certificates that are believed besides the usual ones. */
  readonly trusted: string | undefined;
  /** So long a delivery may take, all in all. */
  readonly patienceMs: number;
  /** So many may be under way at once. */
  readonly most: number;
}

const USUAL: CourierParts = {
  addressesOf: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  trusted: undefined,
  patienceMs: 5_000,
  most: 16,
};

/** There was such an address, and it is no more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

const LONGEST_HEAD = 8 * 1024;

/**
 * Brings short messages to addresses that strangers have named (C13). A name is asked for once, and the connection goes to the address that was
 * looked at, whatever the name means a moment later. It follows nobody who says that the place is another, and reads nothing.
 */
export class Courier {
  readonly #parts: CourierParts;
  #underWay = 0;

  constructor(parts: Partial<CourierParts> = {}) {
    this.#parts = { ...USUAL, ...parts };
  }

  async deliver(webhook: string, parcel: Parcel): Promise<Delivery> {
    const url = readWebhook(webhook);
    if (typeof url === 'string') return url;
    if (this.#underWay >= this.#parts.most) return 'busy';
    this.#underWay++;
    try {
      return await this.#bring(url, parcel, AbortSignal.timeout(this.#parts.patienceMs));
    } catch {
      return 'unreachable';
    } finally {
      this.#underWay--;
    }
  }

  async #bring(url: URL, parcel: Parcel, end: AbortSignal): Promise<Delivery> {
    const addresses = await inTime(this.#addressesAt(url), end);
    // Where one of them is somebody's own, so may be the next one that a name is given.
    if (addresses.length === 0 || !addresses.every(this.#parts.isAllowed)) return 'not-public';
    const status = await this.#post(url, addresses[0]!, parcel, end);
    if (GONE.has(status)) return 'gone';
    return status >= 200 && status < 300 ? 'delivered' : 'refused';
  }

  async #addressesAt(url: URL): Promise<readonly string[]> {
    const numbers = numbersIn(url);
    return numbers === null ? this.#parts.addressesOf(url.hostname) : [numbers];
  }

  #post(url: URL, address: string, { headers, body }: Parcel, signal: AbortSignal): Promise<number> {
    const { trusted } = this.#parts;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const asked = request(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': body.byteLength,
        'user-agent': 'Hoard',
        connection: 'close',
      },
      // A connection of its own, to the address that was looked at and no other.
      agent: false,
      lookup: (_, { all }, found) => {
        const family = isIP(address);
        if (all === true) found(null, [{ address, family }]);
        else found(null, address, family);
      },
      maxHeaderSize: LONGEST_HEAD,
      signal,
      ...(trusted !== undefined && { ca: trusted }),
    });
    asked.once('error', reject);
    asked.once('response', (reply) => {
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    });
    asked.end(body);
    return promise;
  }
}

/** Names are asked for as long as the system likes; nobody waits for that. */
function inTime<R>(work: Promise<R>, end: AbortSignal): Promise<R> {
  const { promise, reject } = Promise.withResolvers<never>();
  end.addEventListener('abort', () => reject(end.reason as Error), { once: true });
  return Promise.race([work, promise]);
}
