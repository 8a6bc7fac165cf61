import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

type Keyed = ReturnType<typeof hmac.create>;

/** So long are the texts that are written down in place; all that a match asks for are. */
const SHORT = 64;
const PLAIN = 0x80;

/** HMAC-SHA-256 of short texts under one key. It is asked for at every choice and every die: the key is worked in once, and nothing made anew. */
export class KeyedHash {
  readonly #keyed: Keyed;
  readonly #running: Keyed;
  readonly #digest = new Uint8Array(sha256.outputLen);
  readonly #words = new DataView(this.#digest.buffer);
  readonly #text = new Uint8Array(SHORT);

  constructor(key: Uint8Array) {
    this.#keyed = hmac.create(sha256, key);
    this.#running = hmac.create(sha256, key);
  }

  /** The digest, as words of 32 bits; it is another's when the next is asked for. */
  of(text: string): DataView {
    // To copy into what is there has no other name; `clone` makes all of it anew.
    // oxlint-disable-next-line no-underscore-dangle
    this.#keyed._cloneInto(this.#running);
    this.#running.update(this.#bytesOf(text)).digestInto(this.#digest);
    return this.#words;
  }

  /** Plain letters are their own bytes: an encoder costs more than what is hashed. */
  #bytesOf(text: string): Uint8Array {
    const { length } = text;
    if (length > SHORT) return utf8ToBytes(text);
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code >= PLAIN) return utf8ToBytes(text);
      this.#text[at] = code;
    }
    return this.#text.subarray(0, length);
  }
}
