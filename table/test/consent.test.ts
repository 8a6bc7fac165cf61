import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { knots } from '../../kernel/test/examples/knots.ts';
import { tidy } from '../lobby/keeping.ts';
import { Rooms } from '../lobby/rooms.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import type { KeptTable } from '../store/store.ts';
import { TABLE, keyAt } from './keptTable.ts';
import { sitDown } from './sitting.ts';
import { NO_WAITING, Seated, openHost, type TestHost } from './tableHost.ts';

const DAY = 24 * 60 * 60_000;

/** The clock on the wall is put forward; whatever else counts time goes on as it did. */
function later(days: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY });
}
afterEach(() => vi.useRealTimers());

/** Ann has asked for another pace and to go back; Bo has heard it, has not answered, and everybody has gone. */
async function asked(): Promise<TestHost> {
  const { host, seats, looker, answer } = await sitDown(knots);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(0, 'knot');
  await ann.connection.vote('days');
  await ann.connection.askToRewind(1);
  await bo.until(({ table, rewind }) => table.vote !== null && rewind !== null);
  for (const one of [ann, bo, looker]) one.close();
  await host.stop();
  return host;
}

/** What is kept of the table once a minute has gone by, so many days later. */
async function tidied(host: TestHost, days: number): Promise<{ readonly kept: KeptTable; readonly went: string }> {
  const store = new SqliteStore(host.file);
  const rooms = new Rooms({
    store,
    shelf: async (_, use) => use(knots),
    bots: { think: () => Promise.reject(new Error('nobody thinks here')) },
    timing: NO_WAITING,
    notifier: { callOnce: async () => {} },
    log: pino({ level: 'silent' }),
  });
  await tidy(rooms, { tables: 30, people: 90 }, Date.now() + days * DAY);
  const [kept, game] = [await store.table(TABLE), await store.load(TABLE)];
  await rooms.close();
  await store.close();
  return { kept: kept!, went: JSON.stringify(game!.journal.at(-1)) };
}

test('two days away count as consent, though nobody asks again', async () => {
  const host = await asked();
  const before = await tidied(host, 1.9);
  expect([before.kept.pace, before.kept.vote?.for, before.kept.rewind?.for]).toEqual(['off', [0], [0]]);
  const after = await tidied(host, 2.1);
  expect([after.kept.pace, after.kept.vote, after.kept.rewind]).toEqual(['days', null, null]);
  expect(after.went).toBe('{"now":"rewind","to":0}');
  rmSync(dirname(host.file), { recursive: true });
});

test('whoever was here in between is asked for two days more', async () => {
  const host = await asked();
  later(1.5);
  const next = await openHost({ before: host, shelf: async (_, use) => use(knots) });
  const bo = new Seated(next.address, TABLE, keyAt(1));
  await bo.until(({ rewind }) => rewind !== null);
  bo.close();
  await next.stop();
  expect((await tidied(next, 0.6)).kept.vote).not.toBeNull();
  expect((await tidied(next, 1.9)).kept.rewind).not.toBeNull();
  expect((await tidied(next, 2.1)).kept).toMatchObject({ pace: 'days', vote: null, rewind: null });
  rmSync(dirname(host.file), { recursive: true });
});

test('whoever comes finds what the silence of the others has decided; who comes themselves can still answer', async () => {
  const host = await asked();
  later(3);
  const next = await openHost({ before: host, shelf: async (_, use) => use(knots) });
  const bo = new Seated(next.address, TABLE, keyAt(1));
  const { table, rewind } = await bo.until((known) => known.rewind !== null);
  expect([table.pace, table.vote?.needed, rewind?.needed]).toEqual(['off', [1], [1]]);
  bo.close();
  await next.stop();
  later(3);
  const again = await openHost({ before: next, shelf: async (_, use) => use(knots) });
  const ann = new Seated(again.address, TABLE, keyAt(0));
  const known = await ann.until(({ passages }) => passages.at(-1)?.what === 'rewind');
  expect([known.table.pace, known.table.vote, known.rewind]).toEqual(['days', null, null]);
  ann.close();
  await again.close();
});
