import { whole } from '@hoard/kernel';
import * as v from 'valibot';
import { exposed, few, lasting, selfOrFoe, selfOrOpponent } from './fields.ts';
import { define, unplayed } from './types.ts';

// Battle.

const bonus = whole(0, 20);

/** Causes of a loss of VITALITY that a card may spare. */
const CAUSES = ['tie', 'loss', 'evasion', 'active', 'incidental'] as const;

export const battle = define.rows({
  power: { fields: { enemies: bonus, dragon: bonus }, ...unplayed },
  die: { fields: { n: whole(-2, 3), to: selfOrFoe }, ...unplayed },
  reroll: { fields: { n: few, dice: v.picklist(['own', 'search']) }, ...unplayed },
  fix: { fields: { face: few }, ...unplayed },
  /** The other side in the owner's battle; or an opponent in the battle going on. */
  weaken: { fields: { enemies: bonus, dragon: bonus, to: selfOrOpponent }, ...unplayed },
  calm: { fields: { n: few }, ...unplayed },
  spare: { fields: { from: v.picklist(CAUSES), for: lasting }, ...unplayed },
  slay: { fields: { to: exposed }, ...unplayed },
  capture: { fields: {}, ...unplayed },
  duel: { fields: { power: whole(1, 40) }, ...unplayed },
});
