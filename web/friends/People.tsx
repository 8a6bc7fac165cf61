import type { Types } from '@hoard/kernel';
import type { SeatShown } from '@hoard/table/client';
import { useId, useState } from 'preact/hooks';
import { AskFirst } from './AskFirst.tsx';
import { friendsWords } from './friendsWords.ts';
import { block, blockedAt } from './hearing.ts';
import { powersOver } from './hosting.ts';
import { SeatLink } from './SeatLink.tsx';
import { askAloud } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

/** Who sits where, who is here, and what can be done about it. */
export function People<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table } = visit.known.value;
  const { company: text } = friendsWords.value;
  const [link, setLink] = useState<{ readonly seat: number; readonly token: string } | null>(null);
  const invite = async (seat: number): Promise<void> => {
    const invited = await askAloud('tables/invite', { table: table.id, seat });
    if (invited !== null) setLink(invited.link);
  };
  return (
    <section aria-label={text.people}>
      <ul class="plain-list company-people">
        {table.seats.map((_, seat) => (
          <PersonRow key={seat} visit={visit} seat={seat} onInvite={() => void invite(seat)} />
        ))}
      </ul>
      {table.spectators > 0 && <p class="faint">{text.spectators(table.spectators)}</p>}
      {link !== null && <SeatLink table={table.id} {...link} />}
    </section>
  );
}

interface PersonRowProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly seat: number;
  readonly onInvite: () => void;
}

function PersonRow<T extends Types>({ visit, seat, onInvite }: PersonRowProps<T>) {
  const { table, viewer, isHost } = visit.known.value;
  const { company: text, room } = friendsWords.value;
  const shown = table.seats[seat]!;
  const { is, name, player, isHere, isGone, isMuted } = shown;
  const [isOpen, open] = useState(false);
  const about = useId();
  const isPlaying = table.phase === 'playing';
  const powers = powersOver(visit.known.value, seat);
  const isOfAnother = isPlaying && !isGone && is !== 'bot' && seat !== viewer;
  // Where the host is away nobody waits for them.
  const mayLetBotPlay = isHost || (viewer >= 0 && !table.seats.some((other) => other.isHost && other.isHere));
  return (
    <li>
      <span>
        <strong>{seat === viewer ? room.you(name ?? '') : (name ?? room.free)}</strong>
        <small>{[stateOf(shown), ...(shown.isHost ? [room.host] : []), ...(isMuted ? [text.isMuted] : [])].join(' · ')}</small>
      </span>
      <span class="row">
        {isHost && isOfAnother && player !== null && (
          <button type="button" class="button quiet" onClick={onInvite}>
            {text.takeOverLink}
          </button>
        )}
        {mayLetBotPlay && isOfAnother && is === 'person' && player === null && !isHere && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void askAloud('tables/bot', { table: table.id, seat, player: STAND_IN })}
          >
            {text.letBotPlay}
          </button>
        )}
        {powers !== null ? (
          <button
            type="button"
            class="button quiet"
            aria-label={text.about(name ?? '')}
            title={text.about(name ?? '')}
            aria-expanded={isOpen}
            aria-controls={about}
            onClick={() => open(!isOpen)}
          >
            ⋯
          </button>
        ) : (
          is === 'person' && seat !== viewer && name !== null && <BlockButton table={table.id} name={name} />
        )}
      </span>
      {powers !== null && isOpen && (
        <div id={about} class="row company-about" role="group" aria-label={text.about(name ?? '')}>
          <BlockButton table={table.id} name={name ?? ''} />
          <button type="button" class="button quiet" aria-pressed={isMuted} onClick={() => void powers.mute(!isMuted)}>
            {isMuted ? text.unmute : text.mute}
          </button>
          {isPlaying && (
            <AskFirst label={room.sendAway(name ?? '')} warning={text.sureToSendAway(name ?? '')} onSure={() => void powers.sendAway()} />
          )}
        </div>
      )}
    </li>
  );
}

interface BlockButtonProps {
  readonly table: string;
  readonly name: string;
}

/** Shows what somebody says to nobody at this device, or again. */
export function BlockButton({ table, name }: BlockButtonProps) {
  const { company: text } = friendsWords.value;
  const isBlocked = blockedAt(table).includes(name);
  return (
    <button type="button" class="button quiet" aria-pressed={isBlocked} onClick={() => block(table, name, !isBlocked)}>
      {isBlocked ? text.unblock(name) : text.block(name)}
    </button>
  );
}

/** What somebody at the table is doing, or who plays for them. */
function stateOf({ is, player, isHere, isGone }: SeatShown): string {
  const { company: text, room } = friendsWords.value;
  if (is === 'bot') return text.isBot;
  if (isGone) return text.hasGone;
  if (is !== 'person') return text.isVacant;
  return player !== null ? text.botPlays : isHere ? room.here : room.away;
}

/** The bot that plays for who is not here. */
const STAND_IN = 'search:1';
