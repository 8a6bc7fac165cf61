import type { QuestionsIn, Steps } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { setUps, splits } from './03-setup.ts';
import { drafts, keeps } from './05-draft.ts';
import { draws, refills } from './06-decks.ts';
import { asides, gears } from './11-gear.ts';
import { limits } from './11-limit.ts';
import { exposes, places, shifts } from './12-enemies.ts';
import { mainLine, tables } from './14-rounds.ts';
import { dawns, dusks, turns } from './14-turn.ts';
import { travels } from './15-travel.ts';
import { rests } from './16-rest.ts';
import { discoveries, founds } from './17-sites.ts';
import { visits } from './17-visit.ts';
import { fights } from './18-fight.ts';
import { dragons } from './21-dragon.ts';
import { finales } from './23-end.ts';
import { passives, stops } from './26-stop.ts';
import { consents, enemyMoves } from './28-coop.ts';
import { rituals, summons } from './28-ritual.ts';
import { cardSteps, instantSteps } from './10-cards.ts';
import { encounterSteps } from './19-encounter.ts';
import { lossSteps } from './20-losses.ts';
import { reactionSteps, windowSteps } from './24-windows.ts';
import { tradeSteps } from './16-trade.ts';
import { paySteps } from './17-activities.ts';
import { effectSteps } from './effects/steps.ts';

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
  table: tables,
  rounds: mainLine,
  dawn: dawns,
  dusk: dusks,
  turn: turns,
  travel: travels,
  rest: rests,
  visit: visits,
  discover: discoveries,
  found: founds,
  expose: exposes,
  place: places,
  shift: shifts,
  limit: limits,
  fight: fights,
  dragon: dragons,
  finale: finales,
  consent: consents,
  enemyMove: enemyMoves,
  ritual: rituals,
  summon: summons,
  card: cardSteps,
  instant: instantSteps,
  encounter: encounterSteps,
  loss: lossSteps,
  window: windowSteps,
  reaction: reactionSteps,
  effects: effectSteps,
  pay: paySteps,
  trade: tradeSteps,
  stop: stops,
  passive: passives,
} satisfies Steps<Heropath>;

/** Everything that somebody is asked: `turn.act`. */
export type QuestionName = QuestionsIn<typeof steps>;
