import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { KeyedHash } from '../match/keyedHash.ts';

const key = Uint8Array.from({ length: 32 }, (_, at) => at);

test.each(['', '0/1', 'da.move-die/12', 'a'.repeat(64), 'a'.repeat(65), 'Würfel/1', '巨竜/2'])('is HMAC-SHA-256 of “%s”', (text) => {
  const expected = new DataView(hmac(sha256, key, utf8ToBytes(text)).buffer);
  const keyed = new KeyedHash(key);
  keyed.of('something before');
  const words = keyed.of(text);
  for (let word = 0; word < 8; word++) expect(words.getUint32(4 * word)).toBe(expected.getUint32(4 * word));
});
