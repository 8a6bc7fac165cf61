import { argumentOf, dealOf, partnerOf, type Action } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { SUPPLIES } from '../content/names.ts';
import { waresOf } from '../rules/16-trade.ts';
import { areOpponents } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { TradeFrame } from '../state/frames.ts';
import { cardIn } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import type { Manner } from './manner.ts';
import { worthOfCard, worthOfFood, worthOfGold } from './worth.ts';

// Cards that go to whoever can do more with them, and trades that others propose.

const NEVER = -1000;
/** Less than that is not worth the talk. */
const WORTHWHILE = 0.8;
/** Better than to go on drafting. */
const AGREED = 50;

const [GOLD, FOOD] = [SUPPLIES.indexOf('gold'), SUPPLIES.indexOf('food')];

/** By how much more a card is worth to one hero than to another. */
const gainOf = (board: Board, content: Content, from: Hero, to: Hero, card: number, { hopes }: Manner): number =>
  worthOfCard(board, content, to, card, hopes) - worthOfCard(board, content, from, card, hopes);

/** What two of one party gain together by an exchange of cards (HP-27.4, HP-28.23). */
export function worthOfExchange(board: Board, content: Content, hero: Hero, other: Hero, manner: Manner): number {
  let sum = 0;
  for (const card of waresOf(content, hero, false)) sum += worthwhile(gainOf(board, content, hero, other, card, manner));
  for (const card of waresOf(content, other, true)) sum += worthwhile(gainOf(board, content, other, hero, card, manner));
  return sum;
}

const worthwhile = (gain: number): number => (gain >= WORTHWHILE ? gain : 0);

/** What is laid down, proposed, accepted. */
export function rateTalk(board: Board, content: Content, frame: TradeFrame, hero: Hero, action: Action, manner: Manner): number {
  const other = board.heroes[partnerOf(frame, hero.seat)]!;
  const item = argumentOf(action);
  switch (verbOf(action)) {
    case 'give':
      return rateLaying(board, content, frame, hero, other, item, manner);
    case 'ask':
      return rateLaying(board, content, frame, other, hero, item, manner);
    case 'offer':
      return WORTHWHILE / 2;
    case 'accept':
      return isWelcome(board, content, frame, hero, other, manner) ? AGREED : NEVER;
    case 'refuse':
      return 0;
    default:
      return NEVER;
  }
}

/** Among friends things go where they are worth more; to opponents nothing is proposed. */
function rateLaying(board: Board, content: Content, { kind }: TradeFrame, from: Hero, to: Hero, item: number, manner: Manner): number {
  if (kind === 'trade' || item === GOLD || item === FOOD) return NEVER;
  const gain = gainOf(board, content, from, to, cardIn(item), manner);
  return gain >= WORTHWHILE ? gain : NEVER;
}

/** Friends look at what both gain, opponents at who gains more. */
function isWelcome(board: Board, content: Content, frame: TradeFrame, hero: Hero, other: Hero, manner: Manner): boolean {
  if (frame.offer === null) return false;
  const { give, get } = dealOf(frame, hero.seat, frame.offer);
  const mine = worthOfItems(board, content, hero, get, 1, manner) - worthOfItems(board, content, hero, give, -1, manner);
  const theirs = worthOfItems(board, content, other, give, 1, manner) - worthOfItems(board, content, other, get, -1, manner);
  return areOpponents(hero, other) ? mine >= WORTHWHILE && mine >= theirs : mine + theirs >= 0;
}

/** What things are worth to who gets them (1) or parts with them (-1). */
function worthOfItems(board: Board, content: Content, hero: Hero, items: readonly number[], way: 1 | -1, { hopes }: Manner): number {
  let [gold, food, sum] = [0, 0, 0];
  for (const item of items) {
    if (item === GOLD) gold++;
    else if (item === FOOD) food++;
    else sum += worthOfCard(board, content, hero, cardIn(item), hopes);
  }
  return sum + way * (worthOfGold(hero, way * gold) + worthOfFood(hero, way * food));
}
