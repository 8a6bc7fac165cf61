import { describe, expect, test } from 'vitest';
import {
  bySeat,
  capitalised,
  doing,
  germanNames,
  hexColumns,
  hexRows,
  inGroups,
  listing,
  naming,
  offerIn,
  times,
  uncapitalised,
  whose,
  type Voices,
} from '../index.ts';

const speakingTo = (you: number): Voices => ({ nameOf: (seat) => ['Anna', 'Ben'][seat]!, you });

test('whoever is spoken to is "you", everybody else has a name', () => {
  const does = doing('You');
  expect(does(0, speakingTo(0), 'rolls', 'roll')).toBe('You roll');
  expect(does(0, speakingTo(1), 'rolls', 'roll')).toBe('Anna rolls');
  expect([0, 1].map((seat) => naming('dich')(seat, speakingTo(1)))).toEqual(['Anna', 'dich']);
  expect([0, 1].map((seat) => whose(seat, speakingTo(1)))).toEqual(["Anna's", 'your']);
});

test('things are listed and counted', () => {
  const listOf = listing('and', 'nothing');
  expect([[], ['wood'], ['wood', 'iron'], ['wood', 'iron', 'stone']].map((words) => listOf(words))).toEqual([
    'nothing',
    'wood',
    'wood and iron',
    'wood, iron and stone',
  ]);
  expect([0, 1, 2].map((count) => times(count, 'step'))).toEqual(['0 steps', '1 step', '2 steps']);
  expect([capitalised('über die Brücke'), uncapitalised('Ärger')]).toEqual(['Über die Brücke', 'ärger']);
});

test('German names are declined by their article; those without one, and strange ones, stay as they are', () => {
  const { plain, accusative, towards, at } = germanNames({ Troll: 'der Troll', Ford: 'die Furt', Gate: 'das Tor', Haven: 'Hafen' });
  const say = (name: string): string[] => [plain, accusative, towards, at].map((declined) => declined(name));
  expect(say('Troll')).toEqual(['Troll', 'den Troll', 'zum Troll', 'beim Troll']);
  expect(say('Ford')).toEqual(['Furt', 'die Furt', 'zur Furt', 'bei der Furt']);
  expect(say('Gate')).toEqual(['Tor', 'das Tor', 'zum Tor', 'beim Tor']);
  expect(say('Haven')).toEqual(['Hafen', 'Hafen', 'nach Hafen', 'in Hafen']);
  expect(say('Elsewhere')).toEqual(['Elsewhere', 'Elsewhere', 'nach Elsewhere', 'in Elsewhere']);
});

describe('a map in a terminal', () => {
  const flower = [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: -1, r: 0 },
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ];

  test('stands in rows of equal width, each half a hexagon beside the next', () => {
    expect(hexColumns(flower)).toBe(3);
    const rows = hexRows(
      flower,
      4,
      (row) => ({ sign: String(row), styles: [] }),
      (words) => words,
    );
    expect(rows).toEqual(['   0   1    ', ' 2   3   4  ', '   5   6    ']);
  });

  test('is inked sign by sign', () => {
    const rows = hexRows(
      flower,
      4,
      () => ({ sign: 'x', styles: ['red'] }),
      (words, ...styles) => `${styles.join()}:${words}`,
    );
    expect(rows[0]).toBe('   red:x   red:x    ');
  });
});

test('answers stand under their titles, in the order of the titles', () => {
  const placed = [
    { action: 1, group: 'home', text: 'a', note: '' },
    { action: 2, group: 'dragon', text: 'b', note: '' },
    { action: 3, group: 'home', text: 'c', note: '' },
  ] as const;
  const groups = inGroups({ dragon: 'Dragon', free: 'Free', home: 'Home' }, placed);
  expect(groups.map(({ title, items }) => [title, items.map(({ action }) => action)])).toEqual([
    ['Dragon', [2]],
    ['Home', [1, 3]],
  ]);
});

test.each([
  ['offer gold 3 and Boat for lirien', { give: ['gold 3', 'boat'], ask: ['lirien'] }],
  ['offer 2 wood, iron', { give: ['2 wood', 'iron'], ask: [] }],
  ['offer nothing for gold', { give: [], ask: ['gold'] }],
  ['give boat', null],
])('%s', (typed, offer) => expect(offerIn(typed)).toEqual(offer));

test('a flag speaks for each seat, and leaves open what it does not name', () => {
  expect(bySeat('red,-,blue', 4)).toEqual(['red', null, 'blue', null]);
  expect(bySeat(undefined, 2)).toEqual([null, null]);
  expect(bySeat('red,blue,green', 2)).toEqual(['red', 'blue', 'green']);
});
