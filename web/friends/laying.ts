import { freshContribution, type TableRefusal, type Takes } from '@hoard/table/client';
import { goTo } from '../router/router.ts';
import { hideToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { keepSeatToken } from './seatLinks.ts';
import { ask, askAloud } from './server.ts';

/** Lays a table, sits down at its first seat that is kept for somebody, and goes there. */
export async function layTable(wish: Takes<'tables/new'>): Promise<TableRefusal | null> {
  const made = await ask('tables/new', wish);
  if (!made.ok) return made.refusal;
  const { table, links } = made.given;
  const [mine, ...others] = links;
  for (const link of others) keepSeatToken(table.id, link);
  if (mine !== undefined) {
    const sat = await ask('tables/sit', { table: table.id, ...mine, contribution: freshContribution() });
    if (!sat.ok) return sat.refusal;
  }
  goTo({ at: 'table', id: table.id });
  return null;
}

/** The tables from which somebody here is on their way to the next one. */
const goingOn = new Set<string>();

export const isGoingOn = (table: string): boolean => goingOn.has(table);

/** The same people once more: whoever asks first lays the table, and everybody has their seat there by this press. */
export async function playOnceMore(table: string): Promise<void> {
  goingOn.add(table);
  hideToast(friendsWords.value.again.laid);
  await goToNext(table).finally(() => goingOn.delete(table));
}

async function goToNext(table: string): Promise<void> {
  const again = await askAloud('tables/again', { table });
  if (again === null) return;
  const { table: next, seat } = again;
  const isFree = seat !== null && next.phase === 'gathering' && next.seats[seat]!.is !== 'person';
  if (isFree && (await askAloud('tables/sit', { table: next.id, seat, token: null, contribution: freshContribution() })) === null) return;
  goTo({ at: 'table', id: next.id });
}
