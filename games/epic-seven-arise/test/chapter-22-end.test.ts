import { expect, test } from 'vitest';
import type { Ending } from '../state/board.ts';
import { content, table, type Given, type Table } from './table.ts';
import { won } from './won.ts';

// Chapter 22: the end of the game.

/** The chapter is over for this reason. */
const ended = (reason: Ending, given: Given = {}): Table => table({ ...given, over: reason });

const SCORES = [
  { stones: [2, 2, 2] as const },
  { stones: [4, 4, 0] as const },
  { stones: [1, 0, 0] as const },
  { stones: [9, 0, 0] as const },
];

test('EA-22.1 a chapter ends when all are dead, when the story is impossible, or when it is completed', () => {
  for (const reason of ['dead', 'skulls', 'deadline', 'gate', 'late', 'surrendered'] as const)
    expect(ended(reason).state.outcome).toMatchObject({ reason, places: [0, 0, 0, 0] });
  expect(ended('completed', { players: SCORES }).state.outcome).toMatchObject({ reason: 'completed', places: [1, 3, 4, 2] });
});

test('EA-22.2 if all heroes are dead in a battle all players lose', () => {
  const t = table({
    phase: 'fight',
    monsters: [{ kind: 'hound', at: 'A' }],
    tokens: { A: 'none' },
    heroes: { Ras: { health: 0 }, Brannoch: { health: 0 }, Ysarre: { health: 0 }, Mirelle: { health: 1, circle: 'a' } },
  });
  // The Hound bites until a 5, 6 or 11 comes: Mirelle stands on circle a.
  for (let drawn = 0; drawn < 60 && t.state.outcome === null; drawn++)
    t.draw((die) => (die.purpose.includes('attack') ? Math.min(4, die.outcomes - 1) : 0));
  expect([t.told('died').length, t.state.outcome]).toMatchObject([1, { reason: 'dead', places: [0, 0, 0, 0], rewards: [0, 0, 0, 0] }]);
});

const reason = (given: Given): string | undefined => table({ phase: 'end', ...given }).state.outcome?.reason;

test('EA-22.3 the story is lost by Skulls, by the deadline, by the Gate, and by cards that had to be done in time', () => {
  const limits = content.chapters.map(({ skullLimit, deadline }) => [skullLimit, deadline]);
  expect(limits).toEqual([
    [6, 8],
    [8, 10],
    [8, 12],
    [9, 10],
    [8, 10],
    [10, 10],
  ]);
  expect([reason({ round: 8 }), reason({ round: 7 })]).toEqual(['deadline', undefined]);
  expect([reason({ chapter: 4, round: 8, story: '2' }), reason({ chapter: 4, round: 7, story: '2' })]).toEqual(['late', undefined]);
  // Who finds the tracks in round 8 meets First Sighting in round 9: the deadline of the chapter is all that is left.
  expect(reason({ chapter: 4, round: 9, story: '2' })).toBeUndefined();
  expect(reason({ chapter: 4, round: 8, story: '2', board: (board) => (board.completed = true) })).toBeUndefined();
  expect([reason({ chapter: 5, round: 5 }), reason({ chapter: 5, round: 4 }), reason({ chapter: 5, round: 5, story: '2A' })]).toEqual([
    'late',
    undefined,
    undefined,
  ]);
  expect(table({ skulls: 6, phase: 'explore' }).state.outcome?.reason).toBe('skulls');
  expect(table({ skulls: 5, phase: 'explore' }).state.outcome).toBeNull();
  expect(table({ skulls: 5, phase: 'explore', options: { difficulty: 'grim' } }).state.outcome?.reason).toBe('skulls');
  expect(table({ chapter: 3, gate: 0, phase: 'explore' }).state.outcome?.reason).toBe('gate');
});

/** The boss of chapter 1 has one point of health left. */
const lastBlow = (given: Given = {}): Table =>
  won('H', { story: '4A', at: 'E', round: 5, monsters: [{ kind: 'grubmaw', at: 'H', health: 1 }], ...given });

/** Whatever is asked is answered with the first thing offered. */
function finish(t: Table): Table {
  for (let asked = 0; asked < 80 && t.state.outcome === null; asked++) {
    t.settle();
    if (t.state.outcome === null) t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!);
  }
  return t;
}

test('EA-22.4 when the story is completed kill reward, bounty and revivals come first, then the scores are added up', () => {
  const t = finish(lastBlow({ heroes: { Brannoch: { health: 0 } } }));
  const seen = t.story.filter((kind) => ['slain', 'took', 'revived', 'ended'].includes(kind));
  expect([seen[0], seen.at(-1), seen.filter((kind) => kind === 'took').length, seen.includes('revived')]).toEqual([
    'slain',
    'ended',
    5,
    true,
  ]);
  expect(t.told('ended')[0]!.scores).toEqual(t.scores);
  // The token of the last battle is judged as any other.
  const judged = finish(lastBlow({ tokens: { H: '1b' } })).story;
  expect(judged.indexOf('mission')).toBeGreaterThan(judged.indexOf('slain'));
  expect(judged.indexOf('mission')).toBeLessThan(judged.indexOf('ended'));
});

