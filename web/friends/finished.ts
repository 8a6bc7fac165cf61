import { parseGame, type Types } from '@hoard/kernel';
import { useEffect } from 'preact/hooks';
import { games } from '../storage/games.ts';
import { ask } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

/** When a game is over, all of it is wanted: what happened first, to be counted up, and its record, to be kept in this browser. */
export function useAllWhenOver<T extends Types>({ known, connection }: TableVisit<T>): void {
  const { id, phase } = known.value.table;
  useEffect(() => {
    if (phase !== 'over') return;
    void connection.recallAll();
    void keepFinished(id);
  }, [phase]);
}

/** Keeps a game that is over in this browser, so that it can be watched again and its dice be checked without the server. */
async function keepFinished(id: string): Promise<void> {
  await games.ready;
  if (games.find(id) !== null) return;
  const exported = await ask('tables/export', { table: id });
  if (!exported.ok || !exported.given.isWhole) return;
  try {
    const file = parseGame(id, JSON.stringify(exported.given.file));
    await games.keep(id, file);
  } catch {
    // What cannot be read is not kept; the server still has it.
  }
}
