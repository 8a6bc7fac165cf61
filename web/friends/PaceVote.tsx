import type { Types } from '@hoard/kernel';
import { PACES, type Pace } from '@hoard/table/client';
import { useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { Dialog } from '../style/Dialog.tsx';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';

interface PaceVoteProps<T extends Types> {
  readonly visit: TableVisit<T>;
}

async function voteFor<T extends Types>({ connection }: TableVisit<T>, pace: Pace | null): Promise<void> {
  const refusal = await connection.vote(pace);
  if (refusal !== null) showToast({ text: refusedText(refusal) });
}

/** The pace is changed when all people at the table agree. */
export function PaceVote<T extends Types>({ visit }: PaceVoteProps<T>) {
  const { table } = visit.known.value;
  const { company: text, room } = friendsWords.value;
  const [chosen, choose] = useState<Pace>(table.pace);
  return (
    <section aria-label={room.pace}>
      <h3>{room.pace}</h3>
      {table.vote === null ? (
        <>
          <label class="field">
            {text.paceNow(room.paces[table.pace])}
            <select value={chosen} onChange={({ currentTarget: { value } }) => choose(PACES.find((pace) => pace === value)!)}>
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {room.paces[pace]}
                </option>
              ))}
            </select>
            <small>{text.allAgree}</small>
          </label>
          {chosen !== table.pace && (
            <button type="button" class="button" onClick={() => void voteFor(visit, chosen)}>
              {text.askPace}
            </button>
          )}
        </>
      ) : (
        <Vote visit={visit} />
      )}
    </section>
  );
}

/** What is voted on, who has not agreed yet, and the two answers. */
function Vote<T extends Types>({ visit }: PaceVoteProps<T>) {
  const { table, viewer } = visit.known.value;
  const { company: text, room } = friendsWords.value;
  const { vote } = table;
  if (vote === null) return null;
  const names = vote.needed.map((seat) => table.seats[seat]?.name ?? '');
  return (
    <>
      <p>{text.voteOn(room.paces[vote.pace])}</p>
      <p class="faint">{text.voteWaits(new Intl.ListFormat(language.value).format(names))}</p>
      <div class="row">
        {vote.needed.includes(viewer) && (
          <button type="button" class="button strong" onClick={() => void voteFor(visit, vote.pace)}>
            {text.agree}
          </button>
        )}
        <button type="button" class="button" onClick={() => void voteFor(visit, null)}>
          {text.decline}
        </button>
      </div>
    </>
  );
}

/** Asks whoever has to agree, once; it can be answered later in the same place as everything about the table. */
export function AskedForPace<T extends Types>({ visit }: PaceVoteProps<T>) {
  const { table, viewer } = visit.known.value;
  const { vote } = table;
  const [put, putAway] = useState<Pace | null>(null);
  if (vote === null || put === vote.pace || !vote.needed.includes(viewer)) return null;
  const name = table.seats[vote.for[0]!]?.name ?? '';
  return (
    <Dialog title={friendsWords.value.company.votes(name)} onClose={() => putAway(vote.pace)}>
      <Vote visit={visit} />
    </Dialog>
  );
}
