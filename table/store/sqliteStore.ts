import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { Problem, type Entry } from '@hoard/kernel';
import { MIGRATIONS } from './migrations.ts';
import type { AdoptedRules, Beginning, KeptAddress, KeptGame, KeptKey, KeptSaid, KeptTable, Person, Store, Written } from './store.ts';

/** Another process may be writing: it is waited for, and not for ever. */
const PATIENCE_MS = 5_000;

const DAY = 24 * 60 * 60_000;

/** A write that waits for the others of its moment. */
interface Pending {
  /** Carries it out inside of a transaction; returns how its promise is fulfilled once that has come to last. */
  readonly carryOut: () => () => void;
  readonly reject: (error: unknown) => void;
}

type Row = Record<string, SQLOutputValue>;

/** A store in one file. Whatever is written in the same moment becomes durable at once, with one wait for the disk. */
export class SqliteStore implements Store {
  readonly #path: string;
  readonly #database: DatabaseSync;
  /** Which file it is, whatever its name: what is written to one that was taken away would be lost. */
  readonly #file: number;
  readonly #statements = new Map<string, StatementSync>();
  #pending: Pending[] = [];
  /** When what waits now has been written, or could not be. */
  #flushed = Promise.withResolvers<void>();

  /** Opens a file, or makes it; an older one is brought up to date. */
  constructor(path: string) {
    this.#path = path;
    this.#database = opened(path);
    this.#file = statSync(path).ino;
  }

