import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { WEAPONS, type GearKind } from '../content/names.ts';
import { NONE, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { mayWearTwoSwords } from './standing.ts';

// The squares of the Armament (HP-11.5 to HP-11.11).

export const HAND = SQUARES.indexOf('hand');
export const OTHER_HAND = SQUARES.indexOf('other hand');

export const kindOn = (content: Content, hero: Hero, square: number): GearKind | undefined => content.cards[hero.worn[square]!]?.kind;

export const isWeapon = (kind: GearKind | undefined): boolean => kind !== undefined && (WEAPONS as readonly GearKind[]).includes(kind);

/**
 * Takes a worn card off its square. What lay on it goes back to the Resources (HP-11.8), and so does what cannot lie in the other hand
 * without it: arrows, a second sword. All of it was seen.
 */
export function bare(content: Content, hero: Hero, square: number): CardId {
  const card = hero.worn[square]!;
  hero.worn[square] = NONE;
  putAway(hero, hero.attached, square);
  const other = kindOn(content, hero, OTHER_HAND);
  const areTwo = isWeapon(other) && isWeapon(kindOn(content, hero, HAND));
  if ((other === 'arrows' && kindOn(content, hero, HAND) !== 'bow') || (areTwo && !mayWearTwoSwords(content, hero))) {
    putAway(hero, hero.attached, OTHER_HAND);
    putAway(hero, hero.worn, OTHER_HAND);
  }
  return card;
}

function putAway(hero: Hero, from: CardId[], square: number): void {
  const card = from[square]!;
  from[square] = NONE;
  if (card !== NONE) insertCard(hero.shown, card);
}

/** Keeps a list of cards in order, the lowest first. */
export function insertCard(cards: CardId[], card: CardId): void {
  let place = cards.length;
  while (place > 0 && cards[place - 1]! > card) place--;
  cards.splice(place, 0, card);
}
