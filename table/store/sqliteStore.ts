import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Problem, type Entry } from '@hoard/kernel';
import { MIGRATIONS } from './migrations.ts';
import type { Beginning, KeptGame, Store, Written } from './store.ts';

/** Another process may be writing: it is waited for, and not for ever. */
const PATIENCE_MS = 5_000;

/** A write that waits for the others of its moment. */
interface Pending {
  readonly statement: StatementSync;
  readonly values: readonly (string | number)[];
  readonly settle: PromiseWithResolvers<Written>;
}

/** A store in one file. Whatever is written in the same moment becomes durable at once, with one wait for the disk. */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #append: StatementSync;
  readonly #beginning: StatementSync;
  readonly #journal: StatementSync;
  #pending: Pending[] = [];

  /** Opens a file, or makes it; an older one is brought up to date. */
  constructor(path: string) {
    this.#database = opened(path);
    this.#begin = this.#database.prepare('INSERT INTO games (id, game, beginning) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
    // A place that does not follow the last one would leave a gap: as if somebody else had been there.
    this.#append = this.#database.prepare(
      'INSERT INTO journal (id, place, entry) SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT coalesce(max(place) + 1, 0) FROM journal WHERE id = ?1) ON CONFLICT DO NOTHING',
    );
    this.#beginning = this.#database.prepare('SELECT beginning FROM games WHERE id = ?');
    this.#journal = this.#database.prepare('SELECT entry FROM journal WHERE id = ? ORDER BY place');
  }

  begin(id: string, beginning: Beginning): Promise<Written> {
    return this.#write(this.#begin, [id, beginning.game, JSON.stringify(beginning)]);
  }

  append(id: string, place: number, entry: Entry): Promise<Written> {
    return this.#write(this.#append, [id, place, JSON.stringify(entry)]);
  }

  async load(id: string): Promise<KeptGame | null> {
    this.#flush();
    const row = this.#beginning.get(id);
    if (row === undefined) return null;
    const journal = this.#journal.all(id).map(({ entry }) => JSON.parse(entry as string) as Entry);
    return { beginning: JSON.parse(row['beginning'] as string) as Beginning, journal };
  }

  async close(): Promise<void> {
    this.#flush();
    this.#database.close();
  }

  #write(statement: StatementSync, values: readonly (string | number)[]): Promise<Written> {
    const settle = Promise.withResolvers<Written>();
    this.#pending.push({ statement, values, settle });
    if (this.#pending.length === 1) setImmediate(() => this.#flush());
    return settle.promise;
  }

  /** All or nothing: where one write fails, nobody is told that theirs was kept. */
  #flush(): void {
    const pending = this.#pending;
    if (pending.length === 0) return;
    this.#pending = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const written = pending.map(({ statement, values }): Written => (statement.run(...values).changes === 1 ? 'kept' : 'taken'));
      this.#database.exec('COMMIT');
      pending.forEach(({ settle }, index) => settle.resolve(written[index]!));
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { settle } of pending)
        settle.reject(new Problem(`Nothing could be written to the store: ${String(error)}`, { cause: error }));
    }
  }
}

function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(database, path);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Problem) throw error;
    throw new Problem(`${path} cannot be opened as a store: ${String(error)}; expected a file that Hoard made, or none`, { cause: error });
  }
}

/** Two processes may open an old file at once: one brings it up to date, the other finds it so. */
function migrate(database: DatabaseSync, path: string): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (done > MIGRATIONS.length)
      throw new Problem(`${path} was written by a newer Hoard (version ${done} of the store; this one knows ${MIGRATIONS.length})`);
    for (const step of MIGRATIONS.slice(done)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
