import type { Seat } from '@hoard/kernel';
import { losing } from '../rules/20-losses.ts';
import { rounds, turn } from '../rules/turnFrames.ts';
import type { Cause } from '../state/choices.ts';
import type { Frame } from '../state/frames.ts';
import { table, type Given, type Table } from './table.ts';

// What tests of cards, windows, losses and Encounters begin with.

/** Somebody's turn, with something on top of it that is going on. */
const during = (seat: Seat, ...frames: readonly Frame[]): readonly Frame[] => [roundFrom(seat), { ...turn(seat), at: 'acted' }, ...frames];

/** A round in which the seats up to this one have had their turns. */
const roundFrom = (seat: Seat): Frame => ({ ...rounds(), at: 'next', place: seat + 1 });

/** Somebody's turn: an action is to be chosen. */
export const inTurn = (seat: Seat, given: Given): Table =>
  table({
    ...given,
    stack: [roundFrom(seat), { ...turn(seat), at: 'act' }],
    board(board) {
      board.inTurn = 1 << seat;
      given.board?.(board);
    },
  });

/** Something is going on in the turn of a seat. */
export const amid = (seat: Seat, frames: readonly Frame[], given: Given): Table =>
  table({
    ...given,
    stack: during(seat, ...frames),
    board(board) {
      board.inTurn = 1 << seat;
      given.board?.(board);
    },
  });

/** Heroes are about to lose VITALITY; by seat. */
export const aboutToLose = (losses: number[], cause: Cause, given: Given): Table => amid(0, [losing(losses, cause, 'HP-20.1')], given);

/** Everybody who is asked for a reaction passes, until nobody is. */
export function passAll(game: Table): Table {
  for (let step = 0; step < 60; step++) {
    const seat = game.asked.find((one) => reacts(game, one));
    if (seat === undefined) break;
    game.chooseAs(seat, 'pass');
  }
  return game;
}

/** Whether a seat is asked for a reaction. */
const reacts = (game: Table, seat: Seat): boolean =>
  game.asked.includes(seat) && game.state.lanes.some(({ stack }) => stack.at(-1)?.k === 'reaction') && game.keys(seat).includes('pass');

/** Who is asked for a reaction now. */
export const reacting = (game: Table): Seat[] => game.asked.filter((seat) => reacts(game, seat));
