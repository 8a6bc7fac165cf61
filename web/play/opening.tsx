import type { GameFile, Seat, Types } from '@hoard/kernel';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { withKept } from '../storage/GameProblem.tsx';
import { games } from '../storage/games.ts';
import { speed } from '../settings/settings.ts';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { openLocalTable } from '../table/localTable.ts';
import type { GameTable } from '../table/table.ts';
import { Trouble } from '../Trouble.tsx';
import { words } from '../words/words.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { lockTab } from './tabLock.ts';

/** Sits down at a game that is kept in this browser, until one has left. */
export async function openTable(id: string, left: AbortSignal): Promise<ComponentChild> {
  const ending = new AbortController();
  const until = AbortSignal.any([left, ending.signal]);
  const isOvertaken = signal(false);
  const lose = (): void => {
    isOvertaken.value = true;
    ending.abort();
  };
  if (!(await lockTab(id, until, lose))) return <ElsewhereNow message={words.value.trouble.openElsewhere} />;
  try {
    // Read only now: until a moment ago another tab may have had it, and gone on.
    return await withKept(id, (file) =>
      withSpeakingBoard(file.game, (board) => {
        until.throwIfAborted();
        const keep = async (now: GameFile): Promise<void> => {
          if (!(await games.keep(id, now))) lose();
        };
        const table = openLocalTable(board, file, { id, patience, pace, onChange: (now) => void keep(now) });
        until.addEventListener('abort', () => table.close());
        return <AtTable table={table} isOvertaken={isOvertaken} />;
      }),
    );
  } catch (error) {
    ending.abort();
    throw error;
  }
}

/** Long enough to see what one has done, and to take it back. */
const PATIENCE_MILLISECONDS = 1500;

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    if (speed.value === 0) resolve();
    else setTimeout(resolve, PATIENCE_MILLISECONDS / speed.value);
  });

/**
 * Where all act at the same time a bot is as quick as a person, whatever the speed of what is shown: the more there is to choose from, the
 * longer it takes. No two of them keep step. Where nobody here can do anything meanwhile, they are only slow enough to be followed.
 */
const PACE = { least: 1_300, each: 80, most: 2_800, seat: 130, unraced: 1 / 4 };

const pace = (seat: Seat, answers: number, isRaced: boolean): Promise<void> => {
  const milliseconds = Math.min(PACE.most, PACE.least + PACE.each * answers) + PACE.seat * seat;
  return new Promise((resolve) => setTimeout(resolve, isRaced ? milliseconds : milliseconds * PACE.unraced));
};

interface AtTableProps<T extends Types> {
  readonly table: GameTable<T>;
  /** Whether the game has gone on elsewhere: then it is no longer played here. */
  readonly isOvertaken: ReadonlySignal<boolean>;
}

function AtTable<T extends Types>({ table, isOvertaken }: AtTableProps<T>) {
  return isOvertaken.value ? <ElsewhereNow message={words.value.trouble.overtaken} /> : <PlayScreen table={table} />;
}

/** Another tab has the game; what to do about it. */
function ElsewhereNow({ message }: { readonly message: string }) {
  return (
    <Trouble message={message}>
      <button type="button" class="button strong" onClick={() => location.reload()}>
        {words.value.trouble.again}
      </button>
    </Trouble>
  );
}
