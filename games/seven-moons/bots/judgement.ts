import type { Game, Judgement } from '@hoard/kernel';
import { expectedRewards } from './estimate.ts';
import { EASY, SHARP } from './manner.ts';
import { merits } from './merits.ts';
import { styleOf, type PlayStyle } from './plan.ts';
import { raterOf } from './rating.ts';
import { routesOn } from './routes.ts';
import type { Mode } from '../state/choices.ts';
import type { SevenMoons } from '../state/types.ts';

/** The temper that plays each mode as it is best played. All others are easier with time and money. */
const SHARPEST = 0.5;

/** Rivals race each other; partners have time for dragons, and alone gems save the city. */
const SHARP_STYLES: { readonly [mode in Mode]: PlayStyle } = { competitive: 'trade', 'co-op': 'dragon', solo: 'fires' };

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
    estimate: (state) => state.outcome?.rewards.slice() ?? expectedRewards(state, content),
  };
}
