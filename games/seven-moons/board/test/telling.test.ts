import { LANGUAGES } from '../../../../paint/boardGame.ts';
import { beforeAll, expect, test } from 'vitest';
import { dragonReach } from '../../content/dragonReach.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { bargain } from '../bargain.ts';
import { doesInWords, optionInWords } from '../does.ts';
import { finale } from '../finale.ts';
import { sides } from '../heroes.ts';
import { luckOf } from '../luck.ts';
import { places } from '../places.ts';
import { confirms, glance, odds } from '../prospects.ts';
import { standings } from '../standings.ts';
import { speech } from '../words.ts';
import { sevenMoons } from '../../game.ts';
import { playedGame } from '../../../test/playedGame.ts';

beforeAll(() => Promise.all(LANGUAGES.map((language) => speech.learn(language))));

const game = playedGame(sevenMoons, 11, 4, { storyTokens: true, longWatch: true });
const last = game.at(-1)!;

const OPPOSITE = { 'north-east': 'south-west', east: 'west', 'south-east': 'north-west' } as const;

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(places(game[0]!.before, 'en').map((place) => [place.id, place]));
  expect(map.size).toBe(dragonReach.hexes.length);
  for (const { id, neighbours } of map.values()) {
    for (const { id: other, direction } of neighbours) {
      const back = map.get(other)!.neighbours.find((way) => way.id === id)!.direction;
      if (direction in OPPOSITE) expect(back).toBe(OPPOSITE[direction as keyof typeof OPPOSITE]);
    }
  }
});

test('a place says what it offers, and what is left of it', () => {
  const map = new Map(places(game[0]!.before, 'en').map((place) => [place.name, place.describe()]));
  expect(map.get('Garndell')).toBe('domain, sells wood, 18 in the pool, 3 elves for hire');
  expect(map.get('Greenhollow')).toContain('a fire burns');
  expect(map.get('Singing Stones')).toContain('landmark, bandits on 1 or 2, a story token lies here');
});

test('no word of the board names a Shadow card that the viewer has not seen', () => {
  for (const { before } of game) {
    const seen = new Set([...before.sight.waves, ...before.sight.shadow.map(({ card }) => card)]);
    const said = places(before, 'en').map((place) => place.describe());
    const told = dragonReach.shadowCards.filter(({ name }, card) => !seen.has(card) && said.some((words) => words.includes(name)));
    expect(told).toEqual([]);
  }
});

test('before a way is gone its steps, its haste and its bandits are told', () => {
  const moves = game.filter(({ question }) => question.actions.some((action) => verbOf(action) === 'go'));
  expect(moves.length).toBeGreaterThan(0);
  for (const { before, seat, question } of moves.slice(0, 12)) {
    for (const action of question.actions.filter((one) => verbOf(one) === 'go')) {
      expect(confirms(before, seat, action)).toBe(true);
      const lines = odds(before, seat, action, 'en');
      if (before.sight.heroes[seat]!.mount === 'dragon') continue;
      expect(lines[0]).toMatch(/^\d+ steps?; you have \d+\.$/);
      expect(lines.some((line) => /bandits|nothing that/i.test(line))).toBe(true);
      expect(glance(before, seat, action, 'en')).toMatch(/^\d+ steps?/);
    }
  }
});

test('whoever calls the seventh moon is told what that would mean', () => {
  const { before, seat } = game.find(({ chosen }) => verbOf(chosen) === 'end')!;
  const atGarndell = before.sight.heroes.map((hero, place) =>
    place === seat ? { ...hero, at: dragonReach.domains[0]!, gold: 12, strongholds: 3 } : hero,
  );
  const view = { ...before, sight: { ...before.sight, moon: 6, heroes: atGarndell } };
  const hire = act.hire(0);
  expect(confirms(view, seat, hire)).toBe(true);
  expect(odds(view, seat, hire, 'en')).toEqual([
    'The seventh moon rises at once: the siege begins.',
    'In 400 tried games your city stands at the end in 18%, and the land is saved in 18%.',
  ]);
});

test.each(LANGUAGES)('what cards, quests and stories do is told in words, in %s', (language) => {
  const { wildernessCards, questCards, storyTokens } = dragonReach;
  const { sight } = game[0]!.before;
  const told = [...wildernessCards, ...storyTokens].map(({ does }) => doesInWords(does, sight, 0, language));
  const rewards = questCards.map(({ reward }) => doesInWords(reward, sight, 0, language));
  expect([...told, ...rewards].filter((words) => words === '')).toEqual([]);
});

