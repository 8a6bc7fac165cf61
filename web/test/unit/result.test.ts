import { expect, test } from 'vitest';
import { resultIn } from '../../storage/result.ts';

const ended = (places: readonly number[], scores: readonly number[]): string =>
  JSON.stringify({ outcome: { reason: 'x', places, scores, rewards: [] } });

test('a result says who won, and by how much', () => {
  expect(resultIn(ended([2, 1, 3], [28, 34, 7]))).toEqual({ winners: [1], isCommon: false, points: 34, next: 28 });
  expect(resultIn(ended([1, 1, 3], [34, 34, 7]))).toEqual({ winners: [0, 1], isCommon: false, points: 34, next: 7 });
  expect(resultIn(ended([1], [12]))).toEqual({ winners: [0], isCommon: false, points: 12, next: null });
});

test('where all win or all lose, that is said, and no zeros', () => {
  expect(resultIn(ended([0, 0, 0, 0], [0, 0, 0, 0]))).toEqual({ winners: [], isCommon: true, points: null, next: 0 });
  expect(resultIn(ended([1, 1], [0, 0]))).toEqual({ winners: [0, 1], isCommon: true, points: null, next: null });
});

test('what has no result, or cannot be read, has none', () => {
  expect(resultIn('{"outcome":null}')).toBeNull();
  expect(resultIn('{"outcome":{}}')).toBeNull();
  expect(resultIn('{')).toBeNull();
});
