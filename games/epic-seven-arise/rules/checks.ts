import type { Flow } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { isStoryDone, storyCheck } from './04-story.ts';
import { lose, lossCheck } from './22-end.ts';
import { revival } from './battleFrames.ts';
import { anyoneLives } from './fighters.ts';

/** EA-1.16: after every effect, deaths and revival offers; then the story; then whether all have lost. Whether something comes first now. */
export function checked(board: Board, flow: Flow<EpicSevenArise>): boolean {
  const { battle } = board;
  if (battle !== null && battle.fallen.length > 0) {
    flow.push(revival(battle.fallen));
    battle.fallen = [];
    return true;
  }
  if (storyCheck(board, flow)) return true;
  // Who completed the story with the same effect has won.
  if (board.ending !== '' || isStoryDone(board, flow.content)) return false;
  // EA-15.17, EA-22.2.
  if (battle !== null && !anyoneLives(board)) {
    lose(board, 'dead', flow);
    return true;
  }
  return lossCheck(board, flow);
}
