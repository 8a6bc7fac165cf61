import type { QuestionsIn, Steps } from '@hoard/kernel';
import type { SevenMoons } from '../state/types.ts';
import { setUp } from './01-setup.ts';
import { turn } from './02-turn.ts';
import { journeys } from './03-journey.ts';
import { encounters } from './05-wilderness.ts';
import { errands, fights } from './10-quests.ts';
import { drops } from './11-inventory.ts';
import { trades } from './12-trade.ts';
import { losses, shadows, waves } from './14-shadow.ts';
import { effectSteps } from './effects/steps.ts';

/** The rules: a step for each kind of frame, from the chapter of the rulebook that describes it. */
export const steps = {
  setUp,
  turn,
  journey: journeys,
  encounter: encounters,
  effects: effectSteps,
  fight: fights,
  errand: errands,
  trade: trades,
  drop: drops,
  shadow: shadows,
  wave: waves,
  loss: losses,
} satisfies Steps<SevenMoons>;

/** All that players are asked, by frame and label: `turn.act`. */
export type QuestionName = QuestionsIn<typeof steps>;
