import { viewOf, type Seat } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { doingOf, stopIn } from '../telling/lanes.ts';
import { allWait, racing } from './realTime.ts';
import type { HeroGiven, Table } from './table.ts';

// What the screen shows of everybody's lane in Real Time.

const viewFor = (game: Table, seat: Seat) => viewOf(game.engine.game, game.state, seat);
const doings = (game: Table): string[] => [0, 1, 2].map((seat) => doingOf(viewFor(game, 0), seat));

const mage: HeroGiven = { at: 'P18', gems: { vitality: 2, faith: 1, wisdom: 5 }, shown: 'MA22' };
const idle: HeroGiven = { at: 'P18' };

test('HP-26.2 of every lane it is seen what its hero is in the middle of', () => {
  const game = racing().chooseAs(1, 'rest').chooseAs(2, 'travel');
  expect(doings(game)).toEqual(['chooses', 'rests', 'travels']);
});

test('HP-26.10 who has closed his lane has finished', () => {
  expect(doings(racing().chooseAs(1, 'pass'))).toEqual(['chooses', 'done', 'chooses']);
});

test('HP-26.15 who has a foot in the air lands, everybody else stands still', () => {
  const game = racing({ heroes: [mage, idle, idle] })
    .chooseAs(1, 'travel')
    .chooseAs(0, 'play:MA22');
  expect(doings(game).slice(1)).toEqual(['lands', 'stands']);
  expect(stopIn(viewFor(game, 2))).toMatchObject({ kind: 'play', seat: 0 });
});

test('HP-26.22 who is held is seen to be, and no STOP goes on', () => {
  const game = racing().chooseAs(0, 'stopHero:2');
  expect([doings(game), stopIn(viewFor(game, 1))]).toEqual([['chooses', 'held', 'chooses'], undefined]);
});

test('HP-26.36 under STOP-PASSIVE one acts, and the others stand still', () => {
  const game = allWait(racing(), 0, 1, 2).chooseAs(0, 'stopPassive');
  expect([doings(game).toSorted(), stopIn(viewFor(game, 0))]).toEqual([['chooses', 'stands', 'stands'], 'passive']);
});

test('HP-26.35 who holds back is seen to', () => {
  expect(doings(allWait(racing(), 2))).toEqual(['chooses', 'chooses', 'waits']);
});
