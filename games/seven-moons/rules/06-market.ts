import type { KindRow } from '../content/ids.ts';
import { fairDie, type Flow, type Offer, type Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { faerieOf, heroOf, roomOf, sumOf } from './things.ts';

// Chapter 6: resources and the market.

const FACES = 6;
/** The three market dice together, the last one changing fastest. */
export const MARKET_DICE = fairDie('sm.market-dice', FACES ** RESOURCES.length);
export const MARKET_DIE = fairDie('sm.market-die', FACES);

/** SM-6.1 to SM-6.6: as many as one pays for, can carry and the pool holds. */
export function offerGoods(board: Board, content: Content, seat: Seat, kind: KindRow, out: Offer): void {
  const hero = heroOf(board, seat);
  if (roomOf(content, hero) <= 0) out.deny(act.buy(kind), 'SM-6.3');
  else if (board.pool[kind] === 0) out.deny(act.buy(kind), 'SM-6.6');
  else if (hero.gold < priceFor(board, content, seat, kind)) out.deny(act.buy(kind), 'SM-20.7', { gold: priceOf(board, content, kind) });
  else out.allow(act.buy(kind));
}

/** SM-6.2: what one of a kind costs where it is sold. Whoever buys, rates or tells it asks here. */
export const priceOf = (_board: Board, { numbers }: Content, _kind: KindRow): number => numbers.price.resource;

/** One is free with Pennyroyal (E4). */
export const priceFor = (board: Board, content: Content, seat: Seat, kind: KindRow): number =>
  faerieOf(content, heroOf(board, seat))?.power === 'freeResource' && !wasDone(board, ONCE_A_TURN.power)
    ? 0
    : priceOf(board, content, kind);

export function buy(board: Board, seat: Seat, kind: KindRow, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const price = priceFor(board, flow.content, seat, kind);
  if (price === 0) board.did |= ONCE_A_TURN.power;
  hero.gold -= price;
  hero.goods[kind]!++;
  board.pool[kind]!--;
  flow.tell({ t: 'bought', rule: price === 0 ? 'SM-17.6' : 'SM-6.2', seat, kind, price });
}

/** SM-6.7, SM-6.8, SM-6.10, SM-11.4: what Dragonmarch buys, until the dice have been rolled. */
export function offerSales(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  const closed = wasDone(board, ONCE_A_TURN.closed);
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (hero.goods[kind] === 0) continue;
    if (closed) out.deny(act.sell(kind), 'SM-6.10');
    else out.allow(act.sell(kind));
  }
  if (wasDone(board, ONCE_A_TURN.sold) && !closed) out.allow(act.close());
  if (hero.crystals > 0) out.allow(act.sellCrystal());
  if ((hero.artefacts & content.artefactsWith.rerollMarketDie) === 0) return;
  // A3: before selling, and only for who then sells.
  if (wasDone(board, ONCE_A_TURN.sold | ONCE_A_TURN.scales) || sumOf(hero.goods) === 0) out.deny(act.scales(0), 'SM-20.1');
  else for (let kind = 0; kind < RESOURCES.length; kind++) out.allow(act.scales(kind));
}

/** SM-6.7, SM-6.14; one pays more with Marigold (E5). */
export function sell(board: Board, seat: Seat, kind: KindRow, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const faerie = faerieOf(flow.content, hero);
  const helped = faerie?.power === 'saleBonus' && !wasDone(board, ONCE_A_TURN.power);
  const price = board.prices[kind]! + (helped ? faerie.n : 0);
  board.did |= helped ? ONCE_A_TURN.sold | ONCE_A_TURN.power : ONCE_A_TURN.sold;
  hero.goods[kind]!--;
  board.pool[kind]!++;
  hero.gold += price;
  flow.tell({ t: 'sold', rule: helped ? 'SM-17.6' : 'SM-6.7', seat, kind, price });
}

/** SM-11.4, SM-11.5: a crystal is sold without a market roll. */
export function sellCrystal(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const price = flow.content.numbers.crystal.sale;
  const hero = heroOf(board, seat);
  hero.crystals--;
  board.crystals++;
  hero.gold += price;
  flow.tell({ t: 'soldCrystal', rule: 'SM-11.4', seat, price });
}

/** SM-6.9. */
export function rollMarket(board: Board, seat: Seat, outcome: number, flow: Flow<SevenMoons>): void {
  board.did |= ONCE_A_TURN.closed;
  let rest = outcome;
  for (let kind = RESOURCES.length - 1; kind >= 0; kind--) {
    board.prices[kind] = 1 + (rest % FACES);
    rest = Math.floor(rest / FACES);
  }
  flow.tell({ t: 'market', rule: 'SM-6.9', seat, prices: board.prices.slice() });
}

/** SM-6.10: a sale is followed by one roll. */
export const owesRoll = (board: Board): boolean => wasDone(board, ONCE_A_TURN.sold) && !wasDone(board, ONCE_A_TURN.closed);

/** SM-6.11: one price, by the Scales (A3) or a prophecy (T9). */
export function setPrice(board: Board, seat: Seat, kind: KindRow, price: number, rule: string, flow: Flow<SevenMoons>): void {
  board.prices[kind] = price;
  flow.tell({ t: 'price', rule, seat, kind, price });
}
