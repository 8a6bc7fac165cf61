import { fairDie, throwOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { CommonLuck } from '../commonLuck.ts';
import { decide, stillOpen, type Thought } from '../race.ts';

/** An action that was tried so often and gained so much each time, give or take as much as `spread`. */
const thought = (action: number, prior: number, visits: number, gain: number, spread = 0.1): Thought => ({
  action,
  prior,
  visits,
  reward: visits / 2,
  gain: visits * gain,
  spread: visits * (gain ** 2 + spread ** 2),
});

const first = (visits: number): Thought => ({ action: 1, prior: 0.5, visits, reward: visits / 2, gain: 0, spread: 0 });

const open = (...racing: Thought[]): number[] => stillOpen(racing).map(({ action }) => action);

test('first sight is followed until something else is surely better', () => {
  expect(decide([thought(2, 0.3, 10, 0.02), first(10), thought(3, 0.2, 10, -0.1)])).toBe(1);
  expect(decide([thought(2, 0.3, 1000, 0.02), first(1000), thought(3, 0.2, 1000, -0.1)])).toBe(2);
});

test('of two that are better, the one with the larger sure gain is taken', () => {
  expect(decide([first(400), thought(2, 0.3, 400, 0.02), thought(3, 0.2, 400, 0.05)])).toBe(3);
  expect(decide([first(400), thought(2, 0.3, 400, 0.02), thought(3, 0.2, 4, 0.05)])).toBe(2);
});

test('what was never tried or compared does not overrule first sight; among equals the one tried most is first', () => {
  expect(decide([thought(2, 0.5, 0, 0), first(1)])).toBe(1);
  expect(decide([3, 4, 5].map((action) => ({ action, prior: 1, visits: action, reward: action })))).toBe(5);
});

test('all stay in the race until they are surely behind, and first sight to the end', () => {
  const behind = (visits: number): Thought => thought(3, 0.2, visits, -0.05);
  expect(open(first(5), thought(2, 0.3, 5, 0.02), behind(5))).toEqual([1, 2, 3]);
  expect(open(first(50), thought(2, 0.3, 50, 0.02), behind(50))).toEqual([1, 2]);
  expect(open(first(50), behind(50))).toEqual([1]);
});

test('the race is over when one is surely ahead, or when nothing worth a thought can be gained', () => {
  expect(open(first(100), thought(2, 0.3, 100, 0.1))).toEqual([1]);
  expect(open(first(100), thought(2, 0.3, 100, 0.1), thought(3, 0.2, 100, 0.1))).toEqual([1, 2, 3]);
  expect(open(first(5000), thought(2, 0.3, 5000, 0.001))).toEqual([1]);
});

test('dice of one purpose fall alike under the same luck, whatever is thrown in between', () => {
  const [walk, fight] = [fairDie('walk', 1000), throwOf('fight', 3)];
  const one = new CommonLuck(7);
  const other = new CommonLuck(7);
  const walks = Array.from({ length: 20 }, () => one.draw(walk));
  const withFights = walks.map(() => {
    other.draw(fight);
    other.fraction();
    return other.draw(walk);
  });
  expect(withFights).toEqual(walks);
  expect(new Set(walks).size).toBeGreaterThan(15);
  const elsewhere = new CommonLuck(8);
  expect(walks.map(() => elsewhere.draw(walk))).not.toEqual(walks);
});

test('dice of different purposes do not fall alike', () => {
  const luck = new CommonLuck(7);
  const [walk, sail] = ['walk', 'sail'].map((purpose) => Array.from({ length: 20 }, () => luck.draw(fairDie(purpose, 1000))));
  expect(walk).not.toEqual(sail);
});
