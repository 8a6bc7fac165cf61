import type { Content } from '../content/content.ts';
import type { CardId, CategoryId } from '../content/ids.ts';
import { NONE, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { HAND, OTHER_HAND, isWeapon, kindOn } from './armament.ts';
import { extraRoom, mayWearTwoSwords, meetsNeeds } from './standing.ts';

// HP-11: the Hero Board: needs, limits, and what fits where.

const HEAD = SQUARES.indexOf('head');
const BODY = SQUARES.indexOf('body');
const GENERAL = SQUARES.indexOf('general');

/** HP-11.19: how many cards of a category he may keep. */
export const limitOf = (content: Content, hero: Hero, category: CategoryId): number =>
  content.numbers.held + extraRoom(content, hero, category);

/** HP-11.17: his Resources of a category, the open ones first. Worn cards are not among them. */
export const cardsIn = ({ cards }: Content, hero: Hero, category: CategoryId): CardId[] => [
  ...hero.shown.filter((card) => cards[card]!.category === category),
  ...hero.hidden.flatMap(({ card }) => (cards[card]!.category === category ? [card] : [])),
];

/** HP-11.20: by how many cards he is over the limit of a category. */
export function excessIn(content: Content, hero: Hero, category: CategoryId): number {
  const { cards } = content;
  let held = 0;
  for (const card of hero.shown) if (cards[card]!.category === category) held++;
  for (const { card } of hero.hidden) if (cards[card]!.category === category) held++;
  return held <= content.numbers.held ? 0 : Math.max(0, held - limitOf(content, hero, category));
}

/** The squares that a card names (HP-11.6). */
const SQUARES_OF: Readonly<Record<string, readonly number[]>> = {
  hand: [HAND, OTHER_HAND],
  'both hands': [HAND],
  head: [HEAD],
  body: [BODY],
  general: [GENERAL],
};
const NO_SQUARES: readonly number[] = [];

export function squaresOf({ cards }: Content, card: CardId): readonly number[] {
  const { slot, kind } = cards[card]!;
  if (kind === 'arrows') return [OTHER_HAND];
  return slot === undefined ? NO_SQUARES : (SQUARES_OF[slot] ?? NO_SQUARES);
}

/** The rule that bars a hero from laying a card on a square that it names, or null. */
export function barToWear(content: Content, hero: Hero, card: CardId, square: number): string | null {
  const { slot, kind } = content.cards[card]!;
  if (hero.worn[square] !== NONE) return 'HP-11.7';
  if (!meetsNeeds(content, hero, card)) return 'HP-10.9';
  if (square > OTHER_HAND) return null;
  const beside = square === HAND ? OTHER_HAND : HAND;
  const there = hero.worn[beside]!;
  if (kind === 'arrows') return kindOn(content, hero, HAND) === 'bow' ? null : 'HP-11.10';
  if (there === NONE) return null;
  const { slot: otherSlot, kind: otherKind } = content.cards[there]!;
  if (slot === 'both hands' || otherSlot === 'both hands') return 'HP-11.9';
  if (isWeapon(kind) && isWeapon(otherKind))
    return kind === 'sword' && otherKind === 'sword' && mayWearTwoSwords(content, hero) ? null : 'HP-11.11';
  return kind === otherKind ? 'HP-11.11' : null;
}

/** HP-11.7: the rule that bars a hero from laying a card on what he wears on a square, or null. */
export function barToAttach(content: Content, hero: Hero, card: CardId, square: number): string | null {
  const bearer = kindOn(content, hero, square);
  const fits = content.cards[card]!.clauses.some(({ does }) =>
    does.some((row) => {
      const effect = content.effects[row]!;
      return effect.do === 'attach' && effect.kind === bearer;
    }),
  );
  if (!fits || hero.attached[square] !== NONE) return 'HP-11.7';
  return meetsNeeds(content, hero, card) ? null : 'HP-10.9';
}
