import type { Action, Asked, Language, Passage, Telling, ViewOf } from '@hoard/kernel';
import { LANGUAGES, Match, questionRowOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import type { Numbers } from '../content/content.ts';
import { dragonReach, dragonReachFiles } from '../content/dragonReach.ts';
import { sevenMoons, title } from '../index.ts';
import type { SevenMoons } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { effectsInWords, optionInWords } from '../telling/cards.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import { table } from './table.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english(dragonReach), de: german(dragonReach) };
const TELLING: Readonly<Record<Language, Telling<SevenMoons>>> = {
  en: tellingOf(sevenMoons, WORDS.en),
  de: tellingOf(sevenMoons, WORDS.de),
};
const { en: telling } = TELLING;
const voices = speakingTo(-1);
const confirms = (asked: Asked<SevenMoons>, action: Action): boolean =>
  questionRowOf(sevenMoons, asked).confirms?.(asked, action, { content: dragonReach, seats: 4 }) ?? false;
const glance = (asked: Asked<SevenMoons>, action: Action): string => telling.glance(asked, action, voices);

const game = playedGame(sevenMoons, 11, 4, { storyTokens: true, longWatch: true });
const last = game.at(-1)!;

const OPPOSITE = { 'north-east': 'south-west', east: 'west', 'south-east': 'north-west' } as const;

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(telling.places(game[0]!.before, voices).map((place) => [place.id, place]));
  expect(map.size).toBe(dragonReach.hexes.length);
  for (const { id, neighbours } of map.values()) {
    for (const { id: other, direction } of neighbours) {
      const back = map.get(other)!.neighbours.find((way) => way.id === id)!.direction;
      if (direction in OPPOSITE) expect(back).toBe(OPPOSITE[direction as keyof typeof OPPOSITE]);
    }
  }
});

test('a place says what it offers, and what is left of it', () => {
  const map = new Map(telling.places(game[0]!.before, voices).map((place) => [place.name, place.describe()]));
  expect(map.get('Garndell')).toBe('domain, sells wood, 18 in the pool, 3 elves for hire');
  expect(map.get('Greenhollow')).toContain('a fire burns');
  expect(map.get('Singing Stones')).toContain('landmark, bandits on 1 or 2, a story token lies here');
});

test('everybody can be looked at from the very beginning, before they speak for a city', () => {
  const match = new Match(sevenMoons, { options: sevenMoons.readOptions({}, 3), seats: 3, secret: '5a'.repeat(32) });
  const [{ pictures }] = match.transcript(0).passages as [Passage<SevenMoons>];
  const notes = pictures.map((picture) =>
    telling.sheets(picture, speakingTo(0)).map(({ parts }) => parts.find(({ id }) => id === 'pack')!.note),
  );
  expect(notes[0]!.filter((note) => note === '')).toHaveLength(2);
  expect(notes.at(-1)!.every((note) => note.startsWith('on foot, '))).toBe(true);
});

/** All places in the words of a language, told to the first seat. */
const described = (language: Language, view: ViewOf<SevenMoons>): string[] =>
  TELLING[language].places(view, speakingTo(0)).map((place) => place.describe());

test('who is spoken to has a home and a quest of their own, in either language', () => {
  const onQuest = game.find(({ before }) => before.sight.heroes[0]!.quest >= 0)!.before;
  const [english, german] = LANGUAGES.map((language) => described(language, onQuest).join('\n')) as [string, string];
  expect(english).toMatch(/your home/);
  expect(english).toMatch(/the next step of your quest/);
  expect(english).toMatch(/home of Ben/);
  expect(english).not.toMatch(/of Anna/);
  expect(german).toMatch(/deine Heimat/);
  expect(german).toMatch(/der nächste Schritt deiner Aufgabe/);
  expect(german).not.toMatch(/von Anna/);
});

