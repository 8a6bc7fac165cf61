import { placeIn, whole } from '@hoard/kernel';
import * as v from 'valibot';
import { CATEGORIES, DECKS, KINDS, SUPPLIES } from '../../content/names.ts';
import { attribute, category, deck, few, lasting, opponent, pay, placeOr } from './fields.ts';
import { define, unplayed } from './types.ts';

// Cards: drawn, bought, sold, lost, held and worn.

const less = whole(0, 9);

/** In place of a deck: every deck on display; and, to buy from, animals only. */
export const ALL_DECKS = DECKS.length;
export const ANIMALS = DECKS.length + 1;
const openDecks = DECKS.slice(0, -1);
const openOrAll = placeOr(openDecks, 'all', ALL_DECKS);
const shop = v.union(
  [
    openOrAll,
    v.pipe(
      v.literal('animals'),
      v.transform(() => ANIMALS),
    ),
  ],
  `expected ${openDecks.map((name) => `'${name}'`).join(', ')}, 'all' or 'animals'`,
);

/** Supplies first, then categories of cards. */
const loot = placeIn([...SUPPLIES, ...CATEGORIES]);

/** ABILITIES can never be sold (HP-17.11). */
const sold = v.pipe(
  v.array(category),
  v.minLength(1),
  v.check((all) => !all.includes(CATEGORIES.indexOf('abilities')), "expected no 'abilities': they are never sold (HP-17.11)"),
);

export const cards = define.rows({
  draw: { fields: { deck, n: few }, ...unplayed },
  look: { fields: { deck, n: few, keep: few }, ...unplayed },
  buy: { fields: { deck: shop, n: few, less }, ...unplayed },
  sell: { fields: { of: sold, n: few, gold: pay }, ...unplayed },
  discard: { fields: { of: category, n: few }, ...unplayed },
  drop: { fields: { of: category, n: few, at: whole(0, 30) }, ...unplayed },
  steal: { fields: { what: loot, n: few, to: opponent }, ...unplayed },
  spy: { fields: { to: opponent }, ...unplayed },
  refresh: { fields: { deck: placeOr(openDecks, 'any', ALL_DECKS) }, ...unplayed },
  deal: { fields: { deck: openOrAll, less, for: lasting }, ...unplayed },
  hold: { fields: { of: category, n: few }, ...unplayed },
  rearm: { fields: {}, ...unplayed },
  seem: { fields: { attribute, n: few }, ...unplayed },
  allow: { fields: { what: v.literal('two swords') }, ...unplayed },
  attach: { fields: { kind: v.picklist(KINDS) }, ...unplayed },
});
