import type { AllyRow } from '../content/ids.ts';
import type { Flow, Offer, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { advance } from './09-moonrise.ts';
import { has, heroOf } from './things.ts';

// Chapter 8: allies.

/** SM-8.3. */
export function offerHire(board: Board, { numbers }: Content, seat: Seat, ally: AllyRow, out: Offer): void {
  if (has(heroOf(board, seat).allies, ally)) out.deny(act.hire(ally), 'SM-8.4');
  else if (board.allies[ally] === 0) out.deny(act.hire(ally), 'SM-8.5');
  else if (heroOf(board, seat).gold < numbers.price.ally) out.deny(act.hire(ally), 'SM-20.7', { gold: numbers.price.ally });
  else out.allow(act.hire(ally));
}

/** SM-8.4, SM-8.5: one of each people, while tokens last. */
export const canJoin = (board: Board, seat: Seat, ally: AllyRow): boolean =>
  !has(heroOf(board, seat).allies, ally) && board.allies[ally]! > 0;

/** SM-8.3, SM-8.6, SM-8.9: an ally moves into the city, paid or free, and wakes the army. */
export function recruit(board: Board, seat: Seat, ally: AllyRow, price: number, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  hero.gold -= price;
  hero.allies |= 1 << ally;
  board.allies[ally]!--;
  flow.tell({ t: 'ally', rule: price > 0 ? 'SM-8.3' : 'SM-8.9', seat, ally, price });
  advance(board, 'SM-8.6', flow);
}
