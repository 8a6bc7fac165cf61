import { keep, recall } from '../settings/kept.ts';

/** A table on a server that somebody sits at in this browser, as the shelf tells of it without asking anybody. */
export interface TableNoted {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
}

const KEPT = 'friends.tables';

/** More would be no list that anybody looks through. */
const MOST = 20;

/** The latest first. What cannot be read is not there. */
export function tablesNoted(): readonly TableNoted[] {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNoted) : [];
  } catch {
    return [];
  }
}

export const noteTable = (table: TableNoted): void => write([table, ...others(table.id)]);

/** Nobody goes on with it here. */
export const forgetTable = (id: string): void => write(others(id));

const others = (id: string): readonly TableNoted[] => tablesNoted().filter((table) => table.id !== id);
const write = (tables: readonly TableNoted[]): void => keep(KEPT, JSON.stringify(tables.slice(0, MOST)));

const isNoted = (given: unknown): given is TableNoted =>
  typeof given === 'object' &&
  given !== null &&
  'id' in given &&
  typeof given.id === 'string' &&
  'game' in given &&
  typeof given.game === 'string' &&
  'names' in given &&
  Array.isArray(given.names) &&
  given.names.every((name) => typeof name === 'string');
