import { whole } from '@hoard/kernel';
import * as v from 'valibot';
import { ACTIONS } from '../../content/names.ts';
import { few, heroes, lasting, opponent } from './fields.ts';
import { define, unplayed } from './types.ts';

// Movement and actions.

export const movement = define.rows({
  pace: { fields: { n: whole(-9, 9), for: lasting }, ...unplayed },
  jump: {
    fields: ({ region }) => ({
      where: v.union(
        [v.picklist(['safe', 'site', 'balloon']), v.strictObject({ region })],
        "expected 'safe', 'site', 'balloon' or an object with the 'region'",
      ),
    }),
    ...unplayed,
  },
  cross: { fields: { over: v.picklist(['black', 'river']) }, ...unplayed },
  act: { fields: { n: few, kind: v.optional(v.picklist(ACTIONS)) }, ...unplayed },
  stall: { fields: { n: few, to: opponent }, ...unplayed },
  cap: { fields: (things) => ({ n: few, for: lasting, to: heroes(things) }), ...unplayed },
  switch: { fields: { to: opponent }, ...unplayed },
  shut: { fields: { what: v.picklist(['ferry', 'balloon', 'bridges']), for: lasting }, ...unplayed },
});
