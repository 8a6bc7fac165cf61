import { argumentOf, drawFrom, only, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId, DeckId } from '../content/ids.ts';
import { DECKS } from '../content/names.ts';
import { NONE, type Board, type Hero, type SiteId } from '../state/board.ts';
import type { DrawFrame, InstantFrame, RefillFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { discard, gainCard, isBarred, isReplaced, leavePlay, poolOf, renewDeck } from './cards.ts';
import { ALL_DECKS, ANIMALS } from './effects/fields.ts';
import { marking, marksOf } from './durations.ts';

// HP-6: decks, their display, and how cards are drawn.

const FORTUNE = DECKS.indexOf('fortune');
const MARKET = DECKS.indexOf('market');

const cardFrom = drawFrom('hp.card');
const turnedFrom = drawFrom('hp.display');

export const drawCards = (seat: Seat, deck: DeckId, count: number, rule: string): DrawFrame => ({
  k: 'draw',
  at: 'next',
  seat,
  deck,
  left: count,
  card: NONE,
  rule,
});

export const refill = (deck: DeckId): RefillFrame => ({ k: 'refill', at: 'next', deck });

const instant = (seat: Seat, card: CardId): InstantFrame => ({ k: 'instant', at: 'window', seat, card });

/** HP-6.8, HP-6.9: whether a card can be drawn or turned up; an empty deck is made anew of its discards. */
export function hasCards(board: Board, deck: DeckId, flow: Flow): boolean {
  if (poolOf(board, flow.content, deck).length > 0) return true;
  if (!renewDeck(board, flow.content, deck)) return false;
  flow.tell({ t: 'deckRenewed', rule: 'HP-6.8', deck });
  return true;
}

/** HP-6.14, HP-29.15: whether a card is put away at once, and the next one comes in its place. */
export function putAway(board: Board, deck: DeckId, card: CardId, flow: Flow): boolean {
  const { content } = flow;
  if (isReplaced(board, content, card)) {
    // Out for good: in the Discard Pile it would come back, and be replaced again.
    board.removed.push(card);
    flow.tell({ t: 'cardBarred', rule: 'HP-29.15', deck, card });
    return true;
  }
  if (!isBarred(board, content, card)) return false;
  discard(board, card);
  flow.tell({ t: 'cardBarred', rule: 'HP-6.14', deck, card });
  return true;
}

/** The top card of a deck on display; NONE where there is none. */
const topOf = ({ display }: Board, deck: DeckId): CardId => display[deck]!.at(-1)!;

/** What was drawn is kept, or carried out at once (HP-10.6, HP-10.11). */
function take(board: Board, frame: DrawFrame, flow: Flow): void {
  const { seat, card } = frame;
  frame.at = 'next';
  frame.card = NONE;
  if (flow.content.cards[card]!.time === 'instant') return flow.push(instant(seat, card));
  leavePlay(board, card);
  gainCard(board, flow.content, seat, card, true);
}

export const draws = {
  next: {
    kind: 'deed',
    rules: ['HP-6.6', 'HP-6.9'],
    run(board, frame, flow) {
      const { seat, deck, rule } = frame;
      if (frame.left === 0) return flow.pop();
      frame.left--;
      if (deck === FORTUNE) {
        if (hasCards(board, deck, flow)) frame.at = 'card';
        else flow.pop();
        return;
      }
      const card = topOf(board, deck);
      if (card === NONE) return flow.pop();
      board.display[deck]![board.display[deck]!.length - 1] = NONE;
      board.inPlay.push(card);
      frame.card = card;
      frame.at = 'read';
      flow.push(refill(deck));
      flow.tell({ t: 'drew', rule, seat, deck, card });
    },
  },
  card: {
    kind: 'draw',
    rules: ['HP-6.2', 'HP-6.6', 'HP-6.13'],
    die: (board, { deck }, { content }) => cardFrom(poolOf(board, content, deck).length),
    drawn(board, frame, outcome, flow) {
      const { seat, deck, rule } = frame;
      const card = poolOf(board, flow.content, deck)[outcome]!;
      if (putAway(board, deck, card, flow)) {
        frame.at = 'next';
        frame.left++;
        return;
      }
      board.inPlay.push(card);
      frame.card = card;
      frame.at = 'read';
      flow.tell({ t: 'drew', rule, seat, deck, card });
    },
  },
  read: {
    kind: 'deed',
    rules: ['HP-10.6', 'HP-10.11', 'HP-29.15'],
    run(board, frame, flow) {
      if (board.options.competition === 'solo' && flow.content.cards[frame.card]!.dealsWithHeroes) frame.at = 'replace';
      else take(board, frame, flow);
    },
  },
  replace: {
    kind: 'decision',
    rules: ['HP-29.15'],
    who: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out) {
      out.allow(act.yes());
      out.allow(act.no());
    },
    choose(board, frame, seat, action, flow) {
      if (action === act.no()) return take(board, frame, flow);
      const { card } = frame;
      leavePlay(board, card);
      discard(board, card);
      frame.card = NONE;
      frame.left++;
      frame.at = 'next';
      flow.tell({ t: 'replaced', rule: 'HP-29.15', seat, card });
    },
  },
} satisfies Step<DrawFrame>;

