import { Engine, Offer, cloneState, listSeats, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { circles, merchant } from '../rules/frames.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { turn } from './fight.ts';
import { table, type Table } from './table.ts';

// How many lines of play there are from awkward positions. A rule that quietly opens or closes something changes a number here.

const engine = new Engine(epicSevenArise);

/** The lines of so many decisions from a state; one that comes to a die ends there: too much follows a hand of cards. */
function lines(state: StateOf<EpicSevenArise>, decisions: number): number {
  if (decisions === 0 || state.outcome !== null || state.lanes.some((lane) => engine.dieOf(state, lane) !== null)) return 1;
  const lane = state.lanes.find((one) => engine.askedIn(state, one) !== 0)!;
  const [seat] = listSeats(engine.askedIn(state, lane));
  const actions = engine.offer(state, lane, seat!, new Offer()).list();
  if (decisions === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const after = cloneState(epicSevenArise, state);
    engine.choose(
      after,
      after.lanes.find(({ id }) => id === lane.id)!,
      seat!,
      action,
    );
    return sum + lines(after, decisions - 1);
  }, 0);
}

const counts = (t: Table, most: number): number[] => Array.from({ length: most }, (_, depth) => lines(t.state, depth + 1));

test('lines of play: a hand with a pair, a run and a triple, two monsters, and Souls to burn', () => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 r2 b2 g3 g4 A01', souls: 5 }, { hand: 'g2 r3' }, {}, {}],
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'hound', at: 'A' },
    ],
  });
  expect(counts(t, 4)).toEqual([5, 9, 37, 83]);
});

test('lines of play: everybody borrows from everybody', () => {
  const t = turn('Ysarre', {
    players: [{ hand: 'g1 r1' }, { hand: 'b1 g3' }, { hand: 'g1 g2 A21', souls: 9 }, { hand: 'r2 r3' }],
  });
  expect(counts(t, 4)).toEqual([4, 10, 20, 26]);
});

test('lines of play: at the Merchant with stones of three colours', () => {
  const t = table({ players: [{ stones: [2, 1, 1] }, { stones: [0, 2, 0] }, {}, {}], heroes: { Ras: { health: 1 } }, stack: [merchant()] });
  expect(counts(t, 3)).toEqual([7, 24, 45]);
});

test('lines of play: four heroes choose among five circles', () => {
  const t = table({ stack: [circles()], board: (board) => board.heroes.forEach((hero) => (hero.circle = -1)) });
  expect(counts(t, 4)).toEqual([5, 20, 60, 120]);
});

test('lines of play: the first vote of chapter 6, from the middle of the ring', () => {
  expect(counts(table({ chapter: 6 }), 2)).toEqual([8, 58]);
});
