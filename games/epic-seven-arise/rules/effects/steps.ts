import type { Flow } from '@hoard/kernel';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Board } from '../../state/board.ts';
import type { EpicSevenArise, Step } from '../../state/types.ts';
import { checked } from '../checks.ts';
import { monsterOf } from '../fighters.ts';
import { attackMoments } from './attacks.ts';
import { placeMoments } from './care.ts';
import { vocabulary } from './index.ts';
import { peekMoments } from './purse.ts';
import { targetMoments } from './targets.ts';

/** Effects one after another; after each of them EA-1.16. What some of them ask stands beside their rows. */
export const effectSteps = {
  next: {
    kind: 'deed',
    rules: ['EA-1.6', 'EA-1.16', 'EA-9.9'],
    run(board, frame, flow) {
      if (checked(board, flow)) return;
      // EA-14.16: the rest of a dead monster's skills is lost.
      if (frame.unit >= 0 && monsterOf(board, frame.unit) === undefined) return flow.pop();
      if (frame.queue.length > 0 || goesOn(board, frame, flow)) vocabulary.run(board, frame, flow);
      else flow.pop();
    },
  },
  ...targetMoments,
  ...placeMoments,
  ...peekMoments,
  ...attackMoments,
} satisfies Step<EffectsFrame>;

/** EA-9.9 (8): what follows a whole activation: `on kill`, then `after skill 1`, which is no part of the skill. */
export function goesOn(board: Board, frame: EffectsFrame, { content }: Pick<Flow<EpicSevenArise>, 'content'>): boolean {
  if (frame.killed && frame.later.length > 0) {
    frame.queue = frame.later;
    frame.later = [];
    return true;
  }
  if (frame.skill < 0) return false;
  const skill = frame.skill + 1;
  frame.skill = -1;
  frame.boost = 0;
  frame.pierce = false;
  frame.edge = 0;
  for (const card of board.heroes[frame.hero]!.equipment)
    for (const lasting of content.cards[card]!.lasting)
      if (lasting.lasts === 'afterSkill' && lasting.skill === skill) frame.queue.push(...lasting.does);
  return frame.queue.length > 0;
}
