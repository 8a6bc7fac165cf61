import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { KeyedHash } from './keyedHash.ts';

/** What a question is known by: another word for each lane and revision, from which neither can be told. */
export type Tokens = (lane: number, revision: number) => string;

/** The tokens of a game. They follow from its secret, so that a game that is read again knows them; they tell nothing of the dice. */
export function tokensOf(secret: string): Tokens {
  const keyed = new KeyedHash(sha256(utf8ToBytes(`hoard/tokens/${secret}`)));
  return (lane, revision) => {
    const words = keyed.of(`${lane}/${revision}`);
    return hexOf(words.getUint32(0)) + hexOf(words.getUint32(4));
  };
}

const hexOf = (word: number): string => word.toString(16).padStart(8, '0');

/** The tokens of a game in its course. */
export class LaneTokens {
  readonly #tokens: Tokens;
  /** By lane: how many entries of the journal name it. It never falls, whatever is taken back. */
  readonly #revisions = new Map<number, number>();
  /** How often all went back: with it every token is another. */
  #rewinds = 0;
  /** By lane: its token, made when it is first asked for. */
  readonly #current = new Map<number, string>();

  constructor(secret: string) {
    this.#tokens = tokensOf(secret);
  }

  of(lane: number): string {
    let token = this.#current.get(lane);
    if (token === undefined) this.#current.set(lane, (token = this.#tokens(lane, (this.#revisions.get(lane) ?? 0) + this.#rewinds)));
    return token;
  }

  /** Whether an answer was ever given in the lane. */
  isAnswered(lane: number): boolean {
    return this.#revisions.has(lane);
  }

  /** An entry of the journal names the lane: whoever has its token is late. */
  renew(lane: number): void {
    this.#revisions.set(lane, (this.#revisions.get(lane) ?? 0) + 1);
    this.#current.delete(lane);
  }

  /** All went back: whatever was asked before, whoever answers it is late. */
  renewAll(): void {
    this.#rewinds++;
    this.#current.clear();
  }
}
