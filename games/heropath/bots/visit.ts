import type { CardId, Content } from '../content/content.ts';
import { DECKS, PRICE_LESS_ONE } from '../content/names.ts';
import { canUseActivity } from '../rules/17-activities.ts';
import { ALL_DECKS, ANIMALS } from '../rules/effects/fields.ts';
import { discount } from '../rules/standing.ts';
import { NONE, type Board, type Hero, type SiteId } from '../state/board.ts';
import { cardsOf, costOf, worthOfCard, worthOfEffects, worthOfGold } from './worth.ts';

// What Place-Sites are worth to a hero.

/** What can be bought may be had by others first, and prices are paid. */
const MARKET = DECKS.indexOf('market');

export function priceFor(board: Board, content: Content, hero: Hero, card: CardId, off: number): number {
  const { price, deck } = content.cards[card]!;
  return Math.max(content.numbers.price.least, price - off - discount(board, content, hero, deck));
}

/** What the best card of a shop is worth beyond its price. */
function worthOfShop(board: Board, content: Content, hero: Hero, deck: number, off: number): number {
  let best = 0;
  board.display.forEach((shown, row) => {
    if (deck !== ALL_DECKS && row !== (deck === ANIMALS ? MARKET : deck)) return;
    for (const card of shown) {
      if (card === NONE || (deck === ANIMALS && content.cards[card]!.type !== 'animals')) continue;
      const price = priceFor(board, content, hero, card, off);
      if (price <= hero.gold) best = Math.max(best, worthOfCard(board, content, hero, card) + worthOfGold(hero, -price));
    }
  });
  return best;
}

/** What he gets for what he does not need. */
function worthOfSale(board: Board, content: Content, hero: Hero, categories: readonly number[], gold: number): number {
  let best = 0;
  for (const card of cardsOf(hero)) {
    if (!categories.includes(content.cards[card]!.category)) continue;
    best = Math.max(best, worthOfGold(hero, payFor(content, card, gold)) - worthOfCard(board, content, hero, card));
  }
  return best;
}

export function payFor({ cards, numbers }: Content, card: CardId, gold: number): number {
  if (gold !== PRICE_LESS_ONE) return gold;
  return Math.max(numbers.price.least, (cards[card]!.price || numbers.price.unpriced) - 1);
}

/** What an activity brings beyond what it costs. */
export function worthOfActivity(board: Board, content: Content, hero: Hero, site: SiteId, activity: number): number {
  const { cost, does } = content.sites[site]!.activities[activity]!;
  const first = content.effects[does[0]!]!;
  if (first.do === 'buy') return worthOfShop(board, content, hero, first.deck, first.less);
  if (first.do === 'sell') return worthOfSale(board, content, hero, first.of, first.gold);
  return worthOfEffects(board, content, hero.seat, does) - costOf(board, content, hero, cost);
}

/** What a Visit brings: all that is worth its price, the dearest counted in full and the rest in part, for the purse is one. */
export function worthOfVisit(board: Board, content: Content, hero: Hero, site: SiteId): number {
  let [sum, best] = [0, 0];
  const { activities } = content.sites[site]!;
  for (let activity = 0; activity < activities.length; activity++) {
    if (!canUseActivity(board, content, hero.seat, site, activity)) continue;
    const worth = worthOfActivity(board, content, hero, site, activity);
    if (worth <= 0) continue;
    sum += worth;
    best = Math.max(best, worth);
  }
  return best + 0.6 * (sum - best);
}
