import { readFileSync, readdirSync } from 'node:fs';
import { ALL, Match, Random, listSeats, type Announcement, type Answer } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../rulebook.ts';
import {
  expectDenials,
  expectGermanRulebook,
  expectRulesDefined,
  expectSpeaks,
  expectTold,
  expectTranslated,
  isSentence,
} from '../../test/speaking.ts';
import { DRAGON } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { heropath } from '../game.ts';
import { NONE } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import { activityInWords, cardInWords } from '../telling/cards.ts';
import { EVENTS } from '../telling/events.ts';
import { endOf } from '../telling/end.ts';
import { tellingOf } from '../telling/index.ts';
import { cardsAbout, whereToGet } from '../telling/whereToGet.ts';
import { german as inGerman } from '../words/de.ts';
import german from '../words/dragonRoar.de.json' with { type: 'json' };
import { english } from '../words/en.ts';
import { purposes as purposesInGerman } from '../words/purposes.de.ts';
import { purposes as purposesInEnglish } from '../words/purposes.en.ts';
import type { Words } from '../words/words.ts';
import { rules } from './ledger.ts';

const LANGUAGES = [
  { language: 'English', words: english(content) },
  { language: 'German', words: inGerman(content) },
] as const;

/** Games in which nearly everything comes up. */
const GAMES = [
  { seats: 4, options: { attributes: 'equivalent' } },
  { seats: 3, options: { competition: 'co-op', trust: false } },
  { seats: 4, options: { competition: 'team', style: 'mist' } },
  { seats: 2, options: { style: 'adventurous' } },
  { seats: 3, options: { turns: 'real time' } },
  { seats: 1, options: {} },
];

/** What games of chance hardly ever come to. */
const RARE: readonly Event[] = [
  { t: 'replaced', rule: 'HP-29.15', seat: 0, card: 30 },
  { t: 'cardBarred', rule: 'HP-6.14', deck: 2, card: 90 },
  { t: 'deckRenewed', rule: 'HP-6.8', deck: 1 },
  { t: 'attached', rule: 'HP-11.14', seat: 1, card: content.decks.magic.from, square: 0 },
  { t: 'stockRefilled', rule: 'HP-12.17', level: 0, tokens: 1 },
  { t: 'stockRefilled', rule: 'HP-12.17', level: 2, tokens: 4 },
  { t: 'battleWon', rule: 'HP-18.8', seat: 0, unit: 3, kind: 2, total: 19, foeTotal: 17 },
  { t: 'battleWon', rule: 'HP-21.21', seat: 1, unit: DRAGON, kind: DRAGON, total: 24, foeTotal: 23 },
  { t: 'battleTied', rule: 'HP-21.21', seat: 1, unit: DRAGON, kind: DRAGON, total: 23, foeTotal: 23 },
  { t: 'gathered', rule: 'HP-13.10', seat: 0 },
  { t: 'ritualCalled', rule: 'HP-28.17', seat: 0 },
  { t: 'summoned', rule: 'HP-28.18', seat: 0, from: 40, to: 12 },
  { t: 'ritualLost', rule: 'HP-28.21', total: 50, foeTotal: 66 },
  { t: 'returned', rule: 'HP-28.21', seat: 0, from: 12, to: 40 },
  { t: 'ritualWon', rule: 'HP-28.20', total: 70, foeTotal: 66 },
  { t: 'cardCancelled', rule: 'HP-24.9', seat: 2, card: 70 },
  { t: 'cardTurned', rule: 'HP-24.9', seat: 2, card: 71 },
  { t: 'banished', rule: 'HP-10.18', unit: 4, kind: 1, at: 12 },
  { t: 'spared', rule: 'HP-20.1', seat: 0, cause: 'loss', n: 1 },
  { t: 'spared', rule: 'HP-20.1', seat: 1, cause: 'evasion', n: 2 },
  { t: 'saved', rule: 'HP-20.15', seat: 0 },
  { t: 'encounterFailed', rule: 'HP-24.21', seat: 0, victim: 2 },
  { t: 'thievery', rule: 'HP-19.7', seat: 0, victim: 2, what: 0 },
  { t: 'stole', rule: 'HP-19.8', seat: 0, victim: 2, deck: 2, card: 90 },
  { t: 'stole', rule: 'HP-19.8', seat: 1, victim: 0, deck: 2, card: NONE },
  { t: 'lostGems', rule: 'HP-20.7', seat: 3, attribute: 1, n: 1 },
  { t: 'forfeited', rule: 'HP-10.6', seat: 3, gold: 1, food: 0 },
  { t: 'sold', rule: 'HP-17.11', seat: 0, card: 3, gold: 2 },
  { t: 'spied', rule: 'HP-24.9', seat: 0, on: 1, cards: [70, 75] },
  { t: 'spied', rule: 'HP-24.9', seat: 0, on: 1, cards: [] },
  { t: 'veiled', rule: 'HP-10.6', unit: 3, at: 40 },
  { t: 'fixed', rule: 'HP-22.7', seat: 0, die: 1, face: 3 },
  { t: 'switched', rule: 'HP-24.9', seat: 0, other: 3 },
  { t: 'sitesSwapped', rule: 'HP-10.6', one: 0, other: 9 },
  { t: 'leaves', rule: 'HP-32.9', seat: 0 },
  { t: 'takenOff', rule: 'HP-32.9', seat: 0, at: 12 },
];

