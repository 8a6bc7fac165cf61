import { NO_WISHES, PERSON, replay, type GameFile, type Passage, type Types } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { knots } from '../../kernel/test/examples/knots.ts';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { callTable } from '../client/index.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import { TABLE, keyAt } from './keptTable.ts';
import { sitDown } from './sitting.ts';
import { Seated, openHost } from './tableHost.ts';

const whats = (passages: readonly Passage<Types>[]): string[] => passages.map(({ what }) => what);

test('all people agree to go back past the dice; one who does not is enough for nobody to', async () => {
  const { seats, answer, close } = await sitDown(knots);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(0, 'knot');
  await answer(0, 'roll');
  await answer(1, 'knot');
  const before = (await ann.until(({ passages }) => passages.length === 4)).passages;
  expect(await ann.connection.askToRewind(2)).toBeNull();
  const asked = (await bo.until(({ rewind }) => rewind !== null)).rewind!;
  expect(asked).toMatchObject({ by: 0, place: 2, for: [0], needed: [1] });
  expect(await bo.connection.answerRewind(asked.asked, false)).toBeNull();
  await ann.until(({ rewind }) => rewind === null);
  expect(whats(ann.known.passages)).toEqual(whats(before));

  expect(await bo.connection.askToRewind(2)).toBeNull();
  const again = (await ann.until(({ rewind }) => rewind !== null)).rewind!;
  // Nobody agrees to what they were not asked.
  expect(await ann.connection.answerRewind(asked.asked, true)).toEqual({ why: 'no-vote' });
  expect(await ann.connection.answerRewind(again.asked, true)).toBeNull();
  for (const one of seats) {
    // It comes in one with what all agreed to: nobody takes it for a refusal meanwhile.
    const { passages } = await one.until(({ rewind }) => rewind === null);
    expect(passages.at(-1)).toMatchObject({ what: 'rewind', undoes: 2, after: { sight: before[1]!.after.sight } });
  }
  await answer(0, 'pass');
  await close();
});

test('who plays with bots alone goes back at once, where there is something to go back to', async () => {
  const { seats, answer, close } = await sitDown(knots, [PERSON, 'random']);
  const [ann] = seats as [Seated];
  await answer(0, 'knot');
  expect(await ann.connection.askToRewind(0)).toEqual({ why: 'not-now', now: 'rewind' });
  expect(await ann.connection.askToRewind(99)).toEqual({ why: 'not-now', now: 'rewind' });
  expect(await ann.connection.askToRewind(1)).toBeNull();
  await ann.until(({ passages }) => passages.at(-1)!.what === 'rewind');
  await close();
});

test('who looks on cannot ask, and what was asked outlives the server', async () => {
  const { host, seats, looker, answer } = await sitDown(knots);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(0, 'knot');
  expect(await looker.connection.askToRewind(1)).toEqual({ why: 'not-seated' });
  expect(await looker.connection.answerRewind(0, true)).toEqual({ why: 'not-seated' });
  expect(await ann.connection.askToRewind(1)).toBeNull();
  await bo.until(({ rewind }) => rewind !== null);
  await host.stop();
  const next = await openHost({ before: host, shelf: async (_, use) => use(knots) });
  const returned = new Seated(next.address, TABLE, keyAt(1));
  const { rewind } = await returned.until((known) => known.rewind !== null);
  expect(await returned.connection.answerRewind(rewind!.asked, true)).toBeNull();
  await returned.until(({ passages }) => passages.at(-1)!.what === 'rewind');
  for (const one of [looker, returned, ...seats]) one.close();
  await next.close();
});

test('what was said once and for all is forgotten by going back', async () => {
  const { host, seats, answer, close } = await sitDown(knots);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(0, 'knot');
  await bo.connection.wish({ presets: { toll: 'pay' }, lulls: {}, armed: [] });
  await ann.connection.askToRewind(1);
  const { rewind } = await bo.until((known) => known.rewind !== null && known.wishes.presets['toll'] === 'pay');
  await bo.connection.answerRewind(rewind!.asked, true);
  expect((await bo.until(({ passages }) => passages.at(-1)!.what === 'rewind')).wishes).toEqual(NO_WISHES);
  const store = new SqliteStore(host.file);
  expect((await store.table(TABLE))!.seats.map(({ wishes }) => wishes)).toEqual([NO_WISHES, NO_WISHES]);
  await store.close();
  await close();
});

test('the abandoned line is kept: after the end it is a game of its own', async () => {
  const { host, seats, answer, close } = await sitDown(knots);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(0, 'knot');
  await answer(0, 'roll');
  const abandoned = ann.known.passages.at(-1)!.after;
  await ann.connection.askToRewind(2);
  const { rewind } = await bo.until((known) => known.rewind !== null);
  await bo.connection.answerRewind(rewind!.asked, true);
  await ann.until(({ passages }) => passages.at(-1)!.what === 'rewind');
  await callTable({ address: host.address, key: keyAt(0) }, 'tables/end', { table: TABLE });
  await ann.until(({ table }) => table.phase === 'over');
  const exported = await callTable({ address: host.address, key: null }, 'tables/export', { table: TABLE });
  const file = (exported.ok ? exported.given.file : null) as GameFile;
  expect(file.journal[2]).toEqual({ now: 'rewind', to: 1 });
  const line = replay(knots, { ...file, journal: file.journal.slice(0, 2), outcome: null });
  expect(line.view(0)).toEqual(abandoned);
  await close();
});

/** What others are sent while somebody bids, all go back, and bids are made anew. */
async function told(bid: string): Promise<string> {
  const { host, seats, looker, answer, close } = await sitDown(sealedBids);
  const [ann, bo] = seats as [Seated, Seated];
  await answer(1, bid);
  await answer(1, 'confirm');
  // To Bo's bid, which only Bo has seen made.
  expect(await bo.connection.askToRewind(1)).toBeNull();
  const { rewind } = await ann.until((known) => known.rewind !== null);
  await ann.connection.answerRewind(rewind!.asked, true);
  await ann.until(({ passages }) => passages.at(-1)!.what === 'rewind');
  await Promise.all([ann, looker].map((one) => one.connection.past(0, 1)));
  const exports = await Promise.all(
    [keyAt(0), null].map((key) => callTable({ address: host.address, key }, 'tables/export', { table: TABLE })),
  );
  const heard = [ann, looker].map((one) => {
    // When the table was changed is the time of day; and what is told again only for that is not, where the clock has not gone on.
    const texts = one.heard.map((text) => text.replaceAll(/"changedAt":\d+/g, '"changedAt":0'));
    const tables = texts.filter((text) => text.includes('"t":"table"'));
    const others = texts.filter((text) => !/"t":"(?:past|answer|table)"/.test(text));
    return { others, tables: tables.filter((text, place) => text !== tables[place - 1]) };
  });
  await close();
  return JSON.stringify([heard, exports]).replaceAll(/"changedAt":\d+/g, '');
}

test('P3 nobody learns by going back what others had chosen', async () => {
  expect(await told('bid:3')).toBe(await told('bid:1'));
});
