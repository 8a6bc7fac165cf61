import { holds, only, type Seat, type Seats } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId, DeckId } from '../content/ids.ts';
import { CATEGORIES, DECKS } from '../content/names.ts';
import { EVERYBODY, NONE, type Board, type Hero, type HiddenCard } from '../state/board.ts';
import { bare, insertCard } from './armament.ts';

// Where cards lie, and how they come and go (HP-6, HP-10.7 to HP-10.12, HP-11.8).

const MAGIC = CATEGORIES.indexOf('magic');
const ABILITIES = CATEGORIES.indexOf('abilities');

/** In place of a card that somebody may not know: only its deck is seen. */
export const unknown = (deck: DeckId): CardId => -2 - deck;
export const isUnknown = (card: CardId): boolean => card <= -2;

/** Everybody who sees the face-down cards of a hero: himself and his team (HP-27.11). Co-op has no secrets of its own among heroes. */
export function insidersOf(board: Board, seat: Seat): Seats {
  if (board.options.competition !== 'team') return only(seat);
  let seats = 0;
  for (const { seat: other, team } of board.heroes) if (team === board.heroes[seat]!.team) seats |= only(other);
  return seats;
}

export const insertHidden = (cards: HiddenCard[], card: HiddenCard): void => {
  let place = cards.length;
  while (
    place > 0 &&
    (cards[place - 1]!.card > card.card || (cards[place - 1]!.card === card.card && cards[place - 1]!.seenBy > card.seenBy))
  )
    place--;
  cards.splice(place, 0, card);
};

/** HP-11.18: only these may lie face down. */
export const mayLieHidden = (content: Content, card: CardId): boolean => {
  const { category } = content.cards[card]!;
  return category === MAGIC || category === ABILITIES;
};

/** HP-11.18, HP-29.16: whether a card that nobody else has seen lies open all the same; in Solo there is nobody to hide it from. */
export const mustLieOpen = ({ options }: Board, content: Content, card: CardId): boolean =>
  options.competition === 'solo' || !mayLieHidden(content, card);

/** HP-10.11: a new card goes to the Resources. `isKnown` where everybody has seen it (HP-6.13, HP-11.18). */
export function gainCard(board: Board, content: Content, seat: Seat, card: CardId, isKnown: boolean): void {
  gainHidden(board, content, seat, { card, seenBy: isKnown ? EVERYBODY : 0 });
}

/** A card comes that some have seen already: who gave it, who spied on it (HP-19.14). */
export function gainHidden(board: Board, content: Content, seat: Seat, { card, seenBy }: HiddenCard): void {
  const hero = board.heroes[seat]!;
  if (seenBy === EVERYBODY || mustLieOpen(board, content, card)) insertCard(hero.shown, card);
  else insertHidden(hero.hidden, { card, seenBy: seenBy | insidersOf(board, seat) });
}

const isAmong = (cards: readonly HiddenCard[], card: CardId): boolean => cards.some((one) => one.card === card);

/**
 * Takes one of the face-down cards, and says who knows it. Equal ones cannot be told apart: whoever has seen any of them takes it to be
 * that one, and must not learn that there is another.
 */
export function takeHidden(cards: HiddenCard[], card: CardId): Seats {
  let known: Seats = 0;
  const left: HiddenCard[] = [];
  const first = cards.findIndex((one) => one.card === card);
  while (cards[first]?.card === card) {
    const [{ seenBy }] = cards.splice(first, 1) as [HiddenCard];
    left.push({ card, seenBy: seenBy & known });
    known |= seenBy;
  }
  // Of the first nobody knew before: that is the one that goes.
  for (const one of left.slice(1)) insertHidden(cards, one);
  return known;
}

/** Whether a hero has a card: worn, attached or among his Resources. */
export const holdsCard = (hero: Hero, card: CardId): boolean =>
  hero.shown.includes(card) || isAmong(hero.hidden, card) || hero.worn.includes(card) || hero.attached.includes(card);

/** Whether it lies on a square of his Armament. */
const wearsCard = (hero: Hero, card: CardId): boolean => hero.worn.includes(card) || hero.attached.includes(card);

/** Whether everybody knows that he has it. */
export const isOpenWith = (hero: Hero, card: CardId): boolean => hero.shown.includes(card) || wearsCard(hero, card);

/**
 * Takes a card from a hero: of equal ones first what lies open in his Resources, then what lies face down, then what is worn. Returns who
 * knows it. What was attached to it goes back to his Resources (HP-11.8).
 */
