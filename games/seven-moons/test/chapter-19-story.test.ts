import { Problem, SPECTATOR, inOwnWords, reworded, type Epilogue } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { chronicleOf, namerOf } from '../telling/chronicle.ts';
import { english } from '../words/en.ts';
import { germanContent } from '../words/germanNames.ts';
import type { Event } from '../state/events.ts';
import { content, dice, face, rowOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 19: story tokens. What each token does is in story-tokens.test.ts.

const told = (hero: HeroGiven, given: Partial<Given> = {}): Table =>
  table({ heroes: { SW: { at: 'Mossgate', gold: 5, ...hero }, TH: {} }, ...given, options: { storyTokens: true, ...given.options } });
const claims = (token: string, t: Table): Table => t.choose('claim', t.finds(token));

test('SM-19.1 one token lies on each of the four gates and five landmarks', () => {
  const { board } = told({});
  const sites = content.storySites.map((hex) => content.hexes[hex]!.name);
  expect(sites).toEqual(expect.arrayContaining(['Mossgate', 'Frostgate', 'Thorngate', 'Tidegate', 'Broken Watchtower', 'Lantern Oak']));
  expect([sites.length, board.stories.length, board.sites]).toEqual([9, 9, 2 ** 9 - 1]);
  const plain = table({ heroes: { SW: { at: 'Mossgate' }, TH: {} } });
  expect([plain.board.stories, plain.stay().keys()]).toEqual([[], ['end']]);
});

test('SM-19.2 a token on the hex may be claimed: it is turned up, resolved and kept', () => {
  const t = told({}).stay();
  expect(t.keys()).toContain('claim');
  claims('T1', t);
  expect([t.hero('SW').stories, t.board.stories.includes(0), t.keys().includes('claim')]).toEqual([[0], false, false]);
  expect(t.told('story')).toMatchObject([{ seat: 0, story: 0, round: 1 }]);
  // Nothing is left there for the next who comes.
  t.choose('end').stay().choose('end').stay();
  expect(t.keys()).not.toContain('claim');
});

test('SM-19.2 one a turn, on dragons too, and only where one lies', () => {
  const t = claims('T1', told({ at: 'Broken Watchtower', mount: 'dragon' }).stay());
  t.hero('SW').at = content.gates[0]!;
  expect(t.why('claim')).toBe('SM-19.2');
  expect(told({ at: 'Garndell' }).stay().keys()).not.toContain('claim');
});

test('SM-19.3 a token does not end the turn unless it says so', () => {
  for (const token of ['T1', 'T3', 'T6']) expect(claims(token, told({}).stay()).keys()).toContain('end');
  expect(claims('T8', told({}).stay()).choose('option:0').told('turn')).toHaveLength(2);
});

const words = english(content);
const epilogue = ({ events, board }: Table): Epilogue => chronicleOf(words, events, board);
/** The lines below the title. Rowan Ashdown is the hero of Stonewood, Sister Ysolde that of Temple Haven. */
const chronicle = (t: Table): string[] =>
  epilogue(t)
    .slice(1)
    .map(({ text }) => text);

test('SM-19.4 each claim writes a line with the hero, the site and the round', () => {
  expect(chronicle(claims('T1', told({}).stay()))).toEqual([
    'At Mossgate, in round 1, Rowan Ashdown swore an oath and kept the purse that sealed it.',
  ]);
  const prophecy = claims('T9', told({}).stay()).choose('price:iron');
  expect(chronicle(prophecy)).toEqual(['The price of iron was foretold at Mossgate, and merchants believed it.']);
});

const blanksIn = (line: string): string[] => (line.match(/\{\w+\}/g) ?? []).toSorted();

test.each(content.storyTokens.map(({ id }) => id))('SM-19.4 the line of %s has no blank left, and the same blanks in German', (token) => {
  const story = rowOf(content.storyTokens, token);
  const events: Event[] = [
    { t: 'story', rule: 'SM-19.2', seat: 1, story, hex: content.gates[0]!, round: 3 },
    { t: 'price', rule: 'SM-19.3', seat: 1, kind: 2, price: 5 },
  ];
  const line = chronicleOf(words, events, told({}).board)[1]!;
  expect([line.text.match(/[{}]/), line.author]).toEqual([null, 1]);
  expect(blanksIn(germanContent(content).storyTokens[story]!.line)).toEqual(blanksIn(content.storyTokens[story]!.line));
});

test('SM-19.4 the first horse, a dragon won and lost, the seventh moon, each fallen city and the end have their lines', () => {
  const { horse, dragon, fled, seventhMoon, cityFell, saved, lost } = content.chronicle;
  const first = told({ at: 'Dragonmarch' }, { heroes: { SW: { at: 'Dragonmarch' }, TH: { at: 'Dragonmarch' } } }).stay();
  first.choose('horse').choose('end').stay().choose('horse');
  expect(chronicle(first)).toEqual([horse.replace('{hero}', 'Rowan Ashdown')]);
  const rider = told({ at: 'Dragon Mountain', mount: 'horse', gold: 10 }).stay().choose('dragon:0');
  expect(chronicle(rider)).toEqual([dragon.replace('{hero}', 'Rowan Ashdown')]);
  const flyer = told({ at: 'Broken Watchtower', mount: 'dragon' }).stay().choose('end', face(1));
  expect(chronicle(flyer)).toEqual([fled.replace('{hero}', 'Rowan Ashdown')]);
  const siege = table({ heroes: { SW: { strongholds: 2 }, TH: { strongholds: 1 } }, moon: 7 });
  siege.board.shadow.length = 1;
  siege.wave('S4', dice(6), dice(2));
  expect(chronicle(siege)).toEqual([seventhMoon, cityFell.replace('{city}', 'Temple Haven').replace('{hero}', 'Sister Ysolde'), saved]);
  expect(chronicle(table({ heroes: { SW: {}, TH: {} }, moon: 7 })).at(-1)).toBe(lost);
});

test('SM-19.5 who claimed may put the line into words of their own, up to 140 characters', () => {
  const lines = epilogue(claims('T1', told({}).stay()));
  const own = '“Nobody saw me,” said Emma.';
  const words = reworded(lines, {}, 1, 0, ` ${own} `);
  expect(inOwnWords(lines, words)).toEqual([lines[0], { author: 0, text: own }]);
  expect(inOwnWords(lines, reworded(lines, words, 1, 0, '💎'.repeat(140)))[1]!.text).toHaveLength(280);
});

test.each<[string, number, number, string]>([
  ['somebody else', 1, 1, 'Not mine.'],
  ['a line that is not there', 2, 0, 'Once upon a time.'],
  ['no words', 1, 0, '  '],
  ['too many words', 1, 0, 'x'.repeat(141)],
  ['two lines', 1, 0, 'Once\nupon a time.'],
])('SM-19.5 %s is refused', (_, place, seat, words) => {
  const lines = epilogue(claims('T1', told({}).stay()));
  expect(() => reworded(lines, {}, place, seat, words)).toThrow(Problem);
});

test('SM-19.5 nobody rewrites what the whole Reach has seen', () => {
  const lines = epilogue(table({ heroes: { SW: {}, TH: {} }, moon: 7 }));
  for (const seat of [SPECTATOR, 0, 1]) expect(() => reworded(lines, {}, 1, seat, 'It never rose.')).toThrow(Problem);
  expect(inOwnWords(lines, { 1: 'It never rose.' })).toEqual(lines);
});

const story = (seat: number, token: number): Event => ({ t: 'story', rule: 'SM-19.2', seat, story: token, hex: 0, round: 1 });
const ended = (...winners: number[]): Event => ({ t: 'ended', rule: 'SM-15.2', reason: 'saved', scores: [], standing: winners, winners });

test('SM-19.6 whoever has most tokens names the chronicle', () => {
  const lines = epilogue(claims('T1', told({}).stay()));
  expect(inOwnWords(lines, reworded(lines, {}, 0, 0, 'How I kept my purse'))[0]!.text).toBe('How I kept my purse');
  expect(() => reworded(lines, {}, 0, 1, 'How she kept it')).toThrow(Problem);
  expect(namerOf([story(1, 0), story(0, 1), story(1, 2), ended(0)], 'competitive')).toBe(1);
  expect(namerOf([story(1, 0), story(0, 1), story(1, 2), story(0, 3), story(0, 4), ended(0, 1)], 'co-op')).toBe(0);
});

test('SM-19.6 among equals the winner does, in co-op the last to claim', () => {
  const alike = [story(1, 0), story(0, 1)];
  expect(namerOf([...alike, ended(2)], 'competitive')).toBe(2);
  expect(namerOf([...alike, ended(0, 1)], 'co-op')).toBe(0);
  expect(namerOf([ended(1)], 'competitive')).toBe(1);
  expect(namerOf([ended(0, 1)], 'co-op')).toBe(-1);
});

test('SM-19.6 story tokens give no points, and are the last tie-break', () => {
  const equal: HeroGiven = { strongholds: 1, gold: 3 };
  const t = told({}, { heroes: { SW: equal, TH: { ...equal, stories: ['T1'] } }, moon: 7 });
  t.board.shadow.length = 1;
  t.wave('S4', dice(6), dice(6));
  expect(t.state.outcome).toMatchObject({ scores: [15, 15], places: [2, 1] });
});

test('SM-19.7 they are used in every mode, with or without faeries', () => {
  for (const faerieFolk of [true, false]) {
    const coop = told({}, { options: { mode: 'co-op', faerieFolk } }).stay();
    const solo = table({ heroes: { SW: { at: 'Mossgate' } }, options: { storyTokens: true, faerieFolk } }).stay();
    for (const t of [coop, solo]) expect(claims('T1', t).hero('SW').stories).toEqual([0]);
  }
});
