import type { Types } from '@hoard/kernel';
import { tableLink } from '@hoard/table/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { goTo } from '../router/router.ts';
import { openRemoteTable } from '../table/remoteTable.ts';
import { words } from '../words/words.ts';
import { Closed } from './Closed.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useAllWhenOver } from './finished.ts';
import { friendsWords } from './friendsWords.ts';
import type { VisitProps } from './FriendsTable.tsx';
import { QrCode } from './QrCode.tsx';
import { addressForOthers } from './reach.ts';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';

/** The table for a television: what everybody may see, and a code by which phones come in. */
export function BigScreen<T extends Types>({ visit, board }: VisitProps<T>) {
  const { table, epoch, passages } = visit.known.value;
  const closing = visit.closing.value;
  if (closing !== null) return <Closed closing={closing} onAgain={() => visit.comeAgain()} />;
  return (
    <div class="big-screen">
      <ConnectionNotice isConnected={visit.isConnected.value} />
      {table.phase === 'gathering' ? (
        <Gathering visit={visit} title={board.game.title} />
      ) : passages.length === 0 ? (
        <main class="waiting">
          <p role="status">{words.value.page.loading}</p>
        </main>
      ) : (
        <Watching key={`${visit.times.value}.${epoch}`} visit={visit} board={board} />
      )}
    </div>
  );
}

function Gathering<T extends Types>({ visit, title }: { readonly visit: TableVisit<T>; readonly title: string }) {
  const { table } = visit.known.value;
  const { room, screen: text } = friendsWords.value;
  useEffect(() => {
    document.title = `${title} · ${words.value.page.title}`;
  }, [title]);
  return (
    <main class="big-gathering">
      <h1>{title}</h1>
      <div class="big-gathering-parts">
        <ol class="plain-list">
          {table.seats.map(({ is, name }, seat) => (
            <li key={seat} class="plank" data-is={is}>
              <span class="room-seat-number">{seat + 1}</span>
              <strong>{is === 'open' || is === 'invited' ? room.free : name}</strong>
              <small>{is === 'bot' ? room.bot : is === 'open' ? room.open : is === 'invited' ? room.invited : ''}</small>
            </li>
          ))}
        </ol>
        <figure>
          <QrCode address={tableLink(addressForOthers.value, table.id)} label={text.codeLabel} />
          <figcaption>{table.seats.some(({ is }) => is === 'open') ? text.join : text.joinByLink}</figcaption>
        </figure>
      </div>
    </main>
  );
}

function Watching<T extends Types>({ visit, board }: VisitProps<T>) {
  const { screen: text } = friendsWords.value;
  const [isCodeShown, showCode] = useState(false);
  const table = useMemo(
    () =>
      openRemoteTable(board, {
        known: visit.known,
        line: visit.connection,
        refusedText,
        // A television sits at no table: another game begins where games do.
        playAgain: async () => goTo({ at: 'setup', game: board.game.id }),
      }),
    [],
  );
  useEffect(() => () => table.close(), []);
  useAllWhenOver(visit);
  return (
    <>
      <PlayScreen
        table={table}
        beside={() => (
          <button type="button" class="button quiet" aria-pressed={isCodeShown} onClick={() => showCode(!isCodeShown)}>
            {isCodeShown ? text.hide : text.show}
          </button>
        )}
      />
      {isCodeShown && (
        <figure class="big-code">
          <QrCode address={tableLink(addressForOthers.value, table.id)} label={text.codeLabel} />
          <figcaption>{text.follow}</figcaption>
        </figure>
      )}
    </>
  );
}
