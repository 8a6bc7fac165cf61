import { readFileSync } from 'node:fs';
import { viewOf } from '@hoard/kernel';
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
  isSentence,
  speakingTo,
} from '../../test/speaking.ts';
import type { Content } from '../content/content.ts';
import { sevenMoons, sevenMoonsWith, title } from '../index.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import germanWords from '../words/dragonReach.de.json' with { type: 'json' };
import { germanContent } from '../words/germanNames.ts';
import type { Event } from '../state/events.ts';
import { act } from '../state/verbs.ts';
import { EVENINGS } from './evening.ts';
import { content, dice, rowOf, table, type Table } from './table.ts';

const inEnglish = tellingOf(sevenMoons, english(content));
const inGerman = tellingOf(sevenMoons, german(content));
const LANGUAGES = [
  { language: 'English', text: inEnglish },
  { language: 'German', text: inGerman },
] as const;
const rulebook = readRulebook(readFileSync(title.rulebook, 'utf8'));

/** Games in which every kind of thing can come up. */
const GAMES = [
  { seats: 3, options: { faerieFolk: true, storyTokens: true, longWatch: true } },
  { seats: 2, options: { mode: 'co-op', difficulty: 'darkest', storyTokens: true, longWatch: true } },
  { seats: 1, options: { difficulty: 'gentle', faerieFolk: true } },
];

const SAMPLES = samplesOf(
  title,
  [...GAMES, ...EVENINGS.map((game) => ({ game, seats: 3, options: { faerieFolk: true } }))],
  [
    { t: 'dragonRests', rule: 'SM-4.8', seat: 0, die: 1 },
    { t: 'fled', rule: 'SM-4.9', seat: 0 },
    { t: 'beacon', rule: 'SM-18.10', seat: 0, moon: 2 },
    { t: 'longWatch', rule: 'SM-9.9' },
    // Somebody left for good: no player chooses that.
    { t: 'left', rule: 'SM-20.11', seat: 0 },
  ],
);

describe.each(LANGUAGES)('text in $language', ({ language, text }) => {
  test.each([...SAMPLES])('%s is told in a sentence, and to whom it concerns as "you"', (kind, events) =>
    expectTold(text, language, kind, events),
  );

  test('every rule by which something is denied has a sentence and stands in the rulebook', () =>
    expectDenials(text, language, new URL('../rules/', import.meta.url), rulebook, { points: 3, gold: 4, gems: 3, at: 15 }));

  test.each(GAMES)('whatever comes up in a random game of $seats can be told, asked, offered and denied', ({ seats, options }) =>
    expectSpeaks(sevenMoons, options, seats, text, language),
  );

  test('every ending is told: a victory, a victory together, alone, and none', () => {
    const stage = table({ heroes: { SW: { strongholds: 1, allies: ['elves'], quest: 'Q4' }, EF: {} }, moon: 7 });
    const view = viewOf(sevenMoons, stage.state, 0);
    const outcome = { reason: 'saved', places: [1, 0], scores: [15, 0], rewards: [1, 0] };
    const ended = (change: object, places = [1, 0]) => ({
      ...view,
      sight: { ...view.sight, ...change },
      outcome: { ...outcome, places },
    });
    const rows = (change: object, places = [1, 0]) => text.standings(ended(change, places), speakingTo(-1));
    const told = (change: object, places = [1, 0]) => text.ending(ended(change, places), speakingTo(-1));
    expect(rows({}).map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [0, 1, 15],
      [1, 0, 0],
    ]);
    expect(rows({})[0]!.parts.map(({ points }) => points)).toEqual([15, 5, -5]);
    expect(rows({ mode: 'co-op' }, [1, 1])[0]!.note).toMatch(/1|ein/);
    expect(told({ mode: 'solo', heroes: view.sight.heroes.slice(0, 1) }, [1]).at(-1)).toContain('Anna');
    const lost = { heroes: [view.sight.heroes[1]!, view.sight.heroes[1]!] };
    expect(told(lost, [0, 0])).not.toEqual(told({}));
    expect(rows(lost, [0, 0]).map(({ note }) => note)).toEqual(Array(2).fill(rows({})[1]!.note));
  });

  test('when no city stands, it is told what nearly worked, and nobody is given zeros', () => {
    const view = viewOf(sevenMoons, table({ heroes: { SW: {}, EF: {} }, moon: 7 }).state, 0);
    const lost = { ...view, outcome: { reason: 'lost', places: [0, 0], scores: [0, 0], rewards: [0, 0] } };
    const wave: Event = { t: 'wave', rule: 'SM-14.5', card: 5, number: 5, cities: 1, realm: 5 };
    const realm: Event = { t: 'realm', rule: 'SM-14.13', total: 10, attack: 14, held: false };
    const struck: Event = { t: 'cityStruck', rule: 'SM-14.14', seat: 0, result: 3, attack: 4, held: false };
    const nearly = (...events: readonly Event[]) => text.nearly(events, lost, speakingTo(0));
    const told = nearly({ ...wave, number: 1 }, wave, realm, struck);
    for (const sentence of told) expect(sentence).toSatisfy(isSentence);
    expect(told[0]).toMatch(/ 5 .*\d\.$/);
    expect(told[1]).toMatch(/ 1 .*(your city|deine Stadt)/);
    expect(nearly(wave, realm).at(-1)).toMatch(/ 4 .*(realm|Reich)/);
    expect(nearly(wave)).toHaveLength(1);
    expect(nearly()).toEqual([]);
    expect(text.nearly([wave], { ...lost, outcome: { ...lost.outcome, reason: 'saved' } }, speakingTo(0))).toEqual([]);
    expect(text.standings(lost, speakingTo(0)).map(({ total, parts }) => [total, parts])).toEqual([0, 1].map(() => [null, []]));
  });
});

