import { argumentOf, holds, only, type Action, type Offer, type Seat } from '@hoard/kernel';
import { CATEGORIES, type Card, type Content } from '../content/content.ts';
import type { CardId, SpaceId } from '../content/ids.ts';
import { EVERYBODY, NONE, type Board, type Hero, type Pile } from '../state/board.ts';
import type { Flow, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { discard, gainHidden, insertHidden, insidersOf, isOpenWith, loseCard, takeHidden } from './cards.ts';
import { heroOf } from './things.ts';

// Chapter 9: items that lie in spaces.

const ABILITIES = CATEGORIES.indexOf('abilities');

/** HP-1.14. */
export const isItem = ({ category }: Card): boolean => category !== ABILITIES;

const pileAt = ({ piles }: Board, space: SpaceId): Pile | undefined => piles.find(({ at }) => at === space);

/** Whether there is anything to collect. */
export const hasItems = (board: Board, space: SpaceId): boolean =>
  board.lyingGold[space]! + board.lyingFood[space]! > 0 || pileAt(board, space) !== undefined;

/** HP-9.1, HP-9.2: GOLD, FOOD and every card but ABILITIES. Not for who is fallen or asleep: they are not asked. */
export function offerDrops(hero: Hero, out: Offer, { content }: Table): void {
  if (hero.gold > 0) out.allow(act.dropGold());
  if (hero.food > 0) out.allow(act.dropFood());
  let last = NONE;
  for (const card of hero.shown) last = offerDrop(card, last, out, content);
  for (const { card } of hero.hidden) if (!hero.shown.includes(card)) last = offerDrop(card, last, out, content);
  for (const card of hero.worn) if (card !== NONE && !hero.shown.includes(card)) last = offerDrop(card, last, out, content);
  for (const card of hero.attached) if (card !== NONE && !out.allows(act.drop(card))) last = offerDrop(card, last, out, content);
}

/** Equal cards lie side by side, and are offered once. */
function offerDrop(card: CardId, last: CardId, out: Offer, { cards }: Content): CardId {
  if (card === last) return card;
  if (isItem(cards[card]!)) out.allow(act.drop(card));
  else out.deny(act.drop(card), 'HP-9.1');
  return card;
}

export function isDrop(action: Action): boolean {
  const verb = verbOf(action);
  return verb === 'drop' || verb === 'dropGold' || verb === 'dropFood';
}

export function dropItem(board: Board, seat: Seat, action: Action, flow: Flow): void {
  const hero = heroOf(board, seat);
  if (verbOf(action) === 'drop') {
    const card = argumentOf(action);
    // Another copy may lie face down, and goes first: which one it was shows something new.
    if (flow.content.cards[card]!.count > 1 && (hero.worn.includes(card) || hero.attached.includes(card))) flow.seal('HP-9.2');
    return dropCard(board, seat, card, hero.at, 'HP-9.2', flow);
  }
  const [gold, food] = verbOf(action) === 'dropGold' ? [1, 0] : [0, 1];
  hero.gold -= gold;
  hero.food -= food;
  board.lyingGold[hero.at]! += gold;
  board.lyingFood[hero.at]! += food;
  flow.tell({ t: 'droppedSupply', rule: 'HP-9.7', seat, at: hero.at, gold, food });
}

/** HP-9.6, HP-9.9: a card goes face down to the pile of a space, or begins one. ABILITIES are discarded (HP-9.14). */
export function dropCard(board: Board, seat: Seat, card: CardId, space: SpaceId, rule: string, flow: Flow): void {
  if (!isItem(flow.content.cards[card]!)) {
    loseCard(board, flow.content, seat, card);
    discard(board, card);
    return flow.tell({ t: 'discarded', rule: 'HP-9.14', seat, card });
  }
  const seenBy = loseCard(board, flow.content, seat, card);
  const pile = pileAt(board, space) ?? newPile(board, space, flow);
  insertHidden(pile.cards, { card, seenBy });
  const told = { t: 'droppedCard', rule, seat, at: space, deck: flow.content.cards[card]!.deck } as const;
  flow.whisper(seenBy, { ...told, card }, { ...told, card: NONE });
  // Whose turn it is may be about to collect there; in Real Time also who stood still in the middle of an action.
  const collecting = board.inTurn | (board.realTime?.open ?? 0);
  for (const other of board.heroes)
    if (other.seat !== seat && other.at === space && holds(collecting, other.seat)) lookAtPile(board, other.seat, flow);
}

/** HP-9.9: without a free number the oldest pile is lost. */
function newPile(board: Board, at: SpaceId, flow: Flow): Pile {
  const { piles } = board;
  let number = 1;
  if (piles.length < flow.content.numbers.piles) while (piles.some((pile) => pile.number === number)) number++;
  else {
    const oldest = piles.shift()!;
    number = oldest.number;
    const cards = oldest.cards.map(({ card }) => card);
    board.discard.push(...cards);
    flow.seal('HP-9.9');
    flow.tell({ t: 'pileLost', rule: 'HP-9.9', at: oldest.at, cards });
  }
  const pile: Pile = { number, at, cards: [] };
  piles.push(pile);
  return pile;
}

/** HP-9.10: who may collect looks at what lies face down. */
export function lookAtPile(board: Board, seat: Seat, flow: Flow): void {
  const pile = pileAt(board, heroOf(board, seat).at);
  // Whether he knew them all before is nobody's business: he looks.
  if (pile === undefined || pile.cards.every(({ seenBy }) => seenBy === EVERYBODY)) return;
  for (const lying of pile.cards) lying.seenBy |= only(seat);
  flow.seal('HP-9.10');
  const looked = { t: 'lookedAtPile', rule: 'HP-9.10', seat, at: pile.at } as const;
  flow.whisper(only(seat), { ...looked, cards: pile.cards.map(({ card }) => card) }, { ...looked, cards: [] });
}

/** HP-9.3, HP-9.5. */
export function offerCollecting(board: Board, hero: Hero, out: Offer): void {
  if (board.lyingGold[hero.at]! > 0) out.allow(act.collectGold());
  if (board.lyingFood[hero.at]! > 0) out.allow(act.collectFood());
  const cards = pileAt(board, hero.at)?.cards ?? [];
  cards.forEach(({ card }, place) => {
    if (cards.findIndex((other) => other.card === card) === place) out.allow(act.collect(card));
  });
}

export function isCollecting(action: Action): boolean {
  const verb = verbOf(action);
  return verb === 'collect' || verb === 'collectGold' || verb === 'collectFood';
}

export function collectItem(board: Board, seat: Seat, action: Action, flow: Flow): void {
  const hero = heroOf(board, seat);
  if (verbOf(action) === 'collect') return collectCard(board, hero, argumentOf(action), flow);
  const [gold, food] = verbOf(action) === 'collectGold' ? [board.lyingGold[hero.at]!, 0] : [0, board.lyingFood[hero.at]!];
  hero.gold += gold;
  hero.food += food;
  board.lyingGold[hero.at]! -= gold;
  board.lyingFood[hero.at]! -= food;
  flow.tell({ t: 'collectedSupply', rule: 'HP-9.3', seat, at: hero.at, gold, food });
}

function collectCard(board: Board, hero: Hero, card: CardId, flow: Flow): void {
  const pile = pileAt(board, hero.at)!;
  const seenBy = takeHidden(pile.cards, card);
  // HP-9.8: the number is free again.
  if (pile.cards.length === 0) board.piles.splice(board.piles.indexOf(pile), 1);
  gainHidden(board, flow.content, hero.seat, { card, seenBy });
  const { deck } = flow.content.cards[card]!;
  const told = { t: 'collectedCard', rule: 'HP-9.3', seat: hero.seat, at: hero.at, deck } as const;
  const seers = isOpenWith(hero, card) ? EVERYBODY : seenBy | insidersOf(board, hero.seat);
  flow.whisper(seers, { ...told, card }, { ...told, card: NONE });
}
