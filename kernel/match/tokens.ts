import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a question is known by: another word for each lane and revision, from which neither can be told. */
export type Tokens = (lane: number, revision: number) => string;

/** The tokens of a game. They follow from its secret, so that a game that is read again knows them; they tell nothing of the dice. */
export function tokensOf(secret: string): Tokens {
  const keyed = hmac.create(sha256, sha256(utf8ToBytes(`hoard/tokens/${secret}`)));
  return (lane, revision) =>
    bytesToHex(
      keyed
        .clone()
        .update(utf8ToBytes(`${lane}/${revision}`))
        .digest(),
    ).slice(0, 16);
}
