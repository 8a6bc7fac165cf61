import { placeIn, whole } from '@hoard/kernel';
import * as v from 'valibot';
import {
  ALL_OF_THEM,
  ANYWHERE,
  ANY_ATTRIBUTE,
  ATTRIBUTES,
  CATEGORIES,
  DECKS,
  DURATIONS,
  PRICE_LESS_ONE,
  SUPPLIES,
} from '../../content/names.ts';
import type { RegionId } from '../../content/ids.ts';
import type { Things } from './types.ts';

// What effects of several topics say alike.

export const few = whole(1, 9);

/** A place in ATTRIBUTES. */
export const attribute = placeIn(ATTRIBUTES);
/** The same, or ANY_ATTRIBUTE. */
export const attributeOrAny = placeOr(ATTRIBUTES, 'any', ANY_ATTRIBUTE);
export const supply = placeIn(SUPPLIES);
export const category = placeIn(CATEGORIES);
export const deck = placeIn(DECKS);
/** In place of a deck: every deck on display; and, to buy from, animals only. */
export const ALL_DECKS = DECKS.length;
export const ANIMALS = DECKS.length + 1;

/** A distance, or ANYWHERE. */
export const within = numberOr(whole(0, 30), 'any', ANYWHERE);
/** How many, or ALL_OF_THEM. */
export const fewOrAll = numberOr(few, 'all', ALL_OF_THEM);
/** GOLD for a card sold, or PRICE_LESS_ONE. */
export const pay = numberOr(few, 'price-1', PRICE_LESS_ONE);

/** How long it lasts; without it, for the moment. */
export const lasting = v.optional(v.picklist(DURATIONS));

const self = v.strictObject({ who: v.literal('self') });
export const opponent = v.strictObject({ who: v.literal('opponent'), within });
export const enemy = v.strictObject({ who: v.literal('enemy'), within });
export const exposed = v.strictObject({ who: v.literal('exposed'), within });
const foe = v.strictObject({ who: v.literal('foe') });

/** Heroes whom an effect reaches. */
export type Heroes =
  | { readonly who: 'self' | 'all' | 'flare' }
  | { readonly who: 'opponent'; readonly within: number }
  | { readonly who: 'each'; readonly in: readonly RegionId[] };

/** Heroes whom an effect reaches; without it, the owner. */
export const heroes = ({ region }: Things) =>
  v.optional(
    v.variant('who', [
      self,
      opponent,
      v.strictObject({ who: v.literal('each'), in: v.pipe(v.array(region), v.minLength(1)) }),
      v.strictObject({ who: v.literal('all') }),
      v.strictObject({ who: v.literal('flare') }),
    ]),
    { who: 'self' },
  );

/** The owner, or an opponent. */
export const selfOrOpponent = v.optional(v.variant('who', [self, opponent]), { who: 'self' });

/** The owner, or the enemy in the battle going on. */
export const selfOrFoe = v.optional(v.variant('who', [self, foe]), { who: 'self' });

/** A number, or a word that stands for one. */
function numberOr(number: v.GenericSchema<unknown, number>, word: string, meaning: number) {
  return v.union(
    [
      number,
      v.pipe(
        v.literal(word),
        v.transform(() => meaning),
      ),
    ],
    `expected a whole number or '${word}'`,
  );
}

/** The place of a word in a list, or another word that stands for a number. */
export function placeOr(words: readonly string[], other: string, meaning: number) {
  return v.pipe(
    v.picklist([...words, other]),
    v.transform((word) => (word === other ? meaning : words.indexOf(word))),
  );
}
