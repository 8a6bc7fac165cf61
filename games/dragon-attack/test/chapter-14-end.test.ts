import { Engine, Random, playOut } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { dice, table, type Given, type Table } from './table.ts';

// Chapter 14: end of the game. Red walks from R20 onto the Dragon on R30, of which only the 2 is left, and slays it.

function redSlays(given: Partial<Given> = {}): Table {
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, wounds: 3, cleared: 'all', ...given });
  return t.roll(2).choose('walk:R30', dice(6));
}

test('DA-14.1 when the Dragon is slain the game is over at once and the score is taken', () => {
  const t = redSlays({ home: { blue: ['gold 3'] } });
  expect(t.state.outcome).toMatchObject({ reason: 'slain', scores: [0, 3, 0, 0, 0, 0] });
  expect(t.state.lanes).toEqual([]);
  expect(t.events.at(-1)).toMatchObject({ t: 'ended', reason: 'slain' });
});

test('DA-14.2 when the Dragon holds the palace all lose, whatever they have', () => {
  const t = table({ turn: 'red', home: { blue: ['gold 6', 'gold 5'] }, dragonAt: 12, wounds: 3, cleared: 'all' }).roll(1);
  expect(t.state.outcome).toMatchObject({ reason: 'fallen', places: [0, 0, 0, 0, 0, 0], rewards: [0, 0, 0, 0, 0, 0] });
  expect(t.told('ended')).toMatchObject([{ reason: 'fallen', winners: [] }]);
});

test('DA-14.3 the score is the gold at home by value and the monsters at home by strength', () => {
  const home = { blue: ['gold 6', 'gold 1', 'monster 5'], amber: ['monster 1', 'monster 4'], violet: ['gold 2', 'gold 2'] };
  expect(redSlays({ home }).state.outcome!.scores).toEqual([0, 12, 5, 4, 0, 0]);
});

test('DA-14.4 the slayer adds gold and monsters of the hoard, and nothing for what else is in it', () => {
  const hoard = ['gold 5', 'monster 3', 'boat', 'slayer', 'F', 'E'];
  expect(redSlays({ hoard, home: { red: ['gold 1'], blue: ['gold 1'] } }).state.outcome!.scores).toEqual([9, 1, 0, 0, 0, 0]);
});

test('DA-14.5 gold on the road is worth nothing, for the slayer too', () => {
  const carried = { red: ['gold 6'], blue: ['gold 5'] };
  expect(redSlays({ carried, home: { amber: ['gold 1'] } }).state.outcome).toMatchObject({
    scores: [0, 0, 1, 0, 0, 0],
    places: [2, 2, 1, 2, 2, 2],
  });
});

test('DA-14.6 companions, boats, swords and whatever lies on the map are worth nothing', () => {
  const t = redSlays({ carried: { red: [], blue: ['E', 'boat', 'slayer'] }, piles: { V50: ['monster 5', 'gold 6'] } });
  expect(t.state.outcome!.scores).toEqual([0, 0, 0, 0, 0, 0]);
});

test('DA-14.7 the highest score wins, be it the slayer or not', () => {
  const hoard = ['gold 5', 'gold 4'];
  expect(redSlays({ hoard, home: { blue: ['gold 6'] } }).state.outcome).toMatchObject({
    places: [1, 2, 3, 3, 3, 3],
    rewards: [1, 0, 0, 0, 0, 0],
  });
  const other = redSlays({ hoard, home: { blue: ['gold 6', 'monster 4'] } });
  expect(other.state.outcome).toMatchObject({ scores: [9, 10, 0, 0, 0, 0], places: [2, 1, 3, 3, 3, 3], rewards: [0, 1, 0, 0, 0, 0] });
});

test('DA-14.8 among equals the slayer wins, even with less gold in front', () => {
  const t = redSlays({ home: { red: ['gold 5'], blue: ['monster 5'] }, carried: { blue: ['gold 6'] } });
  expect(t.state.outcome!.places).toEqual([1, 2, 3, 3, 3, 3]);
});

test('DA-14.8 among equals without the slayer the most gold in front wins, counted by value', () => {
  const home = { red: ['gold 4'], blue: ['gold 5'], violet: ['monster 5'] };
  const carried = { red: ['gold 6'], blue: ['gold 1', 'gold 1', 'boat'], violet: ['gold 3'] };
  expect(redSlays({ home, carried }).state.outcome).toMatchObject({ places: [3, 2, 4, 1, 4, 4], rewards: [0, 0, 0, 1, 0, 0] });
});

test('DA-14.9 who is still tied wins together', () => {
  const home = { blue: ['gold 5'], violet: ['monster 5'], green: ['gold 3', 'gold 2'] };
  const carried = { blue: ['gold 2'], violet: ['gold 1', 'gold 1'] };
  const t = redSlays({ home, carried });
  expect(t.state.outcome).toMatchObject({ places: [4, 1, 4, 1, 4, 3], rewards: [0, 0.5, 0, 0.5, 0, 0] });
  expect(t.told('ended')[0]!.winners).toEqual([t.seat('blue'), t.seat('violet')]);
});

test('DA-14.9 with the option off all who are tied win together, the slayer with them', () => {
  const t = redSlays({ home: { red: ['gold 5'], blue: ['monster 5'] }, carried: { blue: ['gold 6'] }, options: { tieBreak: false } });
  expect(t.state.outcome!.places).toEqual([1, 1, 3, 3, 3, 3]);
});

test('DA-14.10 the others are ranked by score, and equal scores share a place', () => {
  const home = { red: ['gold 6'], blue: ['gold 3'], amber: ['gold 1'], violet: ['monster 3'], white: ['gold 2'] };
  expect(redSlays({ home }).state.outcome!.places).toEqual([1, 2, 5, 2, 4, 6]);
});

test('DA-14.11 thirteen 1s end the game', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', cleared: 'all' });
  for (let ones = 1; ones <= 12; ones++) t.roll(1);
  expect([t.board.dragonAt, t.state.outcome]).toEqual([12, null]);
  expect(t.roll(1).state.outcome).toMatchObject({ reason: 'fallen' });
});

test('DA-14.11 every game ends, after at most thirteen 1s', () => {
  const engine = new Engine(dragonAttack);
  for (let game = 0; game < 60; game++) {
    const seats = 1 + (game % 6);
    const state = engine.start(dragonAttack.readOptions({ level: 'squire' }, seats), seats);
    engine.listen();
    playOut(engine, state, new Random(14, game), 20_000);
    const ones = engine.told!.filter(({ event }) => event.t === 'rolled' && event.die === 1).length;
    expect(state.outcome).not.toBeNull();
    expect(ones).toBeLessThanOrEqual(13);
    expect(ones).toBe(state.board.dragonAt);
  }
});
