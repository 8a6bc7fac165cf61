import type { Action, Offer, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { RoundsFrame, TurnFrame } from '../state/frames.ts';
import type { Flow, Table } from '../state/types.ts';

// Chapter 28: Co-op.

export function nextInCycle(_board: Board, frame: RoundsFrame, _flow: Flow): void {
  frame.at = 'dusk';
}
export function evilDoesNotWait(_board: Board, _flow: Flow): void {}
export const coopEnds = (_board: Board, _flow: Flow): boolean => false;
export function offerTogether(_board: Board, _frame: TurnFrame, _seat: Seat, _out: Offer, _table: Table): void {}
export const isTogether = (_action: Action): boolean => false;
export function declareTogether(_board: Board, _frame: TurnFrame, _seat: Seat, _action: Action, _flow: Flow): void {}
