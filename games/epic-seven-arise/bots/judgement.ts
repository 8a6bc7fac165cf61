import type { Game, Judgement } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { estimator } from './estimate.ts';
import { SHARPEST, mannerOf } from './manner.ts';
import { merits } from './merits.ts';
import { raterOf } from './rating.ts';

/** How to play Epic Seven Arise well. */
export function judgementOf({ content }: Game<EpicSevenArise>): Judgement<EpicSevenArise> {
  const rateAll = raterOf(content);
  const estimate = estimator(content);
  return {
    horizon: 20,
    merits,
    sharpest: SHARPEST,
    rate({ board }, { stack }, seat, actions, count, temper, ratings) {
      rateAll(board, stack[stack.length - 1]!, seat, actions, count, mannerOf(temper), ratings);
    },
    estimate: (state) => state.outcome?.rewards.slice() ?? estimate(state),
  };
}
