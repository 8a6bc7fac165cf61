import type { Types } from '@hoard/kernel';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { withKept } from '../storage/GameProblem.tsx';
import { games } from '../storage/games.ts';
import { speed } from '../settings/settings.ts';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { openLocalTable } from '../table/localTable.ts';
import type { GameTable } from '../table/table.ts';
import { Trouble } from '../Trouble.tsx';
import { words } from '../words/words.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { soleHold } from './soleHold.ts';

/** Sits down at a game that is kept in this browser. */
export const openTable = (id: string): Promise<ComponentChild> =>
  withKept(id, async (file) => {
    const release = await soleHold(id);
    if (release === null) return <Trouble message={words.value.trouble.openElsewhere} />;
    try {
      return await withSpeakingBoard(file.game, (board) => {
        const table = openLocalTable(board, file, { id, patience, onChange: (now) => games.keep(id, now) });
        return <AtTable table={table} onLeave={release} />;
      });
    } catch (error) {
      release();
      throw error;
    }
  });

/** Long enough to see what one has done, and to take it back. */
const PATIENCE_MILLISECONDS = 1500;

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    if (speed.value === 0) resolve();
    else setTimeout(resolve, PATIENCE_MILLISECONDS / speed.value);
  });

/** The table is cleared when one goes elsewhere in the page. */
function AtTable<T extends Types>({ table, onLeave }: { table: GameTable<T>; onLeave: () => void }) {
  useEffect(
    () => () => {
      table.close();
      onLeave();
    },
    [],
  );
  return <PlayScreen table={table} />;
}
