import type { Thought } from '../race.ts';
import type { Attention } from '../search.ts';

/** From fewer tries no chance is told: one more line of play could make it another one. */
export const ENOUGH_TRIES = 50;

/** An adviser looks closely at what looks best, and at each so often that it can say something about it. */
export const ADVISING: Attention = { most: 6, least: ENOUGH_TRIES };

/** Whether everything that an adviser looks at was tried often enough. */
export const hasTriedEnough = (thoughts: readonly Thought[]): boolean =>
  thoughts.filter(({ visits }) => visits >= ENOUGH_TRIES).length >= Math.min(ADVISING.most, thoughts.length);
