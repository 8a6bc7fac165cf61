import type { Types } from '@hoard/kernel';
import { PACES, type Pace } from '@hoard/table/client';
import { language } from '../settings/settings.ts';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';

/** The pace is changed when all people at the table agree. */
export function PaceVote<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table, viewer } = visit.known.value;
  const { company: text, room } = friendsWords.value;
  const vote = async (pace: Pace | null): Promise<void> => {
    const refusal = await visit.connection.vote(pace);
    if (refusal !== null) showToast({ text: refusedText(refusal) });
  };
  const { vote: open } = table;
  const missing = open?.needed.filter((seat) => !open.for.includes(seat)) ?? [];
  return (
    <section aria-label={room.pace}>
      <h3>{room.pace}</h3>
      {open === null ? (
        <label class="field">
          {text.paceNow(room.paces[table.pace])}
          <select value={table.pace} onChange={({ currentTarget: { value } }) => void vote(PACES.find((pace) => pace === value)!)}>
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {room.paces[pace]}
              </option>
            ))}
          </select>
          <small>{text.allAgree}</small>
        </label>
      ) : (
        <>
          <p>{text.voteOn(room.paces[open.pace])}</p>
          {missing.length > 0 && (
            <p class="faint">
              {text.voteWaits(new Intl.ListFormat(language.value).format(missing.map((seat) => table.seats[seat]?.name ?? '')))}
            </p>
          )}
          <div class="row">
            {!open.for.includes(viewer) && (
              <button type="button" class="button strong" onClick={() => void vote(open.pace)}>
                {text.agree}
              </button>
            )}
            <button type="button" class="button quiet" onClick={() => void vote(null)}>
              {text.decline}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
