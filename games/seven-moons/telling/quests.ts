import type { Seat } from '@hoard/kernel';
import type { QuestStep } from '../content/content.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { heroOf, sumOf, together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { effectsInWords } from './cards.ts';
import { goodsNames, hexName } from './names.ts';

/** A quest that is not finished, in words. */
export interface QuestTold {
  readonly name: string;
  /** `step 1 of 2`. */
  readonly count: string;
  /** What is to be done next. */
  readonly step: string;
  readonly reward: string;
}

/** The quest of a seat, or null. */
export function questOf(words: Words, board: Board, seat: Seat): QuestTold | null {
  const { content, sheet: say } = words;
  const hero = heroOf(board, seat);
  const step = nextStepOf(content, hero);
  if (step === null) return null;
  const { name, steps } = content.questCards[hero.quest]!;
  return {
    name,
    count: say.questStep(hero.step + 1, steps.length),
    step: stepInWords(words, step),
    reward: say.reward(rewardOf(words, board, seat)),
  };
}

/** What the quest brings, and the points of every quest (SM-10.8). */
function rewardOf(words: Words, board: Board, seat: Seat): string {
  const { questCards, numbers } = words.content;
  const { reward } = questCards[heroOf(board, seat).quest]!;
  return [effectsInWords(words, board, seat, reward), ...(together(board.mode) ? [] : [words.glance.worth(numbers.score.quest)])].join(
    ', ',
  );
}

function stepInWords(words: Words, step: QuestStep): string {
  const say = words.quest;
  const where = typeof step.at === 'number' ? say.at(hexName(words, step.at)) : say[step.at];
  return [
    step.elsewhere ? say.elsewhere(where) : where,
    ...(sumOf(step.give) > 0 ? [say.give(goodsNames(words, step.give))] : []),
    ...(step.fight === null ? [] : [say.fight(step.fight.target)]),
    ...(step.token === 'take' ? [say.take] : step.token === 'handOver' ? [say.handOver] : []),
  ].join(', ');
}
