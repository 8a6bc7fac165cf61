import type { Flow, Seat } from '@hoard/kernel';
import { drawFrom } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import type { Board, Player } from '../state/board.ts';
import { UNKNOWN } from '../state/events.ts';
import type { DrawFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { draw } from './frames.ts';
import { playerOf } from './things.ts';

// Cards: where they are, and how they come from a player's deck. No deck has an order; chance decides what is drawn.

export const SKILL = 0;
export const ARTIFACT = 1;
export const EQUIPMENT = 2;

/** The deck that a card belongs to: a row of DECKS. */
export const deckOf = (content: Content, card: CardId): number =>
  card < content.firstArtifact ? SKILL : card < content.firstEquipment ? ARTIFACT : EQUIPMENT;

export const isSkillCard = (content: Content, card: CardId): boolean => card < content.firstArtifact;

/** In place of a card that somebody may not know. */
export const unknown = (deck: number): CardId => UNKNOWN - deck;

export const masked = (content: Content, cards: readonly CardId[]): CardId[] => cards.map((card) => unknown(deckOf(content, card)));

/** Puts a card among others, lowest first: no list of a deck says in which order its cards came. */
export function insert(cards: CardId[], card: CardId): void {
  let place = cards.length;
  while (place > 0 && cards[place - 1]! > card) place--;
  cards.splice(place, 0, card);
}

/** Takes a card out; which of several equal ones does not matter. */
export function takeOut(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1);
}

/** How many cards a player's deck holds. */
export const deckSize = ({ deck, secret }: Player): number => deck.length + secret.length;

/** By card: how many lie somewhere in sight of the rules, and not in the pool of the Merchant. */
export function accountedIn(board: Board, content: Content): number[] {
  const counts = content.cards.map(() => 0);
  const count = (cards: readonly CardId[]): void => {
    for (const card of cards) if (card >= 0) counts[card]!++;
  };
  for (const { hand, deck, secret, area } of board.players) {
    count(hand);
    count(deck);
    count(secret);
    count(area);
  }
  for (const { equipment } of board.heroes) count(equipment);
  for (const tops of board.tops) for (const { card } of tops) if (card >= 0) counts[card]!++;
  count(board.bottoms);
  count(board.echoes);
  count(board.discards);
  count(board.removed);
  if (board.look !== null) count(board.look.cards);
  return counts;
}

/** The rows of a deck: from the first up to, not including, the second. */
export function rowsOf(content: Content, deck: number): readonly [CardId, CardId] {
  if (deck === SKILL) return [0, content.firstArtifact];
  return deck === ARTIFACT ? [content.firstArtifact, content.firstEquipment] : [content.firstEquipment, content.cards.length];
}

/** What lies in no order in a deck of the Merchant: whatever is nowhere else. */
export function poolOf(board: Board, content: Content, deck: number): CardId[] {
  const accounted = accountedIn(board, content);
  const pool: CardId[] = [];
  const [first, end] = rowsOf(content, deck);
  for (let card = first; card < end; card++) {
    for (let left = content.cards[card]!.count - accounted[card]!; left > 0; left--) pool.push(card);
  }
  return pool;
}

/** EA-8.14: the action area and all Skill Point cards in hand go back into the deck; Artifacts in hand stay. */
export function recycle(board: Board, seat: Seat, flow: Flow<EpicSevenArise>): void {
  const player = playerOf(board, seat);
  for (const card of player.area) insert(player.deck, card);
  player.area.length = 0;
  const stays: CardId[] = [];
  for (const card of player.hand) {
    if (isSkillCard(flow.content, card)) insert(player.deck, card);
    else stays.push(card);
  }
  player.hand = stays;
  flow.tell({ t: 'recycled', rule: 'EA-8.14', seat });
}

/** Cards come from the deck into the hand, as many as there are (EA-8.8). */
export function drawCards(board: Board, seat: Seat, count: number, rule: string, flow: Flow<EpicSevenArise>): void {
  const left = Math.min(count, deckSize(playerOf(board, seat)));
  if (left > 0) flow.push(draw(seat, left, rule));
}

const cardFrom = drawFrom('ea.card');

export const draws = {
  card: {
    kind: 'draw',
    rules: ['EA-8.5', 'EA-8.14', 'EA-3.20'],
    die: (board, { seat }) => cardFrom(deckSize(playerOf(board, seat))),
    drawn(board, frame, outcome) {
      const player = playerOf(board, frame.seat);
      const { deck, secret } = player;
      const card = outcome < deck.length ? deck[outcome]! : secret[outcome - deck.length]!;
      // Of equal cards the one goes that all have seen: nobody could tell which it was.
      takeOut(deck.includes(card) ? deck : secret, card);
      player.hand.push(card);
      frame.cards.push(card);
      if (--frame.left === 0) frame.at = 'drawn';
    },
  },
  drawn: {
    kind: 'deed',
    rules: ['EA-24.13'],
    run(_, { seat, cards, rule }, flow) {
      flow.pop();
      flow.tell({ t: 'drew', rule, seat, cards });
    },
  },
} satisfies Step<DrawFrame>;
