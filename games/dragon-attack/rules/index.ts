import type { QuestionsIn, Steps } from '@hoard/kernel';
import type { DragonAttack } from '../state/types.ts';
import { setUp } from './02-setup.ts';
import { turn } from './03-turn.ts';
import { dragon } from './04-dragon.ts';
import { searching } from './06-searching.ts';
import { meetings } from './07-meeting.ts';
import { monster } from './09-monster.ts';
import { duels } from './10-duel.ts';
import { dragonBattles } from './11-dragon-battle.ts';
import { throws } from './12-thrown.ts';

/** The rules: a step for each kind of frame, from the chapter of the rulebook that describes it. */
export const steps = {
  setUp,
  turn,
  dragon,
  search: searching,
  meeting: meetings,
  monster,
  duel: duels,
  dragonBattle: dragonBattles,
  thrown: throws,
} satisfies Steps<DragonAttack>;

/** Whatever players are asked, by frame and label. */
export type QuestionName = QuestionsIn<typeof steps>;