test('before something is chosen on a card, what it brings is told', () => {
  const { sight } = game[0]!.before;
  const brings = (card: string): string[] => {
    const [choosing] = dragonReach.wildernessCards.find(({ name }) => name === card)!.does;
    const effect = dragonReach.effects[choosing!]!;
    return effect.do === 'choose' ? effect.options.map((_, option) => optionInWords(choosing!, option, sight, 0, 'en')) : [];
  };
  expect(brings('Sleeping Troll')).toEqual(['2 gold', '1–2: lose 2 resources; 3–4: 6 gold; 5–6: an artefact']);
  expect(brings('The Cloaked Stranger')).toEqual(['an artefact', 'see 2 cards of the Shadow deck', '2 gold']);
  expect(brings('Wounded Hatchling').at(-1)).toBe('nothing happens');
  const asked = game.find(({ question }) => question.actions.some((action) => verbOf(action) === 'option'))!;
  const options = asked.question.actions.filter((action) => verbOf(action) === 'option');
  expect(options.map((action) => glance(asked.before, asked.seat, action, 'en'))).not.toContain('');
});

test('each die of a walker says how far it leads', () => {
  const { before, seat, question } = game.find(({ question: { actions } }) => actions.some((action) => verbOf(action) === 'pick'))!;
  const hero = { ...before.sight.heroes[seat]!, at: dragonReach.market };
  const view = { ...before, sight: { ...before.sight, heroes: before.sight.heroes.with(seat, hero) } };
  expect(question.actions.length).toBeGreaterThan(0);
  expect(glance(view, seat, act.pick(2), 'en')).toMatch(/^as far as /);
  expect(glance(view, seat, act.pick(6), 'en')).not.toBe(glance(view, seat, act.pick(2), 'en'));
});

test.each([
  ['en', 'Rowan Ashdown (Stonewood)'],
  ['de', 'Rowan Eschenau (Steinwald)'],
] as const)('heroes are called at the set-up as they are in the game, in %s', (language, name) => {
  expect(sides.choices[0]!.label[language]).toBe(name);
});

test('alone, the title one has earned stands over the end, and the gems that were kept are counted', () => {
  const { after } = playedGame(sevenMoons, 1, 1).at(-1)!;
  const outcome = { reason: 'saved', places: [1], scores: [dragonReach.numbers.soloTitles[1]!] } as const;
  const saved = {
    ...after,
    outcome: { ...after.outcome!, ...outcome },
    sight: { ...after.sight, heroes: [{ ...after.sight.heroes[0]!, strongholds: 1 }] },
  };
  expect(finale.headline(saved, 'en')).toBe('Warden of the Reach');
  expect(standings(saved, 'en')[0]!.parts.at(-1)!.label).toBe('gems kept');
});

test('everything that can be given or asked for lies on the table', () => {
  const talks = [2, 3, 4, 5]
    .flatMap((seed) => playedGame(sevenMoons, seed, 4, { longWatch: true }))
    .filter(({ question }) => question.actions.some((action) => verbOf(action) === 'give'));
  expect(talks.length).toBeGreaterThan(0);
  for (const { before, seat, question } of talks) {
    const table = bargain(before, seat, question.actions, 'en')!;
    const laid = [...table.own.goods, ...table.other.goods].flatMap(({ action }) => (action === null ? [] : [action]));
    const words = question.actions.filter((action) => ['give', 'ask'].includes(verbOf(action)));
    expect(new Set(laid)).toEqual(new Set(words));
    expect(laid).toHaveLength(words.length);
  }
});

test.each(LANGUAGES)('the parts of a score add up to it, in %s', (language) => {
  const rows = standings(last.after, language);
  expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  for (const { seat, total, parts, place } of rows) {
    expect(total).toBe(last.after.outcome!.scores[seat]);
    // The fallen score nothing, whatever they had.
    if (place > 0) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
});

test('together nothing is counted', () => {
  const { after } = playedGame(sevenMoons, 3, 2, { mode: 'co-op', longWatch: true }).at(-1)!;
  expect(standings(after, 'en').map(({ total }) => total)).toEqual([null, null]);
});

test('the luck report counts every die of the journeys', () => {
  const events = game.flatMap((choice) => choice.events);
  const dice = events.filter(({ t }) => t === 'rolled').length * 2;
  const counted = luckOf(events, 4, 'en').filter(({ label }) => label === 'Movement dice');
  expect(counted.reduce((sum, { among }) => sum + among, 0)).toBe(dice);
});
