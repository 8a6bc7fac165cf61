import {
  argumentOf,
  bargaining,
  holds,
  newTalk,
  only,
  partnerOf,
  talkersOf,
  withSeat,
  type Action,
  type Bargain,
  type Offer,
  type Seat,
} from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { CATEGORIES, DECKS, SUPPLIES } from '../content/names.ts';
import { EVERYBODY, NONE, type Board, type Hero } from '../state/board.ts';
import type { TradeFrame } from '../state/cardFrames.ts';
import { cardIn, itemOf } from '../state/keys.ts';
import type { Flow, Heropath, Step, Table } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { gainHidden, insidersOf, loseCard } from './cards.ts';
import { areOpponents, hasEnemy, heroOf, isAwake } from './things.ts';
import { favourOf, favouring, marking, marksOf } from './durations.ts';

// Trades in a Rest (HP-16.7 to HP-16.9), and cards that teammates and heroes of Co-op exchange (HP-27.4, HP-28.23).

const [GOLD, FOOD] = [SUPPLIES.indexOf('gold'), SUPPLIES.indexOf('food')];
const ABILITIES = CATEGORIES.indexOf('abilities');
const ABILITY_DECK = DECKS.indexOf('abilities');

const sizeOf = ({ fromMover, fromOther }: Bargain): number => fromMover.length + fromOther.length;

/** Cards of a hero that may change hands, equal ones as often as he has them; only those in the open, where the other asks. */
export function waresOf(content: Content, hero: Hero, isOpenOnly: boolean): CardId[] {
  const wares = [...hero.worn, ...hero.attached, ...hero.shown, ...(isOpenOnly ? [] : hero.hidden.map(({ card }) => card))];
  return wares.filter((card) => card >= 0 && content.cards[card]!.category !== ABILITIES && content.cards[card]!.deck !== ABILITY_DECK);
}

const times = (list: readonly number[], item: number): number => list.reduce((count, one) => count + (one === item ? 1 : 0), 0);

/** HP-16.7: what may still change hands in this Rest; in an exchange so many cards of each deck. */
const roomFor = (board: Board, { mover }: TradeFrame, content: Content): number =>
  content.numbers.rest.trade - favourOf(heroOf(board, mover)).traded;

function mayLay(board: Board, frame: TradeFrame, drafted: readonly number[], item: number, content: Content): boolean {
  if (frame.kind === 'trade') return sizeOf(frame.draft) < roomFor(board, frame, content);
  const { deck } = content.cards[cardIn(item)]!;
  return drafted.filter((other) => content.cards[cardIn(other)]!.deck === deck).length < content.numbers.exchange;
}

/** HP-26.6: in Real Time both go on meanwhile. They must still be near, and have what they have promised. */
function stillStands(board: Board, { mover, other, kind }: TradeFrame, { fromMover, fromOther }: Bargain, content: Content): boolean {
  const [one, two] = [heroOf(board, mover), heroOf(board, other)];
  const isNear = one.at === two.at || (kind === 'exchange' && content.map.neighbours[one.at]!.includes(two.at));
  return isAwake(one) && isAwake(two) && isNear && hasAll(content, one, fromMover) && hasAll(content, two, fromOther);
}

function hasAll(content: Content, hero: Hero, items: readonly number[]): boolean {
  const wares = waresOf(content, hero, false);
  const stock = (item: number): number => (item === GOLD ? hero.gold : item === FOOD ? hero.food : times(wares, cardIn(item)));
  return items.every((item) => times(items, item) <= stock(item));
}

const bargain = bargaining<Heropath, TradeFrame>({
  act,
  offerThings(board, frame, owner, drafted, lay, out, { content }) {
    const hero = heroOf(board, owner);
    if (frame.kind === 'trade')
      for (const [supply, has] of [
        [GOLD, hero.gold],
        [FOOD, hero.food],
      ] as const)
        if (has > times(drafted, supply) && mayLay(board, frame, drafted, supply, content)) out.allow(lay(supply));
    const wares = waresOf(content, hero, owner !== frame.speaker);
    for (const card of new Set(wares)) {
      const item = itemOf(card);
      if (times(wares, card) <= times(drafted, item)) continue;
      if (mayLay(board, frame, drafted, item, content)) out.allow(lay(item));
      else out.deny(lay(item), frame.kind === 'trade' ? 'HP-16.7' : 'HP-27.4');
    }
  },
  // HP-16.8: a gift is legal, nothing for nothing is not a trade.
  barProposal: (_board, { draft }) => (sizeOf(draft) === 0 ? 'HP-16.8' : null),
  nothingStands: 'HP-16.8',
  barAcceptance: (board, frame, offer, { content }) => (stillStands(board, frame, offer, content) ? null : 'HP-26.6'),
  proposed(board, frame, offer, seat, flow) {
    frame.offersLeft--;
    const other = partnerOf(frame, seat);
    // Who is offered a hidden card sees it.
    for (const item of seat === frame.mover ? offer.fromMover : offer.fromOther)
      for (const lies of heroOf(board, seat).hidden) if (lies.card === cardIn(item)) lies.seenBy = withSeat(lies.seenBy, other);
    flow.seal('HP-16.8');
    flow.whisper(talkersOf(frame), { t: 'tradeOffered', rule: 'HP-16.8', seat, other }, null);
  },
  agreed(board, frame, offer, seat, flow) {
    const { mover, other, kind } = frame;
    flow.pop();
    const rule = kind === 'trade' ? 'HP-16.8' : 'HP-27.4';
    if (kind === 'trade') favouring(heroOf(board, mover)).traded += sizeOf(offer);
    flow.seal('HP-16.8');
    for (const item of offer.fromMover) give(board, mover, other, item, rule, flow);
    for (const item of offer.fromOther) give(board, other, mover, item, rule, flow);
    flow.tell({ t: 'traded', rule, seat, other: partnerOf(frame, seat), items: sizeOf(offer) });
  },
});