export const refills = {
  next: {
    kind: 'deed',
    rules: ['HP-6.3', 'HP-6.4', 'HP-6.9'],
    run(board, frame, flow) {
      const { deck } = frame;
      const shown = board.display[deck]!;
      const top = shown.length - 1;
      const card = shown[top]!;
      if (card === NONE) {
        if (hasCards(board, deck, flow)) frame.at = 'card';
        else flow.pop();
        return;
      }
      const gap = shown.indexOf(NONE);
      if (gap < 0) return flow.pop();
      shown[gap] = card;
      shown[top] = NONE;
      flow.tell({ t: 'slid', rule: 'HP-6.4', deck, card });
    },
  },
  card: {
    kind: 'draw',
    rules: ['HP-6.3', 'HP-6.4', 'HP-6.14'],
    die: (board, { deck }, { content }) => turnedFrom(poolOf(board, content, deck).length),
    drawn(board, frame, outcome, flow) {
      const { deck } = frame;
      frame.at = 'next';
      const card = poolOf(board, flow.content, deck)[outcome]!;
      if (putAway(board, deck, card, flow)) return;
      const shown = board.display[deck]!;
      shown[shown.length - 1] = card;
      flow.tell({ t: 'turnedUp', rule: 'HP-6.4', deck, card });
    },
  },
} satisfies Step<RefillFrame>;

/** HP-6.5: whether a card lies exposed. */
export const isExposed = (board: Board, content: Content, card: CardId): boolean =>
  board.display[content.cards[card]!.deck]?.includes(card) ?? false;

/** HP-6.4: a card is taken from the display, which is filled at once: call it last, for it goes into a frame. */
export function takeFromDisplay(board: Board, card: CardId, flow: Flow): void {
  const { deck } = flow.content.cards[card]!;
  const shown = board.display[deck]!;
  shown[shown.indexOf(card)] = NONE;
  flow.push(refill(deck));
}

/** HP-6.10: all exposed cards of a deck are discarded and new ones turned up. Call it last, for it goes into a frame. */
export function refreshDisplay(board: Board, seat: Seat, deck: DeckId, rule: string, flow: Flow): void {
  const shown = board.display[deck]!;
  for (const card of shown) if (card !== NONE) discard(board, card);
  shown.fill(NONE);
  flow.push(refill(deck));
  flow.tell({ t: 'refreshed', rule, seat, deck });
}

/** HP-6.9: gaps are filled as soon as there are cards again. True where it goes into frames for that. */
export function fillGaps(board: Board, flow: Flow): boolean {
  let isFilling = false;
  board.display.forEach((shown, deck) => {
    if (!shown.includes(NONE)) return;
    const { content } = flow;
    if (poolOf(board, content, deck).length === 0 && !board.discard.some((card) => content.cards[card]!.deck === deck)) return;
    flow.push(refill(deck));
    isFilling = true;
  });
  return isFilling;
}

const dealt = new WeakMap<Content, DeckId[][]>();

/** HP-6.11: the decks in which a Place-Site deals. */
function decksOf(content: Content, site: SiteId): DeckId[] {
  let bySite = dealt.get(content);
  if (bySite === undefined) {
    bySite = content.sites.map(({ activities }) => {
      const decks = new Set<DeckId>();
      for (const { does } of activities)
        for (const row of does) {
          const effect = content.effects[row]!;
          if (effect.do !== 'buy') continue;
          if (effect.deck === ALL_DECKS) for (let deck = 0; deck < FORTUNE; deck++) decks.add(deck);
          else decks.add(effect.deck === ANIMALS ? MARKET : effect.deck);
        }
      return [...decks].toSorted((one, other) => one - other);
    });
    dealt.set(content, bySite);
  }
  return bySite[site]!;
}

/** Whether a visitor can pay for a refresh, and has one left. */
export const mayRefresh = (content: Content, hero: Hero, site: SiteId): boolean =>
  decksOf(content, site).length > 0 &&
  marksOf(hero).refreshes < content.numbers.display.refreshes &&
  hero.gold >= content.numbers.display.refresh;

/** HP-6.10 to HP-6.12: the visitor of a Place-Site may refresh a deck in which it deals. */
export function offerRefreshes(board: Board, seat: Seat, site: SiteId, out: Offer, { content }: Table): void {
  const { refresh: price, refreshes } = content.numbers.display;
  const hero = board.heroes[seat]!;
  const decks = decksOf(content, site);
  for (let deck = 0; deck < FORTUNE; deck++) {
    const action = act.refresh(deck);
    if (!decks.includes(deck)) out.deny(action, 'HP-6.11');
    else if (marksOf(hero).refreshes >= refreshes) out.deny(action, 'HP-6.12');
    else if (hero.gold < price) out.deny(action, 'HP-6.10', { gold: hero.gold });
    else out.allow(action);
  }
}

/** The visitor refreshes. Call it last, for it goes into a frame. */
export function refreshByVisitor(board: Board, seat: Seat, action: number, flow: Flow): void {
  const hero = board.heroes[seat]!;
  hero.gold -= flow.content.numbers.display.refresh;
  marking(hero).refreshes++;
  refreshDisplay(board, seat, argumentOf(action), 'HP-6.10', flow);
}
