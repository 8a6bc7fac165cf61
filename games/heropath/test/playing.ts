import type { Game, Seat } from '@hoard/kernel';
import type { Card } from '../content/content.ts';
import { heropathWith } from '../game.ts';
import { losing } from '../rules/20-losses.ts';
import { rounds, turn } from '../rules/turnFrames.ts';
import type { Cause } from '../state/choices.ts';
import type { Frame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';
import { content, table, type Given, type Table } from './table.ts';

// What tests of cards, windows, losses and Encounters begin with.

/** Somebody's turn, with something on top of it that is going on. */
const during = (seat: Seat, ...frames: readonly Frame[]): readonly Frame[] => [roundFrom(seat), { ...turn(seat), at: 'acted' }, ...frames];

/** A round in which the seats up to this one have had their turns. */
const roundFrom = (seat: Seat): Frame => ({ ...rounds(), at: 'next', place: seat + 1 });

const withTurn = (seat: Seat, given: Given, stack: readonly Frame[]): Given => ({
  ...given,
  stack,
  board(board) {
    board.inTurn = 1 << seat;
    given.board?.(board);
  },
});

/** The game with some cards changed; their rows stay. */
export const withCards = (changed: { readonly [id: string]: Partial<Card> }): Game<Heropath> =>
  heropathWith({ ...content, cards: content.cards.map((one) => ({ ...one, ...changed[one.id] })) });

/** Somebody's turn: an action is to be chosen. */
export const inTurn = (seat: Seat, given: Given, game?: Game<Heropath>): Table =>
  table(withTurn(seat, given, [roundFrom(seat), { ...turn(seat), at: 'act' }]), game);

/** Something is going on in the turn of a seat. */
export const amid = (seat: Seat, frames: readonly Frame[], given: Given, game?: Game<Heropath>): Table =>
  table(withTurn(seat, given, during(seat, ...frames)), game);

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
