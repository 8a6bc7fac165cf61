import type { ComponentChild } from 'preact';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { withKept } from '../storage/GameProblem.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';

export const openReplay = (id: string): Promise<ComponentChild> =>
  withKept(id, (file) => withSpeakingBoard(file.game, (board) => <ReplayScreen id={id} board={board} file={file} />));
