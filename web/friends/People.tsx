import type { Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { friendsWords } from './friendsWords.ts';
import { mute, mutedAt } from './hearing.ts';
import { SeatLink } from './SeatLink.tsx';
import { askAloud } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

/** Who sits where, who is here, and what can be done about who is not. */
export function People<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table, viewer, isHost } = visit.known.value;
  const { company: text, room } = friendsWords.value;
  const [link, setLink] = useState<{ readonly seat: number; readonly token: string } | null>(null);
  const invite = async (seat: number): Promise<void> => {
    const invited = await askAloud('tables/invite', { table: table.id, seat });
    if (invited !== null) setLink(invited.link);
  };
  const deafTo = mutedAt(table.id);
  return (
    <section aria-label={text.people}>
      <ul class="plain-list company-people">
        {table.seats.map(({ is, name, player, isHere }, seat) => (
          <li key={seat}>
            <span>
              <strong>{seat === viewer ? room.you(name ?? '') : (name ?? room.free)}</strong>
              <small>{is === 'bot' ? text.isBot : player !== null ? text.botPlays : isHere ? room.here : room.away}</small>
            </span>
            {is !== 'bot' && seat !== viewer && (
              <span class="row">
                <button
                  type="button"
                  class="button quiet"
                  aria-pressed={deafTo.includes(seat)}
                  onClick={() => mute(table.id, seat, !deafTo.includes(seat))}
                >
                  {deafTo.includes(seat) ? text.unmute : text.mute}
                </button>
                {isHost && player !== null && table.phase === 'playing' && (
                  <button type="button" class="button quiet" onClick={() => void invite(seat)}>
                    {text.takeOverLink}
                  </button>
                )}
                {isHost && player === null && !isHere && table.phase === 'playing' && (
                  <button
                    type="button"
                    class="button quiet"
                    onClick={() => void askAloud('tables/bot', { table: table.id, seat, player: STAND_IN })}
                  >
                    {text.letBotPlay}
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {table.spectators > 0 && <p class="faint">{text.spectators(table.spectators)}</p>}
      {link !== null && <SeatLink table={table.id} {...link} />}
    </section>
  );
}

/** The bot that plays for who is not here. */
const STAND_IN = 'search:1';
