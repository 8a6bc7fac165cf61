import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomeOf, type Die } from '../engine/dice.ts';
import { Problem } from '../problem.ts';
import type { Chance } from '../engine/random.ts';
import { KeyedHash } from './keyedHash.ts';

// The dice of a real game. `docs/dice.md` tells the same to whoever wants to check them in another language.

/** Where the dice of a game come from. */
export interface DiceSource {
  /** 256 bits in hexadecimal, known to nobody at the table until the game has ended. */
  readonly secret: string;
  /** 128 bits in hexadecimal from each device that people play on, added after the commitment was shown: nobody can choose the dice. */
  readonly contributions?: readonly string[] | undefined;
  /** What secret and contributions were made from, in a game that is meant to be played again: whoever knows it knows every die. */
  readonly seed?: string | undefined;
}

const WORDS_A_DIGEST = 8;
const LONGEST_SEED = 64;

/** A game's secret: 256 bits from the operating system, in hexadecimal. */
export function checkSecret(secret: string): string {
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new Problem(`'${secret}' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got ${secret.length} characters`);
  }
  return secret;
}

/** What one device adds to the dice: 128 bits, in hexadecimal. */
export function checkContribution(contribution: string): string {
  if (!/^[0-9a-f]{32}$/.test(contribution)) {
    throw new Problem(
      `'${contribution}' is no contribution: expected 32 hexadecimal digits (0-9, a-f), got ${contribution.length} characters`,
    );
  }
  return contribution;
}

/** What is shown before the first draw. It tells nothing of the secret, and no other secret fits it. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(checkSecret(secret))));

/** The key of all draws: HMAC-SHA-256 of everything that was contributed, one after the other, under the secret. */
export const keyOfDice = ({ secret, contributions = [] }: DiceSource): Uint8Array =>
  hmac(sha256, hexToBytes(checkSecret(secret)), concatBytes(...contributions.map((one) => hexToBytes(checkContribution(one)))));

/** Dice that fall the same way whenever the seed is the same. */
export function seededDice(seed: string): DiceSource & { readonly contributions: readonly string[]; readonly seed: string } {
  if (!/^[\x21-\x7e]+$/.test(seed) || seed.length > LONGEST_SEED)
    throw new Problem(`'${seed.slice(0, LONGEST_SEED)}' is no seed: expected 1 to ${LONGEST_SEED} plain characters without blanks`);
  return { secret: bytesToHex(fromSeed(seed, 'secret')), contributions: [bytesToHex(fromSeed(seed, 'contribution').slice(0, 16))], seed };
}

/** A number for bots that play the same way whenever the seed is the same. */
export const seededBots = (seed: string): number => new DataView(fromSeed(seed, 'bots').buffer).getUint32(0);

const fromSeed = (seed: string, what: string): Uint8Array => sha256(utf8ToBytes(`hoard/${what}/${seed}`));

/**
 * The chance of a real game. The n-th draw for a purpose is HMAC-SHA-256(key, "purpose/n/block") read as 32-bit words;
 * a word that would favour some outcomes is passed over. Each purpose counts for itself, so that a new die in one rule
 * does not reshuffle another.
 */
export class KeyedChance implements Chance {
  readonly #keyed: KeyedHash;
  readonly #drawn = new Map<string, number>();

  constructor(source: DiceSource) {
    this.#keyed = new KeyedHash(keyOfDice(source));
  }

  draw(die: Die): number {
    const count = this.#drawn.get(die.purpose) ?? 0;
    this.#drawn.set(die.purpose, count + 1);
    const fair = 2 ** 32 - (2 ** 32 % die.tickets);
    for (let block = 0; ; block++) {
      const words = this.#keyed.of(`${die.purpose}/${count}/${block}`);
      for (let word = 0; word < WORDS_A_DIGEST; word++) {
        const value = words.getUint32(word * 4);
        if (value < fair) return outcomeOf(die, value % die.tickets);
      }
    }
  }
}
