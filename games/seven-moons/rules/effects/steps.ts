import { choosing, fairDie } from '@hoard/kernel';
import type { EffectsFrame } from '../../state/frames.ts';
import type { Step } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { heroOf } from '../things.ts';
import { armyMoments } from './army.ts';
import { price } from './branches.ts';
import { companyMoments } from './company.ts';
import { goodsMoments } from './goods.ts';
import { vocabulary } from './index.ts';
import { travelMoments } from './travel.ts';

const EFFECT_DIE = fairDie('sm.effect-die', 6);

/** Effects of a card or a token, one after another. What some of them ask stands beside their rows. */
export const effectSteps = {
  next: { kind: 'deed', rules: ['SM-5.15', 'SM-20.4'], run: vocabulary.run },
  // SM-5.15, SM-8.9: an option that can be paid, and an ally that can be placed.
  choose: choosing(vocabulary, {
    price,
    rules: ['SM-5.15', 'SM-8.9'],
    denial: 'SM-5.15',
    act: act.option,
    taken(board, frame, { gold, resources }, option, flow) {
      const { seat, rule, queue } = frame;
      flow.tell({ t: 'option', rule, seat, effect: queue[0]!, option });
      heroOf(board, seat).gold -= gold;
      if (gold > 0) flow.tell({ t: 'gold', rule: 'SM-20.7', seat, gold: -gold });
      if (resources === 0) return;
      frame.left = resources;
      return 'give';
    },
  }),
  roll: {
    kind: 'draw',
    rules: ['SM-20.13'],
    die: () => EFFECT_DIE,
    drawn(board, frame, outcome, flow) {
      const die = outcome + 1;
      flow.tell({ t: 'effectDie', rule: frame.rule, seat: frame.seat, die });
      vocabulary.rolled(board, frame, die, flow);
    },
  },
  ...goodsMoments,
  ...companyMoments,
  ...armyMoments,
  ...travelMoments,
} satisfies Step<EffectsFrame>;
