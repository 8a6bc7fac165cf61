import { whole } from '@hoard/kernel';
import { attribute, attributeOrAny, few, heroes, supply } from './fields.ts';
import { define, unplayed } from './types.ts';

// Gems, supply, leeches.

export const gems = define.rows({
  gain: { fields: (things) => ({ attribute: attributeOrAny, n: few, to: heroes(things) }), ...unplayed },
  lose: { fields: (things) => ({ attribute, n: few, to: heroes(things) }), ...unplayed },
  turn: { fields: { from: attribute, into: attribute, n: few }, ...unplayed },
  supply: { fields: { what: supply, n: few }, ...unplayed },
  forfeit: { fields: (things) => ({ what: supply, n: few, to: heroes(things) }), ...unplayed },
  /** Below 0: so many are removed. */
  leech: { fields: (things) => ({ n: whole(-9, 9), to: heroes(things) }), ...unplayed },
});
