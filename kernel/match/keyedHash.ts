import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

type Keyed = ReturnType<typeof hmac.create>;

/** HMAC-SHA-256 of short texts under one key. It is asked for at every choice and every die: the key is worked in once, and nothing made anew. */
export class KeyedHash {
  readonly #keyed: Keyed;
  readonly #running: Keyed;
  readonly #digest = new Uint8Array(sha256.outputLen);
  readonly #words = new DataView(this.#digest.buffer);

  constructor(key: Uint8Array) {
    this.#keyed = hmac.create(sha256, key);
    this.#running = hmac.create(sha256, key);
  }

  /** The digest, as words of 32 bits; it is another's when the next is asked for. */
  of(text: string): DataView {
    // To copy into what is there has no other name; `clone` makes all of it anew.
    // oxlint-disable-next-line no-underscore-dangle
    this.#keyed._cloneInto(this.#running);
    this.#running.update(utf8ToBytes(text)).digestInto(this.#digest);
    return this.#words;
  }
}
