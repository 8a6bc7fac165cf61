import { drawFrom, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { advance } from './09-moonrise.ts';
import { heroOf, isSolo, rowsIn } from './things.ts';

// Chapter 18: the solo game.

export const fireFrom = drawFrom('sm.dusk-fire');

/** SM-18.5, SM-18.6: at the end of every fourth turn, every fifth in a gentle game. */
export function duskFalls(board: Board, { numbers: { moons } }: Content): boolean {
  return isSolo(board) && board.turns % (board.difficulty === 'gentle' ? moons.gentleDusk : moons.dusk) === 0;
}

export function dusk(board: Board, flow: Flow<SevenMoons>): void {
  flow.tell({ t: 'dusk', rule: board.difficulty === 'gentle' ? 'SM-18.6' : 'SM-18.5', turn: board.turns });
  advance(board, 'SM-18.5', flow);
}

/** SM-18.5: a fire goes out, and its gem is lost. */
export function goOut(board: Board, outcome: number, flow: Flow<SevenMoons>): void {
  const fire = rowsIn(board.fires)[outcome]!;
  board.fires &= ~(1 << fire);
  flow.tell({ t: 'fireOut', rule: 'SM-18.5', fire });
}

/** SM-18.10: two gems at home, once a turn. */
export function offerBeacon(board: Board, { numbers }: Content, seat: Seat, out: Offer): void {
  if (!isSolo(board)) return;
  if (heroOf(board, seat).gems < numbers.gem.forBeacon || board.moon === 0 || wasDone(board, ONCE_A_TURN.beacon))
    out.deny(act.beacon(), 'SM-18.10');
  else out.allow(act.beacon());
}

export function lightBeacon(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  board.did |= ONCE_A_TURN.beacon;
  heroOf(board, seat).gems -= flow.content.numbers.gem.forBeacon;
  board.moon--;
  flow.tell({ t: 'beacon', rule: 'SM-18.10', seat, moon: board.moon });
}
