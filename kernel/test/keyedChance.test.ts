import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  KeyedChance,
  Match,
  Problem,
  checkContribution,
  checkSecret,
  commitmentTo,
  fairDie,
  keyOfDice,
  replay,
  seededBots,
  seededDice,
  throwOf,
  weightedDie,
  type Die,
} from '../index.ts';
import { knots } from './examples/knots.ts';
import { play } from './sending.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const CONTRIBUTIONS = ['000102030405060708090a0b0c0d0e0f', 'f0e0d0c0b0a090807060504030201000'];
const SOURCE = { secret: SECRET, contributions: CONTRIBUTIONS };

const bytes = (hexadecimal: string): Buffer => Buffer.from(hexadecimal, 'hex');

/** The key of all draws, worked out with Node's own HMAC. */
const KEY = createHmac('sha256', bytes(SECRET))
  .update(bytes(CONTRIBUTIONS.join('')))
  .digest();

/** The documented rule, written down a second time with Node's own HMAC. Yields tickets. */
function* tickets(purpose: string, count: number): Generator<number> {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (let draw = 0; ; draw++) {
    const words = function* (): Generator<number> {
      for (let block = 0; ; block++) {
        const digest = createHmac('sha256', KEY).update(`${purpose}/${draw}/${block}`).digest();
        for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
      }
    };
    yield words().find((word) => word < limit)! % count;
  }
}

const drawn = (die: Die, count: number, chance = new KeyedChance(SOURCE)): number[] =>
  Array.from({ length: count }, () => chance.draw(die));
const independently = (purpose: string, sides: number, count: number): number[] => tickets(purpose, sides).take(count).toArray();

describe('commitment', () => {
  test('is the SHA-256 of the secret', () => {
    expect(commitmentTo(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(bytes(SECRET)).digest('hex'));
  });

  test.each([
    ['', "'' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got 0 characters"],
    ['abc', "'abc' is not a secret: expected 64 hexadecimal digits (0-9, a-f), got 3 characters"],
    [SECRET.toUpperCase(), 'got 64 characters'],
    [`${SECRET}00`, 'got 66 characters'],
    [`${SECRET}\n`, 'got 65 characters'],
    [SECRET.replace('0', 'g'), 'is not a secret'],
  ])('of %j is refused', (secret, message) => {
    for (const use of [checkSecret, commitmentTo, (wrong: string) => new KeyedChance({ ...SOURCE, secret: wrong })]) {
      expect(() => use(secret)).toThrow(Problem);
      expect(() => use(secret)).toThrow(message);
    }
  });
});

describe('contributions', () => {
  test('are what the secret is asked for: the key of all draws is their HMAC', () => {
    expect(Buffer.from(keyOfDice(SOURCE)).toString('hex')).toBe('46c6d0201f701a0e51572a38677e178d6006ccd0c1ff2d479e14a5bdb9002063');
    expect(Buffer.from(keyOfDice(SOURCE))).toEqual(KEY);
    expect(Buffer.from(keyOfDice({ secret: SECRET })).toString('hex')).toBe(
      'd38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb',
    );
  });

  test('each decides over every die, and so does their order', () => {
    const die = fairDie('da.move-die', 1000);
    const [first, second] = CONTRIBUTIONS as [string, string];
    const ways = [[], [first], [second], [first, second], [second, first], [first, second, first]];
    const dice = ways.map((contributions) => drawn(die, 3, new KeyedChance({ secret: SECRET, contributions })).join());
    expect(new Set(dice).size).toBe(ways.length);
  });

  test.each([
    ['', "'' is no contribution: expected 32 hexadecimal digits (0-9, a-f), got 0 characters"],
    ['abc', 'got 3 characters'],
    [SECRET, 'got 64 characters'],
    ['F'.repeat(32), 'is no contribution'],
    [`${'0'.repeat(32)}\n`, 'got 33 characters'],
  ])('%j is none', (contribution, message) => {
    for (const use of [checkContribution, (wrong: string) => new KeyedChance({ secret: SECRET, contributions: [wrong] })]) {
      expect(() => use(contribution)).toThrow(Problem);
      expect(() => use(contribution)).toThrow(message);
    }
  });
});

describe('a seed', () => {
  const owl = seededDice('owl');

  test('fixes secret, contributions and bots', () => {
    expect(owl).toEqual({
      secret: 'b9c10aa619c6abe71ce283c9a6588be4427ea26bb88f03ebc671171d9dd053ef',
      contributions: ['3897f07f81a9a09e5bb4a64f1b5b0573'],
      seed: 'owl',
    });
    expect(seededBots('owl')).toBe(2704844416);
    expect(seededBots('owls')).not.toBe(seededBots('owl'));
  });

  test.each(['', 'two words', 'tab\t', 'Eule\u00e4', 'x'.repeat(65)])('%j is none', (seed) => {
    expect(() => seededDice(seed)).toThrow(Problem);
    expect(() => seededDice(seed)).toThrow('is no seed: expected 1 to 64 plain characters without blanks');
  });

  test('is on record and marks the game; whoever plays it again throws the same dice', () => {
    const [one, other] = [1, 2].map(() => play(new Match(knots, { options: {}, seats: 2, ...owl }), '0:roll 1:roll 0:roll'));
    expect(one!.record()).toMatchObject(owl);
    expect(other!.drawn).toEqual(one!.drawn);
    expect(replay(knots, one!.record()).drawn).toEqual(one!.drawn);
    expect(new Match(knots, { options: {}, seats: 2, ...SOURCE }).record()).not.toHaveProperty('seed');
  });
});

/** A purpose of which all eight words of the first block are unfair to the die below. */
const ALL_UNFAIR = 'test.rejected-823';

const words = (message: string): number[] => {
  const digest = createHmac('sha256', KEY).update(message).digest();
  return Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(4 * word));
};

