import { describe, expect, test } from 'vitest';
import { drawFrom, fairDie, likelihood, outcomeOf, throwOf, weightedDie, type Die } from '../index.ts';

/** How many tickets stand for each outcome, by asking for every one of them. */
function ticketsByOutcome(die: Die): number[] {
  const counts = Array.from({ length: die.outcomes }, () => 0);
  for (let ticket = 0; ticket < die.tickets; ticket++) counts[outcomeOf(die, ticket)]!++;
  return counts;
}

describe.each([
  ['a fair die', fairDie('test.fair', 6)],
  ['a weighted die', weightedDie('test.weighted', [1, 2, 3, 10])],
  ['a die with an outcome that never comes', weightedDie('test.never', [3, 0, 2])],
  ['two dice', throwOf('test.two', 2)],
  ['five dice', throwOf('test.five', 5)],
  ['three dice with four sides', throwOf('test.four-sided', 3, 4)],
])('%s', (_name, die) => {
  test('gives each outcome as many tickets as its likelihood says', () => {
    const counts = ticketsByOutcome(die);
    counts.forEach((count, outcome) => expect(likelihood(die, outcome)).toBe(count / die.tickets));
    expect(counts.reduce((sum, count) => sum + count)).toBe(die.tickets);
  });
});

test.each([1, 2, 3, 4, 5])('%i dice thrown together fall in 6^n ways', (count) => {
  expect(throwOf('test.throw', count).tickets).toBe(6 ** count);
});

test('a throw of three is weighted as if every one of the 216 ways were counted', () => {
  const ways = new Map<string, number>();
  for (let way = 0; way < 216; way++) {
    const lying = [way % 6, Math.floor(way / 6) % 6, Math.floor(way / 36)].map((face) => face + 1).toSorted((a, b) => b - a);
    ways.set(lying.join(), (ways.get(lying.join()) ?? 0) + 1);
  }
  const die = throwOf('test.three', 3);
  expect(new Map(die.faces.map((lying, outcome) => [lying.join(), likelihood(die, outcome) * 216]))).toEqual(ways);
});

test('a pool that shrinks keeps one purpose, and its last member is certain', () => {
  const pool = drawFrom('test.pool');
  expect([3, 2, 1].map((size) => pool(size).outcomes)).toEqual([3, 2, 1]);
  expect(pool(2).purpose).toBe('test.pool');
  expect(pool(2)).toBe(pool(2));
  expect(() => pool(0)).toThrow('Die test.pool has 0 tickets');
});

test('a die that cannot be thrown is refused by name', () => {
  expect(() => fairDie('Move Die', 6)).toThrow("not 'Move Die'");
  expect(() => fairDie('test.none', 0)).toThrow('Die test.none has 0 tickets');
  expect(() => weightedDie('test.empty', [])).toThrow('Die test.empty has 0 tickets');
  expect(() => fairDie('test.huge', 2 ** 32)).toThrow('expected 1 to 2^31');
  expect(() => fairDie('test.half', 2.5)).toThrow('Die test.half has 2.5 tickets; expected whole ones');
  expect(() => weightedDie('test.halves', [0.5, 0.5])).toThrow('Die test.halves has 0.5 tickets; expected whole ones');
});
