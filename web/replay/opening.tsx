import { withBoard } from '@hoard/games/boards';
import type { ComponentChild } from 'preact';
import { withKept } from '../storage/GameProblem.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';

export const openReplay = (id: string): Promise<ComponentChild> =>
  withKept(id, (file) => withBoard(file.game, (board) => <ReplayScreen id={id} board={board} file={file} />));
