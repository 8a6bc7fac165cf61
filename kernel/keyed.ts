import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomeOf, type Die } from './dice.ts';
import { Problem } from './problem.ts';
import type { Chance } from './random.ts';

const WORDS_A_DIGEST = 8;

/** A game's secret: 256 bits from the operating system, in hexadecimal. */
export function checkSecret(secret: string): string {
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new Problem(`'${secret}' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got ${secret.length} characters`);
  }
  return secret;
}

/** What is shown before the first draw. It tells nothing of the secret, and no other secret fits it. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(checkSecret(secret))));

/**
 * The chance of a real game. The n-th draw for a purpose is HMAC-SHA-256(secret, "purpose/n/block") read as 32-bit words;
 * a word that would favour some outcomes is passed over. Each purpose counts for itself, so that a new die in one rule
 * does not reshuffle another.
 */
export class KeyedChance implements Chance {
  readonly #secret: Uint8Array;
  readonly #drawn = new Map<string, number>();

  constructor(secret: string) {
    this.#secret = hexToBytes(checkSecret(secret));
  }

  draw(die: Die): number {
    const count = this.#drawn.get(die.purpose) ?? 0;
    this.#drawn.set(die.purpose, count + 1);
    const fair = 2 ** 32 - (2 ** 32 % die.tickets);
    for (let block = 0; ; block++) {
      const digest = hmac(sha256, this.#secret, utf8ToBytes(`${die.purpose}/${count}/${block}`));
      const words = new DataView(digest.buffer, digest.byteOffset);
      for (let word = 0; word < WORDS_A_DIGEST; word++) {
        const value = words.getUint32(word * 4);
        if (value < fair) return outcomeOf(die, value % die.tickets);
      }
    }
  }
}
