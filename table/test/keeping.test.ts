import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withBots } from '@hoard/games/bots';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Rooms } from '../lobby/rooms.ts';
import { EMPTY, USUAL, newTable } from '../lobby/newTable.ts';
import { tidy } from '../lobby/keeping.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import type { KeptTable } from '../store/store.ts';
import { NO_WAITING, Visitor, layTable, openHost } from './tableHost.ts';

const DAY = 24 * 60 * 60_000;

describe('a table', () => {
  let folder: string;
  let store: SqliteStore;
  let rooms: Rooms;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoard-keeping-'));
    store = new SqliteStore(join(folder, 'tables.sqlite'));
    const nobody = { think: () => Promise.reject(new Error('nobody thinks here')) };
    rooms = new Rooms({
      store,
      shelf: (game, use) => withBots(game, (rules) => use(rules)),
      bots: nobody,
      timing: NO_WAITING,
      notifier: { callOnce: async () => {} },
      log: pino({ level: 'silent' }),
    });
  });
  afterEach(async () => {
    await rooms.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const now = Date.now();
  const seat = { ...EMPTY, person: 'ann', name: 'Ann' };
  const tableOf = (phase: KeptTable['phase'], daysAgo: number): KeptTable => ({
    ...newTable({
      game: 'dragon-attack',
      options: {},
      host: 'ann',
      seats: [seat, { ...seat, person: null, name: 'Bot', bot: 'random' }],
      ...USUAL,
    }),
    id: `${phase}-${daysAgo}`.padEnd(22, '_'),
    phase,
    madeAt: now - daysAgo * DAY,
    changedAt: now - daysAgo * DAY,
  });
  const kept = async (...tables: readonly KeptTable[]): Promise<boolean[]> =>
    Promise.all(tables.map(async ({ id }) => (await store.table(id)) !== null));

  test('is kept as many days as the host wishes, and one where nobody plays yet a week', async () => {
    const tables = [tableOf('gathering', 6), tableOf('gathering', 8), tableOf('playing', 29), tableOf('playing', 31), tableOf('over', 31)];
    for (const table of tables) await store.keepTable(table);
    await tidy(rooms, { tables: 30, people: 90 }, now);
    expect(await kept(...tables)).toEqual([true, false, true, false, false]);
    await tidy(rooms, { tables: 30, people: 90 }, now + 2 * DAY);
    expect(await kept(...tables)).toEqual([false, false, false, false, false]);
  });

  test('goes with its game and what was said at it', async () => {
    const table = tableOf('playing', 31);
    await store.keepTable(table);
    await store.addSaid(table.id, { person: 'ann', seat: 0, name: 'Ann', at: now, line: 'Hello', phrase: null, isReported: false });
    await rooms.openGame(table);
    expect(await store.load(table.id)).not.toBeNull();
    await tidy(rooms, { tables: 30, people: 90 }, now);
    expect([await store.load(table.id), await store.said(table.id, 10)]).toEqual([null, []]);
  });

  test('P16 people who sit nowhere are forgotten so many days after they were last seen; who sits somewhere is not', async () => {
    for (const id of ['ann', 'bo', 'cleo']) await store.addPerson({ id, name: id }, key(id));
    await store.keepTable(tableOf('over', 0));
    const database = new DatabaseSync(join(folder, 'tables.sqlite'));
    database.exec(`UPDATE people SET seen_at = ${now - 91 * DAY} WHERE id <> 'cleo'`);
    database.close();
    await tidy(rooms, { tables: 3650, people: 90 }, now);
    const left = async (): Promise<unknown> => Promise.all(['ann', 'bo', 'cleo'].map(async (id) => (await store.personBy(key(id)))?.name));
    expect(await left()).toEqual(['ann', undefined, 'cleo']);
    // Ann was seen just now. When her table has gone, she is kept for as long as everybody.
    await store.removeTable(tableOf('over', 0).id);
    await tidy(rooms, { tables: 3650, people: 90 }, now + 80 * DAY);
    expect(await left()).toEqual(['ann', undefined, 'cleo']);
    await tidy(rooms, { tables: 3650, people: 90 }, now + 100 * DAY);
    expect(await left()).toEqual([undefined, undefined, undefined]);
  });

  test('at which something was played lately stays, however long ago it was laid', async () => {
    const table = tableOf('playing', 400);
    await store.keepTable(table);
    await rooms.openGame(table);
    await store.append(table.id, 0, { seat: 0, now: 'gone', player: 'random' });
    await tidy(rooms, { tables: 30, people: 90 }, now);
    expect(await kept(table)).toEqual([true]);
  });
});

