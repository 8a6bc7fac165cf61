import { readFileSync } from 'node:fs';
import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { readRulebook } from '../../rulebook.ts';
import { sevenMoons } from '../game.ts';
import { title } from '../index.ts';

// Options: what is not given has its default; what is impossible is refused with the reason.

const read = (given: unknown, seats: number) => sevenMoons.readOptions(given, seats);

test('SM-1.19 what is not given has its default', () => {
  const plain = {
    difficulty: 'normal',
    first: null,
    faerieFolk: false,
    storyTokens: false,
    latePurse: false,
    longWatch: false,
    realmAttack: 'standing',
  };
  expect(read(undefined, 3)).toEqual({ ...plain, mode: 'competitive', characters: [null, null, null] });
  expect(read({}, 1)).toEqual({ ...plain, mode: 'solo', characters: [null] });
});

const longWatchIn = (book: URL): string => readRulebook(readFileSync(book, 'utf8')).get('SM-9.9')!.text;

test('SM-9.9 wherever the long watch is offered it is said to be ours, and off: by its label, its rule and its flag', () => {
  const watch = title.variants.find(({ option }) => option === 'longWatch')!;
  expect([watch.rule, watch.values[0]!.value]).toEqual(['SM-9.9', false]);
  expect(watch.label).toEqual({
    en: expect.stringContaining('ours, not in the printed game'),
    de: expect.stringContaining('von uns, nicht im Original'),
  });
  expect(longWatchIn(title.rulebook)).toMatch(/^Not in the printed game: a rule of ours/);
  expect(longWatchIn(new URL('../rulebook.de.md', import.meta.url))).toMatch(/^Nicht im Original: eine Regel von uns/);
  expect(title.terminalOf(sevenMoons).flags['long-watch']!.help).toContain('ours, not in the printed game');
});

test('SM-14.12 the Realm Attack is offered by standing cities and as printed, the first unless somebody chooses', () => {
  const attack = title.variants.find(({ option }) => option === 'realmAttack')!;
  expect([attack.rule, attack.values.map(({ value }) => value), attack.seats]).toEqual([
    'SM-14.12',
    ['standing', 'printed'],
    { least: 2, most: 4 },
  ]);
  for (const { value } of attack.values) expect(read({ realmAttack: value }, 3).realmAttack).toBe(value);
});

test.each([2, 3, 4])('SM-1.1 %i players choose competitive or co-op', (seats) => {
  expect(read({ mode: 'competitive' }, seats).mode).toBe('competitive');
  for (const difficulty of ['normal', 'frenzy', 'darkest']) expect(read({ mode: 'co-op', difficulty }, seats).difficulty).toBe(difficulty);
});

test.each(['gentle', 'normal', 'frenzy', 'darkest'])('SM-18.2 one player plays solo, %s', (difficulty) => {
  expect(read({ difficulty }, 1)).toMatchObject({ mode: 'solo', difficulty });
});

test('every module may be used in every mode', () => {
  for (const [mode, seats] of [
    ['competitive', 4],
    ['co-op', 2],
    ['solo', 1],
  ] as const) {
    const modules = { faerieFolk: true, storyTokens: true, latePurse: true };
    expect(read({ mode, ...modules }, seats)).toMatchObject(modules);
  }
});

test.each<[string, unknown, number, string]>([
  ['five players', {}, 5, 'Options: 5 seats; expected 1 to 4, one for each home city (SM-1.2)'],
  ['nobody', {}, 0, 'Options: 0 seats; expected 1 to 4, one for each home city (SM-1.2)'],
  ['a mode that does not exist', { mode: 'teams' }, 4, 'Options, field \'mode\': expected "competitive" or "co-op" or "solo", got "teams"'],
  [
    'solo with two seats',
    { mode: 'solo' },
    2,
    "Options, field 'mode': solo with 2 seats; expected solo for one player, else competitive or co-op (SM-1.1)",
  ],
  [
    'co-op alone',
    { mode: 'co-op' },
    1,
    "Options, field 'mode': co-op with 1 seats; expected solo for one player, else competitive or co-op (SM-1.1)",
  ],
  [
    'competitive alone',
    { mode: 'competitive' },
    1,
    "Options, field 'mode': competitive with 1 seats; expected solo for one player, else competitive or co-op (SM-1.1)",
  ],
  [
    'gentle in co-op',
    { mode: 'co-op', difficulty: 'gentle' },
    2,
    "Options, field 'difficulty': gentle is for the solo game only; expected normal, frenzy or darkest (SM-18.6)",
  ],
  [
    'a hard competitive game',
    { difficulty: 'frenzy' },
    3,
    "Options, field 'difficulty': frenzy is for co-op and solo games; expected normal (SM-16.3)",
  ],
  [
    'the long watch in the solo game',
    { longWatch: true },
    1,
    "Options, field 'longWatch': dusk takes its place in the solo game; expected false (SM-18.13)",
  ],
  [
    'the printed Realm Attack in the solo game',
    { realmAttack: 'printed' },
    1,
    "Options, field 'realmAttack': printed in the solo game, which has one city; expected standing (SM-18.11)",
  ],
  [
    'a Realm Attack that is read in no way',
    { realmAttack: 'halved' },
    3,
    'Options, field \'realmAttack\': expected "standing" or "printed", got "halved"',
  ],
  [
    'the same city twice',
    { characters: ['SW', null, 'SW'] },
    3,
    "Options, field 'characters': SW is chosen twice; expected a different home city for each seat (SM-1.2)",
  ],
  [
    'a character too few',
    { characters: ['SW'] },
    2,
    "Options, field 'characters': 1 characters for 2 seats; expected one (or null) for each seat",
  ],
  [
    'a character that does not exist',
    { characters: ['XX', null] },
    2,
    'Options, field \'characters.0\': expected "SW" or "EF" or "TH" or "FW", got "XX"',
  ],
  ['a first player who does not play', { first: 2 }, 2, "Options, field 'first': expected at most 1, got 2"],
  ['half a first player', { first: 0.5 }, 2, "Options, field 'first': expected a whole number, got 0.5"],
  ['a module that is maybe used', { faerieFolk: 'yes' }, 2, 'Options, field \'faerieFolk\': expected true or false, got "yes"'],
  ['a field that does not exist', { dragons: 3 }, 2, "Options, field 'dragons': there is no such field; expected none of that name"],
  ['no options at all', 7, 2, 'Options: expected an object, got 7'],
])('%s is refused with the reason', (_, given, seats, reason) => {
  expect(() => read(given, seats)).toThrow(new Problem(reason));
});
