import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gives to whoever may send it messages: its key, and a secret of the two, both in base64url. */
export interface Seal {
  readonly key: string;
  readonly auth: string;
}

/** What is new for each message. */
interface Fresh {
  readonly pair: ECDH;
  readonly salt: Buffer;
}

const CURVE = 'prime256v1';
/** All in one record, after which there is no other. */
const RECORD_SIZE = 4096;
const LAST_RECORD = 2;
const NONCE_BYTES = 12;
const KEY_BYTES = 16;

/** Seals a message for a browser: those who carry it can neither read nor change it (RFC 8291 with aes128gcm, RFC 8188). */
export function sealed(text: string, { key, auth }: Seal, fresh: Fresh = freshly()): Buffer {
  const theirs = Buffer.from(key, 'base64url');
  const { pair, salt } = fresh;
  const ours = pair.getPublicKey();
  const shared = pair.computeSecret(theirs);
  const material = derived(shared, Buffer.from(auth, 'base64url'), Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]), 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES),
    derived(material, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES),
  );
  const record = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, record]);
}

function freshly(): Fresh {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const derived = (material: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, bytes));

/** Whether that can be sealed for: a point of the curve, and a secret of the right length. */
export function isSeal({ key, auth }: Seal): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(key, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
