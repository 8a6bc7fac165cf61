import { covenant as content } from '../content/covenant.ts';
import type { CardId } from '../content/ids.ts';
import { BLUE, RED } from '../content/names.ts';
import type { PossibleSet } from '../odds/sets.ts';

/** The cards of a skill: one's own, lowest first, and one that is borrowed. */
export type CardSet = Omit<PossibleSet, 'price'>;

/** How gladly a set is played: what draws and gives Souls first; an Artifact is kept, and a loan costs. */
function worthOf({ cards, loan }: CardSet): number {
  const bonus = cards.reduce((sum, card) => {
    const { kind, colour } = content.cards[card]!;
    return sum + (kind !== 'skill' ? -3 : colour === BLUE ? 1.2 : colour === RED ? 1 : 0);
  }, 0);
  return bonus - (loan < 0 ? 0 : 5);
}

/** Whether all of some cards are among others, equal ones counted. */
export function holdsAll(cards: readonly CardId[], wanted: readonly CardId[]): boolean {
  const rest = [...cards];
  return wanted.every((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

export const bestOf = <S extends CardSet>(sets: readonly S[]): S | null =>
  sets.reduce<S | null>((best, set) => (best === null || worthOf(set) > worthOf(best) ? set : best), null);
