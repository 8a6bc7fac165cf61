import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const HOUR = 3600;
/** No service takes a pass for longer than a day. */
const VALID_SECONDS = 12 * HOUR;

/**
 * By which services that bring messages to browsers know this server from others (VAPID, RFC 8292): a browser that has agreed to messages of
 * this key is sent no others.
 */
export class SenderKey {
  readonly #secret: KeyObject;
  /** What a page subscribes with, in base64url. */
  readonly open: string;

  /** From what `fresh` has made. */
  constructor(kept: string) {
    this.#secret = createPrivateKey({ key: Buffer.from(kept, 'base64url'), format: 'der', type: 'pkcs8' });
    const { x, y } = createPublicKey(this.#secret).export({ format: 'jwk' });
    this.open = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]).toString('base64url');
  }

  static fresh(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  }

  /** The pass for a service. `sender` is where it can turn to, if there is such an address. */
  passFor(service: string, sender: string | null, now: number): string {
    const claims = { aud: service, exp: Math.floor(now / 1000) + VALID_SECONDS, ...(sender !== null && { sub: sender }) };
    const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.#secret, dsaEncoding: 'ieee-p1363' }).toString('base64url');
    return `vapid t=${said}.${signature}, k=${this.open}`;
  }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
