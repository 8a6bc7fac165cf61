import { Engine, Random, playOut } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { judgementOf } from '../bots/judgement.ts';

// Nobody has to bring the seventh moon (SM-20.12), and yet whoever plays well does: the one who is ahead gains by it.

const rate = judgementOf(sevenMoons).rate!;
const ROUNDS = 60;
/** More choices than such a game takes. */
const CHOICES = 3_000;

/** Plays a game at first sight, every player with a temper of their own. */
function roundsOf(seats: number, mode: string, number: number): number {
  const engine = new Engine(sevenMoons);
  const random = new Random(60, number);
  const tempers = Array.from({ length: seats }, () => random.fraction());
  const ratings: number[] = [];
  const state = engine.start(sevenMoons.readOptions({ mode, longWatch: false }, seats), seats);
  playOut(engine, state, random, CHOICES, (now, lane, seat, { actions, count }) => {
    rate(now, lane, seat, actions, count, tempers[seat]!, ratings);
    const some = ratings.slice(0, count);
    return actions[some.indexOf(Math.max(...some))]!;
  });
  return state.outcome === null ? Infinity : state.board.round;
}

test.each([
  { seats: 2, mode: 'competitive', games: 100 },
  { seats: 3, mode: 'competitive', games: 60 },
  { seats: 4, mode: 'competitive', games: 40 },
  { seats: 2, mode: 'co-op', games: 40 },
  { seats: 3, mode: 'co-op', games: 20 },
  { seats: 4, mode: 'co-op', games: 10 },
])('without the long watch $games $mode games of $seats end within 60 rounds', ({ seats, mode, games }) => {
  const long = Array.from({ length: games }, (_, number) => number).filter((number) => roundsOf(seats, mode, number) > ROUNDS);
  expect(long).toEqual([]);
});
