import { statSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';
import { Problem, type Entry } from '@hoard/kernel';
import { Database } from './database.ts';
import { GroupCommit } from './groupCommit.ts';
import { MIGRATIONS } from './migrations.ts';
import type {
  AdoptedRules,
  Beginning,
  KeptAddress,
  KeptGame,
  KeptKey,
  KeptSaid,
  KeptSitting,
  KeptTable,
  Person,
  Store,
  Written,
} from './store.ts';
import { read, text } from './texts.ts';

const DAY = 24 * 60 * 60_000;

/** A store in one file. What is written comes to last in a thread of its own; what is read is read here, and waits for what is being written. */
export class SqliteStore implements Store {
  readonly #path: string;
  readonly #database: Database;
  /** Which file it is, whatever its name: what is written to one that was taken away would be lost. */
  readonly #file: number;
  readonly #commits: GroupCommit;

  /** Opens a file, or makes it; an older one is brought up to date. */
  constructor(path: string) {
    this.#path = path;
    this.#database = made(path);
    this.#file = statSync(path).ino;
    this.#commits = new GroupCommit({ path, file: this.#file });
  }

  begin(id: string, beginning: Beginning): Promise<Written> {
    return this.#commits.write('begin', id, beginning);
  }

  append(id: string, place: number, entry: Entry, told: string | null = null): Promise<Written> {
    return this.#commits.write('append', id, place, text(entry), Date.now(), told);
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

  adopt(id: string, rules: AdoptedRules): Promise<void> {
    return this.#commits.write('adopt', id, rules);
  }

  addPerson(person: Person, key: KeptKey): Promise<void> {
    return this.#commits.write('addPerson', person, key, Date.now());
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
    this.#commits.write('noteSeen', person, now).catch(() => {});
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
    return this.#commits.write('rename', person, name);
  }

  addKey(person: string, key: KeptKey): Promise<void> {
    return this.#commits.write('addKey', person, key);
  }

  removeKeys(person: string, kind: KeptKey['kind'], but = ''): Promise<void> {
    return this.#commits.write('removeKeys', person, kind, but);
  }

  spendKey(key: KeptKey): Promise<Written> {
    return this.#commits.write('spendKey', key);
  }

  setAddress(person: string, device: string | null, address: KeptAddress | null): Promise<void> {
    return this.#commits.write('setAddress', person, device, address);
  }

  async addressesOf(person: string): ReturnType<Store['addressesOf']> {
    const rows = await this.#rows('SELECT device, described FROM addresses WHERE person = ?', person);
    return rows.map(({ device, described }) => ({
      device: device === null ? null : String(device),
      address: read(described) as KeptAddress,
    }));
  }

  noteCalled(person: string, table: string, at: number, since: number): Promise<Written> {
    return this.#commits.write('noteCalled', person, table, at, since);
  }

  async noteCame(person: string, table: string): Promise<void> {
    // Most were not called, and nothing is written for them.
    if ((await this.#rows('SELECT at FROM called WHERE id = ? AND person = ?', table, person)).length === 0) return;
    await this.#commits.write('noteCame', person, table);
  }

  async forget(person: string): Promise<void> {
    await this.#commits.write('forget', person);
    // What was written lately is still in the file beside it.
    this.#database.run('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  keepTable(table: KeptTable): Promise<Written> {
    return this.#commits.write('keepTable', table);
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

  async asking(): Promise<readonly KeptTable[]> {
    // In the words of the index: they are few among many.
    return this.#tables(
      `INDEXED BY tables_asking WHERE coalesce(described ->> '$.vote', described ->> '$.rewind') IS NOT NULL AND phase = 'playing'`,
    );
  }

  async idleSince(phase: KeptTable['phase'], before: number): Promise<readonly KeptTable[]> {
    return this.#tables(
      `WHERE phase = ?1 AND changed_at < ?2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.id = tables.id AND at >= ?2) ORDER BY changed_at`,
      phase,
      before,
    );
  }

  async satAt(person: string): Promise<readonly KeptSitting[]> {
    const rows = await this.#rows('SELECT id, seat, name FROM sat WHERE person = ?', person);
    return rows.map(({ id, seat, name }) => ({ table: String(id), seat: Number(seat), name: String(name) }));
  }

  unname(id: string, seat: number, from: string, to: string): Promise<void> {
    return this.#commits.write('unname', id, seat, from, to);
  }

  removeTable(id: string): Promise<void> {
    return this.#commits.write('removeTable', id);
  }

  addSaid(table: string, said: Omit<KeptSaid, 'place'>): Promise<KeptSaid> {
    return this.#commits.write('addSaid', table, said);
  }

  async said(table: string, most: number): Promise<readonly KeptSaid[]> {
    const rows = await this.#rows('SELECT said FROM chat WHERE id = ? ORDER BY place DESC LIMIT ?', table, most);
    return rows.map(({ said }) => read(said) as KeptSaid).toReversed();
  }

  report(table: string, place: number): Promise<KeptSaid | null> {
    return this.#commits.write('report', table, place);
  }

  unsay(table: string, place: number): Promise<void> {
    return this.#commits.write('unsay', table, place);
  }

  secret(name: string, fresh: () => string): Promise<string> {
    return this.#commits.write('secret', name, fresh());
  }

  async counts(): ReturnType<Store['counts']> {
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#file)
      throw new Problem(`${this.#path} is gone, or another file has its name; expected the one that was opened`);
    const [row] = await this.#rows(
      `SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM tables WHERE phase = 'playing') AS playing, (SELECT count(*) FROM people) AS people`,
    );
    return { tables: Number(row!['tables']), playing: Number(row!['playing']), people: Number(row!['people']) };
  }

  async close(): Promise<void> {
    await this.#commits.close();
    this.#database.close();
  }

  async #tables(which: string, ...values: readonly SQLInputValue[]): Promise<KeptTable[]> {
    const rows = await this.#rows(`SELECT described FROM tables ${which}`, ...values);
    return rows.map(({ described }) => read(described) as KeptTable);
  }

  /** Whoever reads waits for what is being written: it is seen when it has come to last. */
  async #rows(...query: Parameters<Database['rows']>): Promise<ReturnType<Database['rows']>> {
    const { settled } = this.#commits;
    if (settled !== null) await settled;
    return this.#database.rows(...query);
  }
}

/** Opens a file, or makes it; an older one is brought up to date. */
function made(path: string): Database {
  let database: Database | null = null;
  try {
    database = new Database(path);
    migrate(database, path);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Problem) throw error;
    throw new Problem(`${path} cannot be opened as a store: ${String(error)}; expected a file that Hoard made, or none`, { cause: error });
  }
}

/** Two processes may open an old file at once: one brings it up to date, the other finds it so. */
function migrate(database: Database, path: string): void {
  database.atOnce(() => {
    const done = Number(database.rows('PRAGMA user_version')[0]!['user_version']);
    if (done > MIGRATIONS.length)
      throw new Problem(`${path} was written by a newer Hoard (version ${done} of the store; this one knows ${MIGRATIONS.length})`);
    for (const step of MIGRATIONS.slice(done)) database.run(step);
    database.run(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
