import { face } from '@hoard/kernel/rehearsal';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TERRAINS } from '../content/names.ts';
import { tileSchema } from '../content/schema.ts';
import { circles } from '../rules/frames.ts';
import { FACE_DOWN } from '../state/board.ts';
import { card, prey } from './fight.ts';
import { content, table, type Given, type Table } from './table.ts';

// Chapter 21: movement.

/** The group votes where to go. */
const moving = (given: Given = {}): Table => table({ phase: 'move', ...given });

test('EA-21.1 the group chooses a tile beside the heroes', () => {
  const t = moving({ at: 'C' });
  expect([t.asked, t.keys(0)]).toEqual([
    [0, 1, 2, 3],
    ['abstain', 'vote:B', 'vote:F', 'vote:S'],
  ]);
  expect(moving({ at: 'C' }).vote('F').board.at).toBe(t.position('F'));
});

test('EA-21.2 the heroes must move, also when nobody votes', () => {
  const t = moving();
  expect([t.keys(0).includes('vote:S'), t.why('vote:S', 0)]).toEqual([false, 'EA-21.2']);
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'abstain');
  expect(t.board.at).toBe(t.position('A'));
});

test('EA-21.3 it need not be the tile that was explored or fought over', () => {
  expect(moving({ board: (board) => (board.choice = 2) }).keys(0)).toEqual(['abstain', 'vote:A', 'vote:B', 'vote:C']);
});

test('EA-21.4 all heroes move to the same tile', () => {
  const t = moving().vote('B');
  expect(t.told('walked')).toMatchObject([{ from: t.position('S'), position: t.position('B'), tile: t.board.tiles[t.position('B')] }]);
  expect([t.board.at, t.board.heroes.map(({ circle }) => circle)]).toEqual([t.position('B'), [-1, -1, -1, -1]]);
});

test('EA-21.5 in friendship order each places their heroes on free circles, one hero on a circle', () => {
  const t = moving({
    players: [{ heroes: ['Ras', 'Mirelle'] }, { heroes: ['Brannoch', 'Ysarre'] }],
    order: [1, 0],
    tiles: { B: 'T05' },
  }).vote('B');
  expect([t.asked, t.keys()]).toEqual([[1], ['circle:a', 'circle:b', 'circle:c', 'circle:d']]);
  t.choose('circle:d');
  expect([t.asked, t.keys(), t.why('circle:d')]).toEqual([[1], ['circle:a', 'circle:b', 'circle:c'], 'EA-21.5']);
  t.choose('circle:b');
  expect(t.asked).toEqual([0]);
  t.choose('circle:c');
  // One circle is left for the last hero: nobody is asked.
  expect(t.told('circle').map(({ hero, circle }) => [content.heroes[hero]!.name, circle])).toEqual([
    ['Brannoch', 3],
    ['Ysarre', 1],
    ['Ras', 2],
    ['Mirelle', 0],
  ]);
});

const tile = (circleCount: number): object => ({
  id: 'T01',
  name: 'A tile',
  terrain: TERRAINS[0],
  circles: Array.from({ length: circleCount }, () => []),
  open: [],
});

test('EA-21.6 every tile has a circle for each hero', () => {
  for (const { id } of content.tiles) {
    const t = moving({ tiles: { B: id } }).vote('B');
    while (t.question === 'circles.choose') t.choose(t.keys()[0]!);
    expect(t.board.heroes.map(({ circle }) => circle)).toEqual([0, 1, 2, 3]);
  }
  expect([3, 4].map((circleCount) => v.safeParse(tileSchema, tile(circleCount)).success)).toEqual([false, true]);
});

const hound = (at: string) => ({ kind: 'hound', at });

test('EA-21.7 a tile with monsters cannot be chosen; where all hold monsters the heroes stay', () => {
  expect(moving({ monsters: [hound('A')] }).keys(0)).toEqual(['abstain', 'vote:B', 'vote:C']);
  expect(moving({ monsters: [hound('A'), hound('B')] }).board.at).toBe(moving().position('C'));
  const shut = moving({ monsters: [hound('A'), hound('B'), hound('C')] });
  expect([shut.told('walked'), shut.board.at]).toEqual([[], shut.position('S')]);
});

test('EA-21.8 more numbers on a circle are more of the twelve attacks that hit', () => {
  const { circles: ring, circleOf } = content.tiles.find(({ id }) => id === 'T01')!;
  expect(ring.map((numbers) => numbers.length)).toEqual([3, 2, 1, 2, 2]);
  ring.forEach((numbers, circle) => expect(circleOf.filter((pointed) => pointed === circle)).toHaveLength(numbers.length));
  // The heroes stand on that tile: each of the twelve cards is drawn once.
  const pointed = content.attacks.map((_, row) => {
    const t = prey();
    t.draw(face(1), card(t, row + 1));
    return t.told('attack')[0]!.circle;
  });
  expect(ring.map((_, circle) => pointed.filter((one) => one === circle).length)).toEqual([3, 2, 1, 2, 2]);
});

test('EA-21.9 moving onto a tile does not turn its token', () => {
  const t = moving().vote('B');
  while (t.question === 'circles.choose') t.choose(t.keys()[0]!);
  expect([t.board.at, t.board.tokens[t.position('B')], t.told('token')]).toEqual([t.position('B'), FACE_DOWN, []]);
});

test('EA-3.14 who leads several heroes places them one after another', () => {
  const t = table({ players: [{}], stack: [circles()], board: (board) => board.heroes.forEach((hero) => (hero.circle = -1)) });
  for (const circle of ['e', 'c', 'a', 'b']) t.choose(`circle:${circle}`);
  expect(t.board.heroes.map((hero) => hero.circle)).toEqual([4, 2, 0, 1]);
});
