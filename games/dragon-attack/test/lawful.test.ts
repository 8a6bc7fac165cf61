import { Random, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { watchedGame } from '../../test/watchedGame.ts';
import { dragonAttack, type DragonAttack } from '../index.ts';
import type { Adventurer } from '../state/board.ts';
import { LEVELS } from '../state/choices.ts';
import { counterOf, spaceOf, table, type Table } from './table.ts';

// Random games under all laws of the kernel, and the invariants that the rulebook names under "Balance targets".

const { content } = dragonAttack;

test.each(LEVELS)('DA-16.2 solo games at the level %s obey every law and come to an end', (level) => {
  const options = dragonAttack.readOptions({ level }, 1);
  expect(expectLawful(dragonAttack, { options, seats: 1, games: 200, seed: 1, every: 25 }).games).toBe(200);
  expect(expectLawful(dragonAttack, { options, seats: 1, games: 5, seed: 2 }).games).toBe(5);
});

test.each([2, 3, 4, 5, 6])('DA-16.2 games of %i players obey every law, with and without the tie-break', (seats) => {
  for (const tieBreak of [true, false]) {
    const options = dragonAttack.readOptions({ tieBreak }, seats);
    expect(expectLawful(dragonAttack, { options, seats, games: 100, seed: seats, every: 40 }).games).toBe(100);
  }
  expect(expectLawful(dragonAttack, { options: dragonAttack.readOptions({}, seats), seats, games: 4, seed: 7 }).games).toBe(4);
});

/** Plays random games and looks at every state in which somebody is asked. Returns how the games ended. */
const look = (seats: number, games: number, at: (state: StateOf<DragonAttack>) => void): string[] =>
  Array.from(
    { length: games },
    (_, number) => watchedGame(dragonAttack, dragonAttack.readOptions({}, seats), seats, new Random(11, number), at).outcome!.reason,
  );

/** At the beginning of a turn nothing is left half done. */
const isBetweenTurns = ({ lanes }: StateOf<DragonAttack>): boolean => lanes[0]?.stack.length === 1 && lanes[0].stack[0]!.at === 'roll';

test.each([1, 2, 4, 6])('after every turn with %i at the table the invariants of the rulebook hold', (seats) => {
  let turns = 0;
  look(seats, 25, (state) => {
    if (!isBetweenTurns(state)) return;
    turns++;
    const { adventurers, piles, hoard, unknown, dragonAt } = state.board;
    const faceUp = [
      ...adventurers.flatMap(({ carried, home }) => [...carried, ...home]),
      ...piles.flatMap((pile) => pile.counters),
      ...hoard,
    ];
    expect(new Set(faceUp).size).toBe(faceUp.length);
    expect(faceUp.length + unknown.filter((lies) => lies === 1).length).toBe(46);
    const owned = adventurers.map(({ hero }) => content.gates[hero]!);
    for (const { hero, at, carried } of adventurers) {
      const classes = carried.flatMap((counter) => content.classOfCounter[counter] || []).concat(content.classOfHero[hero]!);
      expect(new Set(classes).size).toBe(classes.length);
      expect(['river', 'sea']).not.toContain(content.spaces[at]!.terrain);
      expect(owned.filter((gate) => gate !== content.gates[hero])).not.toContain(at);
      expect(at).not.toBe(content.path[dragonAt]);
    }
    for (const { space, counters } of piles) {
      const kinds = counters.map((counter) => content.counters[counter]!.kind);
      expect(unknown[space]).toBe(0);
      expect(kinds[0] === 'monster' ? kinds.lastIndexOf('monster') === 0 : kinds.every((kind) => kind === 'character')).toBe(true);
      expect(piles.filter((pile) => pile.space === space)).toHaveLength(1);
    }
  });
  expect(turns).toBeGreaterThan(25 * 20);
});

test.each([1, 2, 6])('a game with %i at the table never weighs more than 4 KB', (seats) => {
  let heaviest = 0;
  look(seats, 100, (state) => {
    heaviest = Math.max(heaviest, JSON.stringify(state).length);
  });
  expect(heaviest).toBeGreaterThan(0);
  expect(heaviest).toBeLessThan(4096);
});

test.each([2, 6])('against %i players who move at random the Dragon wins 65 to 90 of 100 games', (seats) => {
  const ends = look(seats, 300, () => {});
  const fallen = ends.filter((reason) => reason === 'fallen').length / ends.length;
  expect(fallen).toBeGreaterThan(0.65);
  expect(fallen).toBeLessThan(0.9);
});

/** Turns up the unknown counter of a space: it is in no place until it is put somewhere. */
function turnUp({ board }: Table, name: string, space: string): number {
  board.unknown[spaceOf(space)] = 0;
  return board.pool.splice(board.pool.indexOf(counterOf(name)), 1)[0]!;
}

const layOn = (t: Table, space: string, counter: number): number => t.board.piles.push({ space: spaceOf(space), counters: [counter] });

test.each<[string, string, (t: Table, red: Adventurer) => void]>([
  ['a counter that is lost', 'DA-2.5: the counters are not each in one place', (t) => turnUp(t, 'Alms Box', 'R41')],
  ['a counter that is doubled', 'DA-2.5: the counters are not each in one place', ({ board }) => board.hoard.push(board.pool[0]!)],
  ['an unknown counter too few', 'DA-2.5: 45 unknown counters on the map, 46 not yet', ({ board }) => (board.unknown[spaceOf('R41')] = 0)],
  ['counters where none are laid', 'DA-2.5: counters on R20', (t) => layOn(t, 'R20', turnUp(t, 'Garrick the Oak', 'R41'))],
  ['gold that lies openly', 'DA-6.10: R41 holds what cannot lie together', (t) => layOn(t, 'R41', turnUp(t, 'Alms Box', 'R41'))],
  ['two of a class in a party', 'DA-1.8: seat 0 has two of a class', (t, red) => red.carried.push(turnUp(t, 'Petra Bram', 'R41'))],
  ['a boat at home', 'DA-13.3: seat 0 has set down something other', (t, red) => red.home.push(turnUp(t, 'Reed Punt', 'R41'))],
  ['a player on water', 'DA-5.9: seat 0 stands on water', (_, red) => (red.at = spaceOf('R60'))],
  ["a player at another's gate", 'DA-5.3: seat 0 stands on the starting point of seat 1', (_, red) => (red.at = spaceOf('B10'))],
  ['a player with the Dragon', 'DA-4.18: seat 0 stands with the Dragon', ({ board }) => (board.dragonAt = 13)],
])('the audit finds %s', (_, message, tamper) => {
  const t = table({ turn: 'red', at: { red: 'P00' } });
  dragonAttack.audit(t.state);
  tamper(t, t.board.adventurers[0]!);
  expect(() => dragonAttack.audit(t.state)).toThrow(message);
});
