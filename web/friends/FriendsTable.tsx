import type { Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { forgetTable, noteTable } from '../storage/friendsTables.ts';
import { showToast } from '../style/Toasts.tsx';
import { openRemoteTable } from '../table/remoteTable.ts';
import { words } from '../words/words.ts';
import { Closed } from './Closed.tsx';
import { Company } from './Company.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useAllWhenOver } from './finished.ts';
import { friendsWords } from './friendsWords.ts';
import { playOnceMore } from './laying.ts';
import { refusedText } from './refusedText.ts';
import { SilentWish } from './SilentWish.tsx';
import type { TableVisit } from './tableVisit.ts';
import { useTurnSign } from './turnSign.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export interface VisitProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly board: BoardGame<T>;
}

/** A table with people at other screens: they gather, and then play. */
export function FriendsTable<T extends Types>({ visit, board }: VisitProps<T>) {
  const { table, epoch, passages, viewer } = visit.known.value;
  const closing = visit.closing.value;
  useNoted(visit);
  const hasSat = useRef(false);
  hasSat.current ||= viewer >= 0;
  if (closing !== null) return <Closed closing={closing} onAgain={() => visit.comeAgain()} />;
  return (
    <>
      <ConnectionNotice isConnected={visit.isConnected.value} />
      {table.phase === 'gathering' ? (
        <WaitingRoom visit={visit} board={board} />
      ) : passages.length === 0 ? (
        <main class="waiting">
          <p role="status">{words.value.page.loading}</p>
        </main>
      ) : (
        <Playing key={`${visit.times.value}.${epoch}`} visit={visit} board={board} hasSat={hasSat.current} />
      )}
    </>
  );
}

interface PlayingProps<T extends Types> extends VisitProps<T> {
  /** Whether somebody has sat here since this page was opened. */
  readonly hasSat: boolean;
}

function Playing<T extends Types>({ visit, board, hasSat }: PlayingProps<T>) {
  const table = useMemo(
    () =>
      openRemoteTable(board, {
        known: visit.known,
        line: visit.connection,
        refusedText,
        playAgain: () => playOnceMore(visit.known.value.table.id),
      }),
    [],
  );
  useEffect(() => () => table.close(), []);
  useTurnSign(table);
  useRulesNotice(visit);
  useEffect(() => {
    if (!hasSat) showToast({ text: friendsWords.value.company.lookingOn });
  }, []);
  useAllWhenOver(visit);
  return (
    <PlayScreen
      table={table}
      beside={(model) => <Company visit={visit} game={table} model={model} />}
      aboutQuestion={(model) => <SilentWish visit={visit} model={model} />}
    />
  );
}

/** Nobody plays on by other rules without being told. */
function useRulesNotice<T extends Types>({ known }: TableVisit<T>): void {
  const { newRules } = known.value.table;
  useEffect(() => {
    if (newRules !== undefined) showToast({ text: friendsWords.value.company.newRules, stays: true });
  }, [newRules]);
}

/** Whoever sits here finds the table again on the shelf, until it is over. */
function useNoted<T extends Types>({ known, closing }: TableVisit<T>): void {
  const { table, viewer } = known.value;
  const { id, game, phase } = table;
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const goesOn = viewer >= 0 && phase !== 'over' && closing.value?.why !== 'removed';
  useEffect(() => {
    if (goesOn) noteTable({ id, game, names });
    else forgetTable(id);
  }, [id, goesOn, names.join()]);
}
