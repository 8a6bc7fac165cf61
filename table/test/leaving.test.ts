import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor, layTable, openHost, type Seated, type TestHost } from './tableHost.ts';

let host: TestHost;
let anna: Visitor;
let bo: Visitor;
beforeAll(async () => {
  host = await openHost();
  [anna, bo] = [await Visitor.named(host.address, 'Anna'), await Visitor.named(host.address, 'Bo')];
});
afterAll(() => host.close());

/** Anna's table, at which both play with a bot. */
async function playing(settings: { readonly hasSpectators?: boolean } = {}): Promise<{ table: string; annas: Seated; bos: Seated }> {
  const table = await layTable([anna, bo], { game: 'dragon-attack', options: {}, bots: ['greedy'], ...settings });
  await anna.get('tables/begin', { table });
  const [annas, bos] = [anna.at(table), bo.at(table)];
  for (const one of [annas, bos]) await one.until(({ passages }) => passages.length > 0);
  return { table, annas, bos };
}

test('whoever leaves for good is told that they have left, and looks on from then on', async () => {
  const { table, annas, bos } = await playing();
  expect(await bos.connection.leave()).toBeNull();
  const { passages } = await bos.until(({ viewer }) => viewer < 0);
  expect(passages.length).toBeGreaterThan(0);
  // An answer that was lost on the way is asked for again; who never sat here cannot leave.
  expect(await bos.connection.leave()).toBeNull();
  const stranger = (await Visitor.named(host.address, 'Cleo')).at(table);
  await stranger.until(() => true);
  expect(await stranger.connection.leave()).toEqual({ why: 'not-seated' });
  stranger.close();
  const { table: shown } = await annas.until((known) => known.table.seats[1]!.is !== 'person');
  expect(shown.seats[1]).toMatchObject({ name: 'Bo', isGone: true, player: 'search:1' });
  expect(await anna.call('tables/invite', { table, seat: 1 })).toMatchObject({ refusal: { why: 'seat-taken' } });
  for (const one of [annas, bos]) one.close();
});

test('and where nobody may look on, they are not asked to come back', async () => {
  const { annas, bos } = await playing({ hasSpectators: false });
  expect(await bos.connection.leave()).toBeNull();
  expect(await bos.untilClosed()).toMatchObject({ why: 'removed', again: null });
  annas.close();
});

test('the last who leaves is told so, too, and the game is over', async () => {
  const { annas, bos } = await playing();
  expect(await bos.connection.leave()).toBeNull();
  expect(await annas.connection.leave()).toBeNull();
  await bos.until(({ table }) => table.phase === 'over');
  for (const one of [annas, bos]) one.close();
});

test('if it was the host, another is from then on, and the one who left decides nothing more', async () => {
  const { table, annas, bos } = await playing();
  expect(await annas.connection.leave()).toBeNull();
  const known = await bos.until(({ isHost }) => isHost);
  expect(known.table.seats.map(({ isHost }) => isHost)).toEqual([false, true, false]);
  expect(await anna.call('tables/end', { table })).toMatchObject({ refusal: { why: 'not-host' } });
  await bo.get('tables/end', { table });
  for (const one of [annas, bos]) one.close();
});

test('who looks on goes when that is wished no more; before the game, and the host, everybody may', async () => {
  const { table, annas, bos } = await playing();
  const { table: gathering } = await bo.get('tables/new', { game: 'dragon-attack', options: {}, seats: [{ is: 'open' }, { is: 'open' }] });
  const [cleo, dora] = [await Visitor.named(host.address, 'Cleo'), await Visitor.named(host.address, 'Dora')];
  const [watching, waiting, hosts] = [cleo.at(table), dora.at(gathering.id), bo.at(gathering.id)];
  await watching.until(({ passages }) => passages.length > 0);
  for (const one of [waiting, hosts]) await one.until(() => true);
  await anna.get('tables/change', { table, hasSpectators: false });
  expect(await watching.untilClosed()).toMatchObject({ why: 'refused', refusal: { why: 'no-spectators' }, again: null });
  await annas.until((known) => known.table.spectators === 0);

  await bo.get('tables/change', { table: gathering.id, hasSpectators: false });
  await waiting.until((known) => !known.table.hasSpectators);
  await bo.get('tables/fill', { table: gathering.id, player: 'greedy' });
  await bo.get('tables/begin', { table: gathering.id });
  expect(await waiting.untilClosed()).toMatchObject({ refusal: { why: 'no-spectators' } });
  await hosts.until(({ passages }) => passages.length > 0);
  for (const one of [annas, bos, hosts]) one.close();
});
