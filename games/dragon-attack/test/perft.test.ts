import { Engine, Offer, cloneState, endingsOf, listSeats, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import type { DragonAttack } from '../state/types.ts';
import { dice, table, type Table } from './table.ts';

// How many lines of play there are from awkward positions. A rule that quietly opens or closes something changes a number here.

const engine = new Engine(dragonAttack);

/**
 * The lines of so many decisions from a state: each choice counts, and each different place to which chance leads between two
 * choices. What follows the last choice is not counted.
 */
function lines(state: StateOf<DragonAttack>, decisions: number): number {
  if (decisions === 0 || state.outcome !== null) return 1;
  const lane = state.lanes[0]!;
  if (engine.dieOf(state, lane) !== null) return endingsOf(engine, state).reduce((sum, ending) => sum + lines(ending.state, decisions), 0);
  const [seat] = listSeats(engine.askedIn(state, lane));
  const actions = engine.offer(state, lane, seat!, new Offer()).list();
  if (decisions === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const after = cloneState(dragonAttack, state);
    engine.choose(after, after.lanes[0]!, seat!, action);
    return sum + lines(after, decisions - 1);
  }, 0);
}

const counts = (t: Table, most: number): number[] => Array.from({ length: most }, (_, depth) => lines(t.state, depth + 1));

test('lines of play: a boat at a ford, on a map without counters', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, cleared: 'all', dragonAt: 3 });
  expect(counts(t, 3)).toEqual([29, 187, 4079]);
});

test('lines of play: in a coastal village with the sea open and a player in the way', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R50', violet: 'R40' }, cleared: 'all' });
  expect(counts(t, 3)).toEqual([1, 142, 147]);
});

test('lines of play: six in and around the palace, every gate closed but the own', () => {
  const t = table({
    turn: 'red',
    at: { red: 'P00', blue: 'P00', amber: 'A21', violet: 'V21', white: 'W21', green: 'R20' },
    cleared: 'all',
  });
  expect(counts(t, 3)).toEqual([1, 106, 217]);
});

test('lines of play: the last stand of two with the Dragon on 12', () => {
  const t = table({
    players: ['red', 'blue', 'violet'],
    turn: 'red',
    at: { blue: 'P00', violet: 'P00' },
    carried: { blue: ['gold 2'], violet: ['slayer'] },
    dragonAt: 12,
    wounds: 2,
    cleared: 'all',
  });
  expect(counts(t, 2)).toEqual([1, 217]);
});

test('lines of play: bargains on a crowded space', () => {
  const t = table({
    players: ['red', 'blue', 'violet'],
    turn: 'red',
    at: { red: 'R30', blue: 'R20', violet: 'R20' },
    carried: { red: ['E', 'gold 1'], blue: ['F'] },
    cleared: 'all',
  });
  t.roll(2).choose('walk:R20');
  expect(counts(t, 5)).toEqual([2, 9, 244, 1057, 46_129]);
});

test('lines of play: robbed by a monster among counters', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 2', 'M'] } });
  t.roll(2);
  expect(counts(t, 2)).toEqual([15, 1087]);
  t.choose('walk:R31', t.finds('Stone Ogre'), dice(2, 1));
  expect(counts(t, 3)).toEqual([6, 6, 1644]);
});

test('lines of play: alone, with the Dragon die and a landing by chance', () => {
  const t = table({
    players: ['red'],
    turn: 'red',
    at: { red: 'R20' },
    piles: { R31: ['Stone Ogre'] },
    cleared: 'all',
    options: { level: 'champion' },
  });
  expect(counts(t, 3)).toEqual([1, 216, 1937]);
});
