import { describe, expect, test } from 'vitest';
import { chanceOfLuck, differenceOf, meanOf, percentileOf, ratioOf, shareOf } from '../statistics.ts';

describe('a share with the interval of Wilson', () => {
  test.each([
    // Values of Newcombe (1998), Statistics in Medicine 17, table I, method 3.
    { successes: 81, trials: 263, low: 0.2553, high: 0.3662 },
    { successes: 15, trials: 148, low: 0.0624, high: 0.1605 },
    { successes: 0, trials: 20, low: 0, high: 0.1611 },
    { successes: 1, trials: 29, low: 0.0061, high: 0.1718 },
  ])('$successes of $trials', ({ successes, trials, low, high }) => {
    const share = shareOf(successes, trials);
    expect(share.value).toBe(successes / trials);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
    expect(share.count).toBe(trials);
  });

  test('never leaves the range from 0 to 1, and always holds the value', () => {
    for (let trials = 1; trials <= 40; trials++) {
      for (let successes = 0; successes <= trials; successes++) {
        const { value, low, high } = shareOf(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low <= value && value <= high).toBe(true);
      }
    }
  });
});

test('a mean with its interval', () => {
  const { value, low, high, count } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
  // The standard deviation of the sample is 2.13809, the standard error 0.755929.
  expect(value).toBe(5);
  expect(low).toBeCloseTo(5 - 1.959964 * 0.755929, 5);
  expect(high).toBeCloseTo(5 + 1.959964 * 0.755929, 5);
  expect(count).toBe(8);
});

test('the mean of a single value has no bounds', () => {
  expect(meanOf([3])).toEqual({ value: 3, low: -Infinity, high: Infinity, count: 1 });
});

test('percentiles lie between ranks in proportion', () => {
  const values = [15, 20, 35, 40, 50];
  expect(percentileOf(values, 0).value).toBe(15);
  expect(percentileOf(values, 40).value).toBeCloseTo(29, 10);
  expect(percentileOf(values, 50).value).toBe(35);
  expect(percentileOf(values, 100).value).toBe(50);
});

test('the interval of a median is made of ranks', () => {
  const upTo1000 = Array.from({ length: 1001 }, (_, index) => index);
  const { value, low, high } = percentileOf(upTo1000, 50);
  expect(value).toBe(500);
  // Half of the interval is 1.96 times the square root of 1001 / 4.
  expect(low).toBeCloseTo(500 - 31.0, 1);
  expect(high).toBeCloseTo(500 + 31.0, 1);
});

test('the ratio of two shares with the interval of its logarithm', () => {
  // The textbook trial of aspirin: 104 of 11,037 against 189 of 11,034 heart attacks.
  const { value, low, high } = ratioOf(shareOf(189, 11_034), shareOf(104, 11_037));
  expect(value).toBeCloseTo(1.818, 3);
  expect(low).toBeCloseTo(1.433, 3);
  expect(high).toBeCloseTo(2.306, 3);
});

test('the exact binomial test', () => {
  expect(chanceOfLuck(5, 10, 0.5)).toBeCloseTo(1, 10);
  expect(chanceOfLuck(8, 10, 0.5)).toBeCloseTo((2 * (45 + 10 + 1)) / 1024, 10);
  expect(chanceOfLuck(0, 10, 0.25)).toBeCloseTo(0.75 ** 10 + 0.0197277, 5);
  // As in the documentation of R: 682 of 925, fair 3/4.
  expect(chanceOfLuck(682, 925, 0.75)).toBeCloseTo(0.3825, 4);
});

test("the difference of two shares has Newcombe's interval (56 of 70 against 48 of 80, from his paper)", () => {
  const { value, low, high } = differenceOf(shareOf(56, 70), shareOf(48, 80));
  expect(value).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});
