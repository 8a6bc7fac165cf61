import { whole } from '@hoard/kernel';
import { few, within } from './fields.ts';
import { define, unplayed } from './types.ts';

// Place-Sites, the Dragon and the Scale of Evil.

export const world = define.rows({
  found: { fields: { n: few, at: whole(0, 30) }, ...unplayed },
  swapsites: { fields: { within }, ...unplayed },
  again: { fields: {}, ...unplayed },
  dragon: { fields: {}, ...unplayed },
  fly: { fields: {}, ...unplayed },
  flare: { fields: {}, ...unplayed },
  evil: { fields: { n: whole(-9, 9) }, ...unplayed },
});