test('no word of the board names a Shadow card that the viewer has not seen', () => {
  for (const { before } of game) {
    const seen = new Set([...before.sight.waves, ...before.sight.shadow.map(({ card }) => card)]);
    const said = telling.places(before, voices).map((place) => place.describe());
    const told = dragonReach.shadowCards.filter(({ name }, card) => !seen.has(card) && said.some((words) => words.includes(name)));
    expect(told).toEqual([]);
  }
});

test('before a way is gone its steps, its haste and its bandits are told', () => {
  const moves = game.filter(({ question }) => question.actions.some((action) => verbOf(action) === 'go'));
  expect(moves.length).toBeGreaterThan(0);
  for (const { before, seat, asked } of moves.slice(0, 12)) {
    for (const action of asked.actions.filter((one) => verbOf(one) === 'go')) {
      const lines = telling.preview(asked, action, voices);
      if (before.sight.heroes[seat]!.mount === 'dragon') continue;
      expect(lines[0]).toMatch(/^\d+ steps?; you have \d+\.$/);
      expect(lines.some((line) => /bandits|nothing that/i.test(line))).toBe(true);
      expect(glance(asked, action)).toMatch(/^\d+ steps?/);
    }
  }
});

test('whoever calls the seventh moon is told what that would mean', () => {
  const { before, seat, asked } = game.find(({ chosen }) => verbOf(chosen) === 'end')!;
  const atGarndell = before.sight.heroes.map((hero, index) =>
    index === seat ? { ...hero, at: dragonReach.domains[0]!, gold: 12, strongholds: 3 } : hero,
  );
  const calling = { ...asked, view: { ...before, sight: { ...before.sight, moon: 6, heroes: atGarndell } } };
  const hire = act.hire(0);
  expect(confirms(calling, hire)).toBe(true);
  expect(telling.preview(calling, hire, voices)).toEqual([
    'The seventh moon rises at once: the siege begins.',
    'In 400 tried games your city stands at the end in 18%, and the land is saved in 18%.',
  ]);
});

test.each(LANGUAGES)('what cards, quests and stories do is told in words, in %s', (language) => {
  const { wildernessCards, questCards, storyTokens } = dragonReach;
  const { sight } = game[0]!.before;
  const told = [...wildernessCards, ...storyTokens].map(({ does }) => effectsInWords(WORDS[language], sight, 0, does));
  const rewards = questCards.map(({ reward }) => effectsInWords(WORDS[language], sight, 0, reward));
  expect([...told, ...rewards].filter((words) => words === '')).toEqual([]);
});

test('before something is chosen on a card, what it brings is told', () => {
  const { sight } = game[0]!.before;
  const brings = (card: string): string[] => {
    const [choosing] = dragonReach.wildernessCards.find(({ id }) => id === card)!.does;
    const effect = dragonReach.effects[choosing!]!;
    return effect.do === 'choose' ? effect.options.map((_, option) => optionInWords(WORDS.en, sight, 0, choosing!, option)) : [];
  };
  expect(brings('W3')).toEqual(['2 gold', '1–2: lose 2 resources; 3–4: 6 gold; 5–6: an artefact']);
  expect(brings('W4')).toEqual(['an artefact', 'see 2 cards of the Shadow deck', '2 gold']);
  expect(brings('W11').at(-1)).toBe('nothing happens');
  const { asked } = game.find(({ question }) => question.actions.some((action) => verbOf(action) === 'option'))!;
  const options = asked.actions.filter((action) => verbOf(action) === 'option');
  expect(options.map((action) => glance(asked, action))).not.toContain('');
});

test('each die of a walker says how far it leads', () => {
  const { before, seat, asked } = game.find(({ question: { actions } }) => actions.some((action) => verbOf(action) === 'pick'))!;
  const hero = { ...before.sight.heroes[seat]!, at: dragonReach.market };
  const picking = { ...asked, view: { ...before, sight: { ...before.sight, heroes: before.sight.heroes.with(seat, hero) } } };
  expect(asked.actions.length).toBeGreaterThan(0);
  expect(glance(picking, act.pick(2))).toMatch(/^as far as /);
  expect(glance(picking, act.pick(6))).not.toBe(glance(picking, act.pick(2)));
});

