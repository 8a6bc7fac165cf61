import type { CardId, Content, Effect } from '../content/content.ts';
import { DECKS } from '../content/names.ts';
import { canUseActivity } from '../rules/17-activities.ts';
import { ALL_DECKS, ANIMALS } from '../rules/effects/fields.ts';
import { payFor } from '../rules/effects/goods.ts';
import { discount } from '../rules/standing.ts';
import { NONE, type Board, type Hero, type SiteId } from '../state/board.ts';
import type { VisitFrame } from '../state/frames.ts';
import type { Manner } from './manner.ts';
import { cardsOf, costOf, worthOfCard, worthOfEffects, worthOfGold } from './worth.ts';

// What Place-Sites are worth to a hero.

/** What can be bought may be had by others first, and prices are paid. */
const MARKET = DECKS.indexOf('market');

export function priceFor(board: Board, content: Content, hero: Hero, card: CardId, off: number): number {
  const { price, deck } = content.cards[card]!;
  return Math.max(content.numbers.price.least, price - off - discount(board, content, hero, deck));
}

type Shop = Extract<Effect, { do: 'buy' }>;
type Sale = Extract<Effect, { do: 'sell' }>;

/** What cards are worth to who may buy or sell them, and how much cheaper those of a deck are. */
export interface Appraisal {
  worthOf(card: CardId): number;
  lessIn(deck: number): number;
}

/** The same for all Place-Sites of one plan: the display is looked at once. */
export function appraisalFor(board: Board, content: Content, hero: Hero, { hopes }: Manner): Appraisal {
  const known = new Map<CardId, number>();
  const discounts: number[] = [];
  return {
    worthOf(card) {
      let worth = known.get(card);
      if (worth === undefined) known.set(card, (worth = worthOfCard(board, content, hero, card, hopes)));
      return worth;
    },
    lessIn: (deck) => (discounts[deck] ??= discount(board, content, hero, deck)),
  };
}

/** Of several cards each further one counts for less: what is left in the purse buys less, too. */
const FURTHER = 0.6;

/** What the best cards of a shop are worth beyond their prices, as many as he may buy and pay. */
function worthOfShop(board: Board, content: Content, hero: Hero, { deck, n, less }: Shop, appraisal: Appraisal): number {
  const gains: { readonly gain: number; readonly price: number }[] = [];
  board.display.forEach((shown, row) => {
    if (deck !== ALL_DECKS && row !== (deck === ANIMALS ? MARKET : deck)) return;
    for (const card of shown) {
      if (card === NONE || (deck === ANIMALS && content.cards[card]!.type !== 'animals')) continue;
      const price = Math.max(content.numbers.price.least, content.cards[card]!.price - less - appraisal.lessIn(row));
      const gain = price <= hero.gold ? appraisal.worthOf(card) + worthOfGold(hero, -price) : 0;
      if (gain > 0) gains.push({ gain, price });
    }
  });
  gains.sort((one, other) => other.gain - one.gain);
  let [sum, counts, bought, { gold }] = [0, 1, 0, hero];
  for (const { gain, price } of gains) {
    if (bought === n || price > gold) continue;
    sum += counts * gain;
    counts *= FURTHER;
    gold -= price;
    bought++;
  }
  return sum;
}

/** What he gets for what he does not need, of as many cards as he may sell. */
function worthOfSale(content: Content, hero: Hero, { of, n, gold }: Sale, appraisal: Appraisal): number {
  const gains: number[] = [];
  for (const card of cardsOf(hero)) {
    if (!of.includes(content.cards[card]!.category)) continue;
    const gain = worthOfGold(hero, payFor(content, card, gold)) - appraisal.worthOf(card);
    if (gain > 0) gains.push(gain);
  }
  gains.sort((one, other) => other - one);
  return gains.slice(0, n).reduce((sum, gain) => sum + gain, 0);
}

/** What an activity brings beyond what it costs. */
export function worthOfActivity(board: Board, content: Content, hero: Hero, site: SiteId, activity: number, appraisal: Appraisal): number {
  const { cost, does } = content.sites[site]!.activities[activity]!;
  const first = content.effects[does[0]!]!;
  if (first.do === 'buy') return worthOfShop(board, content, hero, first, appraisal);
  if (first.do === 'sell') return worthOfSale(content, hero, first, appraisal);
  return worthOfEffects(board, content, hero.seat, does) - costOf(board, content, hero, cost);
}

/** What a Visit brings: all that is worth its price, the dearest counted in full and the rest in part, for the purse is one. */
export function worthOfVisit(board: Board, content: Content, hero: Hero, site: SiteId, appraisal: Appraisal): number {
  let [sum, best] = [0, 0];
  const { activities } = content.sites[site]!;
  for (let activity = 0; activity < activities.length; activity++) {
    if (!canUseActivity(board, content, hero.seat, site, activity)) continue;
    const worth = worthOfActivity(board, content, hero, site, activity, appraisal);
    if (worth <= 0) continue;
    sum += worth;
    best = Math.max(best, worth);
  }
  return best + 0.6 * (sum - best);
}

/** What it is worth to see other cards, where nothing on display is worth its price and there is GOLD for better ones (HP-6.10). */
const FRESH = 0.3;
const PLENTY = 5;

export function worthOfRefresh(
  board: Board,
  content: Content,
  hero: Hero,
  { site, used }: VisitFrame,
  deck: number,
  manner: Manner,
): number {
  if (hero.gold < PLENTY) return -1;
  const appraisal = appraisalFor(board, content, hero, manner);
  const isDear = content.sites[site]!.activities.some(({ does, max }, activity) => {
    const first = content.effects[does[0]!]!;
    if (first.do !== 'buy' || used[activity]! >= max || (first.deck !== deck && first.deck !== ALL_DECKS)) return false;
    return worthOfShop(board, content, hero, first, appraisal) <= 0;
  });
  return isDear ? FRESH : -1;
}
