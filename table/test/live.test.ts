import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSON, SPECTATOR, commitmentTo, type Question, type Seat } from '@hoard/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { TableClosed, type Table } from '../live/liveTable.ts';
import { Tables, type Shelf } from '../live/tables.ts';
import type { ViewerTranscript, ViewerNews } from '../live/viewerNews.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import type { Beginning, GameStore, Written } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoard-live-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelf: Shelf = async (_, use) => use(sealedBids);
const secret = '5e'.repeat(32);
const beginning: Beginning = {
  hoard: 1,
  game: sealedBids.id,
  version: sealedBids.version,
  content: sealedBids.contentId,
  options: {},
  seated: ['Ann', 'Bo'].map((name) => ({ name, player: PERSON })),
  commitment: commitmentTo(secret),
  secret,
  contributions: [],
};

const noOtherRules = (): Promise<void> => Promise.reject(new Error('the rules are the same'));

/** A real store, of which the next writes can be held up or made to fail, as by a slow disk or a full one. */
class Unsteady implements GameStore {
  readonly #store: SqliteStore;
  before: () => Promise<void> = async () => {};

  constructor(store: SqliteStore) {
    this.#store = store;
  }

  begin(id: string, given: Beginning): Promise<Written> {
    return this.#store.begin(id, given);
  }

  adopt(...adopted: Parameters<GameStore['adopt']>): Promise<void> {
    return this.#store.adopt(...adopted);
  }

  async append(...written: Parameters<GameStore['append']>): Promise<Written> {
    await this.before();
    return this.#store.append(...written);
  }

  load(id: string): ReturnType<GameStore['load']> {
    return this.#store.load(id);
  }
}

/** One who notes down how much they were told. */
class Listener {
  heard = 0;
  closed = false;
  transcript: ViewerTranscript | null = null;

  onNews({ known }: ViewerNews): void {
    this.transcript = known;
    this.heard = known.passages.length;
  }

  onClosed(): void {
    this.closed = true;
  }

  get question(): Question {
    return this.transcript!.questions()[0]!;
  }
}

let files = 0;
let path: string;
let store: Unsteady;
let tables: Tables;
let table: Table;

beforeEach(async () => {
  path = join(folder, `${files++}.sqlite`);
  store = new Unsteady(new SqliteStore(path));
  await store.begin('bids', beginning);
  tables = new Tables(store, shelf, noOtherRules);
  table = (await tables.open('bids'))!;
});

async function listening(seat: Seat, at = table): Promise<Listener> {
  const listener = new Listener();
  await at.watch(seat, listener);
  return listener;
}

const bid = ({ lane, token }: Question, id: string): Parameters<Table['choose']>[1] => ({ lane, token, key: 'bid:2', id });

test('P2 tells nobody anything that does not last yet', async () => {
  const ann = await listening(0);
  const disk = Promise.withResolvers<void>();
  store.before = () => disk.promise;
  const chosen = table.choose(0, bid(ann.question, 'a'));
  // Nor whoever comes meanwhile.
  const coming = listening(SPECTATOR);
  await new Promise(setImmediate);
  expect(ann.heard).toBe(1);
  disk.resolve();
  expect(await chosen).toBeNull();
  expect(ann.heard).toBe(2);
  expect((await coming).transcript!.passages).toHaveLength(2);
  expect((await store.load('bids'))!.journal).toHaveLength(1);
});

test('P4 a refusal says why, writes nothing and tells nobody', async () => {
  const ann = await listening(0);
  expect(await table.choose(1, bid(ann.question, 'b'))).toEqual({ why: 'not-asked' });
  expect(await table.choose(0, { ...bid(ann.question, 'c'), token: 'old' })).toEqual({ why: 'stale' });
  expect(ann.heard).toBe(1);
  expect((await store.load('bids'))!.journal).toEqual([]);
});

test('P5 the same request counts once, at once or after a restart', async () => {
  const ann = await listening(0);
  const request = bid(ann.question, 'a');
  expect(await Promise.all([table.choose(0, request), table.choose(0, request)])).toEqual([null, null]);
  await tables.close();
  const again = (await new Tables(store, shelf, noOtherRules).open('bids'))!;
  expect(await again.choose(0, request)).toBeNull();
  expect((await store.load('bids'))!.journal).toHaveLength(1);
});

test('what a full disk refuses has not happened, and the table is opened anew from what lasts', async () => {
  const [ann, bo] = [await listening(0), await listening(1)];
  store.before = () => Promise.reject(new Error('database or disk is full'));
  await expect(table.choose(0, bid(ann.question, 'a'))).rejects.toThrow(TableClosed);
  expect([ann.heard, ann.closed, bo.heard, bo.closed]).toEqual([1, true, 1, true]);
  store.before = async () => {};
  const anew = (await tables.open('bids'))!;
  expect(anew).not.toBe(table);
  const back = await listening(0, anew);
  expect(await anew.choose(0, bid(back.question, 'a'))).toBeNull();
  expect((await store.load('bids'))!.journal).toHaveLength(1);
});

test('what is said of a table that was put away names it no further than a log may', async () => {
  const id = 'T4bleOf22Signs_-_-_-_-';
  await store.begin(id, (await store.load('bids'))!.beginning);
  const closed = (await tables.open(id))!;
  await closed.close();
  const why: unknown = await closed.enter({ now: 'abandoned' }).catch((error: unknown) => error);
  expect(String(why)).toBe('TableClosed: The table T4bleO was put away');
});

test('of two processes the second to choose is put right', async () => {
  const elsewhere = new Tables(new SqliteStore(path), shelf, noOtherRules);
  const other = (await elsewhere.open('bids'))!;
  const [ann, stale] = [await listening(0), await listening(0, other)];
  await table.choose(0, bid(ann.question, 'a'));
  await expect(other.choose(0, bid(stale.question, 'b'))).rejects.toThrow(TableClosed);
  const righted = await listening(0, (await elsewhere.open('bids'))!);
  expect(righted.question).toEqual(ann.question);
});

test('a game that goes on is told once more to all who come together, and not to each', async () => {
  const ann = await listening(0);
  await table.choose(0, bid(ann.question, 'a'));
  let games = 0;
  const counted: typeof sealedBids = { ...sealedBids, setUp: (...given) => (games++, sealedBids.setUp(...given)) };
  const anew = (await new Tables(store, async (_, use) => use(counted), noOtherRules).open('bids'))!;
  const before = games;
  const all = await Promise.all([0, 1, SPECTATOR].map((seat) => listening(seat, anew)));
  expect([games - before, ...all.map(({ heard }) => heard)]).toEqual([1, 2, 2, 2]);
  await listening(1, anew);
  expect(games - before).toBe(1);
});

test('puts away who is not watched, and nobody else', async () => {
  const listener = new Listener();
  const leave = await table.watch(0, listener);
  await tables.putAway('bids');
  expect(await tables.open('bids')).toBe(table);
  leave();
  await tables.putAway('bids');
  expect(table.isClosed).toBe(true);
  expect(await tables.open('bids')).not.toBe(table);
});

test('whoever opens a table at the same time sits at the same one', async () => {
  await tables.close();
  const [one, other] = await Promise.all([tables.open('bids'), tables.open('bids')]);
  expect(one).toBe(other);
  expect(await tables.open('nowhere')).toBeNull();
});
