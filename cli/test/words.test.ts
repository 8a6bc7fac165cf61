import type { Turnover } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { meant } from '../answers.ts';
import { wrap } from '../console.ts';
import { listedGroups } from '../layout.ts';
import { turnoverText } from '../presence.ts';

test('wrap breaks between words, keeps what stands before a line, and never exceeds the width', () => {
  expect(wrap('  one two three', 9)).toEqual(['  one two', 'three']);
  expect(wrap('one two three', 8, '    ')).toEqual(['one two', '    three']);
  expect(wrap('short', 8)).toEqual(['short']);
});

const SPACES = [
  { action: 1, names: ['walk:R42', 'R42', 'Rose Ford'] },
  { action: 2, names: ['walk:R43', 'R43', 'Fox Copse'] },
  { action: 3, names: ['walk:R10', 'R10', 'Rose Gate'] },
];

test.each([
  ['R43', [2]],
  ['walk:r43', [2]],
  ['fox', [2]],
  ['copse', [2]],
  ['rose', [1, 3]],
  ['rose f', [1]],
  ['ROSE GATE', [3]],
  ['r4', [1, 2]],
  ['ose', []],
  ['', []],
])('%j means %j', (typed, actions) => expect(meant(typed, SPACES)).toEqual(actions));

const item = (text: string) => ({ action: 0, text, note: '' });

test('answers are numbered through all groups', () => {
  const groups = [
    { title: 'Home', items: [item('here')] },
    { title: 'Free', items: [item('there'), item('elsewhere')] },
  ];
  expect(listedGroups(groups, 80)).toEqual(['Home     1 here', 'Free     2 there  3 elsewhere']);
  const noted = [{ title: 'Home', items: [{ ...item('here'), note: '3 gold' }] }];
  expect(listedGroups(noted, 80)).toEqual(['Home     1 here (3 gold)']);
  const alike = [{ title: 'Free', items: ['here', 'there'].map((text) => ({ ...item(text), note: 'empty' })) }];
  expect(listedGroups(alike, 80)).toEqual(['Free     1 here  2 there  (each: empty)']);
});

const voices = { nameOf: (seat: number) => ['You', 'Anna'][seat]!, you: 0 };

test.each<[Turnover, string]>([
  [{ seat: 1, now: 'away', player: 'greedy' }, 'Anna is away; a greedy bot plays.'],
  [{ seat: 0, now: 'away', player: 'search:2' }, 'You are away; a search:2 bot plays.'],
  [{ seat: 1, now: 'back' }, 'Anna is back.'],
  [{ seat: 0, now: 'back' }, 'You are back.'],
  [{ seat: 1, now: 'back', name: 'Cleo' }, 'Cleo takes over.'],
  [{ seat: 1, now: 'gone', player: 'greedy' }, 'Anna has left.'],
  [{ seat: 0, now: 'gone', player: 'greedy' }, 'You have left.'],
  [{ now: 'abandoned' }, 'Nobody is left: the game is abandoned.'],
])('%j is told', (turnover, text) => expect(turnoverText(turnover, voices)).toBe(text));
