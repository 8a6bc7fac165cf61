import { withBoard } from '@hoard/games/boards';
import type { Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { join } from './words/words.ts';

/** Loads the game of that name with its words, to be shown and heard. */
export const withSpeakingBoard = <R>(id: string, use: <T extends Types>(board: BoardGame<T>) => R): Promise<R> =>
  withBoard(id, async (board) => {
    await join(board);
    return use(board);
  });