test('EA-22.5 the highest score is Grand Champion', () => {
  // 12, 8, 1 and 9 points.
  expect(ended('completed', { players: SCORES }).told('ended')).toMatchObject([{ scores: [12, 8, 1, 9], places: [1, 3, 4, 2] }]);
  // What a bonus gives counts as well.
  const more = ended('completed', { players: SCORES, board: (board) => (board.players[1]!.extraScore = 5) });
  expect(more.told('ended')).toMatchObject([{ scores: [12, 13, 1, 9], places: [2, 1, 4, 3] }]);
});

test('EA-22.6 at equal score more contribution wins, then more Skystones, then the title is shared', () => {
  const places = (
    ...players: { stones: readonly [number, number, number]; contribution?: number; contributed?: number }[]
  ): readonly number[] => ended('completed', { players }).state.outcome!.places;
  expect(places({ stones: [6, 0, 0] }, { stones: [1, 1, 1], contribution: 1 }, { stones: [0, 0, 0] }, { stones: [0, 0, 1] })).toEqual([
    2, 1, 4, 3,
  ]);
  // The points of all battles of the chapter count.
  expect(
    places(
      { stones: [1, 0, 0], contributed: 4 },
      { stones: [0, 1, 0], contributed: 1, contribution: 2 },
      { stones: [0, 0, 0] },
      { stones: [0, 0, 0], contributed: 1 },
    ),
  ).toEqual([1, 2, 4, 3]);
  // 6 points as six Skystones, or as one set.
  expect(places({ stones: [1, 1, 1] }, { stones: [6, 0, 0] }, { stones: [6, 0, 0] }, { stones: [0, 0, 0] })).toEqual([3, 1, 1, 4]);
  expect(
    ended('completed', { players: [{ stones: [1, 0, 0] }, { stones: [0, 1, 0] }, {}, {}] }).state.outcome!.rewards.slice(0, 2),
  ).toEqual([0.8, 0.8]);
});

test('EA-22.7 potions, Souls and cards are worth nothing', () => {
  const t = ended('completed', { players: [{ stones: [1, 0, 0] }, { souls: 10, potions: 4, hand: 'A01 A02 r1' }, {}, {}] });
  expect(t.state.outcome!.scores).toEqual([1, 0, 0, 0]);
});

test('EA-22.8 after a defeat nobody is ranked', () => {
  expect(ended('skulls', { players: SCORES }).state.outcome).toEqual({
    reason: 'skulls',
    places: [0, 0, 0, 0],
    scores: [0, 0, 0, 0],
    rewards: [0, 0, 0, 0],
  });
});

test('EA-22.9 branches that were not taken need not be completed', () => {
  const t = finish(lastBlow());
  const shown = t.told('story').map(({ story }) => content.stories[story]!.id);
  expect([shown, t.state.outcome?.reason]).toEqual([['5'], 'completed']);
});

test('EA-22.10 when the last objective is completed other monsters flee without kill rewards', () => {
  const t = finish(
    lastBlow({
      monsters: [
        { kind: 'grubmaw', at: 'H', health: 1 },
        { kind: 'briarling', at: 'H' },
      ],
    }),
  );
  expect([t.told('slain').length, t.told('fled').length + t.told('vanished').length, t.monsters]).toEqual([1, 1, []]);
});

test('EA-22.11 completing the story without the title is better than a defeat; the others are placed by score', () => {
  const { places, rewards } = ended('completed', { players: SCORES }).state.outcome!;
  expect(places).toEqual([1, 3, 4, 2]);
  expect(rewards).toEqual([1, 0.6, 0.6, 0.6]);
});

const gone = (...seats: number[]): Given => ({
  players: SCORES,
  board: (board) => seats.forEach((seat) => (board.players[seat]!.gone = true)),
});

test('EA-24.11 who has left cannot become Grand Champion', () => {
  expect(ended('completed', gone(0)).state.outcome!.places).toEqual([4, 2, 3, 1]);
  expect(ended('completed', gone(0, 1, 2, 3)).state.outcome!.places).not.toContain(1);
});

test('EA-2.17 a single player who completes the chapter is Grand Champion', () => {
  const t = ended('completed', { players: [{ stones: [1, 0, 0] }] });
  expect(t.state.outcome).toMatchObject({ places: [1], scores: [1] });
  const better = ended('completed', { players: [{ stones: [9, 9, 9] }] });
  expect(better.state.outcome!.rewards[0]!).toBeGreaterThan(t.state.outcome!.rewards[0]!);
});