/** One thing goes to the other, and is told at once; a hidden card is known to both (HP-19.14). */
function give(board: Board, from: Seat, to: Seat, item: number, rule: string, flow: Flow): void {
  const { content } = flow;
  const [giver, taker] = [heroOf(board, from), heroOf(board, to)];
  const [gold, food] = [item === GOLD ? 1 : 0, item === FOOD ? 1 : 0];
  const gift = { t: 'gave', rule, seat: from, other: to, gold, food } as const;
  giver.gold -= gold;
  taker.gold += gold;
  giver.food -= food;
  taker.food += food;
  if (gold + food > 0) return flow.tell({ ...gift, card: NONE, deck: NONE });
  const card = cardIn(item);
  const { deck } = content.cards[card]!;
  const seenBy = loseCard(board, content, from, card);
  const known = seenBy === EVERYBODY ? EVERYBODY : seenBy | only(from);
  gainHidden(board, content, to, { card, seenBy: known });
  flow.whisper(known | insidersOf(board, to), { ...gift, card, deck }, { ...gift, card: NONE, deck });
}

/** HP-16.7, HP-16.9: with whom he may trade in his Rest. */
export function offerTrades(board: Board, seat: Seat, out: Offer, { content }: Table): void {
  const hero = heroOf(board, seat);
  for (const other of board.heroes) {
    if (other.seat === seat || other.at !== hero.at) continue;
    if (!isAwake(other)) out.deny(act.trade(other.seat), 'HP-16.9');
    else if (favourOf(hero).traded >= content.numbers.rest.trade) out.deny(act.trade(other.seat), 'HP-16.7');
    else if (holds(favourOf(hero).refused, other.seat)) out.deny(act.trade(other.seat), 'HP-16.8', { because: 'refused' });
    else out.allow(act.trade(other.seat));
  }
}

export const trading = (seat: Seat, other: Seat, kind: TradeFrame['kind'], { content }: Table): TradeFrame => ({
  k: 'trade',
  at: 'talk',
  kind,
  ...newTalk(seat, other),
  offersLeft: content.numbers.offers,
});

/** HP-27.4, HP-28.23: with whom he may exchange cards; in a team it costs an action (HP-27.6). */
export function offerExchanges(board: Board, seat: Seat, out: Offer, { content }: Table): void {
  const { competition } = board.options;
  if (competition !== 'team' && competition !== 'co-op') return;
  const hero = heroOf(board, seat);
  for (const other of board.heroes) {
    if (other.seat === seat || areOpponents(hero, other)) continue;
    const isNear = other.at === hero.at || content.map.neighbours[hero.at]!.includes(other.at);
    const action = act.exchange(other.seat);
    const because = !isAwake(other) ? 'asleep' : 'far';
    if (!isAwake(other) || !isNear) out.deny(action, competition === 'team' ? 'HP-27.4' : 'HP-28.23', { because });
    else if (competition === 'team' && hero.actions === 0) out.deny(action, 'HP-27.6');
    else if (competition === 'team' && hasEnemy(board, hero.at)) out.deny(action, 'HP-12.10');
    else if (competition === 'co-op' && holds(marksOf(hero).exchanged, other.seat)) out.deny(action, 'HP-28.23', { because: 'again' });
    else out.allow(action);
  }
}

/** An exchange begins. In a team it is an action of its own, also in mid-Travel, which then goes on. */
export function exchange(board: Board, seat: Seat, action: Action, flow: Flow): void {
  const other = argumentOf(action);
  const hero = heroOf(board, seat);
  if (board.options.competition === 'team') hero.actions--;
  else {
    marking(hero).exchanged |= only(other);
    marking(heroOf(board, other)).exchanged |= only(seat);
  }
  flow.push(trading(seat, other, 'exchange', flow));
}

/** HP-16.8: both agree to exactly the same list, or nothing happens. */
export const tradeSteps = {
  talk: {
    kind: 'decision',
    rules: ['HP-16.7', 'HP-16.8', 'HP-27.4', 'HP-28.23'],
    who: (_, { speaker }) => only(speaker),
    insiders: (_, frame) => talkersOf(frame),
    offer(board, frame, seat, out, table) {
      bargain.offerAcceptance(board, frame, out, table);
      out.allow(act.refuse());
      if (frame.offersLeft === 0) return out.deny(act.offer(), 'HP-16.8', { because: 'last' });
      bargain.offerThings(board, frame, seat, out, table);
      bargain.offerThings(board, frame, partnerOf(frame, seat), out, table);
      bargain.offerProposal(board, frame, out, table);
    },
    choose(board, frame, seat, action, flow) {
      if (bargain.choose(board, frame, seat, action, flow)) return;
      flow.pop();
      // Whether anything was offered is nobody else's business.
      if (frame.kind === 'trade') favouring(heroOf(board, frame.mover)).refused |= only(frame.other);
      flow.tell({ t: 'tradeRefused', rule: 'HP-16.8', seat, other: partnerOf(frame, seat) });
    },
  },
} satisfies Step<TradeFrame>;