test('P16 whoever is forgotten is nowhere in the file, and what others did is all there', async () => {
  const host = await openHost();
  const anna = await Visitor.named(host.address, 'Anna');
  const quirin = await Visitor.named(host.address, 'Quirinius');
  const table = await layTable([anna, quirin], { game: 'dragon-attack', options: {} });
  const gathering = await layTable([quirin, anna], { game: 'dragon-attack', options: {} });
  await anna.get('tables/begin', { table });
  const [annas, quirins] = [anna.at(table), quirin.at(table)];
  await quirins.until(({ passages }) => passages.length > 0);
  await annas.until(({ passages }) => passages.length > 0);
  await quirins.connection.say('xyzzy is my cat');
  await annas.connection.say('plugh is mine');
  // Gone and back: the journal names who came back.
  await quirins.connection.away();
  await quirins.connection.back();

  const everything = (): string => ['', '-wal'].map((beside) => bytesOf(host.file + beside)).join('');
  for (const trace of ['Quirinius', 'xyzzy is my cat']) expect(everything()).toContain(trace);
  await quirin.get('people/forget', {});
  for (const trace of ['Quirinius', 'xyzzy', quirin.key]) expect(everything()).not.toContain(trace);

  // The game goes on, and so does what the others said.
  expect(everything()).toContain('plugh is mine');
  const { seats, phase } = (await anna.get('tables/look', { table })).table;
  expect([phase, seats.map(({ name }) => name)]).toEqual(['playing', ['Anna', 'Guest 2']]);
  expect((await anna.get('tables/look', { table: gathering })).isHost).toBe(true);
  const again = anna.at(table);
  const { chat } = await again.until(({ passages }) => passages.length > 0);
  expect(chat.map(({ line }) => line)).toEqual(['plugh is mine']);
  const { file } = await anna.get('tables/export', { table });
  expect(JSON.stringify(file)).not.toContain('Quirinius');
  for (const seated of [annas, quirins, again]) seated.close();
  await host.close();
});

test('P16 nor at tables that they have left, or were sent away from; whoever has the seat by now keeps their name', async () => {
  const host = await openHost();
  const [anna, cleo, quirin] = await Promise.all(['Anna', 'Cleo', 'Quirinius'].map((name) => Visitor.named(host.address, name)));
  const playing = async (): Promise<string> => {
    const table = await layTable([anna!, quirin!], { game: 'dragon-attack', options: {}, bots: ['greedy'] });
    await anna!.get('tables/begin', { table });
    return table;
  };
  const [left, kicked, given] = [await playing(), await playing(), await playing()];
  const quirins = quirin!.at(left);
  await quirins.until(({ passages }) => passages.length > 0);
  expect(await quirins.connection.leave()).toBeNull();
  for (const table of [kicked, given]) await anna!.get('tables/kick', { table, seat: 1 });
  const { link } = await anna!.get('tables/invite', { table: given, seat: 1 });
  await cleo!.sit(given, 1, link.token);
  expect(await quirin!.get('tables/mine', {})).toEqual({ tables: [] });

  const everything = (): string => ['', '-wal'].map((beside) => bytesOf(host.file + beside)).join('');
  expect(everything()).toContain('Quirinius');
  await quirin!.get('people/forget', {});
  expect(everything()).not.toContain('Quirinius');
  const nameAt = async (table: string): Promise<string | null> => (await anna!.get('tables/look', { table })).table.seats[1]!.name;
  expect([await nameAt(left), await nameAt(kicked), await nameAt(given)]).toEqual(['Guest 2', 'Guest 2', 'Cleo']);
  await anna!.get('tables/end', { table: given });
  const { file, isWhole } = await anna!.get('tables/export', { table: given });
  expect([isWhole, JSON.stringify(file).includes('Quirinius'), JSON.stringify(file).includes('Cleo')]).toEqual([true, false, true]);
  quirins.close();
  await host.close();
});

const key = (hash: string) => ({ hash, kind: 'device' }) as const;

const bytesOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'latin1') : '');
