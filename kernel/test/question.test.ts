import { loneAnswer } from '@hoard/kernel';
import { expect, test } from 'vitest';

const people = (count: number) => Array.from({ length: 3 }, (_, seat) => ({ player: seat < count ? 'person' : 'greedy' }));

test.each<['given' | 'unwatched' | undefined, number, number[], number | null]>([
  ['given', 3, [7], 7],
  ['given', 3, [7, 8], null],
  ['given', 3, [], null],
  [undefined, 1, [7], null],
  ['unwatched', 1, [7], 7],
  ['unwatched', 1, [7, 8], null],
  ['unwatched', 2, [7], null],
])('a lone answer that is %s, where %i people play and %j is left: %j', (alone, count, actions, given) => {
  expect(loneAnswer(alone === undefined ? {} : { alone }, actions, people(count))).toBe(given);
});
