import type { CardId, DeckId, EnemyKindId } from '../content/ids.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Flow } from '../state/types.ts';
import { showCard } from './cards.ts';
import { hiddenDiscount, hiddenPower, hiddenProtection, type Spared } from './standing.ts';

// HP-10.21: hidden cards whose standing help counts are used, and lie open from then on. Else the total, the price or the loss that they
// change would give them away.

/** Before totals are compared. */
export function showPower(board: Board, hero: Hero, foe: EnemyKindId, flow: Flow): void {
  if (hero.hidden.length > 0) show(board, hero, hiddenPower(flow.content, hero, foe), flow);
}

/** Before a card of a deck is paid. */
export function showDiscount(board: Board, hero: Hero, deck: DeckId, flow: Flow): void {
  if (hero.hidden.length > 0) show(board, hero, hiddenDiscount(flow.content, hero, deck), flow);
}

/** Before a loss is spared. */
export function showProtection(board: Board, hero: Hero, cause: Spared, flow: Flow): void {
  if (hero.hidden.length > 0) show(board, hero, hiddenProtection(flow.content, hero, cause), flow);
}

function show(board: Board, { seat }: Hero, cards: readonly CardId[], flow: Flow): void {
  // That none of them counts shows something too.
  flow.seal('HP-10.21');
  for (const card of cards) {
    showCard(board, seat, card);
    flow.tell({ t: 'cardShown', rule: 'HP-10.21', seat, card });
  }
}
