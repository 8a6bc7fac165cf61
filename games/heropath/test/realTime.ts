import { only, type Seat } from '@hoard/kernel';
import { rounds } from '../rules/turnFrames.ts';
import type { RealTime } from '../state/board.ts';
import { table, type Given, type Table } from './table.ts';

// What tests of Real Time begin with.

/** All lanes are open, and everybody is asked for an action. */
export const racing = (given: Given = {}): Table =>
  table({
    heroes: [{ at: 'P18' }, { at: 'P18' }, { at: 'P18' }],
    ...given,
    options: { turns: 'real time', ...given.options },
    stack: [{ ...rounds(), at: 'next' }],
  });

/** The same, with the lanes beside it in which heroes do what they may out of turn; the round has just begun. */
export const fromDawn = (given: Given = {}): Table =>
  table({ heroes: [{}, {}, {}], ...given, options: { turns: 'real time', ...given.options }, stack: [{ k: 'table', at: 'open' }] });

export const clockOf = (game: Table): RealTime => game.board.realTime!;

/** The clocks that run, by kind: `feet`, `idle`. */
export const clocks = (game: Table): string[] => [
  ...new Set(game.engine.game.timers!.running(game.state).map(({ name }) => name.split('-')[0]!)),
];

/** How long a clock runs. */
export const secondsOf = (game: Table, kind: string): number | undefined =>
  game.engine.game.timers!.running(game.state).find(({ name }) => name.startsWith(kind))?.seconds;

/** A clock has run out; with several of a kind, that of a seat. */
export function runOut(game: Table, kind: string, seat?: Seat): Table {
  const names = game.engine.game.timers!.running(game.state).map(({ name }) => name);
  const name = names.find((one) => one.startsWith(kind) && (seat === undefined || one.split('-')[2] === String(seat)));
  if (name === undefined) throw new Error(`No clock '${kind}' runs; running: ${names.join()}`);
  game.engine.timeUp(game.state, name);
  return game;
}

/** Everybody who may holds back. */
export function allWait(game: Table, ...seats: Seat[]): Table {
  for (const seat of seats) game.chooseAs(seat, 'wait');
  return game;
}

/** Whether a seat's lane is frozen. */
export const isHeld = (game: Table, seat: Seat): boolean =>
  game.state.lanes.some(({ stack, held }) => stack[0]?.k === 'turn' && stack[0].seat === seat && held > 0);

export const seatsOf = (...seats: Seat[]): number => seats.reduce((all, seat) => all | only(seat), 0);

/** The frames of a seat's lane: `turn.act`. */
export const laneOf = (game: Table, seat: Seat): string | undefined =>
  game.state.lanes
    .find(({ stack }) => stack[0]?.k === 'turn' && stack[0].seat === seat)
    ?.stack.map(({ k, at }) => `${k}.${at}`)
    .join(' ');
