import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Problem, type Entry } from '@hoard/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, restore } from '../store/backup.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { SqliteStore } from '../store/sqliteStore.ts';

const NOW = new Date('2026-11-17T18:00:00Z');

let folder: string;
let store: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoard-backup-'));
  store = join(folder, 'tables.sqlite');
  file = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (place: number): Entry => ({ seat: 0, lane: 0, key: `k${place}` });

async function writeGame(path: string, id: string, entries: number): Promise<void> {
  const open = new SqliteStore(path);
  const secret = '5e'.repeat(32);
  await open.begin(id, {
    hoard: 1,
    game: 'race',
    version: 1,
    content: 'none',
    options: {},
    seated: [{ name: 'Ann', player: 'person' }],
    commitment: secret,
    secret,
    contributions: [],
  });
  await Promise.all(Array.from({ length: entries }, (_, place) => open.append(id, place, entry(place))));
  await open.close();
}

async function journalIn(path: string, id: string): Promise<readonly Entry[] | undefined> {
  const open = new SqliteStore(path);
  const kept = await open.load(id);
  await open.close();
  return kept?.journal;
}

describe('a backup', () => {
  test('is taken while a server writes, and holds whatever was acknowledged before', async () => {
    const writer = spawn(process.execPath, [fileURLToPath(new URL('./storeWriter.ts', import.meta.url)), store], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = '';
    writer.stdout.setEncoding('utf8').on('data', (text: string) => (heard += text));
    const acknowledged = (): number => heard.split('\n').length - 1;
    const written = async (more: number): Promise<number> => {
      for (const wanted = acknowledged() + more; acknowledged() < wanted;) await once(writer.stdout, 'data');
      return acknowledged();
    };
    const before = await written(100);
    const { games, entries } = await backUp(store, file);
    // It has not stopped anybody.
    await written(100);
    const end = once(writer, 'exit');
    writer.kill('SIGKILL');
    await end;
    expect(games).toBe(1);
    expect(entries).toBeGreaterThanOrEqual(before);
    expect(entries).toBeLessThan(acknowledged());
    expect(await journalIn(file, 'game')).toEqual(Array.from({ length: entries }, (_, place) => entry(place)));
  });

  test('is one file that only its owner reads', async () => {
    await writeGame(store, 'one', 3);
    expect(await backUp(store, file)).toEqual({ games: 1, entries: 3 });
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'tables.sqlite']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('replaces nothing', async () => {
    await writeGame(store, 'one', 3);
    writeFileSync(file, 'a letter');
    await expect(backUp(store, file)).rejects.toThrow('is there already; expected a name that is free');
    await expect(backUp(store, store)).rejects.toThrow('is the file in which the tables are kept; expected another one');
    expect(readFileSync(file, 'utf8')).toBe('a letter');
  });

  test('of nothing, or into nowhere, is refused, and leaves nothing behind', async () => {
    await expect(backUp(store, file)).rejects.toThrow('There is no ');
    writeFileSync(store, 'once upon a time '.repeat(500));
    await expect(backUp(store, file)).rejects.toThrow('expected the file in which hoard serve keeps its tables');
    rmSync(store);
    await writeGame(store, 'one', 3);
    await expect(backUp(store, join(folder, 'nowhere', 'backup'))).rejects.toBeInstanceOf(Problem);
    expect(readdirSync(folder)).toEqual(['tables.sqlite']);
  });
});

describe('a restored backup', () => {
  test('P13 is all there on an empty machine', async () => {
    await writeGame(store, 'one', 3);
    await backUp(store, file);
    const elsewhere = join(folder, 'new', 'machine', 'tables.sqlite');
    expect(await restore(file, elsewhere, NOW)).toEqual({ contents: { games: 1, entries: 3 }, before: null });
    expect(await journalIn(elsewhere, 'one')).toEqual([entry(0), entry(1), entry(2)]);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o600);
  });

  test('takes the place of what was there, which stays beside it and can be restored in turn', async () => {
    await writeGame(store, 'one', 3);
    await backUp(store, file);
    await writeGame(store, 'two', 2);
    const { before } = await restore(file, store, NOW);
    expect(await journalIn(store, 'two')).toBeUndefined();
    expect(before).toBe(`${store}.before-2026-11-17T180000`);
    await restore(before!, store, new Date(NOW.getTime() + 1000));
    expect(await journalIn(store, 'two')).toEqual([entry(0), entry(1)]);
  });

  test('of the first version is brought up to date', async () => {
    const database = new DatabaseSync(file);
    database.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`);
    database.close();
    await restore(file, store, NOW);
    expect(await journalIn(store, 'one')).toBeUndefined();
    await writeGame(store, 'one', 1);
    expect(await backUp(store, join(folder, 'another'))).toEqual({ games: 1, entries: 1 });
  });

  test('takes the place of a damaged one, and of what the dead process has left beside it', async () => {
    await writeGame(store, 'one', 3);
    await backUp(store, file);
    writeFileSync(store, 'fire');
    writeFileSync(`${store}-wal`, 'and smoke');
    const { before } = await restore(file, store, NOW);
    expect(await journalIn(store, 'one')).toHaveLength(3);
    expect([readFileSync(before!, 'utf8'), readFileSync(`${before}-wal`, 'utf8')]).toEqual(['fire', 'and smoke']);
  });

  test('is refused while a server runs, which notices nothing', async () => {
    await writeGame(store, 'one', 3);
    await backUp(store, file);
    const server = new SqliteStore(store);
    await expect(restore(file, store, NOW)).rejects.toThrow('is in use by a server that runs; expected it to be stopped first');
    expect(await server.append('one', 3, entry(3))).toBe('kept');
    await server.close();
    expect(await journalIn(store, 'one')).toHaveLength(4);
  });
});

const alter = (sql: string) => (): void => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};
const overwrite = (at: number, bytes: string) => (): void => {
  const whole = readFileSync(file);
  whole.write(bytes, at);
  writeFileSync(file, whole);
};

describe('what is no backup', () => {
  test.each<[what: string, spoil: () => void, message: string]>([
    ['missing', () => rmSync(file), 'There is no '],
    ['a folder', () => (rmSync(file), mkdirSync(file)), 'is no ordinary file'],
    ['empty', () => writeFileSync(file, ''), 'holds no tables of Hoard'],
    ['a letter', () => writeFileSync(file, 'once upon a time '.repeat(500)), 'file is not a database'],
    ['cut short', () => truncateSync(file, statSync(file).size / 2), 'expected'],
    ['damaged', overwrite(4096 * 2, '\u0007'.repeat(300)), 'expected'],
    ['of somebody else', alter('DROP TABLE journal'), 'holds no tables of Hoard'],
    ['with a trap in it', alter(`CREATE TRIGGER trap AFTER INSERT ON journal BEGIN DELETE FROM games; END`), 'holds no tables of Hoard'],
    ['without the game of an entry', alter(`PRAGMA foreign_keys = OFF; DELETE FROM games`), 'is damaged'],
    ['of a newer Hoard', alter('PRAGMA user_version = 999'), 'was written by a newer Hoard (version 999'],
    ['a mere copy of a store', () => copyFileSync(store, file), 'or a mere copy of one'],
  ])('because it is %s is refused, and changes nothing', async (_, spoil, message) => {
    await writeGame(store, 'one', 200);
    await backUp(store, file);
    spoil();
    const before = { store: readFileSync(store), names: readdirSync(folder) };
    const refused = restore(file, store, NOW);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow(/expected/);
    await expect(refused).rejects.toBeInstanceOf(Problem);
    expect({ store: readFileSync(store), names: readdirSync(folder) }).toEqual(before);
  });
});