test('everything that can be given or asked for lies on the table', () => {
  const talks = [2, 3, 4, 5]
    .flatMap((seed) => playedGame(sevenMoons, seed, 4, { longWatch: true }))
    .filter(({ question }) => question.actions.some((action) => verbOf(action) === 'give'));
  expect(talks.length).toBeGreaterThan(0);
  for (const { asked } of talks) {
    const bargain = telling.bargain(asked, voices)!;
    const laid = [...bargain.own.goods, ...bargain.other.goods].flatMap(({ action }) => (action === null ? [] : [action]));
    const words = asked.actions.filter((action) => ['give', 'ask'].includes(verbOf(action)));
    expect(new Set(laid)).toEqual(new Set(words));
    expect(laid).toHaveLength(words.length);
  }
});

test.each(LANGUAGES)('the parts of a score add up to it, in %s', (language) => {
  const rows = TELLING[language].standings(last.after, voices);
  expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  for (const { seat, total, parts, place } of rows) {
    // Where all have lost, nobody is given a zero.
    expect(total).toBe(last.after.outcome!.reason === 'lost' ? null : last.after.outcome!.scores[seat]);
    // The fallen score nothing, whatever they had.
    if (place > 0) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
});

test('together nothing is counted', () => {
  const { after } = playedGame(sevenMoons, 3, 2, { mode: 'co-op', longWatch: true }).at(-1)!;
  expect(telling.standings(after, voices).map(({ total }) => total)).toEqual([null, null]);
});

test('the luck report counts every die of the journeys', () => {
  const events = game.flatMap((choice) => choice.events);
  const dice = events.filter(({ t }) => t === 'rolled').length * 2;
  const counted = telling.luck(events, last.after).filter(({ label }) => label === 'Movement dice');
  expect(counted.reduce((sum, { among }) => sum + among, 0)).toBe(dice);
});

test.each([
  [
    'en',
    english,
    'buy a horse for 7 gold',
    /horses for 7 gold, /,
    'bandits on 1, 2 or 3',
    '8 gold for haste, 2 a step',
    'leaves on a 1 or 2 (33%)',
  ],
  [
    'de',
    german,
    'ein Pferd für 7 Gold kaufen',
    /Pferde für 7 Gold, /,
    'Räuber bei 1, 2 oder 3',
    '8 Gold für Eile, 2 je Schritt',
    'bei 1 oder 2 (33\u00A0%)',
  ],
] as const)("a set of one's own is told with its own numbers, in %s", (_, inLanguage, horse, market, bandits, haste, flee) => {
  const numbers = structuredClone(dragonReachFiles.numbers) as Numbers;
  Object.assign(numbers.price, { horse: 7, haste: 2 });
  Object.assign(numbers.die, { robbedUpTo: 3, fleesUpTo: 2 });
  const own = title.withContent('own', { numbers });
  const words = inLanguage(own.content);
  const told = tellingOf(own, words);
  const stage = table({ heroes: { SW: { at: 'Dragonmarch', gold: 8 }, EF: {} } }, own);
  expect(told.option(act.horse(), voices)).toBe(horse);
  const places = told.places(stage.question(0).view, voices).map((place) => place.describe());
  expect(places[own.content.market]).toMatch(market);
  expect(places[own.content.landmarks[0]!]).toContain(bandits);
  expect(told.question(stage.points(3, 2).question(0), voices)).toContain(haste);
  const rider = table({ heroes: { SW: { at: 'Singing Stones', mount: 'dragon' }, EF: {} } }, own).points(3, 2);
  expect(told.preview(rider.question(0), act.stop(), voices).join()).toContain(flee);
});
