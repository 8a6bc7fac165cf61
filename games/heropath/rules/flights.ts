import type { Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Flow } from '../state/types.ts';
import { callStop, mustStop } from './stops.ts';
import { dragon } from './turnFrames.ts';

/** HP-21.9, HP-21.18: the Dragon has a turn, at once or after the one that is going on; after the Gathering Phase never (HP-13.17). */
export function dragonTurn(board: Board, seat: Seat, flow: Flow): void {
  if (board.gathered > 0) return;
  board.flights.push(seat);
  if (board.flights.length > 1) return;
  // HP-26.21: in Real Time it stops everybody.
  if (mustStop(board)) callStop(board, { kind: 'flight', seat }, flow);
  else flow.push(dragon(seat));
}
