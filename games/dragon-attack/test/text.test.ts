import { readFileSync } from 'node:fs';
import { Match, listSeats } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { readRulebook, searchRules } from '../../rulebook.ts';
import { samplesOf } from '../../test/samples.ts';
import {
  expectDenials,
  expectDrawn,
  expectGermanRulebook,
  expectRulesDefined,
  expectSpeaks,
  expectTold,
  expectTranslated,
  speakingTo,
} from '../../test/speaking.ts';
import { dragonAttack, dragonAttackWith, title } from '../index.ts';
import type { Content } from '../content/content.ts';
import { inGerman } from '../words/germanNames.ts';
import germanWords from '../words/silverado.de.json' with { type: 'json' };
import { tellingIn } from './languages.ts';

const { content } = dragonAttack;
const LANGUAGES = [
  { language: 'English', text: tellingIn('en') },
  { language: 'German', text: tellingIn('de') },
] as const;
const terminal = title.terminalOf(dragonAttack);
const rulebook = readRulebook(readFileSync(title.rulebook, 'utf8'));

const SAMPLES = samplesOf(
  title,
  [1, 2, 3, 4].map((seats) => ({ seats })),
  // Nobody walks where there is no way out.
  [{ t: 'stuck', rule: 'DA-3.8', seat: 0 }],
);

describe.each(LANGUAGES)('text in $language', ({ language, text }) => {
  test.each([...SAMPLES])('%s is told in a sentence, and to whom it concerns as "you"', (kind, events) =>
    expectTold(text, language, kind, events),
  );

  test('every rule by which something is denied has a sentence and stands in the rulebook', () =>
    expectDenials(text, language, new URL('../rules/', import.meta.url), rulebook, {
      owner: 1,
      roll: 3,
      distance: 4,
      margin: 2,
      needs: 'boat',
    }));

  const landingDenied = (needs: string): string => text.denial({ action: 0, rule: 'DA-5.14', args: { needs } }, speakingTo(0));

  test('DA-5.14 where a boat cannot land is said with its reason', () => {
    expect(landingDenied('shore')).toMatch(language === 'English' ? /coast or a ford/ : /Küste oder einer Furt/);
    expect(landingDenied('room')).toMatch(language === 'English' ? /Somebody is there/ : /schon jemand/);
  });

  test.each([1, 2, 4])('whatever comes up in a random game of %i can be told, asked, offered and denied', (seats) =>
    expectSpeaks(dragonAttack, {}, seats, text, language),
  );
});

/** All that a content set says in words. */
const wordsOf = ({ spaces, heroes, counters, dragon }: Content): string[] => [
  ...spaces.map(({ name }) => name),
  ...[...heroes, ...counters].flatMap(({ name, line }) => [name, line]),
  ...heroes.map(({ colour }) => colour),
  ...dragon.map(({ state }) => state),
];

test('every name and line of the box has its German', () => {
  expectTranslated('words/silverado.de.json', germanWords, wordsOf(content));
  for (const words of wordsOf(content).map(inGerman)) expect(words).not.toMatch(/^(der|die|das) /);
});

test("a content set of one's own keeps its names", () => {
  const own = { ...content, spaces: content.spaces.map((space) => ({ ...space, name: `Feld ${space.id}` })) };
  expect(tellingIn('de', dragonAttackWith(own)).event({ t: 'walked', rule: 'DA-5.1', seat: 0, way: [1] }, speakingTo(0))).toBe(
    'Du gehst nach Feld R10.',
  );
});

describe('terminal', () => {
  test.each([1, 2, 4])('every answer of a random game of %i has its number and the picture fits the window', (seats) =>
    expectDrawn(title, {}, seats, 14),
  );

  test('the map shows where one may go by the numbers of the answers', () => {
    const match = new Match(dragonAttack, { options: dragonAttack.readOptions({}, 2), seats: 2, secret: 'a5'.repeat(32) });
    const seat = listSeats(match.asked())[0]!;
    match.enter({ seat, lane: 0, key: 'roll' });
    const asked = listSeats(match.asked())[0]!;
    const { lane, actions } = match.questions(asked)[0]!;
    const view = match.view(asked);
    const map = terminal
      .draw({ view, lane, seat: asked, actions }, actions, speakingTo(-1), { width: 80, height: 24 }, (words) => words)
      .slice(1);
    const numbers = map.flatMap((line) => [...line.slice(0, 52).matchAll(/(?<![#?>\d])\b(\d+)/g)].map(([, number]) => Number(number)));
    for (let number = 1; number <= actions.length; number++) expect(numbers).toContain(number);
  });
});

describe('rulebook', () => {
  test('every rule of the catalogue is read, with chapter, title and plain words', () => {
    expect(rulebook.size).toBeGreaterThan(180);
    expect(rulebook.get('DA-5.3')).toEqual({
      id: 'DA-5.3',
      title: 'Closed gates',
      chapter: '5. Moving',
      text: "You may never be on another player's starting point: not stop there, not pass through, not be thrown there, not step there after a trade.",
    });
  });

  test('the German rulebook has every rule, in words of its own', () =>
    expectGermanRulebook(rulebook, new URL('../rulebook.de.md', import.meta.url)));

  test('rules are found by words, those with the words in the title first', () => {
    const found = searchRules(rulebook, 'closed GATES');
    expect(found[0]!.id).toBe('DA-5.3');
    expect(found.length).toBeGreaterThan(1);
    expect(searchRules(rulebook, 'spaceship')).toEqual([]);
  });

  test('every rule that an event or a question names stands in the rulebook', () =>
    expectRulesDefined(dragonAttack, [...SAMPLES.values()].flat(), rulebook));
});
