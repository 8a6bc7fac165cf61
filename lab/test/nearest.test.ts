import { expect, test } from 'vitest';
import { mistakesBetween, nearest } from '../nearest.ts';

test.each([
  ['greedy', 'greedy', 0],
  ['gredy', 'greedy', 1],
  ['greeddy', 'greedy', 1],
  ['grezdy', 'greedy', 1],
  ['gerede', 'greedy', 2],
  ['serach', 'search', 1],
  ['srch', 'search', 2],
  ['', 'at', 2],
  ['x'.repeat(100_000), 'search', Infinity],
])('%s is so many mistakes from %s', (typed, word, mistakes) => {
  expect(mistakesBetween(typed, word)).toBe(mistakes);
  expect(mistakesBetween(word, typed)).toBe(mistakes);
});

const KNOWN = ['players', 'seats', 'seed', 'save', 'speed', 'at', 'a'];

test.each([
  ['plyers', 'players'],
  ['PLAYERS', 'players'],
  ['play', 'players'],
  ['seet', 'seed'],
  ['spede', 'speed'],
  ['sea', 'seats'],
  ['s', null],
  ['b', null],
  ['verbose', null],
  ['', null],
])('%s means %s', (typed, meant) => expect(nearest(typed, KNOWN)).toBe(meant));
