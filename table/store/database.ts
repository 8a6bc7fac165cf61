import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { Written } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** Another process may be writing: it is waited for, and not for ever. */
const PATIENCE = { timeout: 5_000 };

/** The file of a store, as one thread has it open. Threads that write have no need of the kernel: they start the sooner. */
export class Database {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string | URL) {
    this.#database = new DatabaseSync(path, PATIENCE);
    try {
      // Whoever was forgotten must not be found in the pages that nothing points to any more.
      this.run('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  rows(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  /** Whether anything was changed. */
  change(sql: string, ...values: readonly SQLInputValue[]): Written {
    return this.#prepared(sql).run(...values).changes === 0 ? 'taken' : 'kept';
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }

  /** All or nothing: when it returns, it outlives the process and the power; when it throws, nothing has changed. */
  atOnce<R>(work: () => R): R {
    this.#prepared('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      this.#prepared('COMMIT').run();
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
