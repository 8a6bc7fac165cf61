import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { commitmentTo, type Entry } from '@hoard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { EMPTY, USUAL, newTable } from '../lobby/newTable.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import type { Beginning, Store } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoard-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshPath = (): string => join(folder, `${files++}.sqlite`);

const secret = '5e'.repeat(32);
const beginning: Beginning = {
  hoard: 1,
  game: 'race',
  version: 1,
  content: 'none',
  options: {},
  seated: [{ name: 'Ann', player: 'person' }],
  commitment: commitmentTo(secret),
  secret,
  contributions: [],
};
const entry = (key: string): Entry => ({ seat: 0, lane: 0, key });

/** What every store promises, wherever it keeps things. */
describe.each([['SQLite', () => new SqliteStore(freshPath())]] as [string, () => Store][])('a store in %s', (_, open) => {
  test('gives back what was written, in its order', async () => {
    const store = open();
    expect(await store.begin('one', beginning)).toBe('kept');
    expect(await Promise.all([store.append('one', 0, entry('a'), 'told'), store.append('one', 1, entry('b'))])).toEqual(['kept', 'kept']);
    expect(await store.load('one')).toEqual({
      beginning,
      journal: [entry('a'), entry('b')],
      told: ['told', null],
      lastAt: expect.any(Number) as number,
    });
    expect(await store.load('two')).toBeNull();
    await store.close();
  });

  test('lets only the first have a place, also among those of one moment', async () => {
    const store = open();
    await store.begin('one', beginning);
    expect(await Promise.all([store.append('one', 0, entry('mine')), store.append('one', 0, entry('theirs'))])).toEqual(['kept', 'taken']);
    expect(await store.append('one', 0, entry('late'))).toBe('taken');
    expect((await store.load('one'))!.journal).toEqual([entry('mine')]);
    await store.close();
  });

  test('gives back what has to wait for others, and keeps it before it is closed', async () => {
    const store = open();
    await Promise.all([store.begin('one', beginning), store.begin('two', beginning)]);
    const [first] = [store.append('one', 0, entry('a')), store.append('two', 0, entry('b'))];
    await first;
    void store.append('one', 1, entry('c'));
    expect((await store.load('one'))!.journal).toEqual([entry('a'), entry('c')]);
    await Promise.all([store.append('one', 2, entry('d')), store.append('two', 1, entry('e'))]);
    const last = store.append('one', 3, entry('f'));
    await store.close();
    expect(await last).toBe('kept');
  });

  test('leaves no gap in a journal', async () => {
    const store = open();
    await store.begin('one', beginning);
    expect(await store.append('one', 1, entry('early'))).toBe('taken');
    expect((await store.load('one'))!.journal).toEqual([]);
    await store.close();
  });

  test('begins a game once', async () => {
    const store = open();
    await store.begin('one', beginning);
    expect(await store.begin('one', { ...beginning, game: 'another' })).toBe('taken');
    expect((await store.load('one'))!.beginning).toEqual(beginning);
    await store.close();
  });

  test('keeps no entry of a game that was never begun, and writes nothing else of that moment', async () => {
    const store = open();
    await store.begin('one', beginning);
    const outcomes = await Promise.allSettled([store.append('one', 0, entry('a')), store.append('nobody', 0, entry('b'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await store.load('one'))!.journal).toEqual([]);
    expect(await store.append('one', 0, entry('again'))).toBe('kept');
    await store.close();
  });
});

describe('a file of SQLite', () => {
  test('is shared by two: whoever comes second is told so', async () => {
    const path = freshPath();
    const [one, other] = [new SqliteStore(path), new SqliteStore(path)];
    await one.begin('game', beginning);
    expect(await other.append('game', 0, entry('other'))).toBe('kept');
    expect(await one.append('game', 0, entry('one'))).toBe('taken');
    expect((await one.load('game'))!.journal).toEqual([entry('other')]);
    await one.close();
    await other.close();
  });

  test('by the first Hoard is brought up to date, and its games go on', async () => {
    const path = freshPath();
    copyFileSync(new URL('./fixtures/store-1.sqlite', import.meta.url), path);
    const store = new SqliteStore(path);
    const { beginning: begun, journal } = (await store.load('one'))!;
    expect(begun).toEqual({ ...beginning, seated: [...beginning.seated, { name: 'Bo', player: 'person' }] });
    expect(journal).toEqual([entry('a'), { ...entry('b'), seat: 1 }]);
    expect(await store.append('one', 1, entry('late'))).toBe('taken');
    expect(await store.append('one', 2, entry('c'))).toBe('kept');
    expect((await store.load('two'))!.journal).toEqual([]);
    // What came later is there, too.
    await store.addPerson({ id: 'ann', name: 'Ann' }, { hash: 'h', kind: 'device' });
    expect(await store.counts()).toEqual({ tables: 0, playing: 0, people: 1 });
    const address = { kind: 'hook', address: 'https://hook.test/', language: 'de' } as const;
    await store.setAddress('ann', null, address);
    expect(await store.addressesOf('ann')).toEqual([{ device: null, address }]);
    await store.close();
    expect((await new SqliteStore(path).load('one'))!.journal).toHaveLength(3);
  });

  test('by one that noted less is brought up to date: who sits where in games that go on, who has left, what all are asked', async () => {
    const path = freshPath();
    const database = new DatabaseSync(path);
    for (const step of MIGRATIONS.slice(0, 6)) database.exec(step);
    database.exec('PRAGMA user_version = 6');
    const { isGone: _, isMissed: __, ...empty } = EMPTY;
    const seats = [
      { ...empty, person: 'ann', name: 'Ann' },
      { ...empty, bot: 'random', name: 'Bot' },
      { ...empty, person: 'bo', name: 'Bo' },
      { ...empty, name: 'Cleo' },
    ];
    const laid = {
      ...newTable({ game: 'race', options: {}, host: 'ann', seats: [], ...USUAL }),
      seats,
      vote: { pace: 'days', for: [0], since: 1 },
    };
    const write = database.prepare('INSERT INTO tables VALUES (?, 0, ?, 0, ?, 0, ?)');
    for (const phase of ['gathering', 'playing'] as const) write.run(phase, phase, 'ann', JSON.stringify({ ...laid, id: phase, phase }));
    database.prepare('INSERT INTO games VALUES (?, ?, ?)').run('playing', 'race', JSON.stringify(beginning));
    const gone = JSON.stringify({ seat: 3, now: 'gone', player: 'random' } satisfies Entry);
    database.prepare('INSERT INTO journal (id, place, entry) VALUES (?, 0, ?)').run('playing', gone);
    database.close();
    const store = new SqliteStore(path);
    const sat = await Promise.all(['ann', 'bo'].map((person) => store.satAt(person)));
    expect(sat).toEqual([[{ table: 'playing', seat: 0, name: 'Ann' }], [{ table: 'playing', seat: 2, name: 'Bo' }]]);
    // And from then on whoever gets up is still known to have sat there.
    const kept = (await store.table('playing'))!;
    expect(kept).toMatchObject({ vote: { for: [0], since: 1, hereAt: {} }, rewind: null });
    expect(kept.seats.map(({ isGone }) => isGone)).toEqual([false, false, false, true]);
    expect(kept.seats.map(({ isMissed }) => isMissed)).toEqual([false, false, false, false]);
    expect((await store.asking()).map(({ id }) => id)).toEqual(['playing']);
    await store.keepTable({ ...kept, revision: 1, seats: kept.seats.map((seat) => ({ ...seat, person: null })) });
    expect(await store.satAt('bo')).toEqual([{ table: 'playing', seat: 2, name: 'Bo' }]);
    await store.forget('bo');
    expect(await store.satAt('bo')).toEqual([]);
    await store.close();
  });

  test('by a newer Hoard is refused, and left as it is', () => {
    const path = freshPath();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(() => new SqliteStore(path)).toThrow(/newer Hoard \(version 999/);
  });

  test('that is none is refused by name', () => {
    const path = freshPath();
    writeFileSync(path, 'once upon a time '.repeat(100));
    expect(() => new SqliteStore(path)).toThrow(/cannot be opened as a store.*expected a file that Hoard made/);
  });

  test('P1 holds after kill -9 whatever was acknowledged before', async () => {
    const path = freshPath();
    const writer = spawn(process.execPath, [fileURLToPath(new URL('./storeWriter.ts', import.meta.url)), path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = '';
    for await (const chunk of writer.stdout.setEncoding('utf8')) {
      heard += chunk;
      if (heard.split('\n').length > 200) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    expect(writer.signalCode).toBe('SIGKILL');
    const acknowledged = heard.split('\n').slice(0, -1).map(Number);
    const store = new SqliteStore(path);
    const { journal } = (await store.load('game'))!;
    expect(acknowledged.at(-1)).toBeLessThan(journal.length);
    expect(journal).toEqual(journal.map((_, place) => entry(`k${place}`)));
    await store.close();
  });
});
