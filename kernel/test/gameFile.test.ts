import { expect, test } from 'vitest';
import { Match, Problem, parseGame, withParts } from '../index.ts';
import { knots } from './examples/knots.ts';

const record = new Match(knots, { options: {}, seats: 2, secret: 'd'.repeat(64) }).record();
const seated = ['Anna', 'Björn'].map((name) => ({ name, player: 'person' }));
const parsed = (change: object): unknown => parseGame('game.json', JSON.stringify({ ...record, ...change }));

test('a game comes back as it was written, with names in any script', () => {
  const file = { ...record, content: 'Königreich 王国@12', table: { seated, content: 'Spiele/Königreich 王国' } };
  expect(parsed(file)).toEqual(file);
});

test.each([
  ['content', { content: '\u001b[2J@12' }],
  ['content', { content: 'a\u202eb@12' }],
  ['table.content', { table: { seated, content: 'folder\u0007' } }],
])('a %s that would steer a terminal is refused', (field, change) => {
  expect(() => parsed(change)).toThrow(`game.json, field '${field}': expected characters that can be printed on one line`);
});

test('more seats than any table has are refused before anybody makes a list of them', () => {
  expect(() => parsed({ seats: 1e9 })).toThrow("game.json, field 'seats': Invalid value: Expected <=100 but received 1000000000");
});

test('what is wrong is quoted without what would steer a terminal', () => {
  expect(() => parsed({ '\u001b[2J': 1 })).toThrow("game.json, field '\ufffd[2J'");
  expect(new Problem('two\nlines').message).toBe('two\nlines');
});

test('a content set whose name no game file could keep is refused before the first game', () => {
  expect(() => withParts('a\nb', { map: [] }, {})).toThrow(
    new Problem('"a\\nb" is no name for a content set: expected characters that can be printed'),
  );
  expect(withParts('Königreich', { map: [1] }, {})).toEqual({ map: [1] });
});
