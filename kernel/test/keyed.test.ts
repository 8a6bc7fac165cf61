import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KeyedChance, Problem, checkSecret, commitmentTo, fairDie, throwOf, weightedDie, type Die } from '../index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The documented rule, written down a second time with Node's own HMAC. Yields tickets. */
function* tickets(purpose: string, count: number): Generator<number> {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (let draw = 0; ; draw++) {
    const words = function* (): Generator<number> {
      for (let block = 0; ; block++) {
        const digest = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`${purpose}/${draw}/${block}`).digest();
        for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
      }
    };
    yield words().find((word) => word < limit)! % count;
  }
}

const drawn = (die: Die, count: number, chance = new KeyedChance(SECRET)): number[] =>
  Array.from({ length: count }, () => chance.draw(die));
const independently = (purpose: string, sides: number, count: number): number[] => tickets(purpose, sides).take(count).toArray();

describe('commitment', () => {
  test('is the SHA-256 of the secret', () => {
    expect(commitmentTo(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  test.each([
    ['', "'' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got 0 characters"],
    ['abc', "'abc' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got 3 characters"],
    [SECRET.toUpperCase(), 'got 64 characters'],
    [`${SECRET}00`, 'got 66 characters'],
    [`${SECRET}\n`, 'got 65 characters'],
    [SECRET.replace('0', 'g'), 'is not a secret'],
  ])('of %j is refused', (secret, message) => {
    for (const use of [checkSecret, commitmentTo, (wrong: string) => new KeyedChance(wrong)]) {
      expect(() => use(secret)).toThrow(Problem);
      expect(() => use(secret)).toThrow(message);
    }
  });
});

/** A purpose of which all eight words of the first block are unfair to the die below. */
const ALL_UNFAIR = 'test.rejected-23596';

const words = (message: string): number[] => {
  const digest = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest();
  return Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(4 * word));
};

describe('keyed chance', () => {
  test('gives known draws for known purposes', () => {
    expect(drawn(fairDie('da.move-die', 6), 12)).toEqual([1, 4, 5, 3, 4, 1, 0, 0, 0, 1, 5, 1]);
    expect(drawn(fairDie('crypt.urn', 52), 8)).toEqual([17, 24, 11, 9, 18, 27, 23, 12]);
    expect(drawn(fairDie('test.big', 2 ** 31 - 1), 4)).toEqual([967570335, 1760345724, 2010615456, 639921860]);
    expect(drawn(weightedDie('test.weighted', [1, 2, 3]), 12)).toEqual([0, 1, 1, 2, 0, 2, 1, 2, 1, 2, 2, 1]);
    expect(drawn(throwOf('test.three', 3), 6)).toEqual([19, 48, 17, 28, 22, 18]);
  });

  test('agrees with the documented rule', () => {
    for (const [purpose, sides] of [
      ['da.move-die', 6],
      ['crypt.urn', 52],
      ['test.big', 2 ** 31 - 1],
      ['test.one', 1],
    ] as const) {
      expect(drawn(fairDie(purpose, sides), 50)).toEqual(independently(purpose, sides, 50));
    }
  });

  test('counts each purpose for itself', () => {
    const chance = new KeyedChance(SECRET);
    const mixed = Array.from({ length: 12 }, () => {
      chance.draw(fairDie('crypt.urn', 52));
      return chance.draw(fairDie('da.move-die', 6));
    });
    expect(mixed).toEqual(drawn(fairDie('da.move-die', 6), 12));
  });

  // A third of all words is unfair to a die of this size: 2^32 = 2 * 1431655766 + 1431655764.
  const SIDES = 1431655766;

  test('passes over a word that would favour some outcomes', () => {
    const [first, second] = words('test.rejected-1/0/0');
    expect(first).toBeGreaterThanOrEqual(2 * SIDES);
    expect(second).toBeLessThan(2 * SIDES);
    expect(drawn(fairDie('test.rejected-1', SIDES), 1)).toEqual([second! % SIDES]);
    expect(drawn(fairDie('test.rejected-1', SIDES), 1)).toEqual([1219899465]);
  });

  test('goes on to the next block when a whole one is unfair', () => {
    expect(words(`${ALL_UNFAIR}/0/0`).every((word) => word >= 2 * SIDES)).toBe(true);
    expect(drawn(fairDie(ALL_UNFAIR, SIDES), 1)).toEqual(independently(ALL_UNFAIR, SIDES, 1));
    expect(drawn(fairDie(ALL_UNFAIR, SIDES), 1)).toEqual([292765905]);
  });
});
