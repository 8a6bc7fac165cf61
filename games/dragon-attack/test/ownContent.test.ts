import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { silveradoFiles } from '../content/silverado.ts';
import { dragonAttack, title } from '../index.ts';
import { changed } from './ownContent.ts';

// Content of one's own: what is wrong is said with file, entry, field and what was expected.

const { content } = dragonAttack;
const { heroes } = content;
const { map, heroes: heroRows, counters: counterRows, dragon } = silveradoFiles;

test.each<[string, Record<string, unknown>, string]>([
  [
    'a part that no game has',
    { banners: [] },
    'own/banners.json: no such part; expected map.json, heroes.json, counters.json, dragon.json',
  ],
  ['a file that is no list', { map: {} }, 'own/map.json: expected a list of rows, got object'],
  ['an empty file', { dragon: null }, 'own/dragon.json: expected a list of rows, got null'],
  ['a row that is no entry', { counters: [7] }, 'own/counters.json, row 1: expected an object, got 7'],
  ['a row without an id', { heroes: [{}] }, "own/heroes.json, row 1, field 'id': expected it to be there"],
  [
    'an id of another form',
    { map: changed(map, ['R42'], { id: 'ford' }) },
    "own/map.json, ford, field 'id': expected a letter and one to three letters or digits",
  ],
  [
    'an id that stands twice',
    { map: changed(map, ['R42'], { id: 'R43' }) },
    "own/map.json: the id 'R43' stands twice; expected each id once",
  ],
  [
    'a field that does not exist',
    { map: changed(map, ['R42'], { depth: 2 }) },
    "own/map.json, R42, field 'depth': there is no such field; expected none of that name",
  ],
  [
    'a terrain that does not exist',
    { map: changed(map, ['R42'], { terrain: 'swamp' }) },
    'own/map.json, R42, field \'terrain\': expected "land" or "coast" or "ford" or "river" or "sea", got "swamp"',
  ],
  ['a place off every map', { map: changed(map, ['R42'], { q: 51 }) }, "own/map.json, R42, field 'q': expected at most 50, got 51"],
  ['half a place', { map: changed(map, ['R42'], { r: 0.5 }) }, "own/map.json, R42, field 'r': expected a whole number, got 0.5"],
  [
    'a mark that does not exist',
    { map: changed(map, ['R42'], { mark: 'moon' }) },
    "own/map.json, R42, field 'mark': expected 'star', 'start' or a number from 1 to 13",
  ],
  [
    'a number past the palace',
    { map: changed(map, ['R42'], { mark: 14 }) },
    "own/map.json, R42, field 'mark': expected at most 13, got 14",
  ],
  [
    'a number that is missing',
    { map: changed(map, ['A50'], { mark: undefined }) },
    'own/map.json: no space is marked 3; expected one for each number from 1 to 13',
  ],
  [
    'a number that stands twice',
    { map: changed(map, ['R42'], { mark: 5 }) },
    'own/map.json: R42 and W50 are marked 5; expected one for each number from 1 to 13',
  ],
  [
    'two spaces in one place',
    { map: changed(map, ['R51'], { q: 0, r: -5 }) },
    'own/map.json, R51: lies at q 0, r -5 like R50; expected a place of its own',
  ],
  ['a Dragon without counters', { dragon: [] }, 'own/dragon.json: 0 rows; expected 1 to 13, at least one on its stack (DA-2.7)'],
  ['no heroes', { heroes: [] }, 'own/heroes.json: 0 rows; expected 1 to 6, one for each player (DA-2.1)'],
  [
    'two heroes of one colour',
    { heroes: changed(heroes, ['PB'], { colour: 'red' }) },
    'own/heroes.json, PB: shares colour or start with PR; expected its own',
  ],
  [
    'two heroes at one gate',
    { heroes: changed(heroes, ['PB'], { start: 'R10' }) },
    'own/heroes.json, PB: shares colour or start with PR; expected its own',
  ],
  [
    'a mark in the water',
    { map: changed(map, ['R60'], { mark: 'star' }) },
    'own/map.json, R60: marked star on sea; expected land, coast or ford',
  ],
  [
    'land that is cut off',
    {
      map: changed(changed(map, ['R10'], { terrain: 'river', mark: undefined }), ['R20'], { mark: 'start' }),
      heroes: changed(heroRows, ['PR'], { start: 'R20' }),
    },
    'own/map.json, P00: no way by land from R20; expected one that uses no other starting point (DA-12.7)',
  ],
  [
    'a starting point that is none',
    { heroes: changed(heroRows, ['PR'], { start: 'R20' }) },
    "own/heroes.json, PR: start is 'R20'; expected the id of a space marked 'start'",
  ],
  [
    'a starting point that is nowhere',
    { heroes: changed(heroRows, ['PR'], { start: 'X99' }) },
    "own/heroes.json, PR: start is 'X99'; expected the id of a space marked 'start'",
  ],
  [
    'a class that does not exist',
    { heroes: changed(heroRows, ['PR'], { class: 'X' }) },
    'own/heroes.json, PR, field \'class\': expected "F" or "M" or "E" or "D", got "X"',
  ],
  [
    'an empty name',
    { heroes: changed(heroRows, ['PR'], { name: '' }) },
    "own/heroes.json, PR, field 'name': expected anything but 0, got 0",
  ],
  [
    'a kind that does not exist',
    { counters: changed(counterRows, ['T24'], { kind: 'raft' }) },
    'own/counters.json, T24, field \'kind\': expected "character" or "monster" or "boat" or "dragonSlayer" or "gold", got "raft"',
  ],
  [
    'a monster that nothing beats',
    { counters: changed(counterRows, ['T22'], { strength: 6 }) },
    "own/counters.json, T22, field 'strength': expected at most 5, got 6",
  ],
  [
    'worthless gold',
    { counters: changed(counterRows, ['T28'], { value: 0 }) },
    "own/counters.json, T28, field 'value': expected at least 1, got 0",
  ],
  [
    'too few counters',
    { counters: counterRows.slice(1) },
    'own/counters.json: 45 rows; expected 46, one for each star and number of the map (DA-2.5)',
  ],
  [
    'a Dragon that nothing wounds',
    { dragon: changed(dragon, ['D5'], { strength: 6 }) },
    "own/dragon.json, D5, field 'strength': expected at most 5, got 6",
  ],
])('content with %s is refused', (_, files, message) => {
  expect(() => title.withContent('own', files)).toThrow(new Problem(message));
});

