import type { Types } from '@hoard/kernel';
import { PACES, type Takes } from '@hoard/table/client';
import { friendsWords } from './friendsWords.ts';
import { askAloud } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

const CHATS = ['free', 'phrases', 'off'] as const;

/** How it goes at this table, for everybody to read. */
export function CustomsRead<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { pace, windowSeconds, chat, hasHints, hasSpectators } = visit.known.value.table;
  const { room: text } = friendsWords.value;
  return (
    <section class="plank" aria-label={text.customs}>
      <h2>{text.customs}</h2>
      <ul class="customs-read">
        <li>
          {text.pace}: {text.paces[pace]}. {text.paceHints[pace]}
        </li>
        <li>
          {text.window}: {text.seconds(windowSeconds)}
        </li>
        <li>
          {text.chat}: {text.chats[chat]}
        </li>
        {hasHints && <li>{text.hints}</li>}
        {hasSpectators && <li>{text.spectators}</li>}
      </ul>
    </section>
  );
}

/** How long a window for reactions may last: for who is quick, and for who reads every card. */
const WINDOWS = [2, 3, 4, 6, 8, 10, 15, 20, 30, 60];

/** How it goes at this table, for its host to decide. The pace is for all to agree on as soon as they play. */
export function Customs<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table } = visit.known.value;
  const { room: text } = friendsWords.value;
  const change = (wish: Omit<Takes<'tables/change'>, 'table'>): void => void askAloud('tables/change', { table: table.id, ...wish });
  const isGathering = table.phase === 'gathering';
  const SWITCHES = [
    ['hasHints', text.hints],
    ['hasSpectators', text.spectators],
    ...(isGathering ? ([['isListed', text.listed]] as const) : []),
  ] as const;
  const windows = [...new Set([...WINDOWS, table.windowSeconds])].toSorted((a, b) => a - b);
  return (
    <fieldset class={isGathering ? 'plank customs' : 'customs'}>
      <legend>{text.customs}</legend>
      {isGathering && (
        <label class="field">
          {text.pace}
          <select value={table.pace} onChange={({ currentTarget: { value } }) => change({ pace: PACES.find((pace) => pace === value)! })}>
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {text.paces[pace]}
              </option>
            ))}
          </select>
          <small>{text.paceHints[table.pace]}</small>
        </label>
      )}
      <label class="field">
        {text.window}
        <select value={table.windowSeconds} onChange={({ currentTarget: { value } }) => change({ windowSeconds: Number(value) })}>
          {windows.map((seconds) => (
            <option key={seconds} value={seconds}>
              {text.seconds(seconds)}
            </option>
          ))}
        </select>
        <small>{text.windowHint}</small>
      </label>
      <label class="field">
        {text.chat}
        <select value={table.chat} onChange={({ currentTarget: { value } }) => change({ chat: CHATS.find((chat) => chat === value)! })}>
          {CHATS.map((chat) => (
            <option key={chat} value={chat}>
              {text.chats[chat]}
            </option>
          ))}
        </select>
      </label>
      <div class="customs-switches">
        {SWITCHES.map(([custom, label]) => (
          <label key={custom} class="choice">
            <input type="checkbox" checked={table[custom]} onChange={({ currentTarget: { checked } }) => change({ [custom]: checked })} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
