import type { CardId, Content } from '../content/content.ts';
import { DECKS, PRICE_LESS_ONE } from '../content/names.ts';
import { canUseActivity } from '../rules/17-activities.ts';
import { ALL_DECKS, ANIMALS } from '../rules/effects/fields.ts';
import { discount } from '../rules/standing.ts';
import { NONE, type Board, type Hero, type SiteId } from '../state/board.ts';
import type { VisitFrame } from '../state/frames.ts';
import { cardsOf, costOf, worthOfCard, worthOfEffects, worthOfGold } from './worth.ts';

// What Place-Sites are worth to a hero.

/** What can be bought may be had by others first, and prices are paid. */
const MARKET = DECKS.indexOf('market');

export function priceFor(board: Board, content: Content, hero: Hero, card: CardId, off: number): number {
  const { price, deck } = content.cards[card]!;
  return Math.max(content.numbers.price.least, price - off - discount(board, content, hero, deck));
}

/** What a card is worth to who may buy or sell it. */
export type Appraisal = (card: CardId) => number;

/** The same for all Place-Sites of one plan: the display is looked at once. */
export function appraisalFor(board: Board, content: Content, hero: Hero): Appraisal {
  const known = new Map<CardId, number>();
  return (card) => {
    let worth = known.get(card);
    if (worth === undefined) known.set(card, (worth = worthOfCard(board, content, hero, card)));
    return worth;
  };
}

/** What the best card of a shop is worth beyond its price. */
function worthOfShop(board: Board, content: Content, hero: Hero, deck: number, off: number, appraise: Appraisal): number {
  let best = 0;
  board.display.forEach((shown, row) => {
    if (deck !== ALL_DECKS && row !== (deck === ANIMALS ? MARKET : deck)) return;
    for (const card of shown) {
      if (card === NONE || (deck === ANIMALS && content.cards[card]!.type !== 'animals')) continue;
      const price = priceFor(board, content, hero, card, off);
      if (price <= hero.gold) best = Math.max(best, appraise(card) + worthOfGold(hero, -price));
    }
  });
  return best;
}

/** What he gets for what he does not need. */
function worthOfSale(content: Content, hero: Hero, categories: readonly number[], gold: number, appraise: Appraisal): number {
  let best = 0;
  for (const card of cardsOf(hero)) {
    if (!categories.includes(content.cards[card]!.category)) continue;
    best = Math.max(best, worthOfGold(hero, payFor(content, card, gold)) - appraise(card));
  }
  return best;
}

export function payFor({ cards, numbers }: Content, card: CardId, gold: number): number {
  if (gold !== PRICE_LESS_ONE) return gold;
  return Math.max(numbers.price.least, (cards[card]!.price || numbers.price.unpriced) - 1);
}

/** What an activity brings beyond what it costs. */
export function worthOfActivity(
  board: Board,
  content: Content,
  hero: Hero,
  site: SiteId,
  activity: number,
  appraise: Appraisal = appraisalFor(board, content, hero),
): number {
  const { cost, does } = content.sites[site]!.activities[activity]!;
  const first = content.effects[does[0]!]!;
  if (first.do === 'buy') return worthOfShop(board, content, hero, first.deck, first.less, appraise);
  if (first.do === 'sell') return worthOfSale(content, hero, first.of, first.gold, appraise);
  return worthOfEffects(board, content, hero.seat, does) - costOf(board, content, hero, cost);
}

/** What a Visit brings: all that is worth its price, the dearest counted in full and the rest in part, for the purse is one. */
export function worthOfVisit(
  board: Board,
  content: Content,
  hero: Hero,
  site: SiteId,
  appraise: Appraisal = appraisalFor(board, content, hero),
): number {
  let [sum, best] = [0, 0];
  const { activities } = content.sites[site]!;
  for (let activity = 0; activity < activities.length; activity++) {
    if (!canUseActivity(board, content, hero.seat, site, activity)) continue;
    const worth = worthOfActivity(board, content, hero, site, activity, appraise);
    if (worth <= 0) continue;
    sum += worth;
    best = Math.max(best, worth);
  }
  return best + 0.6 * (sum - best);
}

/** What it is worth to see other cards, where nothing on display is worth its price and there is GOLD for better ones (HP-6.10). */
const FRESH = 0.3;
const PLENTY = 5;

export function worthOfRefresh(board: Board, content: Content, hero: Hero, { site, used }: VisitFrame, deck: number): number {
  if (hero.gold < PLENTY) return -1;
  const appraise = appraisalFor(board, content, hero);
  const isDear = content.sites[site]!.activities.some(({ does, max }, activity) => {
    const first = content.effects[does[0]!]!;
    if (first.do !== 'buy' || used[activity]! >= max || (first.deck !== deck && first.deck !== ALL_DECKS)) return false;
    return worthOfShop(board, content, hero, first.deck, first.less, appraise) <= 0;
  });
  return isDear ? FRESH : -1;
}