describe('keyed chance', () => {
  test('gives known draws for known purposes', () => {
    expect(drawn(fairDie('da.move-die', 6), 12)).toEqual([4, 3, 5, 5, 0, 2, 3, 2, 4, 4, 1, 2]);
    expect(drawn(fairDie('crypt.urn', 52), 8)).toEqual([24, 44, 11, 49, 1, 16, 41, 27]);
    expect(drawn(fairDie('test.big', 2 ** 31 - 1), 4)).toEqual([1363041804, 548916270, 814371963, 250616240]);
    expect(drawn(weightedDie('test.weighted', [1, 2, 3]), 12)).toEqual([1, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 1]);
    expect(drawn(throwOf('test.three', 3), 6)).toEqual([34, 47, 29, 32, 36, 22]);
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
    const chance = new KeyedChance(SOURCE);
    const mixed = Array.from({ length: 12 }, () => {
      chance.draw(fairDie('crypt.urn', 52));
      return chance.draw(fairDie('da.move-die', 6));
    });
    expect(mixed).toEqual(drawn(fairDie('da.move-die', 6), 12));
  });

  // A third of all words is unfair to a die of this size: 2^32 = 2 * 1431655766 + 1431655764.
  const SIDES = 1431655766;

  test('passes over a word that would favour some outcomes', () => {
    const [first, second] = words('test.rejected-3/0/0');
    expect(first).toBeGreaterThanOrEqual(2 * SIDES);
    expect(second).toBeLessThan(2 * SIDES);
    expect(drawn(fairDie('test.rejected-3', SIDES), 1)).toEqual([second! % SIDES]);
    expect(drawn(fairDie('test.rejected-3', SIDES), 1)).toEqual([299241152]);
  });

  test('goes on to the next block when a whole one is unfair', () => {
    expect(words(`${ALL_UNFAIR}/0/0`).every((word) => word >= 2 * SIDES)).toBe(true);
    expect(drawn(fairDie(ALL_UNFAIR, SIDES), 1)).toEqual(independently(ALL_UNFAIR, SIDES, 1));
    expect(drawn(fairDie(ALL_UNFAIR, SIDES), 1)).toEqual([1200501108]);
  });
});
