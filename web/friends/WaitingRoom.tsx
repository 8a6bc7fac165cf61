import type { Types } from '@hoard/kernel';
import type { Known } from '@hoard/table/client';
import { hrefOf } from '../router/route.ts';
import { goTo } from '../router/router.ts';
import { PLAYERS } from '../setup/seatDraft.ts';
import { forgetTable } from '../storage/friendsTables.ts';
import { Screen } from '../style/Screen.tsx';
import { useEffect } from 'preact/hooks';
import { Chat } from './Chat.tsx';
import { Customs, CustomsRead } from './Customs.tsx';
import { friendsWords } from './friendsWords.ts';
import type { VisitProps } from './FriendsTable.tsx';
import { SeatOfRoom } from './SeatOfRoom.tsx';
import { forgetSeatTokens } from './seatLinks.ts';
import { askAloud } from './server.ts';

/** Before the game: who sits where, how others come in, and when it begins. */
export function WaitingRoom<T extends Types>({ visit, board }: VisitProps<T>) {
  const { table, viewer, isHost } = visit.known.value;
  const { room: text } = friendsWords.value;
  const free = table.seats.filter(({ is }) => is === 'open' || is === 'invited').length;
  const begin = async (): Promise<void> => {
    if (free > 0 && !(await askAloud('tables/fill', { table: table.id, player: PLAYERS.good }))) return;
    await askAloud('tables/begin', { table: table.id });
  };
  const leave = async (): Promise<void> => {
    if ((await askAloud(isHost ? 'tables/end' : 'tables/rise', { table: table.id })) === null) return;
    forgetSeatTokens(table.id);
    forgetTable(table.id);
    goTo({ at: 'tables' });
  };
  // What the last game at this screen left in the title is over.
  useEffect(() => {
    document.title = text.title(board.game.title);
  }, [board, text]);
  return (
    <Screen title={text.title(board.game.title)}>
      <p role="status">
        {free === 0 ? text.full : text.waiting(free)} {!isHost && whatNext(visit.known.value)}
      </p>
      <section class="plank" aria-label={text.seats}>
        <ol class="plain-list">
          {table.seats.map((_, seat) => (
            <SeatOfRoom key={seat} visit={visit} seat={seat} />
          ))}
        </ol>
      </section>
      {isHost ? <Customs visit={visit} /> : <CustomsRead visit={visit} />}
      <section class="plank" aria-label={friendsWords.value.chat.title}>
        <h2>{friendsWords.value.chat.title}</h2>
        <Chat visit={visit} />
      </section>
      <div class="row">
        {(isHost || viewer >= 0) && (
          <button type="button" class="button quiet" onClick={() => void leave()}>
            {isHost ? text.clear : text.leave}
          </button>
        )}
        <a class="button quiet" href={hrefOf({ at: 'screen', id: table.id })} target="_blank" rel="noopener">
          {text.bigScreen}
        </a>
      </div>
      {isHost && (
        <div class="setup-start">
          <button type="button" class="button strong large" onClick={() => void begin()}>
            {free === 0 ? text.begin : text.beginWithBots(free)}
          </button>
        </div>
      )}
    </Screen>
  );
}

/** What whoever is not the host waits for, or has to do to get a seat: some come by the address of the table, which is nobody's seat. */
function whatNext<T extends Types>({ table, viewer }: Pick<Known<T>, 'table' | 'viewer'>): string {
  const { room: text } = friendsWords.value;
  const host = table.seats.find((seat) => seat.isHost)?.name ?? null;
  if (viewer >= 0) return host === null ? text.soon : text.hostBegins(host);
  if (table.seats.some(({ is }) => is === 'open')) return text.pickSeat;
  return host === null ? text.needsLinkOfNobody : text.needsLink(host);
}
