import type { Flow, Offer, Seat } from '@hoard/kernel';
import { act, type Board, type SevenMoons } from '../types.ts';
import { DID, did } from './did.ts';
import { heroOf, sumOf } from './things.ts';

// Chapter 13: hardship.

/** SM-13.1 to SM-13.3: in the own city, with neither gold nor goods. */
export function offerRelief(board: Board, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  if (did(board, DID.relief)) out.deny(act.relief(), 'SM-13.3');
  else if (hero.gold > 0 || sumOf(hero.goods) > 0) out.deny(act.relief(), 'SM-13.1');
  else out.allow(act.relief());
}

export function relieve(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  board.did |= DID.relief;
  heroOf(board, seat).gold += flow.content.numbers.relief;
  flow.tell({ t: 'relief', rule: 'SM-13.1', seat });
}
