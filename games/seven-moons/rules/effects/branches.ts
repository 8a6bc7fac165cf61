import { whole, type Price } from '@hoard/kernel';
import * as v from 'valibot';
import { MOUNTS } from '../../content/content.ts';
import { cardFight } from '../frames.ts';
import { heroOf, sumOf, together } from '../things.ts';
import { define, type Reading, type SevenMoonsEffects } from './types.ts';

// Effects that lead to others.

export const branches = define.rows({
  fight: {
    fields: ({ effects }: Reading) => ({ target: whole(2, 20), won: effects, lost: effects }),
    does: (_, { seat, rule }, { target, won, lost }, flow) => flow.push(cardFight(seat, target, won, lost, rule)),
    worth({ target, won, lost }, appraisal) {
      const chance = appraisal.wins(target);
      return chance * appraisal.of(won) + (1 - chance) * appraisal.of(lost);
    },
  },
});

/** As many as there are keys for. */
export const MOST_OPTIONS = 10;

const priceFields = {
  /** For whoever travels so. */
  mounts: v.optional(v.array(v.picklist(MOUNTS)), () => [...MOUNTS]),
  gold: v.optional(whole(0, 10), 0),
  /** To be returned to the pool, of the player's choice. */
  resources: v.optional(whole(0, 10), 0),
};

/** SM-5.15: what an option of a card asks for. */
export const price: Price<SevenMoonsEffects, typeof priceFields> = {
  fields: priceFields,
  isFree: ({ mounts, gold, resources }) => mounts.length === MOUNTS.length && gold + resources === 0,
  canPay(board, seat, { mounts, gold, resources }) {
    const hero = heroOf(board, seat);
    return hero.gold >= gold && sumOf(hero.goods) >= resources && mounts.includes(hero.mount);
  },
  cost: ({ gold, resources }, { resource }) => gold + resource * resources,
};

export const combinators = {
  roll: define.dieBands(6, 'roll'),
  choose: define.choice(price, MOST_OPTIONS, 'choose'),
  byMount: define.branch({
    fields: ({ effects }: Reading) => ({ does: v.strictObject({ foot: effects, horse: effects, dragon: effects }) }),
    which: (board, seat, { does }) => does[heroOf(board, seat).mount],
  }),
  /** `together`: co-op and solo. */
  byMode: define.branch({
    fields: ({ effects }: Reading) => ({ competitive: effects, together: effects }),
    which: ({ mode }, _, effect) => (together(mode) ? effect.together : effect.competitive),
  }),
};