export function loseCard(board: Board, content: Content, seat: Seat, card: CardId): Seats {
  const hero = board.heroes[seat]!;
  const open = hero.shown.indexOf(card);
  if (open >= 0) {
    hero.shown.splice(open, 1);
    return EVERYBODY;
  }
  if (isAmong(hero.hidden, card)) return takeHidden(hero.hidden, card);
  const square = hero.worn.indexOf(card);
  if (square >= 0) bare(content, hero, square);
  else {
    const bearer = hero.attached.indexOf(card);
    if (bearer < 0) throw new Error(`Seat ${seat} has no ${content.cards[card]!.id}`);
    hero.attached[bearer] = NONE;
  }
  return EVERYBODY;
}

/** HP-10.21: a hidden card that is used is known to all from then on. */
export function showCard(board: Board, seat: Seat, card: CardId): void {
  const hero = board.heroes[seat]!;
  if (hero.shown.includes(card) || !isAmong(hero.hidden, card)) return;
  takeHidden(hero.hidden, card);
  insertCard(hero.shown, card);
}

/** HP-6.7. */
export function discard(board: Board, card: CardId): void {
  board.discard.push(card);
}

/** HP-10.7: a hero's card goes to the Discard Pile. */
export function discardFrom(board: Board, content: Content, seat: Seat, card: CardId): void {
  loseCard(board, content, seat, card);
  discard(board, card);
}

/** Takes a card out of what lies nowhere for a moment. */
export function leavePlay(board: Board, card: CardId): void {
  const place = board.inPlay.indexOf(card);
  if (place < 0) throw new Error(`Card ${card} is not in play`);
  board.inPlay.splice(place, 1);
}

/** By card: how many of it lie somewhere but in its deck. What is unknown is not counted. */
export function accountedIn(board: Board, content: Content): number[] {
  const counts: number[] = Array(content.cards.length).fill(0);
  for (const { worn, attached, shown, hidden } of board.heroes) {
    countIn(counts, worn);
    countIn(counts, attached);
    countIn(counts, shown);
    countHidden(counts, hidden);
  }
  for (const { cards } of board.piles) countHidden(counts, cards);
  for (const cards of board.display) countIn(counts, cards);
  countIn(counts, board.discard);
  countIn(counts, board.removed);
  countIn(counts, board.inPlay);
  for (const { cards } of board.looks) countIn(counts, cards);
  if (board.draft !== null) for (const hand of board.draft.hands) countHidden(counts, hand);
  return counts;
}

function countIn(counts: number[], cards: readonly CardId[]): void {
  for (let place = 0; place < cards.length; place++) if (cards[place]! >= 0) counts[cards[place]!]!++;
}

function countHidden(counts: number[], cards: readonly HiddenCard[]): void {
  for (let place = 0; place < cards.length; place++) if (cards[place]!.card >= 0) counts[cards[place]!.card]!++;
}

/** What lies in no order in a deck: whatever is nowhere else. Equal cards are there as often as there are of them. */
export function poolOf(board: Board, content: Content, deck: DeckId): CardId[] {
  const accounted = accountedIn(board, content);
  const pool: CardId[] = [];
  const { from, to } = content.decks[DECKS[deck]!];
  for (let card = from; card < to; card++) for (let left = content.cards[card]!.count - accounted[card]!; left > 0; left--) pool.push(card);
  return pool;
}

/** HP-5.12, HP-6.14: what the mode bars. */
export const isBarred = ({ options: { morals, competition } }: Board, content: Content, card: CardId): boolean =>
  content.cards[card]!.isEncounter && (morals === 'golden' || competition === 'co-op' || competition === 'solo');

/** HP-29.15: what Solo always replaces. */
export const isReplaced = ({ options }: Board, content: Content, card: CardId): boolean =>
  options.competition === 'solo' && content.cards[card]!.isReplacedInSolo;

/** HP-6.8: a deck that is empty is made anew of its discards. False where there are none (HP-6.9). */
export function renewDeck(board: Board, content: Content, deck: DeckId): boolean {
  const kept = board.discard.filter((card) => content.cards[card]!.deck !== deck);
  if (kept.length === board.discard.length) return false;
  board.discard = kept;
  return true;
}

/**
 * A list of face-down cards as somebody sees it: what they know, then what they do not, by deck: its order tells nothing. Who else knows a
 * card may be none of their business.
 */
export function seenOf(content: Content, cards: HiddenCard[], viewer: Seat): HiddenCard[] {
  if (cards.length === 0) return cards;
  const seen: HiddenCard[] = [];
  const decks: DeckId[] = [];
  for (const { card, seenBy } of cards) {
    if (seenBy === EVERYBODY) insertHidden(seen, { card, seenBy });
    else if (holds(seenBy, viewer)) insertHidden(seen, { card, seenBy: only(viewer) });
    else decks.push(content.cards[card]!.deck);
  }
  decks.sort((one, other) => one - other);
  for (const deck of decks) seen.push({ card: unknown(deck), seenBy: 0 });
  return seen;
}
