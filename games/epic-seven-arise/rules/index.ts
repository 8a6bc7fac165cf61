import type { QuestionsIn, Steps } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { echoes } from './02-echoes.ts';
import { redraws, setUps } from './03-setup.ts';
import { rounds } from './04-rounds.ts';
import { completions, reveals } from './04-story.ts';
import { drinks, merchants, picks, receipts } from './05-merchant.ts';
import { spawns, turnUps } from './06-exploration.ts';
import { battles } from './07-battle.ts';
import { heroTurns } from './08-turn.ts';
import { skills } from './09-skills.ts';
import { artifacts } from './12-artifacts.ts';
import { monsterTurns } from './14-monsters.ts';
import { revivals } from './15-wounds.ts';
import { drafts } from './19-bounty.ts';
import { ranks } from './20-friendship.ts';
import { circleSteps } from './21-movement.ts';
import { chapters } from './23-campaign.ts';
import { concessions, polls, voters } from './24-votes.ts';
import { draws } from './cards.ts';
import { placings } from './effects/placing.ts';
import { effectSteps } from './effects/steps.ts';
import { colours, discardings, forfeits, togethers } from './purse.ts';
import { settings } from './settings.ts';

/** The rules: a step for each kind of frame, from the chapter of the rulebook that describes it. */
export const steps = {
  chapter: chapters,
  setUp: setUps,
  redraw: redraws,
  round: rounds,
  reveal: reveals,
  complete: completions,
  setting: settings,
  placing: placings,
  spawn: spawns,
  turnUp: turnUps,
  merchant: merchants,
  drink: drinks,
  pick: picks,
  colour: colours,
  forfeit: forfeits,
  discard: discardings,
  together: togethers,
  receive: receipts,
  draw: draws,
  echo: echoes,
  circles: circleSteps,
  rank: ranks,
  poll: polls,
  ballot: voters,
  concede: concessions,
  battle: battles,
  heroTurn: heroTurns,
  skill: skills,
  artifact: artifacts,
  effects: effectSteps,
  monsterTurn: monsterTurns,
  revival: revivals,
  draft: drafts,
} satisfies Steps<EpicSevenArise>;

/** All that players are asked, by frame and label: `merchant.buy`. */
export type QuestionName = QuestionsIn<typeof steps>;
