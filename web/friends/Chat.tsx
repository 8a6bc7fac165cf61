import type { Types } from '@hoard/kernel';
import { LONGEST_LINE, PHRASES, asLine } from '@hoard/table/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { showToast } from '../style/Toasts.tsx';
import { ChatLine } from './ChatLine.tsx';
import { friendsWords } from './friendsWords.ts';
import { blockedAt, heardIn } from './hearing.ts';
import { BlockButton } from './People.tsx';
import { refusedText } from './refusedText.ts';
import type { TableVisit } from './tableVisit.ts';
import './chat.css';

/** What people say to each other: in their own words, or by one press in the language of each. */
export function Chat<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table, viewer, chat } = visit.known.value;
  const { chat: text, phrases } = friendsWords.value;
  const [typed, type] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  const heard = heardIn(table.id, chat);
  useLayoutEffect(() => {
    // The latest is read first.
    if (lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [heard.length]);
  if (table.chat === 'off') return <p class="faint">{text.off}</p>;
  const settle = async (answer: ReturnType<TableVisit<T>['connection']['say']>): Promise<boolean> => {
    const refusal = await answer;
    if (refusal !== null) showToast({ text: refusedText(refusal) });
    return refusal === null;
  };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const line = asLine(typed);
    if (line !== '' && (await settle(visit.connection.say(line)))) type('');
  };
  const isMuted = table.seats[viewer]?.isMuted === true;
  const hidden = blockedAt(table.id);
  return (
    <div class="chat">
      {heard.length === 0 ? (
        <p class="faint">{text.empty}</p>
      ) : (
        <ol class="plain-list chat-lines" ref={lines} tabIndex={0} aria-label={text.title}>
          {heard.map((said) => (
            <ChatLine key={said.place} visit={visit} said={said} />
          ))}
        </ol>
      )}
      {hidden.length > 0 && (
        <div class="row chat-hidden">
          {hidden.map((name) => (
            <BlockButton key={name} table={table.id} name={name} />
          ))}
        </div>
      )}
      {isMuted && <p class="faint">{text.muted}</p>}
      {viewer >= 0 && !isMuted && (
        <>
          {table.chat === 'free' && (
            <form class="chat-say" onSubmit={(event) => void send(event)}>
              <input
                class="search"
                value={typed}
                maxLength={LONGEST_LINE}
                aria-label={text.say}
                placeholder={text.say}
                autocomplete="off"
                enterkeyhint="send"
                onInput={(event) => type(event.currentTarget.value)}
              />
              <button type="submit" class="button">
                {text.send}
              </button>
            </form>
          )}
          <div class="chat-phrases" role="group" aria-label={text.phrases}>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" class="button quiet" onClick={() => void settle(visit.connection.phrase(phrase))}>
                {phrases[phrase]}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
