import { expect, test } from 'vitest';
import { Match, Problem, parseGame, printGame, withParts, type Entry, type GameFile } from '../index.ts';
import { knots } from './examples/knots.ts';

const seated = ['Anna', 'Björn'].map((name) => ({ name, player: 'person' }));
const record = new Match(knots, { options: {}, seats: 2, seated, secret: 'd'.repeat(64), contributions: ['e'.repeat(32)] }).record();
const parsed = (change: object): unknown => parseGame('game.json', JSON.stringify({ ...record, ...change }));

test('a game comes back as it was written, with names in any script', () => {
  const file = {
    ...record,
    content: 'Königreich 王国@12',
    words: { '3': 'Was für ein Knoten!' },
    seed: 'owl',
  };
  expect(parsed(file)).toEqual(file);
  expect(file.seated).toEqual(seated);
});

test('where an older game says that its content lay is forgotten, whatever it says: a file opens no folder', () => {
  expect(parsed({ folder: '/etc\u0007' })).toEqual(record);
});

const OUTCOME = { reason: 'tied', places: [1, 1], scores: [0, 0], rewards: [0, 0] };
const ENDS: Readonly<Record<string, Partial<GameFile>>> = {
  'has come to its end': { outcome: OUTCOME },
  'was abandoned': { journal: [{ now: 'abandoned' }] },
};

test('a game that is not over says first of all that it holds secrets', () => {
  const text = printGame({ ...record, words: { '3': 'Was für ein Knoten!' } });
  expect(text).toMatch(/^\{"hoard":1,"warning":"This game is not over\. The file holds its dice and everything hidden:/);
  expect(parseGame('game.json', text)).toEqual({ ...record, words: { '3': 'Was für ein Knoten!' } });
});

test.each(Object.entries(ENDS))('one that %s has none left', (_, end) => {
  const text = printGame({ ...record, ...end });
  expect(text).not.toContain('warning');
  expect(parseGame('game.json', text)).toEqual({ ...record, ...end });
});

const DEEP = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

test.each(['null', '7', '"all"', 'true', '[]', DEEP])('what are no options of a game is refused: %.10s', (options) => {
  const text = printGame(record).replace('"options":{}', `"options":${options}`);
  expect(() => parseGame('game.json', text)).toThrow("game.json, field 'options': expected the options of a game, as an object");
});

test('neither depth nor length of what is no game matters', () => {
  expect(() => parseGame('game.json', '['.repeat(1_000_000))).toThrow('game.json is not a game of Hoard');
  expect(() => parseGame('game.json', '['.repeat(500_000) + ']'.repeat(500_000))).toThrow('game.json is not a game of Hoard');
});

test.each(['', '{', '{ "hoa', '{"hoard": 1, "game": "kno'])('of a damaged game the beginning is there: %s', (text) => {
  expect(() => parseGame('game.json', text)).toThrow(`game.json is damaged: ${text.length} characters`);
});

test.each(['hello', '<html>', '\u0089PNG', '{"name": "pack', '[{"hoard": 1'])('what never was a game is not called damaged: %s', (text) => {
  expect(() => parseGame('game.json', text)).toThrow('game.json is not a game of Hoard');
});

const ENTRIES: readonly Entry[] = [
  { seat: 0, lane: 0, key: 'knot' },
  { seat: 0, lane: 0, key: 'undo', id: 'tab-1_17' },
  { seat: 0, lane: 0, key: 'pass', by: 'clock' },
  { seat: 1, now: 'away', player: 'greedy' },
  { seat: 1, now: 'back' },
  { seat: 1, now: 'away', player: 'search:2' },
  { seat: 1, now: 'back', name: 'Çelik' },
  { seat: 0, now: 'gone', player: 'random' },
  { now: 'abandoned' },
];

test('so do choices, and what happened to seats besides', () => {
  expect(parsed({ journal: ENTRIES })).toMatchObject({ journal: ENTRIES });
});

test.each([
  ['seat', { lane: 0, key: 'knot' }],
  ['key', { seat: 0, lane: 0, key: 'k'.repeat(101) }],
  ['lane', { seat: 0, lane: -1, key: 'knot' }],
  ['by', { seat: 0, lane: 0, key: 'knot', by: 'hand' }],
  ['id', { seat: 0, lane: 0, key: 'knot', id: '' }],
  ['token', { seat: 0, lane: 0, key: 'knot', token: 'abc' }],
  ['now', { seat: 0, now: 'asleep', player: 'greedy' }],
  ['player', { seat: 0, now: 'away' }],
  ['player', { seat: 0, now: 'back', player: 'greedy' }],
  ['name', { seat: 0, now: 'back', name: '\u001b[2J' }],
  ['player', { seat: 0, now: 'gone' }],
  ['key', { now: 'abandoned', key: 'knot' }],
  ['seat', { now: 'abandoned', seat: 0 }],
])('an entry with a wrong %s is refused', (field, entry) => {
  expect(() => parsed({ journal: [...ENTRIES, entry] })).toThrow(`game.json, field 'journal.9.${field}'`);
});

test.each([
  ['contributions', { contributions: Array.from({ length: 101 }, () => 'e'.repeat(32)) }],
  ['contributions.0', { contributions: ['E'.repeat(32)] }],
  ['secret', { secret: 'd'.repeat(63) }],
  ['seed', { seed: '' }],
  ['seated.0.player', { seated: [{ name: 'Anna' }] }],
  ['seats', { seats: 2 }],
  ['table', { table: { seated } }],
])('a wrong %s is refused', (field, change) => {
  expect(() => parsed(change)).toThrow(`game.json, field '${field}'`);
});

test.each(['contributions', 'seated', 'secret', 'commitment', 'journal'])('a game without %s is refused', (field) => {
  expect(() => parsed({ [field]: undefined })).toThrow(`game.json, field '${field}'`);
});

test.each([
  ['content', { content: '\u001b[2J@12' }],
  ['content', { content: 'a\u202eb@12' }],
])('a %s that would steer a terminal is refused', (field, change) => {
  expect(() => parsed(change)).toThrow(`game.json, field '${field}': expected characters that can be printed on one line`);
});

test('more seats than any table has are refused whatever their game', () => {
  const crowd = Array.from({ length: 101 }, () => seated[0]);
  expect(() => parsed({ seated: crowd })).toThrow("game.json, field 'seated': expected at most 100, got 101");
});

test('what is wrong is quoted without what would steer a terminal', () => {
  expect(() => parsed({ '\u001b[2J': 1 })).toThrow("game.json, field '\ufffd[2J'");
  expect(new Problem('two\nlines, \u202eback').message).toBe('two\ufffdlines, \ufffdback');
  expect(new Problem(`${'x'.repeat(5000)}; expected less`).message).toBe(`${'x'.repeat(500)}…${'x'.repeat(485)}; expected less`);
});

test('a content set whose name no game file could keep is refused before the first game', () => {
  expect(() => withParts('a\nb', { map: [] }, {})).toThrow(
    new Problem('"a\\nb" is no name for a content set: expected characters that can be printed'),
  );
  expect(withParts('Königreich', { map: [1] }, {})).toEqual({ map: [1] });
});
