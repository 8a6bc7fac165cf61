import { placeIn } from '@hoard/kernel';
import * as v from 'valibot';
import { ENCOUNTERS, THREATS, TYPES } from '../../content/names.ts';
import { deck, lasting, within } from './fields.ts';
import { define, unplayed } from './types.ts';

// Heroes against each other, and what protects them.

/** Threats by their places in THREATS, 'all' of them or some. */
const threats = v.union(
  [
    v.pipe(
      v.literal('all'),
      v.transform(() => THREATS.map((_, place) => place)),
    ),
    v.pipe(v.array(placeIn(THREATS)), v.minLength(1)),
  ],
  `expected 'all' or a list of ${THREATS.map((name) => `'${name}'`).join(', ')}`,
);

export const heroes = define.rows({
  encounter: { fields: { kind: v.picklist(ENCOUNTERS), within }, ...unplayed },
  guard: { fields: { against: threats, for: lasting }, ...unplayed },
  cancel: { fields: { decks: v.pipe(v.array(deck), v.minLength(1)) }, ...unplayed },
  mirror: { fields: { types: v.pipe(v.array(placeIn(TYPES)), v.minLength(1)) }, ...unplayed },
  save: { fields: {}, ...unplayed },
});
