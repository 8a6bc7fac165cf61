import { closeSync, constants, copyFileSync, fsyncSync, lstatSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { holdFile, makeFolder, reasonOf, syncFolder } from '@hoard/disk';
import { Problem } from '@hoard/kernel';
import { MIGRATIONS } from './migrations.ts';
import { SqliteStore } from './sqliteStore.ts';

/** What a backup holds. */
export interface Contents {
  readonly games: number;
  /** Entries of their journals. */
  readonly entries: number;
}

/** What is there instead, and where that is now which was there. */
export interface Restored {
  readonly contents: Contents;
  readonly before: string | null;
}

/** All in one go: what others write meanwhile waits for nothing, and is not in it. */
const AT_ONCE = { rate: 2 ** 31 - 1 };
/** It holds the dice of games that go on. */
const ONLY_ITS_OWNER = 0o600;
const SQLITE_BUSY = 5;
const EXPECTED_STORE = 'expected the file in which hoard serve keeps its tables';
const EXPECTED_BACKUP = 'expected a file that hoard backup made';

/** Copies a store as it is at one moment into a new file, whole and checked, also while a server writes to it. */
export async function backUp(store: string, path: string): Promise<Contents> {
  mustBeFile(store, EXPECTED_STORE);
  mustBeOther(store, path);
  return holding(path, async () => {
    if (isThere(path)) throw new Problem(`${path} is there already; expected a name that is free: a backup replaces nothing.`);
    // Not only for reading: who only reads leaves files beside it.
    return opening(store, { isReadOnly: false, expected: EXPECTED_STORE }, (source) => {
      mustBeOurs(source, store, EXPECTED_STORE);
      return copy(source, path);
    });
  });
}

/**
 * Puts the tables of a backup in the place of those of a store, which are kept beside it. Whatever fails, and whenever, the store is as it was or
 * as the backup is.
 */
export async function restore(path: string, store: string, now: Date): Promise<Restored> {
  mustBeFile(path, EXPECTED_BACKUP);
  mustBeOther(store, path);
  // A copy of a store without the file beside it lacks what was written last.
  if (formatOf(path) === 'store')
    throw new Problem(`${path} is a store, or a mere copy of one that may lack its latest games; ${EXPECTED_BACKUP}.`);
  return opening(path, { isReadOnly: true, expected: EXPECTED_BACKUP }, async (source) => {
    mustBeOurs(source, path, EXPECTED_BACKUP);
    mustBeWhole(source, path, EXPECTED_BACKUP);
    makeRoomFor(store);
    return holding(store, async () => {
      const before = isThere(store) ? setAside(store, now) : null;
      const contents = await copy(source, store);
      // Brings it up to date, and proves that a server can open it.
      await new SqliteStore(store).close();
      return { contents, before };
    });
  });
}

/** Keeps a copy of what is there, be it damaged or no store at all; of a store that somebody uses, nothing is touched. */
function setAside(store: string, now: Date): string {
  mustBeFile(store, EXPECTED_STORE);
  if (formatOf(store) !== 'none') mustBeUnused(store);
  const before = `${store}.before-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  try {
    for (const beside of ['', ...BESIDE])
      if (isThere(store + beside)) copyFileSync(store + beside, before + beside, constants.COPYFILE_EXCL);
    settle(before);
    return before;
  } catch (error) {
    throw new Problem(`What is in ${store} cannot be kept as ${before}: ${reasonOf(error)}; expected a place with room for it.`, {
      cause: error,
    });
  }
}

/** What SQLite has beside a file that was not closed. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** A file leaves its way of writing only while nobody else has it open: that tells of a server in whatever process. */
function mustBeUnused(store: string): void {
  const database = new DatabaseSync(store);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY)
      throw new Problem(`${store} is in use by a server that runs; expected it to be stopped first.`, { cause: error });
    // What is damaged is what one restores for.
  } finally {
    database.close();
  }
}

/** Writes a copy under another name, looks whether it is whole, and only then gives it its own. */
async function copy(source: DatabaseSync, path: string): Promise<Contents> {
  const fresh = `${path}.hoard-new`;
  try {
    rmSync(fresh, { force: true });
    closeSync(openSync(fresh, 'wx', ONLY_ITS_OWNER));
    await backup(source, fresh, AT_ONCE);
    const contents = closed(fresh);
    settle(fresh);
    // What belongs to another file of that name would be read into this one.
    for (const beside of BESIDE) rmSync(path + beside, { force: true });
    renameSync(fresh, path);
    syncFolder(dirname(resolve(path)));
    return contents;
  } catch (error) {
    rmSync(fresh, { force: true });
    if (error instanceof Problem) throw error;
    throw new Problem(`${path} cannot be written: ${reasonOf(error)}; expected a place with room for it.`, { cause: error });
  }
}

/** Makes a copy one file that needs no other beside it, and looks through it. */
function closed(path: string): Contents {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    mustBeWhole(database, path, EXPECTED_STORE);
    const counts = database.prepare('SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM journal) AS entries').get()!;
    return { games: Number(counts['games']), entries: Number(counts['entries']) };
  } finally {
    database.close();
  }
}

/** Declares what we have declared in some version, and nothing else. */
function mustBeOurs(database: DatabaseSync, path: string, expected: string): void {
  looking(path, expected, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()!['user_version']);
    if (version > MIGRATIONS.length)
      throw new Problem(
        `${path} was written by a newer Hoard (version ${version} of the store; this one knows ${MIGRATIONS.length}); ${expected}.`,
      );
    if (version < 1 || shapeOf(database) !== shapeOfVersion(version)) throw new Problem(`${path} holds no tables of Hoard; ${expected}.`);
  });
}

/** Every page and every row is where it belongs. */
function mustBeWhole(database: DatabaseSync, path: string, expected: string): void {
  looking(path, expected, () => {
    const verdict = database.prepare('PRAGMA integrity_check(1)').get()!;
    if (verdict['integrity_check'] !== 'ok' || database.prepare('PRAGMA foreign_key_check').get() !== undefined)
      throw new Problem(`${path} is damaged; expected an unharmed copy.`);
  });
}

/** What SQLite cannot make out is said in words. */
function looking(path: string, expected: string, look: () => void): void {
  try {
    look();
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(path, expected, error);
  }
}

function shapeOfVersion(version: number): string {
  const database = new DatabaseSync(':memory:');
  try {
    for (const step of MIGRATIONS.slice(0, version)) database.exec(step);
    return shapeOf(database);
  } finally {
    database.close();
  }
}

/** Everything that a file declares: tables, indices, and triggers that somebody may have hidden in it. */
const shapeOf = (database: DatabaseSync): string =>
  JSON.stringify(database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all());

interface Opening {
  readonly isReadOnly: boolean;
  readonly expected: string;
}

async function opening<R>(path: string, { isReadOnly, expected }: Opening, use: (database: DatabaseSync) => Promise<R>): Promise<R> {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(path, { readOnly: isReadOnly });
  } catch (error) {
    throw unreadable(path, expected, error);
  }
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

async function holding<R>(path: string, work: () => Promise<R>): Promise<R> {
  const release = holdFile(path);
  try {
    return await work();
  } finally {
    release();
  }
}

/** How a file is written: as stores are, with another file beside it, or alone; its head tells, and to look leaves no trace. */
function formatOf(path: string): 'store' | 'alone' | 'none' {
  const handle = openSync(path, 'r');
  try {
    const head = Buffer.alloc(20);
    readSync(handle, head);
    if (head.toString('latin1', 0, 15) !== 'SQLite format 3') return 'none';
    return head[18] === 2 ? 'store' : 'alone';
  } finally {
    closeSync(handle);
  }
}

const unreadable = (path: string, expected: string, cause: unknown): Problem =>
  new Problem(`${path} cannot be read as tables of Hoard: ${cause instanceof Error ? cause.message : String(cause)}; ${expected}.`, {
    cause,
  });

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Pipes and devices have no end, and a folder is no file. */
function mustBeFile(path: string, expected: string): void {
  const about = statSync(path, { throwIfNoEntry: false });
  if (about === undefined) throw new Problem(`There is no ${path}; ${expected}.`);
  if (!about.isFile()) throw new Problem(`${path} is no ordinary file; ${expected}.`);
}

function mustBeOther(store: string, path: string): void {
  if (resolve(store) === resolve(path)) throw new Problem(`${path} is the file in which the tables are kept; expected another one.`);
}

function makeRoomFor(path: string): void {
  try {
    makeFolder(dirname(path));
  } catch (error) {
    throw new Problem(`${dirname(path)} cannot be made: ${reasonOf(error)}; expected a place for the tables.`, { cause: error });
  }
}

/** Waits until the disk has it. */
function settle(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