test('content of one’s own replaces what is given and keeps the rest, under a name of its own', () => {
  const own = title.withContent('own', { counters: changed(counterRows, ['T46'], { value: 9 }) });
  expect(own.content.counters[45]).toMatchObject({ ...content.counters[45]!, value: 9 });
  expect(own.content.spaces).toEqual(content.spaces);
  expect(own.contentId).toMatch(/^own@[0-9a-f]{32}$/);
  expect(own.contentId.split('@')[1]).not.toBe(dragonAttack.contentId.split('@')[1]);
});

test.each<[string, unknown, number, string]>([
  ['no list of options', 7, 2, 'Options: expected an object, got 7'],
  ['an option that does not exist', { mode: 'fast' }, 2, "Options, field 'mode': there is no such field; expected none of that name"],
  ['a tie-break that is neither on nor off', { tieBreak: 'on' }, 2, 'Options, field \'tieBreak\': expected true or false, got "on"'],
  [
    'a level that does not exist',
    { level: 'king' },
    1,
    'Options, field \'level\': expected "squire" or "knight" or "champion" or "legend", got "king"',
  ],
  [
    'a colour that does not exist',
    { colours: ['red', 'pink'] },
    2,
    'Options, field \'colours.1\': expected "red" or "blue" or "amber" or "violet" or "white" or "green", got "pink"',
  ],
  ['too few colours', { colours: ['red'] }, 2, "Options, field 'colours': 1 colours for 2 seats; expected one (or null) for each seat"],
  [
    'a colour twice',
    { colours: ['red', null, 'red'] },
    3,
    "Options, field 'colours': red is chosen twice; expected a different player counter for each seat (DA-2.2)",
  ],
  ['more seats than counters', {}, 7, 'Options: 7 seats; expected 1 to 6, one for each player counter (DA-2.1)'],
  ['no seat at all', {}, 0, 'Options: 0 seats; expected 1 to 6, one for each player counter (DA-2.1)'],
])('options with %s are refused', (_, given, seats, message) => {
  expect(() => dragonAttack.readOptions(given, seats)).toThrow(new Problem(message));
});

test('options that are not given have their defaults', () => {
  const defaults = { colours: [null, null, null], tieBreak: true, level: 'knight' };
  expect(dragonAttack.readOptions(undefined, 3)).toEqual(defaults);
  expect(dragonAttack.readOptions({}, 3)).toEqual(defaults);
});

const idOf = (files: Readonly<Record<string, unknown>>): string => title.withContent('own', files).contentId;

test('whoever renames a monster plays kept games on; whoever makes it stronger begins another set', () => {
  const id = idOf({});
  const { counters: rows, heroes: leaders, map, dragon } = silveradoFiles;
  const monster = rows.find(({ kind }) => kind === 'monster')!;
  const changedRow = (change: object) => rows.map((row) => (row === monster ? Object.assign({}, row, change) : row));
  expect(idOf({ counters: changedRow({ name: 'Something else', line: 'Another line.' }) })).toBe(id);
  expect(idOf({ heroes: leaders.map((row) => ({ ...row, crest: 'owl' })), map: map.map((row) => ({ ...row, look: 'moor' })) })).toBe(id);
  expect(idOf({ dragon: dragon.map((row) => ({ ...row, state: 'drowsy' })) })).toBe(id);
  const strength = 'strength' in monster && monster.strength === 1 ? 2 : 1;
  expect(idOf({ counters: changedRow({ strength }) })).not.toBe(id);
});
