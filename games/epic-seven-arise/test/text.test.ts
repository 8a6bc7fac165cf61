import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../rulebook.ts';
import { samplesOf } from '../../test/samples.ts';
import {
  expectDenials,
  expectGermanRulebook,
  expectRulesDefined,
  expectSpeaks,
  expectTold,
  expectTranslated,
} from '../../test/speaking.ts';
import type { Content } from '../content/content.ts';
import { epicSevenArise, title } from '../index.ts';
import { tellingOf } from '../telling/index.ts';
import germanWords from '../words/covenant.de.json' with { type: 'json' };
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import { germanContent } from '../words/germanNames.ts';
import { content } from './table.ts';

const inEnglish = tellingOf(epicSevenArise, english(content));
const inGerman = tellingOf(epicSevenArise, german(content));
const LANGUAGES = [
  { language: 'English', text: inEnglish },
  { language: 'German', text: inGerman },
] as const;
const rulebook = readRulebook(readFileSync(title.rulebook, 'utf8'));

/** Games in which every kind of thing can come up. */
const GAMES = [
  { seats: 4, options: { chapter: 3 } },
  { seats: 3, options: { chapter: 5, difficulty: 'gentle' } },
  { seats: 2, options: { chapter: 2, heroes: 3 } },
  { seats: 1, options: { chapter: 4, echoes: true } },
  { seats: 1, options: { chapter: 6, difficulty: 'grim' } },
];

const SAMPLES = samplesOf(
  title,
  [...GAMES, { seats: 2, options: { mode: 'campaign' } }],
  [
    { t: 'found', rule: 'EA-16.6', token: 0, position: 1, tile: 3 },
    { t: 'tileEffect', rule: 'EA-17.2', effect: content.effects.findIndex(({ do: what }) => what === 'tile') },
    { t: 'bossMended', rule: 'EA-4.7', n: 6 },
    { t: 'artifactsAgain', rule: 'EA-5.17' },
    { t: 'soldOut', rule: 'EA-5.14', seat: 0, deck: 1 },
    { t: 'attached', rule: 'EA-12.10', seat: 0, hero: 2, card: content.firstEquipment },
    { t: 'raised', rule: 'EA-15.16', seat: 0, hero: 3, health: 5 },
    { t: 'swapped', rule: 'EA-9.11', heroes: [0, 4] },
    { t: 'bonus', rule: 'EA-23.9', row: 0 },
    { t: 'extraScore', rule: 'EA-23.9', seat: 0, n: 3 },
    { t: 'difficulty', rule: 'EA-23.17', difficulty: 'grim' },
    { t: 'campaignEnded', rule: 'EA-23.12', won: true, sums: [60, 55], places: [1, 2] },
    { t: 'ended', rule: 'EA-22.5', reason: 'completed', scores: [12, 15], places: [2, 1] },
    // Somebody left for good: no player chooses that.
    { t: 'left', rule: 'EA-24.11', seat: 0 },
  ],
);

describe.each(LANGUAGES)('text in $language', ({ language, text }) => {
  test.each([...SAMPLES])('%s is told in a sentence, and to whom it concerns as "you"', (kind, events) =>
    expectTold(text, language, kind, events),
  );

  test('every rule by which something is denied has a sentence and stands in the rulebook', () =>
    expectDenials(text, language, new URL('../rules/', import.meta.url), rulebook, { price: 3, left: 2 }));

  test.each(GAMES)('whatever comes up in a random game of $seats can be told, asked, offered and denied', ({ seats, options }) =>
    expectSpeaks(epicSevenArise, options, seats, text, language),
  );
});

/** The rules that a rule speaks of. */
const namedIn = (words: string): string[] => [...new Set(words.match(/EA-\d+\.\d+/g))].toSorted();

describe('rulebook', () => {
  test('the German rulebook has every rule, in words of its own', () =>
    expectGermanRulebook(rulebook, new URL('../rulebook.de.md', import.meta.url)));

  test('both rulebooks name the same rules in each rule, and only such as there are', () => {
    const inOther = readRulebook(readFileSync(new URL('../rulebook.de.md', import.meta.url), 'utf8'));
    for (const [id, { text }] of rulebook) {
      expect([id, namedIn(inOther.get(id)!.text)]).toEqual([id, namedIn(text)]);
      for (const named of namedIn(text)) expect(rulebook.has(named), `${id} names ${named}`).toBe(true);
    }
  });

  test('every rule that an event or a question names stands in the rulebook', () =>
    expectRulesDefined(epicSevenArise, [...SAMPLES.values()].flat(), rulebook));
});

/** Names that are the same in every language. */
const PROPER = new Set([...content.heroes.map(({ name }) => name), 'Arkasus', 'Vashkar', 'Oskreth']);

/** All that a content set says in words. */
const wordsOf = (given: Content): string[] =>
  [
    ...given.cards.flatMap(({ name, line }) => [name, line]),
    ...given.heroes.flatMap(({ name, title: called, role, line, skills }) => [
      name,
      called,
      role,
      line,
      ...skills.map((skill) => skill.name),
    ]),
    ...given.attacks.map(({ name }) => name),
    ...given.tiles.map(({ name }) => name),
    ...given.monsters.flatMap(({ name, title: called, skills }) => [name, called ?? '', ...skills.map((skill) => skill.name)]),
    ...given.enemies.map(({ name }) => name),
    ...[...given.tokens, ...given.stories, ...given.chapters].flatMap(({ name, line }) => [name, line]),
    ...given.effects.flatMap((effect) => (effect.do === 'vote' ? effect.options : [])),
  ].filter((words) => words !== '' && !PROPER.has(words));

test('every name and line of the box has its German', () => {
  expectTranslated('words/covenant.de.json', germanWords, wordsOf(content));
  for (const words of wordsOf(germanContent(content))) expect(words).not.toMatch(/^(der|die|das) /);
});
