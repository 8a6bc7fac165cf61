import type { Steps } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { setUps, splits } from './03-setup.ts';
import { drafts, keeps } from './05-draft.ts';
import { draws, refills } from './06-decks.ts';
import { asides, gears } from './11-gear.ts';

/** The rules: a step for each kind of frame, from the chapter of the rulebook that describes it. */
export const steps = {
  setUp: setUps,
  split: splits,
  draft: drafts,
  keep: keeps,
  gear: gears,
  aside: asides,
  draw: draws,
  refill: refills,
} satisfies Partial<Steps<Heropath>>;
