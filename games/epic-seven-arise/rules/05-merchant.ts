import { argumentOf, drawFrom, only, type Flow, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { HeroId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { DrinkFrame, MerchantFrame, PickFrame, ReceiveFrame } from '../state/frames.ts';
import { MOST_STONES, asStones, stonesIn } from '../state/keys.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { canBeHealed } from './15-wounds.ts';
import { ARTIFACT, SKILL, insert, masked, poolOf, takeOut, unknown } from './cards.ts';
import { colour, drink, merchant, pick } from './frames.ts';
import { changeStones, gainPotions } from './purse.ts';
import { mostHealthOf, placeOfHero, playerOf, sumOf } from './things.ts';

// Chapter 5: the Merchant; and one of three cards that is kept, whoever gives it (EA-4.11, EA-4.12, EA-23.10).

const POTIONS = 0;
const SKILL_CARD = 1;
const ARTIFACT_CARD = 2;

const deckFrom = drawFrom('ea.merchant-card');

/** EA-5.6, EA-2.11: what one costs. */
export function priceOf(board: Board, { numbers: { prices } }: Content, item: number): number {
  const price = item === POTIONS ? prices.potion : item === SKILL_CARD ? prices.skill : prices.artifact;
  return board.players.length < 4 ? price * prices.fewPlayers : price;
}

/** What a player can spend on one purchase: so many Skystones of a colour have a key. */
const purseOf = (board: Board, seat: Seat): number => Math.min(MOST_STONES, sumOf(playerOf(board, seat).stones));

/** How many cards can be drawn from a deck of the Merchant; for Artifacts the discard pile is shuffled in when it is empty (EA-5.17). */
export function inStock(board: Board, deck: number): number {
  const left = board.stock[deck]! + board.tops[deck]!.length + (deck === SKILL ? board.bottoms.length : 0);
  return deck === ARTIFACT && left === 0 ? board.discards.length : left;
}

const canBuy = (board: Board, content: Content, seat: Seat, item: number): boolean =>
  purseOf(board, seat) >= priceOf(board, content, item) &&
  (item === POTIONS ? board.potions : inStock(board, item === SKILL_CARD ? SKILL : ARTIFACT)) > 0;

const ITEMS = [POTIONS, SKILL_CARD, ARTIFACT_CARD] as const;
const BOUGHT = ['potion', 'skill', 'artifact'] as const;

const buyer = (board: Board, { place }: MerchantFrame): Seat => board.order[place]!;

/** EA-5.2: the turn goes to the next in friendship order, over and over. */
function nextBuyer(board: Board, frame: MerchantFrame): void {
  frame.place = (frame.place + 1) % board.order.length;
  frame.at = 'next';
}

/** EA-5.1: the Merchant opens. */
export function openMerchant(flow: Flow<EpicSevenArise>): void {
  flow.push(merchant());
  flow.tell({ t: 'merchant', rule: 'EA-5.1', open: true });
}

export const merchants = {
  next: {
    kind: 'deed',
    rules: ['EA-5.1', 'EA-5.2', 'EA-5.4', 'EA-5.5'],
    run(board, frame, flow) {
      if (frame.passed === board.order.length) {
        flow.pop();
        flow.tell({ t: 'merchant', rule: 'EA-5.4', open: false });
        return;
      }
      const seat = buyer(board, frame);
      if (ITEMS.some((item) => canBuy(board, flow.content, seat, item))) {
        frame.at = 'buy';
        return;
      }
      frame.passed++;
      nextBuyer(board, frame);
      flow.tell({ t: 'passed', rule: 'EA-5.5', seat, forced: true });
    },
  },
  buy: {
    kind: 'decision',
    rules: ['EA-5.3', 'EA-5.6', 'EA-5.8', 'EA-5.14'],
    who: (board, frame) => only(buyer(board, frame)),
    offer(board, _frame, seat, out, { content }) {
      const purse = purseOf(board, seat);
      const price = priceOf(board, content, POTIONS);
      for (let count = 1; count <= content.numbers.potions; count++) {
        if (count > board.potions) out.deny(act.potions(count), 'EA-5.8', { left: board.potions });
        else if (count * price > purse) out.deny(act.potions(count), 'EA-5.6', { price: count * price });
        else out.allow(act.potions(count));
      }
      for (const item of [SKILL_CARD, ARTIFACT_CARD]) {
        const buying = item === SKILL_CARD ? act.skillCard() : act.artifact();
        if (canBuy(board, content, seat, item)) out.allow(buying);
        else if (purse < priceOf(board, content, item)) out.deny(buying, 'EA-5.6', { price: priceOf(board, content, item) });
        else out.deny(buying, 'EA-5.14');
      }
      out.allow(act.pass());
    },
    choose(board, frame, seat, action, flow) {
      const verb = verbOf(action);
      if (verb === 'pass') {
        frame.passed++;
        nextBuyer(board, frame);
        flow.tell({ t: 'passed', rule: 'EA-5.3', seat, forced: false });
        return;
      }
      frame.item = verb === 'potions' ? POTIONS : verb === 'skillCard' ? SKILL_CARD : ARTIFACT_CARD;
      frame.count = verb === 'potions' ? argumentOf(action) : 1;
      frame.passed = 0;
      frame.at = 'pay';
    },
  },
  pay: {
    kind: 'decision',
    rules: ['EA-5.7'],
    single: 'taken',
    who: (board, frame) => only(buyer(board, frame)),
    offer(board, { item, count }, seat, out, { content }) {
      const price = count * priceOf(board, content, item);
      const [white, black, green] = playerOf(board, seat).stones as [number, number, number];
      for (let whites = 0; whites <= Math.min(white, price); whites++) {
        for (let blacks = Math.max(0, price - whites - green); blacks <= Math.min(black, price - whites); blacks++)
          out.allow(act.pay(asStones([whites, blacks, price - whites - blacks])));
      }
    },
    choose(board, frame, seat, action, flow) {
      frame.at = 'paid';
      const stones = stonesIn(argumentOf(action));
      flow.tell({ t: 'bought', rule: 'EA-5.3', seat, item: BOUGHT[frame.item]!, count: frame.count, price: sumOf(stones) });
      changeStones(
        board,
        seat,
        stones.map((count) => 0 - count),
        'merchant',
        'EA-5.7',
        flow,
      );
    },
  },
  paid: {
    kind: 'deed',
    rules: ['EA-5.8', 'EA-5.12', 'EA-5.16'],
    run(board, frame, flow) {
      const seat = buyer(board, frame);
      nextBuyer(board, frame);
      if (frame.item !== POTIONS) {
        const deck = frame.item === SKILL_CARD ? SKILL : ARTIFACT;
        return flow.push(pick(seat, deck, deck === SKILL ? 'EA-5.12' : 'EA-5.16'));
      }
      gainPotions(board, seat, frame.count, 'EA-5.8', flow);
      flow.push(drink(seat, frame.count));
    },
  },
} satisfies Step<MerchantFrame>;

/** EA-5.9, EA-5.10: a potion is used: the hero is healed to full health, and it goes back to the supply. */
export function usePotion(board: Board, seat: Seat, id: HeroId, flow: Flow<EpicSevenArise>): void {
  const hero = board.heroes[placeOfHero(board, id)]!;
  const healed = mostHealthOf(flow.content, hero) - hero.health;
  hero.health += healed;
  playerOf(board, seat).potions--;
  board.potions++;
  flow.tell({ t: 'potion', rule: 'EA-5.10', seat, hero: id, healed });
}

export const drinks = {
  use: {
    kind: 'decision',
    rules: ['EA-5.9', 'EA-5.10', 'EA-5.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out, table) {
      for (const hero of board.heroes) {
        if (canBeHealed(board, table, hero)) out.allow(act.potion(hero.id));
        else out.deny(act.potion(hero.id), 'EA-5.11');
      }
      out.allow(act.store());
    },
    choose(board, frame, seat, action, flow) {
      if (action === act.store() || --frame.left === 0) flow.pop();
      if (action !== act.store()) usePotion(board, seat, argumentOf(action), flow);
    },
  },
} satisfies Step<DrinkFrame>;

/** EA-5.12: the next card of those that are looked at comes from the top, where somebody put it, or from below. */
function takeKnown(board: Board, frame: PickFrame): void {
  const { deck } = frame;
  const look = board.look!;
  while (frame.left > 0 && board.tops[deck]!.length > 0) {
    look.cards.push(board.tops[deck]!.shift()!.card);
    frame.left--;
  }
  if (deck === SKILL && board.stock[deck] === 0) {
    const below = board.bottoms.splice(0, frame.left);
    look.cards.push(...below);
    frame.left -= below.length;
  }
  frame.at = frame.left === 0 ? 'look' : 'draw';
}

/** Nothing is left of a deck. */
function soldOut(frame: PickFrame, flow: Flow<EpicSevenArise>): void {
  const { seat, deck, instead, rule } = frame;
  if (instead === 'stone') flow.become(colour(seat, 1, 'bounty', 'EA-19.9'));
  else if (instead === 'skill') flow.become(pick(seat, SKILL, rule));
  else flow.pop();
  flow.tell({ t: 'soldOut', rule: 'EA-5.14', seat, deck });
}

export const picks = {
  begin: {
    kind: 'deed',
    rules: ['EA-5.12', 'EA-5.14', 'EA-5.17'],
    run(board, frame, flow) {
      const { seat, deck } = frame;
      frame.left = Math.min(flow.content.numbers.cards.choice, inStock(board, deck));
      if (frame.left === 0) return soldOut(frame, flow);
      if (deck === ARTIFACT && board.stock[deck]! + board.tops[deck]!.length === 0) {
        board.stock[deck] = board.discards.length;
        board.discards = [];
        flow.tell({ t: 'artifactsAgain', rule: 'EA-5.17' });
      }
      board.look = { seat, deck, cards: [] };
      takeKnown(board, frame);
    },
  },
  draw: {
    kind: 'draw',
    rules: ['EA-5.12'],
    die: (board, { deck }) => deckFrom(board.stock[deck]!),
    drawn(board, frame, outcome, flow) {
      const { deck } = frame;
      const card = poolOf(board, flow.content, deck)[outcome]!;
      board.look!.cards.push(card);
      board.stock[deck]!--;
      frame.left--;
      takeKnown(board, frame);
    },
  },
  look: {
    kind: 'deed',
    rules: ['EA-5.12', 'EA-24.14'],
    run(board, frame, flow) {
      const { seat, deck, rule } = frame;
      const { cards } = board.look!;
      cards.sort((one, other) => one - other);
      frame.at = 'keep';
      flow.seal('EA-24.14');
      if (flow.heard)
        flow.whisper(
          only(seat),
          { t: 'looked', rule, seat, deck, cards: cards.slice() },
          { t: 'looked', rule, seat, deck, cards: masked(flow.content, cards) },
        );
    },
  },
  keep: {
    kind: 'decision',
    rules: ['EA-5.12', 'EA-5.15', 'EA-5.18'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out) {
      for (const card of new Set(board.look!.cards)) out.allow(act.keep(card));
    },
    choose(board, frame, seat, action, flow) {
      const card = argumentOf(action);
      const { deck, rule } = frame;
      const { cards } = board.look!;
      takeOut(cards, card);
      insert(playerOf(board, seat).secret, card);
      // How many are left is known to all: who is asked for their order tells nothing of them.
      if (cards.length > 1) frame.at = 'order';
      else putBack(board, frame, flow);
      flow.whisper(only(seat), { t: 'kept', rule, seat, deck, card }, { t: 'kept', rule, seat, deck, card: unknown(deck) });
    },
  },
  order: {
    kind: 'decision',
    rules: ['EA-5.13'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(board, _frame, _seat, out) {
      for (const card of new Set(board.look!.cards)) out.allow(act.top(card));
    },
    choose(board, frame, _, action, flow) {
      const { cards } = board.look!;
      takeOut(cards, argumentOf(action));
      cards.unshift(argumentOf(action));
      putBack(board, frame, flow);
    },
  },
} satisfies Step<PickFrame>;

/** EA-5.12, EA-5.13: what was not kept lies on top again, and who looked knows it. */
function putBack(board: Board, { seat, deck, rule }: PickFrame, flow: Flow<EpicSevenArise>): void {
  const { cards } = board.look!;
  board.tops[deck]!.unshift(...cards.map((card) => ({ card, seenBy: only(seat) })));
  board.look = null;
  flow.pop();
  if (cards.length > 0 && flow.heard)
    flow.whisper(
      only(seat),
      { t: 'putBack', rule, seat, deck, cards },
      { t: 'putBack', rule, seat, deck, cards: masked(flow.content, cards) },
    );
}

/** EA-4.11, EA-4.12: each of them in friendship order. */
export const receipts = {
  next: {
    kind: 'deed',
    rules: ['EA-4.11', 'EA-4.12'],
    run(board, frame, flow) {
      const seat = board.order[frame.place++];
      if (seat === undefined) return flow.pop();
      if (((frame.seats >>> seat) & 1) === 1) flow.push(pick(seat, frame.deck, frame.rule, frame.instead));
    },
  },
} satisfies Step<ReceiveFrame>;
