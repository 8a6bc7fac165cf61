import { titleOf } from '@hoard/games/shelf';
import type { Gives, TableShown } from '@hoard/table/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../router/route.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../style/Dialog.tsx';
import { Screen } from '../style/Screen.tsx';
import { showToast } from '../style/Toasts.tsx';
import { words } from '../words/words.ts';
import { friendsWords } from './friendsWords.ts';
import { Notices } from './Notices.tsx';
import { RecoveryCode } from './OtherScreens.tsx';
import { refusedText } from './refusedText.ts';
import { ask, beForgotten, me, recover } from './server.ts';

type Mine = Gives<'tables/mine'>['tables'][number];

/** What stands on the list; null as long as the server has not said. */
interface Listed {
  readonly mine: readonly Mine[];
  /** Null where this server lists nothing. */
  readonly open: readonly TableShown[] | null;
}

/** How often the list is looked at anew while somebody reads it. */
const LOOK_MILLISECONDS = 10_000;

/** The tables one sits at, on whichever device one sat down; and those that are open to everybody. */
export function TablesScreen() {
  const { tables: text } = friendsWords.value;
  const [listed, list] = useState<Listed | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    const [mine, open] = await Promise.all([me.value === null ? null : ask('tables/mine', {}), ask('tables/lobby', {})]);
    if (!open.ok && open.refusal.why !== 'no-lobby') return setTrouble(refusedText(open.refusal));
    setTrouble(null);
    list({ mine: mine?.ok ? mine.given.tables : [], open: open.ok ? open.given.tables : null });
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [me.value]);
  const isAwaited = listed?.mine.some(({ isAsked }) => isAsked) ?? false;
  useEffect(() => {
    if (isAwaited) document.title = `● ${text.yourTurn} · ${words.value.page.title}`;
  }, [isAwaited]);
  return (
    <Screen title={text.title}>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {listed === null ? (
        trouble === null && <p role="status">{words.value.page.loading}</p>
      ) : (
        <>
          <Tables title={text.yours} none={text.none}>
            {listed.mine.map(({ table, isAsked }) => (
              <TableRow
                key={table.id}
                table={table}
                free={table.seats.filter(({ is }) => is === 'open' || is === 'invited').length}
                isAsked={isAsked}
              />
            ))}
          </Tables>
          <Tables title={text.open} none={listed.open === null ? text.noLobby : text.noneOpen}>
            {(listed.open ?? [])
              .filter(({ id }) => listed.mine.every(({ table }) => table.id !== id))
              .map((table) => (
                <TableRow key={table.id} table={table} free={table.seats.filter(({ is }) => is === 'open').length} isAsked={false} />
              ))}
          </Tables>
          <Device />
        </>
      )}
    </Screen>
  );
}

function Tables({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ComponentChildren[];
}) {
  return (
    <section class="tables-list" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p class="faint">{none}</p> : <ul class="plain-list">{children}</ul>}
    </section>
  );
}

interface TableRowProps {
  readonly table: TableShown;
  /** The seats that whoever reads this can take, or give away. */
  readonly free: number;
  readonly isAsked: boolean;
}

function TableRow({ table, free, isAsked }: TableRowProps) {
  const { tables: text, room } = friendsWords.value;
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const state = { gathering: text.gathering, playing: text.goesOn, over: text.over }[table.phase];
  return (
    <li>
      <a class="running-game plank" href={hrefOf({ at: 'table', id: table.id })}>
        <span>
          <strong>
            {titleOf(table.game)}
            {isAsked && <em class="your-turn"> {text.yourTurn}</em>}
          </strong>
          <small>
            {[
              new Intl.ListFormat(language.value).format(names),
              state,
              ...(table.phase === 'over' ? [] : [room.paces[table.pace]]),
              ...(table.phase === 'gathering' && free > 0 ? [text.free(free)] : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </a>
    </li>
  );
}

/** Who one is here, and how one becomes the same on another device. */
function Device() {
  const { tables: text } = friendsWords.value;
  const { page } = words.value;
  const [code, setCode] = useState('');
  const [isSure, makeSure] = useState(false);
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const refusal = await recover(code.trim());
    if (refusal !== null) showToast({ text: refusedText(refusal) });
    else setCode('');
  };
  const forget = async (): Promise<void> => {
    makeSure(false);
    const refusal = await beForgotten();
    showToast({ text: refusal === null ? text.forgotten : refusedText(refusal) });
  };
  return (
    <section class="plank" aria-label={text.device}>
      <h2>{text.device}</h2>
      {me.value !== null && (
        <>
          <p>{text.known(me.value.name)}</p>
          <RecoveryCode />
          <Notices />
        </>
      )}
      <form class="chat-say" onSubmit={(event) => void take(event)}>
        <label class="field">
          {text.code}
          <input
            value={code}
            maxLength={40}
            autocomplete="off"
            autocapitalize="characters"
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={code.trim() === ''}>
          {text.takeCode}
        </button>
      </form>
      {me.value !== null && (
        <button type="button" class="button quiet" onClick={() => makeSure(true)}>
          {text.forget}
        </button>
      )}
      {isSure && (
        <Dialog title={text.forget} onClose={() => makeSure(false)}>
          <p>{text.sureToForget}</p>
          <div class="answers plain">
            <button type="button" class="button" onClick={() => makeSure(false)}>
              {page.cancel}
            </button>
            <button type="button" class="button strong" onClick={() => void forget()}>
              {text.forget}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
