import { DatabaseSync } from 'node:sqlite';
import { PERSON, type Game, type Types } from '@hoard/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { callTable } from '../client/index.ts';
import type { Shelf } from '../live/tables.ts';
import { operate } from '../operate/index.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Seated, openHost, type TestHost } from './tableHost.ts';

const shelfWith =
  <T extends Types>(game: Game<T>): Shelf =>
  async (_, use) =>
    use(game);

/** The same game by a later version of its rules. */
const later = { ...sealedBids, version: sealedBids.version + 1 };
/** One that no longer knows what was chosen. */
const strange = { ...later, keys: { ...later.keys, parse: () => null } };

let host: TestHost;
beforeEach(async () => {
  host = await openHost({ file: await layKept(sealedBids.id, [PERSON, PERSON]), shelf: shelfWith(sealedBids) });
  const bo = new Seated(host.address, TABLE, keyAt(1));
  for (const key of ['bid:1', 'confirm']) {
    const { lane, token } = await bo.question();
    expect(await bo.connection.choose({ lane, token, key })).toBeNull();
  }
  bo.close();
  await host.stop();
});
afterEach(() => host.close());

const goOn = async <T extends Types>(game: Game<T>): Promise<void> => {
  host = await openHost({ before: host, shelf: shelfWith(game) });
};
const change = (sql: string): void => {
  const database = new DatabaseSync(host.file);
  database.exec(sql);
  database.close();
};
const look = async (): Promise<unknown> => {
  const called = await callTable({ address: host.address, key: keyAt(0) }, 'tables/look', { table: TABLE });
  return called.ok ? called.given.table.newRules : called.refusal;
};

/** Ann sees the game, bids, and says what she was told of the rules. */
async function annBids(): Promise<unknown> {
  const ann = new Seated(host.address, TABLE, keyAt(0));
  const { lane, token } = await ann.question();
  expect(await ann.connection.choose({ lane, token, key: 'bid:2' })).toBeNull();
  const { newRules } = ann.known.table;
  ann.close();
  return newRules;
}

describe('a game whose rules have changed since', () => {
  test('goes on without a word where all that happened is told alike, and once more after that', async () => {
    await goOn(later);
    expect(await annBids()).toBeUndefined();
    await host.stop();
    await goOn(later);
    const ann = new Seated(host.address, TABLE, keyAt(0));
    expect((await ann.question()).actions).toHaveLength(2);
    ann.close();
    expect(await look()).toBeUndefined();
  });

  test('goes on under a notice to all where something is told otherwise', async () => {
    change(`UPDATE journal SET told = 'something else' WHERE place = 1`);
    await goOn(later);
    expect(await annBids()).toBe(1);
    // It is proven anew from here on: the next start changes nothing.
    await host.stop();
    await goOn(later);
    expect(await look()).toBe(1);
    await host.stop();
    await goOn({ ...later, version: later.version + 1 });
    const looker = new Seated(host.address, TABLE, null);
    expect((await looker.until(({ passages }) => passages.length > 0)).table.newRules).toBe(1);
    looker.close();
  });

  test('goes on under a notice where an older Hoard did not keep what was told', async () => {
    change('UPDATE journal SET told = NULL');
    await goOn(later);
    expect(await annBids()).toBe(1);
  });

  test('begins anew on a page that has the past as it was', async () => {
    change('UPDATE journal SET told = NULL');
    await goOn(sealedBids);
    const ann = new Seated(host.address, TABLE, keyAt(0));
    const before = await ann.until(({ passages }) => passages.length > 0);
    await host.stop();
    await goOn(later);
    const after = await ann.until(({ table }) => table.newRules === 1);
    await ann.until(({ epoch }) => epoch > before.epoch);
    expect(after.viewer).toBe(0);
    ann.close();
  });

  test('that cannot be played by them says so to everybody who opens it, and harms no other table', async () => {
    await goOn(strange);
    const refusal = { why: 'other-rules', its: sealedBids.version, ours: later.version };
    for (const key of [keyAt(0), keyAt(1), null]) {
      const guest = new Seated(host.address, TABLE, key);
      expect(await guest.untilClosed()).toMatchObject({ why: 'refused', refusal, again: null });
      const exported = await callTable({ address: host.address, key }, 'tables/export', { table: TABLE });
      expect(exported).toEqual({ ok: false, refusal });
    }
    expect((await fetch(new URL('ready', host.address))).status).toBe(200);
    // Nothing was written: by its own rules it goes on.
    await host.stop();
    await goOn(sealedBids);
    expect(await annBids()).toBeUndefined();
  });

  test('P16 that cannot be played by them keeps nobody from being forgotten, and can be ended', async () => {
    await goOn(strange);
    expect((await callTable({ address: host.address, key: keyAt(1) }, 'people/forget', {})).ok).toBe(true);
    expect(await operate(host.file, { do: 'end', table: TABLE })).toHaveLength(1);
    const looked = await callTable({ address: host.address, key: keyAt(0) }, 'tables/look', { table: TABLE });
    expect(looked.ok && looked.given.table.phase).toBe('over');
  });

  test('and that is over stays as it was played', async () => {
    change(`UPDATE journal SET told = NULL; UPDATE tables SET phase = 'over', described = json_set(described, '$.phase', 'over')`);
    await goOn(later);
    const ann = new Seated(host.address, TABLE, keyAt(0));
    expect((await ann.untilClosed()).refusal).toMatchObject({ why: 'other-rules' });
    expect(await look()).toBeUndefined();
  });
});