  begin(id: string, beginning: Beginning): Promise<Written> {
    return this.#write(() =>
      this.#change('INSERT INTO games (id, game, beginning) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, beginning.game, text(beginning)),
    );
  }

  append(id: string, place: number, entry: Entry, told?: string): Promise<Written> {
    // A place that does not follow the last one would leave a gap: as if somebody else had been there.
    return this.#write(() =>
      this.#change(
        `INSERT INTO journal (id, place, entry, at, told)
         SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 = (SELECT coalesce(max(place) + 1, 0) FROM journal WHERE id = ?1) ON CONFLICT DO NOTHING`,
        id,
        place,
        text(entry),
        Date.now(),
        told ?? null,
      ),
    );
  }

  async load(id: string): Promise<KeptGame | null> {
    const [game] = await this.#rows('SELECT beginning FROM games WHERE id = ?', id);
    if (game === undefined) return null;
    const rows = await this.#rows('SELECT entry, at, told FROM journal WHERE id = ? ORDER BY place', id);
    return {
      beginning: read(game['beginning']) as Beginning,
      journal: rows.map(({ entry }) => read(entry) as Entry),
      told: rows.map(({ told }) => (told === null ? null : String(told))),
      lastAt: Number(rows.at(-1)?.['at'] ?? 0),
    };
  }

  adopt(id: string, { version, content, told }: AdoptedRules): Promise<void> {
    return this.#write(() => {
      this.#change(`UPDATE games SET beginning = json_set(beginning, '$.version', ?, '$.content', ?) WHERE id = ?`, version, content, id);
      for (const [place, short] of told.entries()) this.#change('UPDATE journal SET told = ? WHERE id = ? AND place = ?', short, id, place);
    });
  }

  addPerson({ id, name }: Person, key: KeptKey): Promise<void> {
    return this.#write(() => {
      this.#change('INSERT INTO people (id, name, seen_at) VALUES (?, ?, ?)', id, name, Date.now());
      this.#addKey(id, key);
    });
  }

  async personBy({ hash, kind }: KeptKey): Promise<Person | null> {
    const [row] = await this.#rows(
      'SELECT people.id, people.name, people.seen_at FROM keys JOIN people ON people.id = person WHERE hash = ? AND kind = ?',
      hash,
      kind,
    );
    if (row === undefined) return null;
    const person = { id: String(row['id']), name: String(row['name']) };
    this.#noteSeen(person.id, Number(row['seen_at']));
    return person;
  }

  /** To the day: nobody needs to know more, and nobody waits for it. */
  #noteSeen(person: string, before: number): void {
    const now = Date.now();
    if (now - before < DAY) return;
    this.#write(() => this.#change('UPDATE people SET seen_at = ? WHERE id = ?', now, person)).catch(() => {});
  }

  async unseenSince(before: number, most: number): Promise<readonly string[]> {
    const rows = await this.#rows(
      `SELECT id FROM people WHERE seen_at < ?
         AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
       ORDER BY seen_at LIMIT ?`,
      before,
      most,
    );
    return rows.map(({ id }) => String(id));
  }

  rename(person: string, name: string): Promise<void> {
    return this.#write(() => void this.#change('UPDATE people SET name = ? WHERE id = ?', name, person));
  }

  addKey(person: string, key: KeptKey): Promise<void> {
    return this.#write(() => this.#addKey(person, key));
  }

  removeKeys(person: string, kind: KeptKey['kind'], but = ''): Promise<void> {
    return this.#write(() => void this.#change('DELETE FROM keys WHERE person = ? AND kind = ? AND hash <> ?', person, kind, but));
  }

  spendKey({ hash, kind }: KeptKey): Promise<Written> {
    return this.#write(() => this.#change('DELETE FROM keys WHERE hash = ? AND kind = ?', hash, kind));
  }

  setAddress(person: string, device: string | null, address: KeptAddress | null): Promise<void> {
    return this.#write(() => {
      this.#change('DELETE FROM addresses WHERE person = ? AND device IS ?', person, device);
      if (address !== null)
        this.#change('INSERT INTO addresses (person, device, described) VALUES (?, ?, ?)', person, device, text(address));
    });
  }

  async addressesOf(person: string): ReturnType<Store['addressesOf']> {
    const rows = await this.#rows('SELECT device, described FROM addresses WHERE person = ?', person);
    return rows.map(({ device, described }) => ({
      device: device === null ? null : String(device),
      address: read(described) as KeptAddress,
    }));
  }

  noteCalled(person: string, table: string, at: number, since: number): Promise<Written> {
    return this.#write(() =>
      this.#change(
        'INSERT INTO called (id, person, at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET at = ?3 WHERE at < ?4',
        table,
        person,
        at,
        since,
      ),
    );
  }

  async noteCame(person: string, table: string): Promise<void> {
    // Most were not called, and nothing is written for them.
    if ((await this.#rows('SELECT at FROM called WHERE id = ? AND person = ?', table, person)).length === 0) return;
    await this.#write(() => this.#change('DELETE FROM called WHERE id = ? AND person = ?', table, person));
  }

  async forget(person: string): Promise<void> {
    await this.#write(() => {
      this.#change('DELETE FROM people WHERE id = ?', person);
      this.#change('DELETE FROM chat WHERE person = ?', person);
    });
    // What was written lately is still in the file beside it.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  keepTable(table: KeptTable): Promise<Written> {
    const { id, revision, phase, isListed, host, changedAt, seats } = table;
    const values = [revision, phase, Number(isListed), host, changedAt, text(table)];
    return this.#write(() => {
      const written =
        revision === 0
          ? this.#change(
              'INSERT INTO tables (id, revision, phase, is_listed, host, changed_at, described) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
              id,
              ...values,
            )
          : this.#change(
              'UPDATE tables SET revision = ?, phase = ?, is_listed = ?, host = ?, changed_at = ?, described = ? WHERE id = ? AND revision = ?',
              ...values,
              id,
              revision - 1,
            );
      if (written === 'taken') return written;
      this.#change('DELETE FROM seats WHERE id = ?', id);
      for (const { person } of seats)
        if (person !== null) this.#change('INSERT INTO seats (person, id) VALUES (?, ?) ON CONFLICT DO NOTHING', person, id);
      return written;
    });
  }

  async table(id: string): Promise<KeptTable | null> {
    return (await this.#tables('WHERE id = ?', id))[0] ?? null;
  }

  async tablesOf(person: string): Promise<readonly KeptTable[]> {
    return this.#tables('WHERE host = ?1 OR id IN (SELECT id FROM seats WHERE person = ?1) ORDER BY changed_at DESC', person);
  }

  async listed(most: number): Promise<readonly KeptTable[]> {
    return this.#tables(`WHERE phase = 'gathering' AND is_listed = 1 ORDER BY changed_at DESC LIMIT ?`, most);
  }

  async latest(most: number): Promise<readonly KeptTable[]> {
    return this.#tables('ORDER BY changed_at DESC LIMIT ?', most);
  }

  async tablesLike(beginning: string): Promise<readonly KeptTable[]> {
    return this.#tables('WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2', beginning);
  }

  async idleSince(phase: KeptTable['phase'], before: number): Promise<readonly KeptTable[]> {
    return this.#tables(
      `WHERE phase = ?1 AND changed_at < ?2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.id = tables.id AND at >= ?2) ORDER BY changed_at`,
      phase,
      before,
    );
  }

  unname(id: string, seat: number, name: string): Promise<void> {
    return this.#write(() => {
      this.#change(
        `UPDATE games SET beginning = json_set(beginning, '$.seated[' || CAST(?2 AS INTEGER) || '].name', ?3) WHERE id = ?1`,
        id,
        seat,
        name,
      );
      this.#change(
        `UPDATE journal SET entry = json_set(entry, '$.name', ?3) WHERE id = ?1 AND entry ->> 'now' = 'back' AND entry ->> 'seat' = CAST(?2 AS INTEGER) AND entry ->> 'name' IS NOT NULL`,
        id,
        seat,
        name,
      );
    });
  }

  removeTable(id: string): Promise<void> {
    return this.#write(() => {
      this.#change('DELETE FROM tables WHERE id = ?', id);
      this.#change('DELETE FROM games WHERE id = ?', id);
    });
  }

  addSaid(table: string, said: Omit<KeptSaid, 'place'>): Promise<KeptSaid> {
    return this.#write(() => {
      const [row] = this.#query('SELECT coalesce(max(place) + 1, 0) AS place FROM chat WHERE id = ?', table);
      const kept: KeptSaid = { ...said, place: Number(row!['place']) };
      this.#change('INSERT INTO chat (id, place, person, said) VALUES (?, ?, ?, ?)', table, kept.place, kept.person, text(kept));
      return kept;
    });
  }

  async said(table: string, most: number): Promise<readonly KeptSaid[]> {
    const rows = await this.#rows('SELECT said FROM chat WHERE id = ? ORDER BY place DESC LIMIT ?', table, most);
    return rows.map(({ said }) => read(said) as KeptSaid).toReversed();
  }

  report(table: string, place: number): Promise<KeptSaid | null> {
    return this.#write(() => {
      const [row] = this.#query('SELECT said FROM chat WHERE id = ? AND place = ?', table, place);
      if (row === undefined) return null;
      const kept: KeptSaid = { ...(read(row['said']) as KeptSaid), isReported: true };
      this.#change('UPDATE chat SET said = ? WHERE id = ? AND place = ?', text(kept), table, place);
      return kept;
    });
  }

  unsay(table: string, place: number): Promise<void> {
    return this.#write(() => void this.#change('DELETE FROM chat WHERE id = ? AND place = ?', table, place));
  }

  secret(name: string, fresh: () => string): Promise<string> {
    return this.#write(() => {
      const [known] = this.#query('SELECT secret FROM secrets WHERE name = ?', name);
      if (known !== undefined) return String(known['secret']);
      const secret = fresh();
      this.#change('INSERT INTO secrets (name, secret) VALUES (?, ?)', name, secret);
      return secret;
    });
  }

  async counts(): ReturnType<Store['counts']> {
    this.#checkFile();
    const [row] = await this.#rows(
      `SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM tables WHERE phase = 'playing') AS playing, (SELECT count(*) FROM people) AS people`,
    );
    return { tables: Number(row!['tables']), playing: Number(row!['playing']), people: Number(row!['people']) };
  }

  async close(): Promise<void> {
    this.#flush();
    this.#database.close();
  }

  #checkFile(): void {
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#file)
      throw new Problem(`${this.#path} is gone, or another file has its name; expected the one that was opened`);
  }

  #addKey(person: string, { hash, kind }: KeptKey): void {
    this.#change('INSERT INTO keys (hash, kind, person) VALUES (?, ?, ?)', hash, kind, person);
  }

  async #tables(which: string, ...values: readonly SQLInputValue[]): Promise<KeptTable[]> {
    const rows = await this.#rows(`SELECT described FROM tables ${which}`, ...values);
    return rows.map(({ described }) => read(described) as KeptTable);
  }

  /** Whoever reads waits for what is written in this moment: it is seen when it has come to last, and the disk is waited for once. */
  async #rows(sql: string, ...values: readonly SQLInputValue[]): Promise<Row[]> {
    if (this.#pending.length > 0) await this.#flushed.promise;
    return this.#query(sql, ...values);
  }

  #query(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  #change(sql: string, ...values: readonly SQLInputValue[]): Written {
    return this.#prepared(sql).run(...values).changes === 0 ? 'taken' : 'kept';
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #write<R>(work: () => R): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    const carryOut = (): (() => void) => {
      const result = work();
      return () => resolve(result);
    };
    this.#pending.push({ carryOut, reject });
    if (this.#pending.length === 1) setImmediate(() => this.#flush());
    return promise;
  }

  /** All or nothing: where one write fails, nobody is told that theirs was kept. */
  #flush(): void {
    const pending = this.#pending;
    if (pending.length === 0) return;
    this.#pending = [];
    const flushed = this.#flushed;
    this.#flushed = Promise.withResolvers();
    try {
      this.#checkFile();
      this.#database.exec('BEGIN IMMEDIATE');
      const fulfil = pending.map(({ carryOut }) => carryOut());
      this.#database.exec('COMMIT');
      for (const tell of fulfil) tell();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of pending) reject(new Problem(`Nothing could be written to the store: ${String(error)}`, { cause: error }));
    }
    flushed.resolve();
  }
}

const text = (value: object): string => JSON.stringify(value);
const read = (value: SQLOutputValue | undefined): unknown => JSON.parse(value as string);

function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    // Whoever was forgotten must not be found in the pages that nothing points to any more.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
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
