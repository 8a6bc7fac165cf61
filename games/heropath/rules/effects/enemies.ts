import { whole } from '@hoard/kernel';
import { enemy, few, fewOrAll, selfOrOpponent, within } from './fields.ts';
import { define, unplayed } from './types.ts';

// Enemies on the map.

export const enemies = define.rows({
  shift: { fields: { n: few, to: enemy }, ...unplayed },
  expose: { fields: { n: few, within }, ...unplayed },
  scry: { fields: { n: few, within }, ...unplayed },
  veil: { fields: { n: fewOrAll, within }, ...unplayed },
  /** At this distance or more from the owner; exactly at it from an opponent. */
  spawn: { fields: { n: few, at: whole(0, 30), to: selfOrOpponent }, ...unplayed },
  banish: { fields: { to: enemy }, ...unplayed },
});
