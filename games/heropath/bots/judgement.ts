import type { Game, Judgement } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { expectedRewards } from './estimate.ts';
import { SHARPEST, mannerOf, type Manner } from './manner.ts';
import { raterOf } from './rating.ts';

/** Tempers that are told apart. */
const TEMPERS = 10;

/** How to play Heropath well. */
export function judgementOf({ content }: Game<Heropath>): Judgement<Heropath> {
  const rate = raterOf(content);
  const manners = Array.from({ length: TEMPERS + 1 }, (_, place) => mannerOf(place / TEMPERS));
  const mannerFor = (temper: number): Manner => manners[Math.round(Math.max(0, Math.min(1, temper)) * TEMPERS)]!;
  return {
    horizon: 3,
    pulse: ({ board }) => board.round * 8 + board.inTurn,
    sharpest: SHARPEST,
    rate({ board }, { stack }, seat, actions, count, temper, ratings) {
      rate(board, stack[stack.length - 1]!, seat, actions, count, mannerFor(temper), ratings);
    },
    estimate: (state) => state.outcome?.rewards.slice() ?? expectedRewards(state, content),
  };
}
