import type { Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import type { ComponentChild } from 'preact';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { forgetTable } from '../storage/friendsTables.ts';
import { Trouble } from '../Trouble.tsx';
import { BigScreen } from './BigScreen.tsx';
import { Closed } from './Closed.tsx';
import { FriendsTable } from './FriendsTable.tsx';
import { learnFriendsWords } from './friendsWords.ts';
import { Invitation } from './Invitation.tsx';
import { learnAddresses } from './reach.ts';
import { refusedText } from './refusedText.ts';
import { ask } from './server.ts';
import { TablesScreen } from './TablesScreen.tsx';
import { TableVisit, type VisitAs } from './tableVisit.ts';
import './friends.css';

/** A table on the server: before the game, in it, and after it. */
export const openFriendsTable = (id: string, left: AbortSignal): Promise<ComponentChild> =>
  visitWith(id, 'me', left, (visit, board) => <FriendsTable visit={visit} board={board} />);

/** A table as everybody may see it, for a television. */
export const openBigScreen = (id: string, left: AbortSignal): Promise<ComponentChild> =>
  visitWith(id, 'anybody', left, (visit, board) => <BigScreen visit={visit} board={board} />);

async function visitWith(
  id: string,
  as: VisitAs,
  left: AbortSignal,
  show: <T extends Types>(visit: TableVisit<T>, board: BoardGame<T>) => ComponentChild,
): Promise<ComponentChild> {
  await learnFriendsWords();
  const looked = await ask('tables/look', { table: id });
  if (!looked.ok && looked.refusal.why === 'no-table') forgetTable(id);
  if (!looked.ok) return <NotReached message={refusedText(looked.refusal)} />;
  void learnAddresses();
  return withSpeakingBoard(looked.given.table.game, async <T extends Types>(board: BoardGame<T>) => {
    const visit = await TableVisit.open<T>(id, as, left);
    return visit instanceof TableVisit ? show(visit, board) : <Closed closing={visit} onAgain={() => location.reload()} />;
  });
}

/** A seat that somebody was sent the link of. It is taken by a press, not because the link was opened. */
export async function openInvitation(id: string, seat: number, token: string): Promise<ComponentChild> {
  await learnFriendsWords();
  // A token that none can be leads nowhere; the table is shown all the same.
  const looked = await ask('tables/look', { table: id, token: TOKEN.test(token) ? token : null });
  if (!looked.ok) return <NotReached message={refusedText(looked.refusal)} />;
  return <Invitation looked={looked.given} seat={seat} token={token} />;
}

/** The tables one sits at, and those that are open to everybody. */
export async function openTables(): Promise<ComponentChild> {
  await learnFriendsWords();
  return <TablesScreen />;
}

/** What a link brings; anything else was typed. */
const TOKEN = /^[\w-]{22}$/;

const NotReached = ({ message }: { readonly message: string }) => <Trouble message={message} />;
