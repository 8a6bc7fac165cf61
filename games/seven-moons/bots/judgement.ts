import { argumentOf, type Game, type Judgement } from '@hoard/kernel';
import { aimOn } from './aim.ts';
import { expectedRewards } from './estimate.ts';
import { EASY, SHARP } from './manner.ts';
import { merits } from './merits.ts';
import { SHARP_STYLES, styleOf } from './plan.ts';
import { raterOf } from './rating.ts';
import { routesOn } from './routes.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** The temper that plays each mode as it is best played. All others are easier with time and money. */
const SHARPEST = 0.5;

/** How to play 7 Moons well. */
export function judgementOf({ content }: Game<SevenMoons>): Judgement<SevenMoons> {
  const routes = routesOn(content);
  const sharp = raterOf(content, routes, SHARP);
  const easy = raterOf(content, routes, EASY);
  return {
    horizon: 12,
    merits,
    sharpest: SHARPEST,
    rate({ board }, { stack }, seat, actions, count, temper, ratings) {
      const frame = stack[stack.length - 1]!;
      if (temper === SHARPEST) sharp(board, frame, seat, actions, count, SHARP_STYLES[board.mode], ratings);
      else easy(board, frame, seat, actions, count, styleOf(temper), ratings);
    },
    // A way is walked as far as it can be at once; one that leads nowhere is worse than to stay.
    prefers({ board }, { stack }, seat, action) {
      const frame = stack[stack.length - 1]!;
      if (frame.k !== 'journey' || verbOf(action) !== 'go') return 0;
      const { goal, steps } = aimOn(content)(board, seat, frame.points, argumentOf(action));
      return goal < 0 ? -1 : steps;
    },
    estimate: (state) => state.outcome?.rewards.slice() ?? expectedRewards(state, content),
  };
}
