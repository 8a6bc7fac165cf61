import { expect, test } from 'vitest';
import { pointsOf, tallyOf } from '../rules/15-victory.ts';
import { content, dice, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 15: victory. All cards are beaten off unless said otherwise, so that the cities end as they began.

/** The last wave is Rustfang Goblin Riders, the only card that is left; these dice are rolled against it. */
function lastWave(heroes: Given['heroes'], rolls: readonly number[], given: Partial<Given> = {}): Table {
  const t = table({ heroes, moon: 7, ...given });
  t.board.shadow.length = 1;
  return t.wave('S4', ...rolls.map((roll) => dice(roll)));
}

const ends = (heroes: Given['heroes'], given: Partial<Given> = {}): Table =>
  lastWave(
    heroes,
    Object.keys(heroes).map(() => 6),
    given,
  );

const scores = (heroes: Given['heroes']): readonly number[] => ends(heroes).state.outcome!.scores;
const places = (heroes: Given['heroes'], given: Partial<Given> = {}): readonly number[] => ends(heroes, given).state.outcome!.places;

test('SM-15.1 the Shadow Phase decides who stands, and only then is the victory counted', () => {
  const t = lastWave({ SW: { strongholds: 2 }, TH: { strongholds: 1, done: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'] } }, [6, 2]);
  expect(t.story.slice(-2)).toEqual(['cityFell', 'ended']);
  expect(t.state.outcome).toMatchObject({ places: [1, 0], scores: [30, 0] });
});

test('SM-15.2 the land is saved when some city stands after the last card', () => {
  expect(lastWave({ SW: { allies: ['elves'] }, TH: { strongholds: 1 } }, [6, 2]).state.outcome!.reason).toBe('saved');
  expect(lastWave({ SW: { allies: ['elves'] }, TH: { strongholds: 1 } }, [2, 2]).state.outcome!.reason).toBe('lost');
});

test.each([
  ['normal', 6],
  ['frenzy', 7],
  ['darkest', 8],
] as const)('SM-15.3 in a co-op game, %s, all %i cards must be beaten off', (difficulty, cards) => {
  const t = table({ heroes: { SW: { strongholds: 2 }, TH: { strongholds: 2 } }, moon: 7, options: { mode: 'co-op', difficulty } });
  const row = ['S4', 'S5', 'S6', 'S8', 'S9', 'S10', 'S3', 'S2'];
  for (let card = 0; card < cards; card++) {
    expect(t.state.outcome).toBeNull();
    t.wave(row[card]!, dice(6), dice(6));
  }
  expect(t.state.outcome).toMatchObject({ reason: 'saved' });
});

test('SM-15.4 fifteen points for each stronghold', () => {
  expect(scores({ SW: { strongholds: 1 }, TH: { strongholds: 3 } })).toEqual([15, 45]);
});

test('SM-15.5 five points for each ally', () => {
  expect(scores({ SW: { allies: ['elves'] }, TH: { allies: ['elves', 'giants', 'witches'] } })).toEqual([5, 15]);
});

test('SM-15.6 five points for each quest that is done', () => {
  expect(scores({ SW: { allies: ['elves'], done: ['Q1'] }, TH: { allies: ['elves'], done: ['Q2', 'Q3', 'Q4'] } })).toEqual([10, 20]);
});

test('SM-15.7 five points less for who holds an unfinished quest', () => {
  expect(scores({ SW: { strongholds: 1, quest: 'Q2', step: 1 }, TH: { strongholds: 1 } })).toEqual([10, 15]);
});

test('SM-15.8 the most points win', () => {
  const t = ends({ SW: { strongholds: 1 }, TH: { strongholds: 2 }, FW: { allies: ['elves'], done: ['Q1'] } });
  expect(t.state.outcome).toMatchObject({ scores: [15, 30, 10], places: [2, 1, 3], rewards: [0, 1, 0] });
  expect(t.told('ended')).toMatchObject([{ reason: 'saved', winners: [1], standing: [0, 1, 2] }]);
});

test('SM-15.9 the fallen cannot win, whatever they would have scored', () => {
  const fallen: HeroGiven = { done: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8'], gold: 99 };
  const t = lastWave({ SW: fallen, TH: { allies: ['elves'] } }, [6]);
  expect(t.state.outcome).toMatchObject({ places: [0, 1], scores: [0, 5], rewards: [0, 1] });
});

test('SM-15.10 the only standing city wins, even with negative points', () => {
  const t = table({ heroes: { SW: { strongholds: 1, quest: 'Q1' }, TH: {} }, moon: 7 });
  t.board.shadow.length = 1;
  const costly = { ...content, numbers: { ...content.numbers, score: { ...content.numbers.score, unfinished: -50 } } };
  expect(pointsOf(t.board, costly, 0)).toBe(-35);
  t.wave('S4', dice(6));
  expect(t.state.outcome).toMatchObject({ places: [1, 0], rewards: [1, 0] });
});

test.each<[string, HeroGiven, HeroGiven, number[]]>([
  ['strongholds', { strongholds: 1 }, { allies: ['elves', 'giants', 'witches'] }, [1, 2]],
  ['allies, with strongholds alike', { strongholds: 1, allies: ['elves'] }, { strongholds: 1, done: ['Q1'] }, [1, 2]],
  ['gold, with both alike', { strongholds: 1, gold: 3 }, { strongholds: 1, gold: 4 }, [2, 1]],
  ['story tokens, with gold alike', { strongholds: 1, stories: ['T1'] }, { strongholds: 1 }, [1, 2]],
  ['nothing: the victory is shared', { strongholds: 1 }, { strongholds: 1 }, [1, 1]],
])('SM-15.11 a tie is broken by %s', (_, SW, TH, expected) => {
  expect(places({ SW, TH }, { options: { storyTokens: true } })).toEqual(expected);
});

test('SM-15.11 who shares the victory shares its worth', () => {
  expect(ends({ SW: { strongholds: 1 }, TH: { strongholds: 1 }, FW: { allies: ['elves'] } }).state.outcome).toMatchObject({
    places: [1, 1, 3],
    rewards: [0.5, 0.5, 0],
  });
});

test('SM-15.12 gold, crystals, artefacts, mounts, gems and story tokens are worth no points', () => {
  const rich: HeroGiven = {
    strongholds: 1,
    gold: 99,
    crystals: 6,
    artefacts: ['A1', 'A2', 'A3'],
    mount: 'dragon',
    gems: 3,
    stories: ['T1', 'T2'],
  };
  const { board } = table({ heroes: { SW: rich, TH: {} }, options: { storyTokens: true } });
  expect(tallyOf(board, content, 0)).toEqual({ strongholds: 15, allies: 0, quests: 0, unfinished: 0, gems: 0 });
});

test('SM-15.13 if no city stands nobody wins', () => {
  const cities: City[] = ['SW', 'TH', 'FW', 'EF'];
  const t = lastWave(Object.fromEntries(cities.map((city) => [city, { strongholds: 1 }])), [2, 2, 2, 2]);
  expect(t.state.outcome).toMatchObject({ reason: 'lost', places: [0, 0, 0, 0], rewards: [0, 0, 0, 0], scores: [0, 0, 0, 0] });
  expect(t.told('ended')).toMatchObject([{ winners: [], standing: [], rule: 'SM-15.13' }]);
});
