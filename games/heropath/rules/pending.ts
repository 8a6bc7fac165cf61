import type { Offer, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { RestFrame } from '../state/frames.ts';
import type { Flow, Table } from '../state/types.ts';

// Until bargains are there.

export const offerTrades = (_board: Board, _frame: RestFrame, _seat: Seat, _out: Offer, _table: Table): void => {};
export const proposeTrade = (_board: Board, _frame: RestFrame, _seat: Seat, _other: Seat, _flow: Flow): void => {};
