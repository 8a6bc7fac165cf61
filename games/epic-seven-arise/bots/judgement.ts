import type { Game, Judgement } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { estimator } from './estimate.ts';
import { SHARPEST, mannerOf } from './manner.ts';
import { merits } from './merits.ts';
import { raterOf } from './rating.ts';

/** Lines of play end where a battle round does, or where a battle begins or is over; so many of them later. */
const HORIZON = 2;
/** A point of health is worth about a two-hundredth of a game. */
const SHARPNESS = 0.25;

/** How to play Epic Seven Arise well. */
export function judgementOf({ content }: Game<EpicSevenArise>): Judgement<EpicSevenArise> {
  const rateAll = raterOf(content);
  const estimate = estimator(content);
  return {
    horizon: HORIZON,
    pulse: ({ board: { battle, round } }) => battle?.round ?? -round,
    sharpness: SHARPNESS,
    merits,
    sharpest: SHARPEST,
    rate({ board }, { stack }, seat, actions, count, temper, ratings) {
      rateAll(board, stack[stack.length - 1]!, seat, actions, count, mannerOf(temper), ratings);
    },
    estimate: (state) => state.outcome?.rewards.slice() ?? estimate(state),
  };
}
