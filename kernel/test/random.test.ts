import { expect, test } from 'vitest';
import { Random } from '../index.ts';

/** sfc32 as published, on words that wrap by themselves. */
function published(low: number, high: number, stream: number, count: number): number[] {
  const w = new Uint32Array([low, high, stream, 1, 0]);
  const next = (): number => {
    w[4] = w[0]! + w[1]! + w[3]!;
    w[3]!++;
    w[0] = w[1]! ^ (w[1]! >>> 9);
    w[1] = w[2]! + (w[2]! << 3);
    w[2] = ((w[2]! << 21) | (w[2]! >>> 11)) + w[4];
    return w[4];
  };
  for (let i = 0; i < 15; i++) next();
  return Array.from({ length: count }, next);
}

const first = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

test('gives known numbers for a known seed', () => {
  expect(first(new Random(42), 5)).toEqual([3011021589, 3960382089, 1547270628, 4040468816, 1355524940]);
  expect(first(new Random(42, 7), 5)).toEqual([470765371, 1815261665, 1837446338, 4007934356, 2630517532]);
});

test('agrees with sfc32 as published, for seeds of more than 32 bits too', () => {
  expect(first(new Random(42, 7), 1000)).toEqual(published(42, 0, 7, 1000));
  expect(first(new Random(2 ** 40 + 5, 7), 1000)).toEqual(published(5, 256, 7, 1000));
});

test('gives the same numbers for the same seed, and others for another stream', () => {
  expect(first(new Random(9, 3), 20)).toEqual(first(new Random(9, 3), 20));
  expect(first(new Random(9, 3), 20)).not.toEqual(first(new Random(9, 4), 20));
});

test('stays below its limit and reaches every number under it', () => {
  const random = new Random(1);
  const seen = new Set(Array.from({ length: 200 }, () => random.below(6)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('a shuffle keeps every card, and every order comes', () => {
  const random = new Random(5);
  const orders = new Set(Array.from({ length: 200 }, () => random.shuffle(['a', 'b', 'c']).join('')));
  expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});
