import { describe, expect, test } from 'vitest';
import { estimate, inWords, rangeInWords } from '../figures.ts';

const rows = [
  { turns: 10, slainOn: 4, won: 1, tried: 2 },
  { turns: 20, slainOn: null, won: 0, tried: 3 },
  { turns: 60, slainOn: 8, won: 2, tried: 5 },
];

describe('figures', () => {
  test('a share adds up both columns', () => {
    expect(estimate({ kind: 'share', of: 'won', among: 'tried' }, rows)).toMatchObject({ value: 0.3, count: 10 });
  });

  test('what a game may have more than once is no share, and has an interval all the same', () => {
    const games = [
      { rituals: 2, won: 1 },
      { rituals: 1, won: 1 },
      { rituals: 0, won: 0 },
      { rituals: 1, won: 1 },
    ];
    const { value, low, high, count } = estimate({ kind: 'share', of: 'rituals', among: 'won' }, games)!;
    expect([value, count]).toEqual([4 / 3, 3]);
    expect(low).toBeCloseTo(0.72, 2);
    expect(high).toBeCloseTo(1.95, 2);
  });

  test('a mean leaves out games that have nothing to say', () => {
    expect(estimate({ kind: 'mean', of: 'turns' }, rows)).toMatchObject({ value: 30, count: 3 });
    expect(estimate({ kind: 'mean', of: 'slainOn' }, rows)).toMatchObject({ value: 6, count: 2 });
  });

  test('the most, and a percentile', () => {
    expect(estimate({ kind: 'most', of: 'turns' }, rows)).toEqual({ value: 60, low: 60, high: 60, count: 3 });
    expect(estimate({ kind: 'percentile', of: 'turns', at: 50 }, rows)).toMatchObject({ value: 20, count: 3 });
  });

  test('a ratio of shares', () => {
    const half = { kind: 'share', of: 'won', among: 'tried' } as const;
    expect(estimate({ kind: 'ratio', of: half, to: half }, rows)).toMatchObject({ value: 1 });
  });

  test('where no game says anything there is no figure', () => {
    expect(estimate({ kind: 'share', of: 'won', among: 'nothing' }, rows)).toBeNull();
    expect(estimate({ kind: 'mean', of: 'nothing' }, rows)).toBeNull();
  });
});

test('values as people write them', () => {
  expect(inWords('share', 0.1234)).toBe('12.3 %');
  expect(inWords('mean', 12)).toBe('12.00');
  expect(inWords('percentile', 12)).toBe('12');
  expect(inWords('mean', Infinity)).toBe('–');
  expect(rangeInWords('share', 0.1, 0.25)).toBe('10.0 – 25.0 %');
  expect(rangeInWords('mean', 1, 2.5)).toBe('1.00 – 2.50');
  expect(rangeInWords('ratio', 1.12, Infinity)).toBe('at least 1.12');
  expect(rangeInWords('share', -Infinity, 0.5)).toBe('at most 50.0 %');
  expect(rangeInWords('mean', -Infinity, Infinity)).toBe('unknown');
});
