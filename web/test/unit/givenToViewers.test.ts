import { sevenMoons, type SevenMoons } from '@hoard/games/seven-moons';
import { PERSON, SPECTATOR, isChoice, replay, type GameFile, type Passage, type Seat } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { toldTo } from '../../replay/toldTo.ts';
import { openLocalTable } from '../../table/localTable.ts';
import type { GameTable } from '../../table/table.ts';
import { moonFile } from '../browser/moonFiles.ts';
import { bareBoard } from './bareBoard.ts';

const BOTS = ['Aldous', 'Greta', 'Olin'].map((name) => ({ name, player: 'greedy' }));
const SEATS = [...BOTS.keys()];

const choicesOf = (file: GameFile, seat: Seat, verb = ''): number[] =>
  file.journal.flatMap((entry, index) => (isChoice(entry) && entry.seat === seat && entry.key.startsWith(verb) ? [index] : []));

/** A whole game in which somebody put an offer together, and several gave up something behind a seal. */
function whole(): GameFile {
  for (let number = 0; number < 256; number++) {
    const file = moonFile({ seated: BOTS, dice: number.toString(16).padStart(2, '0'), until: () => false });
    const [giving, yielding] = ['give:', 'yield:'].map((verb) => SEATS.filter((seat) => choicesOf(file, seat, verb).length > 0).length);
    if (giving! > 0 && yielding! > 1) return file;
  }
  throw new Error('In none of 256 games did that happen');
}

const file = whole();

/** The same game up to an entry, with people in some seats. */
const before = (people: readonly Seat[], entry = file.journal.length): GameFile => ({
  ...file,
  seated: BOTS.map((bot, seat) => (people.includes(seat) ? { ...bot, player: PERSON } : bot)),
  journal: file.journal.slice(0, entry),
});

const tableOf = (given: GameFile): GameTable<SevenMoons> =>
  openLocalTable(bareBoard(sevenMoons, true), given, {
    id: 'test',
    onChange() {},
    bots: { think: () => new Promise(() => {}), advise: () => new Promise(() => {}), dismiss() {} },
  });

/** All that a table gives, but for the rules of the game, which everybody knows. */
const givenBy = (table: GameTable<SevenMoons>): unknown[] =>
  Object.entries(table).map(([name, given]: [string, unknown]) => {
    if (name === 'boardGame' || typeof given === 'function') return null;
    return typeof given === 'object' && given !== null && 'value' in given ? given.value : given;
  });

/** What must not be known to a viewer: the secret, what was drawn for what, and the keys of others. */
const forbiddenTo = (viewer: Seat): string[] => {
  const foreign = file.journal.flatMap((entry) => (isChoice(entry) && entry.seat !== viewer && entry.key.includes(':') ? [entry.key] : []));
  const purposes = replay(sevenMoons, file).drawn.map(({ purpose }) => purpose);
  return [...new Set([file.secret, ...foreign, ...purposes])];
};

/** As text, without what the viewer chose: another may have chosen the same. */
const written = (given: unknown): string => JSON.stringify(given, (name, value: unknown) => (name === 'key' ? undefined : value));

const keysIn = (passages: readonly Passage<SevenMoons>[]): [Seat, string][] =>
  passages.flatMap(({ seat, key }) => (key === null ? [] : [[seat, key]]));

describe.each(SEATS)('what is given to who has seat %i', (viewer) => {
  const own = choicesOf(file, viewer).map((place): [Seat, unknown] => [viewer, (file.journal[place] as { key: string }).key]);

  test('holds no secret, no draw and no key of another, at any time', () => {
    const forbidden = forbiddenTo(viewer);
    const moments = [...choicesOf(file, viewer, 'give:'), ...choicesOf(file, viewer, 'yield:'), file.journal.length];
    for (const entry of moments) {
      const table = tableOf(before([viewer], entry));
      expect(table.viewer.value).toBe(viewer);
      expect(table.askings.value.length === 0).toBe(entry === file.journal.length);
      const text = written(givenBy(table));
      expect(forbidden.filter((word) => text.includes(word))).toEqual([]);
      expect(keysIn(table.history.value)).toEqual(own.slice(0, choicesOf(before([], entry), viewer).length));
    }
  });

  test('nor does the replay of it', () => {
    const { passages } = toldTo(sevenMoons, file, viewer);
    const text = written(passages);
    expect(forbiddenTo(viewer).filter((word) => text.includes(word))).toEqual([]);
    expect(keysIn(passages)).toEqual(own);
  });
});

test('who looks on is given no key at all', () => {
  const table = tableOf(before([]));
  expect([table.viewer.value, keysIn(table.history.value)]).toEqual([SPECTATOR, []]);
  const text = written(givenBy(table));
  expect(forbiddenTo(SPECTATOR).filter((word) => text.includes(word))).toEqual([]);
});

test('what is looked for is there to be found in the file itself', () => {
  const text = JSON.stringify(file);
  const [, ...keys] = forbiddenTo(0);
  expect(text).toContain(file.secret);
  expect(keys.some((key) => text.includes(key))).toBe(true);
});

describe('people at one screen know of different things', () => {
  const table = tableOf(before(SEATS));
  const lengths = [...SEATS, SPECTATOR].map((seat) => toldTo(sevenMoons, file, seat).passages.length);

  test('who only looks on does not learn how many things were laid into an offer', () => {
    expect(lengths.at(-1)).toBeLessThan(Math.max(...lengths));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(file.journal.length + 1);
  });

  test('and the screen goes on for each where it was for the one before', () => {
    for (const [from, before] of SEATS.entries())
      for (const [to, now] of [...SEATS, SPECTATOR].entries()) {
        expect(table.placeFor(now, before, 0)).toBe(0);
        expect(table.placeFor(now, before, lengths[from]!)).toBe(lengths[to]);
      }
    // From the beginning of every passage of one to what the other knows of from then on: never back in time.
    const ways = Array.from({ length: lengths[0]! + 1 }, (_, index) => table.placeFor(SPECTATOR, 0, index));
    expect(ways).toEqual(ways.toSorted((a, b) => a - b));
    expect(new Set(ways).size).toBe(lengths.at(-1)! + 1);
  });
});
