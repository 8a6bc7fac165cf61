import type { Seat, Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { PLAYERS } from '../setup/seatDraft.ts';
import { friendsWords } from './friendsWords.ts';
import { SitDown } from './Invitation.tsx';
import { SeatLink } from './SeatLink.tsx';
import { askAloud } from './server.ts';
import { keepSeatToken, seatTokenOf, swapSeatTokens } from './seatLinks.ts';
import type { TableVisit } from './tableVisit.ts';

interface SeatOfRoomProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly seat: Seat;
}

/** One seat before the game, with what its host, or whoever wants to sit there, can do about it. */
export function SeatOfRoom<T extends Types>({ visit, seat }: SeatOfRoomProps<T>) {
  const { table, viewer, isHost } = visit.known.value;
  const { is, name, isHere, isKept, isHost: hosts } = table.seats[seat]!;
  const { room: text } = friendsWords.value;
  const [isSitting, setSitting] = useState(false);
  const isFree = is === 'open' || is === 'invited';
  const isMine = seat === viewer;
  const title = name === null || isFree ? text.free : isMine ? text.you(name) : name;
  return (
    <li class="room-seat" data-is={is}>
      <div class="room-seat-who">
        <span class="room-seat-number">{seat + 1}</span>
        <span>
          <strong>{title}</strong>
          <small>
            {isKept ? text.kept : { bot: text.bot, open: text.open, invited: text.invited, person: isHere ? text.here : text.away }[is]}
            {hosts && ` · ${text.host}`}
          </small>
        </span>
      </div>
      {isHost && <HostsPart visit={visit} seat={seat} />}
      {is === 'open' && viewer < 0 && !isSitting && (
        <button type="button" class="button strong" onClick={() => setSitting(true)}>
          {text.sitHere}
        </button>
      )}
      {isSitting && viewer < 0 && is === 'open' && <SitDown table={table.id} seat={seat} token={null} onSat={() => visit.comeAgain()} />}
    </li>
  );
}

/** What only who laid the table decides. */
function HostsPart<T extends Types>({ visit, seat }: SeatOfRoomProps<T>) {
  const { table, viewer } = visit.known.value;
  const { is, name, isKept } = table.seats[seat]!;
  const { room: text } = friendsWords.value;
  const [isShown, show] = useState(false);
  const token = seatTokenOf(table.id, seat);
  const invite = async (): Promise<void> => {
    if (is !== 'invited' || token === null) {
      const invited = await askAloud('tables/invite', { table: table.id, seat });
      if (!invited) return;
      keepSeatToken(table.id, invited.link);
    }
    show(true);
  };
  const swap = async (): Promise<void> => {
    if ((await askAloud('tables/swap', { table: table.id, one: seat, other: next })) !== null) swapSeatTokens(table.id, seat, next);
  };
  const next = (seat + 1) % table.seats.length;
  return (
    <>
      <div class="row">
        {(is === 'invited' || is === 'open') && !(isShown && is === 'invited') && (
          <button
            type="button"
            class={`button ${isKept ? 'quiet' : 'strong'}`}
            aria-label={text.inviteTo(seat + 1)}
            onClick={() => void invite()}
          >
            {text.invite}
          </button>
        )}
        {is === 'bot' && (
          <button type="button" class="button" onClick={() => void invite()}>
            {text.keepForFriend}
          </button>
        )}
        {is === 'invited' && (
          <button type="button" class="button quiet" onClick={() => void askAloud('tables/open', { table: table.id, seat })}>
            {text.openUp}
          </button>
        )}
        {(is === 'invited' || is === 'open') && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void askAloud('tables/bot', { table: table.id, seat, player: PLAYERS.good })}
          >
            {text.putBot}
          </button>
        )}
        {is === 'person' && seat !== viewer && (
          <button type="button" class="button quiet" onClick={() => void askAloud('tables/kick', { table: table.id, seat })}>
            {text.sendAway(name ?? '')}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => void swap()}>
          {text.swap(next + 1)}
        </button>
      </div>
      {isShown && is === 'invited' && token !== null && <SeatLink table={table.id} seat={seat} token={token} />}
    </>
  );
}
