import type { CardId, Content } from '../../content/content.ts';
import { DECKS, PRICE_LESS_ONE } from '../../content/names.ts';
import { NONE, type Board, type Hero } from '../../state/board.ts';
import { ownedIn } from '../owned.ts';
import { discount } from '../standing.ts';
import { ALL_DECKS, ANIMALS } from './fields.ts';

// What shops sell and buy, and for how much.

/** What a card costs a hero where it is bought. */
export function priceOf(board: Board, content: Content, hero: Hero, card: CardId, off: number): number {
  const { price, deck: row } = content.cards[card]!;
  return Math.max(content.numbers.price.least, price - off - discount(board, content, hero, row));
}

interface Shop {
  readonly deck: number;
  readonly less: number;
}

/** Calls `found` for each exposed card of a shop that a hero can pay (HP-6.5, HP-17.11), until it says that it is enough. */
function lookForGoods(board: Board, content: Content, hero: Hero, { deck: row, less: off }: Shop, found: (card: CardId) => boolean): void {
  for (let place = 0; place < board.display.length; place++) {
    if (row !== ALL_DECKS && place !== (row === ANIMALS ? MARKET : row)) continue;
    const purse = hero.gold + off + discount(board, content, hero, place);
    for (const card of board.display[place]!) {
      if (card === NONE || (row === ANIMALS && content.cards[card]!.type !== 'animals')) continue;
      const { least } = content.numbers.price;
      if (content.cards[card]!.price <= purse && least <= hero.gold && found(card)) return;
    }
  }
}

/** All of them; equal ones once. */
export function goodsFor(board: Board, content: Content, hero: Hero, shop: Shop): CardId[] {
  const goods: CardId[] = [];
  lookForGoods(board, content, hero, shop, (card) => {
    if (!goods.includes(card)) goods.push(card);
    return false;
  });
  return goods;
}

/** Whether there is any. */
export function hasGoods(board: Board, content: Content, hero: Hero, shop: Shop): boolean {
  let has = false;
  lookForGoods(board, content, hero, shop, () => (has = true));
  return has;
}

const MARKET = DECKS.indexOf('market');

/** Cards that a hero may sell; equal ones once. */
export const sellableBy = (content: Content, hero: Hero, categories: readonly number[]): CardId[] => [
  ...new Set(categories.flatMap((of) => ownedIn(content, hero, of))),
];

/** GOLD for a card: so much, or its price less 1; one without a price counts as so much. */
export function payFor({ cards: rows, numbers }: Content, card: CardId, gold: number): number {
  if (gold !== PRICE_LESS_ONE) return gold;
  const { least, unpriced } = numbers.price;
  return Math.max(least, (rows[card]!.price || unpriced) - 1);
}
