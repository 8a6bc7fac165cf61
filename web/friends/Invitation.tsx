import { SHELF } from '@hoard/games/shelf';
import { freshContribution, type Gives, type TableRefusal } from '@hoard/table/client';
import { hrefOf } from '../router/route.ts';
import { goInstead } from '../router/router.ts';
import { language } from '../settings/settings.ts';
import { Screen } from '../style/Screen.tsx';
import { words } from '../words/words.ts';
import { friendsWords } from './friendsWords.ts';
import { NameForm } from './NameForm.tsx';
import { ask } from './server.ts';

interface InvitationProps {
  readonly looked: Gives<'tables/look'>;
  readonly seat: number;
  readonly token: string;
}

/** Somebody was sent a link: who invites to what, one field for a name, one button. */
export function Invitation({ looked: { table, seat: mine, linked }, seat: written, token }: InvitationProps) {
  const { invitation: text, refused } = friendsWords.value;
  const { page } = words.value;
  // Seats may have been swapped since the link was sent: it leads where its token does.
  const seat = linked ?? written;
  const kept = table.seats[seat];
  const game = SHELF.find(({ id }) => id === table.game);
  const host = table.seats.find(({ isHost }) => isHost)?.name ?? null;
  const others = table.seats.filter((other, index) => index !== seat && other.name !== null);
  const isMine = mine !== null;
  const isOpen =
    kept !== undefined && (table.phase === 'gathering' ? linked !== null || kept.is === 'open' : linked !== null && kept.player !== null);
  const isDead = linked === null && kept?.is === 'invited';
  const goThere = (): void => goInstead({ at: 'table', id: table.id });
  return (
    <Screen title={text.title(game?.title ?? table.game)}>
      <section class="invitation parchment">
        <p class="invitation-from">{host === null ? text.fromNobody : text.from(host)}</p>
        {game !== undefined && <p>{game.line[language.value]}</p>}
        {others.length > 0 && (
          <p>
            {text.whoElse}: {new Intl.ListFormat(language.value).format(others.map(({ name }) => name!))}
          </p>
        )}
        {isMine ? (
          <>
            <p>{text.alreadyHere(table.seats[mine]?.name ?? '')}</p>
            <button type="button" class="button strong large" onClick={goThere}>
              {text.goThere}
            </button>
          </>
        ) : table.phase === 'over' || !isOpen ? (
          <>
            <p role="alert">{table.phase === 'over' ? text.isOver : isDead ? refused.deadLink : text.isTaken}</p>
            <a class="button on-parchment" href={hrefOf({ at: 'table', id: table.id })}>
              {table.phase === 'over' ? page.games : text.watch}
            </a>
          </>
        ) : (
          <>
            {table.phase === 'playing' && <p>{text.takeOver(kept?.name ?? '')}</p>}
            <SitDown table={table.id} seat={seat} token={token} onSat={goThere} />
          </>
        )}
      </section>
    </Screen>
  );
}

interface SitDownProps {
  readonly table: string;
  readonly seat: number;
  /** Of the link; null for a seat that is open to everybody. */
  readonly token: string | null;
  readonly onSat: () => void;
}

/** Sits down under a name: one field and one button. */
export function SitDown({ table, seat, token, onSat }: SitDownProps) {
  const { invitation: text } = friendsWords.value;
  const sit = async (): Promise<TableRefusal | null> => {
    const sat = await ask('tables/sit', { table, seat, token, contribution: freshContribution() });
    if (!sat.ok && sat.refusal.why !== 'already-seated') return sat.refusal;
    onSat();
    return null;
  };
  return (
    <NameForm label={text.sitDown} onNamed={sit}>
      <p class="faint">{text.noAccount}</p>
    </NameForm>
  );
}
