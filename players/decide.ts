import type { Action } from '@hoard/kernel';
import type { Thought } from './search.ts';

/** A reward must be higher by so many standard errors of a typical spread to be believed. */
const DOUBT = 0.6;

/** First sight is followed until search is sure of something better: a dice game is noisy, and a guess is no reason. */
export function decide(thoughts: readonly Thought[]): Action {
  const first = thoughts.reduce((best, thought) => ((thought.prior - best.prior || thought.visits - best.visits) > 0 ? thought : best));
  let chosen = first;
  let gain = 0;
  for (const thought of thoughts) {
    const doubt = DOUBT * Math.sqrt(1 / thought.visits + 1 / first.visits);
    const better = thought.reward / thought.visits - first.reward / first.visits - doubt;
    if (better > gain) [chosen, gain] = [thought, better];
  }
  return chosen.action;
}