const optionsOf = (stage: Table, seat: number): string[] => {
  const asked = stage.question(seat);
  return asked.actions.map((action) => inEnglish.option(action, speakingTo(0), asked));
};

describe('an answer means what it does where it is offered', () => {
  test('what a Wilderness card offers is told by its words and its price', () => {
    const stage = table({ heroes: { SW: { at: 'Garndell', gold: 5 }, EF: {} } });
    stage.points(3, 1).go('Greenhollow', stage.finds('W4'));
    expect(optionsOf(stage, 0)).toEqual(['buy the relic, for 3 gold', 'buy a secret, for 1 gold', 'ask for alms']);
  });

  test('dice are told by what they show', () => {
    const stage = table({ heroes: { SW: { strongholds: 2, mount: 'dragon', allies: ['dwarves'] }, EF: { strongholds: 1 } }, moon: 7 });
    stage.wave('S11', dice(4, 2), dice(3));
    expect(optionsOf(stage, 0)).toEqual(["roll the 4 again (dragon's eye)", "roll the 2 again (dragon's eye)", 'let the dice stand']);
  });

  test('without a view it is still told', () => expect(inEnglish.option(act.option(1), speakingTo(0))).toBe('take choice 2'));
});

test('what is traded is counted', () => {
  const artefact = 5 + rowOf(content.artefacts, 'A2');
  const event: Event = { t: 'proposed', rule: 'SM-12.6', seat: 0, other: 1, give: [0, 0, 0, 1, 1], take: [4, artefact], refused: 0 };
  expect(inEnglish.event(event, speakingTo(1))).toBe('Anna offers you 3 gold and 2 wood for a dragon crystal and the Swiftfoot Boots.');
  expect(inGerman.event(event, speakingTo(1))).toBe(
    'Anna bietet dir 3 Gold und 2 Holz gegen einen Drachenkristall und die Schnellfußstiefel.',
  );
});

const toldInBoth = (event: Event): string[] =>
  LANGUAGES.flatMap(({ text }) => [text.event(event, speakingTo(1)), text.event(event, speakingTo(0))]);

test('what had to be given up is told as such, and what was given up or paid by choice is not', () => {
  const dropped = { t: 'dropped', rule: 'SM-11.3', seat: 0, kind: 1 } as const;
  expect(toldInBoth({ ...dropped, forced: true })).toEqual([
    'Anna must give up 1 iron.',
    'You must give up 1 iron.',
    'Anna muss 1 Eisen hergeben.',
    'Du musst 1 Eisen hergeben.',
  ]);
  expect(toldInBoth({ ...dropped, forced: false })).toEqual([
    'Anna gives up 1 iron.',
    'You give up 1 iron.',
    'Anna gibt 1 Eisen her.',
    'Du gibst 1 Eisen her.',
  ]);
  expect(toldInBoth({ t: 'gold', rule: 'SM-20.7', seat: 0, gold: -2, forced: true }).filter((_, index) => index % 2 === 0)).toEqual([
    'Anna must give up 2 gold.',
    'Anna muss 2 Gold hergeben.',
  ]);
  const paid: Event = { t: 'gold', rule: 'SM-20.7', seat: 0, gold: -3 };
  expect(toldInBoth(paid).filter((_, index) => index % 2 === 0)).toEqual(['Anna pays 3 gold.', 'Anna zahlt 3 Gold.']);
});

test('who may not know a card is not told which it is', () => {
  const secret: Event = { t: 'looked', rule: 'SM-5.16', seat: 0, owner: 1, card: -1, place: 1 };
  for (const { text } of LANGUAGES) expect(text.event(secret, speakingTo(2))).toMatch(/^Anna [^:]*\.$/);
});

/** All that a content set says in words. */
const wordsOf = (given: Content): string[] => [
  ...given.hexes.flatMap(({ name, region }) => [name ?? [], region ?? []].flat()),
  ...[...given.allies, ...given.artefacts, ...given.faeries].map(({ name }) => name),
  ...given.characters.flatMap(({ colour, portraits, line }) => [colour, ...portraits, line]),
  ...[...given.shadowCards, ...given.wildernessCards, ...given.questCards, ...given.storyTokens].flatMap(({ name, line }) => [name, line]),
  ...given.effects.flatMap((effect) => (effect.do === 'choose' ? effect.options.map(({ name }) => name) : [])),
  ...Object.values(given.chronicle),
];

test('every name and line of the box has its German', () => {
  expectTranslated('words/dragonReach.de.json', germanWords, wordsOf(content));
  for (const words of wordsOf(germanContent(content))) expect(words).not.toMatch(/^(der|die|das) /);
});

test("a content set of one's own keeps its names", () => {
  const own = { ...content, hexes: content.hexes.map((hex) => ({ ...hex, name: `Ort ${hex.id}` })) };
  expect(
    tellingOf(sevenMoonsWith(own), german(own)).event(
      { t: 'walked', rule: 'SM-3.14', seat: 0, way: [15, 16, 17], haste: 1 },
      speakingTo(0),
    ),
  ).toBe('Du gehst nach Ort C4 und zahlst 1 Gold für die Eile.');
});

describe('rulebook', () => {
  test('the German rulebook has every rule, in words of its own', () =>
    expectGermanRulebook(rulebook, new URL('../rulebook.de.md', import.meta.url)));

  test('every rule that an event or a question names stands in the rulebook', () =>
    expectRulesDefined(sevenMoons, [...SAMPLES.values()].flat(), rulebook));
});
