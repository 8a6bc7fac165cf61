import { Random, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { watchedGame } from '../../test/watchedGame.ts';
import { heropath } from '../game.ts';
import type { Heropath } from '../state/types.ts';

// Random games of every competition and style under all laws of the kernel: components are conserved, twins see the same, undo holds,
// replays agree, and every game comes to an end. In Real Time clocks run out at random, too.

const TABLES = [
  { seats: 2, given: {} },
  { seats: 3, given: { attributes: 'equivalent', morals: 'silver' } },
  { seats: 2, given: { style: 'mist', difficulty: 'expert' } },
  { seats: 2, given: { style: 'adventurous', expansion: true } },
  { seats: 2, given: { style: 'logical', morals: 'golden' } },
  { seats: 4, given: { competition: 'team' } },
  { seats: 3, given: { competition: 'co-op' } },
  { seats: 2, given: { competition: 'co-op', trust: true, attributes: 'equivalent' } },
  { seats: 1, given: {} },
  { seats: 1, given: { attributes: 'equivalent', difficulty: 'inferno' } },
  { seats: 2, given: { turns: 'real time' } },
  { seats: 4, given: { turns: 'real time', competition: 'team', lastRound: 6 } },
  { seats: 3, given: { turns: 'real time', style: 'mist', morals: 'silver', lastRound: 6 } },
  { seats: 6, given: { lastRound: 8 } },
  { seats: 6, given: { competition: 'team', teamSize: 3, lastRound: 8 } },
] as const;

/** So that a game of each table takes a second or two: a few rounds are as good as sixty. */
const SHORT = 12;

test.each(TABLES)('HP-32.2 random games of $seats players with $given obey every law and come to an end', ({ seats, given }) => {
  const options = heropath.readOptions({ lastRound: SHORT, ...given }, seats);
  const played = expectLawful(heropath, { options, seats, games: 2, seed: 100 + seats, every: 40 });
  expect(played).toMatchObject({ games: 2, unfinished: 0 });
});

const DESERTED = [
  { seats: 2, given: {} },
  { seats: 4, given: {} },
  { seats: 4, given: { competition: 'team' } },
  { seats: 3, given: { competition: 'co-op' } },
  { seats: 3, given: { turns: 'real time' } },
  { seats: 4, given: { turns: 'real time', competition: 'team' } },
] as const;

test.each(DESERTED)('HP-32.9 games of $seats with $given in which players leave at any moment obey every law', ({ seats, given }) => {
  const options = heropath.readOptions({ lastRound: 6, leavers: 'taken off', ...given }, seats);
  const played = expectLawful(heropath, { options, seats, games: 3, seed: 320 + seats, every: 60, leaving: 0.006 });
  expect(played).toMatchObject({ games: 3, unfinished: 0 });
});

test('HP-32.1 a game of random players ends by its caps at the latest', () => {
  const options = heropath.readOptions({}, 2);
  const end = watchedGame(heropath, options, 2, new Random(4, 1), () => {});
  expect(end.outcome).not.toBeNull();
  expect(end.board.round).toBeLessThanOrEqual(60);
});

test.each([
  { seats: 2, given: {}, most: 7 },
  { seats: 4, given: {}, most: 8 },
  { seats: 6, given: {}, most: 10 },
  { seats: 6, given: { competition: 'co-op' }, most: 10 },
  { seats: 6, given: { style: 'adventurous' }, most: 10 },
])('a game of $seats players with $given never weighs more than $most KB', ({ seats, given, most }) => {
  let heaviest = 0;
  const weigh = (state: StateOf<Heropath>): void => {
    heaviest = Math.max(heaviest, JSON.stringify(state).length);
  };
  const options = heropath.readOptions({ lastRound: 20, ...given }, seats);
  watchedGame(heropath, options, seats, new Random(8, seats), weigh);
  expect(heaviest).toBeGreaterThan(0);
  expect(heaviest).toBeLessThan(most * 1024);
});
