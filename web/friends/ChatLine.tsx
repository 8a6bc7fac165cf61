import type { Types } from '@hoard/kernel';
import type { Said } from '@hoard/table/client';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { saidText } from './hearing.ts';
import { powersOver } from './hosting.ts';
import { BlockButton } from './People.tsx';
import { refusedText } from './refusedText.ts';
import { askAloud } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

interface ChatLineProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly said: Said;
}

/** One line of chat. What can be done about it waits behind a button. */
export function ChatLine<T extends Types>({ visit, said }: ChatLineProps<T>) {
  const { viewer } = visit.known.value;
  const { chat: text } = friendsWords.value;
  const [isOpen, open] = useState(false);
  const about = useId();
  const actions = useRef<HTMLDivElement>(null);
  // The last line opens below what is seen of the others.
  useEffect(() => actions.current?.scrollIntoView({ block: 'nearest' }), [isOpen]);
  const isMine = viewer >= 0 && said.seat === viewer;
  return (
    <li class={[isMine ? 'mine' : '', said.isReported ? 'reported' : ''].join(' ').trim() || undefined}>
      <span>
        <strong>{isMine ? text.you : said.name}</strong> {saidText(said)}
        {said.isReported && <small> ⚑ {text.isReported}</small>}
      </span>
      {!isMine && (
        <button
          type="button"
          class="button quiet"
          aria-label={text.about(said.name)}
          title={text.about(said.name)}
          aria-expanded={isOpen}
          aria-controls={about}
          onClick={() => open(!isOpen)}
        >
          ⋯
        </button>
      )}
      {isOpen && !isMine && (
        <div id={about} ref={actions} class="row chat-about" role="group" aria-label={text.about(said.name)}>
          <AboutLine visit={visit} said={said} />
        </div>
      )}
    </li>
  );
}

function AboutLine<T extends Types>({ visit, said }: ChatLineProps<T>) {
  const { table, viewer, isHost } = visit.known.value;
  const { chat: text, company } = friendsWords.value;
  // Who wrote it may have given the seat to somebody else.
  const isThere = said.seat !== null && table.seats[said.seat]?.name === said.name;
  const powers = powersOver(visit.known.value, isThere ? said.seat : null);
  const report = async (): Promise<void> => {
    const refusal = await visit.connection.report(said.place);
    showToast({ text: refusal === null ? text.reported : refusedText(refusal) });
  };
  return (
    <>
      {isHost ? (
        <button type="button" class="button" onClick={() => void askAloud('tables/unsay', { table: table.id, said: said.place })}>
          {text.takeAway}
        </button>
      ) : (
        viewer >= 0 &&
        said.line !== null && (
          <button type="button" class="button" onClick={() => void report()}>
            {text.report}
          </button>
        )
      )}
      {powers !== null && (
        <button type="button" class="button quiet" aria-pressed={powers.isMuted} onClick={() => void powers.mute(!powers.isMuted)}>
          {powers.isMuted ? company.unmute : company.mute}
        </button>
      )}
      <BlockButton table={table.id} name={said.name} />
    </>
  );
}