/** Long enough for all kinds of questions. */
const LAST_ROUND = 3;

/** Enough of each kind. */
const MOST = 30;

const samples = new Map(Object.keys(EVENTS).map((kind) => [kind, new Map<string, Event>()]));

const hear = ({ event, others }: Announcement<Event>): void => {
  for (const told of [event, others]) {
    const known = told === null ? undefined : samples.get(told.t);
    if (known !== undefined && known.size < MOST) known.set(JSON.stringify(told), told!);
  }
};

/** Somebody chooses something; only now and then where nobody waits for it. */
function chooseAny(match: Match<Heropath>, random: Random): Answer<Event> {
  const questions = listSeats(match.asked()).flatMap((seat) => match.questions(seat).map((question) => ({ seat, ...question })));
  const waitedFor = questions.filter(({ lane }) => match.state.lanes.find(({ id }) => id === lane)!.stack[0]!.k !== 'aside');
  const { seat, lane, token, actions } = random.pick(waitedFor.length > 0 && random.below(20) > 0 ? waitedFor : questions);
  return match.choose(seat, lane, token, heropath.keys.keyOf(random.pick(actions)));
}

RARE.forEach((event) => hear({ to: ALL, event, others: null }));
for (const { seats, options } of GAMES) {
  const random = new Random(3, seats);
  const match = new Match<Heropath>(heropath, { options: heropath.readOptions(options, seats), seats, secret: 'c3'.repeat(32) });
  match.prologue.forEach(hear);
  for (let choices = 0; match.state.outcome === null && choices < 6_000; choices++) {
    const [timer] = match.timers();
    const answer =
      timer !== undefined && random.below(6) === 0 ? match.enter({ now: 'time', timer: timer.name }) : chooseAny(match, random);
    if (answer.ok) answer.told.forEach(hear);
  }
}

/** A sentence; `+2 power` needs no word before it. */
const isSaid = (said: string): boolean => isSentence(said.replace(/^\+/, ''));

describe.each(LANGUAGES)('text in $language', ({ language, words }) => {
  const text = tellingOf(heropath, words, () => endOf(words));

  test.each([...samples])('%s is told in a sentence, and to whom it concerns as "you"', (kind, events) =>
    expectTold<Heropath>(text, language, kind, [...events.values()]),
  );

  test('every merit speaks for an answer in a sentence', () => {
    for (const merit of Object.values(words.merits)) expect(merit(1.5)).toSatisfy(isSentence);
  });

  test('every rule by which something is denied has a sentence and stands in the rulebook', () =>
    expectDenials<Heropath>(text, language, new URL('../rules/', import.meta.url), rules, {
      gold: 0,
      attribute: 3,
      needs: 3,
      has: 1,
      away: 6,
      actions: 2,
    }));

  test.each(GAMES.filter(({ options }) => !('turns' in options)))(
    'whatever comes up in a random game of $seats can be told, asked, offered and denied',
    ({ seats, options }) => expectSpeaks(heropath, { lastRound: LAST_ROUND, ...options }, seats, text, language),
  );

  // What is looked up says what the box says: no game is asked, so that nothing of one can be given away.
  test('HP-32.15 every card and every activity says in sentences what it does, whatever the game', () => {
    for (const row of content.cards.keys()) expect(cardInWords(words, row)).toSatisfy(isSaid);
    content.sites.forEach(({ activities }, site) => {
      for (const activity of activities.keys()) expect(activityInWords(words, site, activity)).toSatisfy(isSaid);
    });
  });
});

