import type { Game, Judgement } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { expectedRewards } from './estimate.ts';
import { SHARPEST, mannerOf } from './manner.ts';
import { meritsIn } from './merits.ts';
import { raterOf } from './rating.ts';

/** How to play Heropath well. */
export function judgementOf({ content }: Game<Heropath>): Judgement<Heropath> {
  const rate = raterOf(content);
  return {
    // A beat is the beginning or the end of a turn.
    horizon: 2,
    pulse: ({ board }) => board.round * 64 + board.inTurn,
    dismisses: true,
    sharpest: SHARPEST,
    rate({ board }, { stack }, seat, actions, count, temper, ratings) {
      rate(board, stack[stack.length - 1]!, seat, actions, count, mannerOf(temper, board.options.competition), ratings);
    },
    merits: meritsIn(content),
    estimate: (state) => state.outcome?.rewards.slice() ?? expectedRewards(state, content),
  };
}
