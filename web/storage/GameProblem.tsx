import { Problem, type GameFile } from '@hoard/kernel';
import type { ComponentChild } from 'preact';
import { Trouble } from '../Trouble.tsx';
import { faultText } from '../words/faultText.ts';
import { words } from '../words/words.ts';
import { download } from './download.ts';
import { openKept } from './gameFiles.ts';
import { games } from './games.ts';

/** Does something with a kept game. Where it is missing or damaged, that is shown instead, and nothing is lost. */
export async function withKept(id: string, use: (file: GameFile) => ComponentChild | Promise<ComponentChild>): Promise<ComponentChild> {
  const { trouble } = words.value;
  try {
    const file = await openKept(games, id);
    return file === null ? <Trouble message={trouble.noGame} /> : await use(file);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const kept = games.find(id);
    return (
      <Trouble message={`${trouble.damaged} (${faultText(error)})`}>
        {kept !== null && (
          <button type="button" class="button strong" onClick={() => download(kept)}>
            {trouble.saveAnyway}
          </button>
        )}
      </Trouble>
    );
  }
}
