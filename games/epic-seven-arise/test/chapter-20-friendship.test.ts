import { SPECTATOR, viewOf } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { circles, merchant, rank } from '../rules/frames.ts';
import { dualPrice } from '../rules/10-dual.ts';
import { content, table, type Given, type Table } from './table.ts';
import { won } from './won.ts';

// Chapter 20: score and friendship order.

type Stones = readonly [number, number, number];

/** The order is worked out anew for players with these Skystones. */
const ranked = (stones: readonly Stones[], given: Given = {}): Table =>
  table({ players: stones.map((some) => ({ stones: some })), stack: [rank('EA-20.1')], ...given });

test('EA-20.1 the order is updated at the end of a battle and after Skystones of a Story card, and told', () => {
  const t = ranked([
    [3, 0, 0],
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
  expect(t.told('ranked')).toEqual([{ t: 'ranked', rule: 'EA-20.1', order: [1, 2, 3, 0], scores: [3, 0, 1, 2] }]);
  // Once for a battle, after all of its rewards.
  const battle = won('A', { tokens: { A: 'none' }, players: [{ stones: [5, 0, 0] }, {}, { hand: 'g1 g1' }, { stones: [9, 0, 0] }] });
  expect(battle.story.filter((kind) => ['stones', 'battleWon', 'ranked'].includes(kind))).toEqual(['stones', 'battleWon', 'ranked']);
  expect(battle.board.order).toEqual([1, 2, 0, 3]);
  const story = table({ story: '3', at: 'G', phase: 'arrived', round: 4, players: [{ stones: [1, 0, 0] }, {}, {}, {}] });
  for (const seat of [0, 1, 2, 3]) story.chooseAs(seat, 'colour:white');
  story.settle();
  expect([story.told('ranked').length, story.board.order.at(-1)]).toEqual([1, 0]);
});

test('EA-20.2 the lower score ranks higher', () => {
  expect(
    ranked([
      [0, 4, 0],
      [5, 0, 0],
      [0, 0, 1],
      [1, 1, 1],
    ]).board.order,
  ).toEqual([2, 0, 1, 3]);
});

test('EA-20.3 each Skystone is a point, each set of three colours 3 more; example 3: 2, 3 and 4 are 15', () => {
  expect(
    ranked([
      [2, 3, 4],
      [1, 1, 1],
      [3, 0, 0],
      [0, 2, 2],
    ]).scores,
  ).toEqual([15, 6, 3, 4]);
});

test('EA-20.4 at equal score the lower health ranks higher', () => {
  const heroes = { Ras: { health: 5 }, Brannoch: { health: 6 }, Ysarre: { health: 1 }, Mirelle: { health: 4 } };
  expect(
    ranked(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [0, 0, 0],
      ],
      { heroes },
    ).board.order,
  ).toEqual([3, 2, 0, 1]);
});

test('EA-20.5 at equal score and health chance decides', () => {
  const heroes = { Ras: { health: 5 }, Brannoch: { health: 5 }, Ysarre: { health: 5 }, Mirelle: { health: 8 } };
  const t = ranked(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 1],
    ],
    { heroes },
  );
  expect(t.awaited).toBe('ea.friendship-tie');
  t.draw(face(3), face(2));
  expect(t.board.order).toEqual([2, 1, 0, 3]);
});

test('EA-20.6 there are as many sets as the smallest of the three counts', () => {
  expect(
    ranked([
      [2, 2, 0],
      [1, 2, 3],
      [2, 2, 2],
      [5, 5, 1],
    ]).scores,
  ).toEqual([4, 9, 12, 14]);
});

test('EA-20.7 Skystones and scores are open to everybody', () => {
  const t = ranked([
    [2, 2, 0],
    [1, 2, 3],
    [2, 2, 2],
    [5, 5, 1],
  ]);
  for (const viewer of [SPECTATOR, 0, 3])
    expect(viewOf(epicSevenArise, t.state, viewer).sight.players.map(({ stones }) => stones)).toEqual(
      t.board.players.map(({ stones }) => stones),
    );
});

test('EA-20.8 rank 1 comes first at the Merchant, chooses circles first, has the casting vote and pays least', () => {
  const players = [0, 1, 2, 3].map(() => ({ stones: [2, 0, 0] as const }));
  const order = [2, 3, 0, 1];
  expect(table({ players, order, stack: [merchant()] }).asked).toEqual([2]);
  expect(table({ order, stack: [circles()], board: (board) => board.heroes.forEach((hero) => (hero.circle = -1)) }).asked).toEqual([2]);
  const vote = table({ order });
  vote.chooseAs(0, 'vote:A').chooseAs(1, 'vote:A').chooseAs(2, 'vote:C').chooseAs(3, 'vote:C');
  expect(vote.told('chosen')).toMatchObject([{ option: vote.position('C'), by: 'rank', seat: 2 }]);
  const { board } = table({ order });
  expect(order.map((seat) => dualPrice(board, content, seat))).toEqual([2, 3, 3, 4]);
});