test('the German rulebook has every rule', () => expectGermanRulebook(rules, new URL('../rulebook.de.md', import.meta.url)));

/** The rules that a rule speaks of. */
const namedIn = (said: string): string[] => [...new Set(said.match(/HP-\d+\.\d+/g))].toSorted();

test('both rulebooks name the same rules in each rule, and only such as there are', () => {
  const inOther = readRulebook(readFileSync(new URL('../rulebook.de.md', import.meta.url), 'utf8'));
  for (const [id, { text }] of rules) {
    expect([id, namedIn(inOther.get(id)!.text)]).toEqual([id, namedIn(text)]);
    for (const named of namedIn(text)) expect(rules.has(named), `${id} names ${named}`).toBe(true);
  }
});

test('every rule that an event or a question names stands in the rulebook', () =>
  expectRulesDefined(
    heropath,
    [...samples.values()].flatMap((events) => [...events.values()]),
    rules,
  ));

/** The same in both languages. */
const SAME: ReadonlySet<string> = new Set(['Elf', 'Goblin', 'Troll']);

const { map } = content;
const places = [...map.spaces, ...map.gates, ...map.bridges, ...map.regions, ...content.sites].map(({ name }) => name);

const words = [
  ...places,
  ...[...content.heroes, ...content.enemies, ...content.cards].flatMap(({ name, line }) => [name, line]),
  ...content.sites.flatMap(({ line, activities }) => [line, ...activities.map(({ name }) => name)]),
].filter((name) => !SAME.has(name));

test('every name and line of the box has its German', () => expectTranslated('words/dragonRoar.de.json', german, words));

test('every throw and every draw of the rules is called something', () => {
  const steps = new URL('../rules/', import.meta.url);
  const sources = readdirSync(steps, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const drawn = sources.flatMap((name) => readFileSync(new URL(name, steps), 'utf8').match(/'hp\.[a-z-]+'/g) ?? []);
  const named = [...new Set(drawn)].map((purpose) => purpose.slice(1, -1)).toSorted();
  expect(Object.keys(purposesInEnglish).toSorted()).toEqual(named);
  expect(Object.keys(purposesInGerman).toSorted()).toEqual(named);
});

/** Place-Sites that are found by what is typed. */
const sitesFor = (words: Words, typed: string): string[] => [
  ...new Set(whereToGet(words, typed).map(({ site }) => content.sites[site]!.name)),
];
const [inEnglish, inDeutsch] = LANGUAGES.map(({ words: spokenIn }) => spokenIn) as [Words, Words];
const cardsFor = (typed: string): string[] => cardsAbout(inEnglish, typed).map((card) => content.cards[card]!.name);

describe('HP-17.16 the Index Board', () => {
  test('tells where an attribute can be had, not where it is paid', () => {
    expect(sitesFor(inEnglish, 'wisdom')).toEqual(['School of Magic', "Witch's Hut", 'Library', "Hermit's Grotto", "Wizard's Tower"]);
    expect(sitesFor(inEnglish, 'experience')).toEqual(['Training Yard', 'Arena']);
    expect(sitesFor(inEnglish, 'vitality')).toEqual(['Inn', "Healer's House", 'Monastery']);
    expect(sitesFor(inEnglish, 'gold')).toContain("Thieves' Den");
    expect(sitesFor(inEnglish, 'gold')).not.toContain("Ranger's Lodge");
  });

  test('finds by a part of a word, in the words of each language', () => {
    expect(sitesFor(inEnglish, 'leech')).toEqual(["Witch's Hut", 'Temple', "Healer's House"]);
    expect(sitesFor(inDeutsch, 'egel')).toEqual(sitesFor(inEnglish, 'leech'));
    expect(sitesFor(inEnglish, '')).toEqual([]);
  });

  test('finds cards by their name, their deck and what they do', () => {
    expect(cardsFor('across river')).toEqual(['Rope and Hook', 'Strong Swimmer', 'Levitation']);
    expect(cardsFor('arms bow')).toEqual(['Bow', 'Longbow', 'Crossbow']);
  });
});
