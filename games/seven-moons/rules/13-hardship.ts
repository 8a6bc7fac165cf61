import type { Flow, Offer, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { heroOf, sumOf } from './things.ts';

// Chapter 13: hardship.

/** SM-13.5: whose turn it is has given up gold or goods of their own will. */
export function barRelief(board: Board): void {
  board.did |= ONCE_A_TURN.gaveAway;
}

/** SM-13.1 to SM-13.3, SM-13.5: in the own city, with neither gold nor goods, and not by one's own hand. */
export function offerRelief(board: Board, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  if (wasDone(board, ONCE_A_TURN.relief)) out.deny(act.relief(), 'SM-13.3');
  else if (hero.gold > 0 || sumOf(hero.goods) > 0) out.deny(act.relief(), 'SM-13.1');
  else if (wasDone(board, ONCE_A_TURN.gaveAway)) out.deny(act.relief(), 'SM-13.5');
  else out.allow(act.relief());
}

export function relieve(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  board.did |= ONCE_A_TURN.relief;
  heroOf(board, seat).gold += flow.content.numbers.relief;
  flow.tell({ t: 'relief', rule: 'SM-13.1', seat });
}
