import { PERSON } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { callTable } from '../client/index.ts';
import type { Pace } from '../wire/parts.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { NO_WAITING, Seated, Visitor, layTable, openHost, type TestHost } from './tableHost.ts';

/** A bot sits in at once where it does so at all. */
const timing = { ...NO_WAITING, absence: (pace: Pace) => (pace === 'brisk' ? 0 : null) };

/** A table of Ann and Bo that was begun long ago, at a server where neither is. */
async function begun(pace: Pace = 'brisk'): Promise<TestHost> {
  return openHost({ file: await layKept('dragon-attack', [PERSON, PERSON], { pace }), timing });
}

const at = (host: TestHost, seat: number): Seated => new Seated(host.address, TABLE, keyAt(seat));

/** Waits until it is a person who plays at Bo's seat, or a bot. */
const untilPlays = (one: Seated, who: 'person' | 'bot') => one.until(({ seated }) => (seated[1]?.player === PERSON) === (who === 'person'));

test('P6 a bot sits in for who has lost the connection, and gives the seat back as soon as they are here', async () => {
  const host = await begun();
  const bo = at(host, 1);
  await untilPlays(bo, 'person');
  const ann = at(host, 0);
  await untilPlays(ann, 'person');
  bo.close();
  await untilPlays(ann, 'bot');
  const again = at(host, 1);
  await untilPlays(ann, 'person');
  for (const one of [ann, again]) one.close();
  await host.close();
});

test('P6 a bot sits in for who has never come since the server was started, too, and another server gives the seat back', async () => {
  const host = await begun();
  const ann = at(host, 0);
  await untilPlays(ann, 'bot');
  ann.close();
  await host.stop();
  const next = await openHost({ before: host, timing });
  const bo = at(next, 1);
  await untilPlays(bo, 'person');
  bo.close();
  await next.close();
});

test('P6 a bot sits in for who was not here when the game began', async () => {
  const host = await openHost({ timing });
  const [anna, ben] = [await Visitor.named(host.address, 'Anna'), await Visitor.named(host.address, 'Ben')];
  const table = await layTable([anna, ben], { game: 'dragon-attack', options: {}, pace: 'brisk' });
  const annas = anna.at(table);
  await annas.until(() => true);
  await anna.get('tables/begin', { table });
  await untilPlays(annas, 'bot');
  annas.close();
  await host.close();
});

test('P6 whoever comes back to an empty table does not wait for who is not there, as soon as all agree to a clock', async () => {
  const host = await begun('off');
  const bo = at(host, 1);
  await untilPlays(bo, 'person');
  bo.close();
  const ann = at(host, 0);
  await untilPlays(ann, 'person');
  const agreeing = at(host, 1);
  await untilPlays(agreeing, 'person');
  for (const one of [ann, agreeing]) expect(await one.connection.vote('brisk')).toBeNull();
  agreeing.close();
  await untilPlays(ann, 'bot');
  ann.close();
  await host.close();
});

test('P6 who is not hurried is replaced by nobody but the host, and has the seat back as well', async () => {
  const host = await begun('off');
  const ann = at(host, 0);
  await untilPlays(ann, 'person');
  const by = { address: host.address, key: keyAt(0) };
  expect(await callTable(by, 'tables/bot', { table: TABLE, seat: 1, player: 'search:1' })).toMatchObject({ ok: true });
  await untilPlays(ann, 'bot');
  const bo = at(host, 1);
  await untilPlays(ann, 'person');
  for (const one of [ann, bo]) one.close();
  await host.close();
});

test('who has asked for a bot themselves says so when they are back', async () => {
  const host = await begun('off');
  const [ann, bo] = [at(host, 0), at(host, 1)];
  await Promise.all([ann, bo].map((one) => untilPlays(one, 'person')));
  expect(await bo.connection.away()).toBeNull();
  bo.close();
  await untilPlays(ann, 'bot');
  const again = at(host, 1);
  await untilPlays(again, 'bot');
  expect(await again.connection.back()).toBeNull();
  await untilPlays(ann, 'person');
  for (const one of [ann, again]) one.close();
  await host.close();
});

test('where the host is not here, whoever sits at the table has a bot sit in, for the host, too, and for nobody who is here', async () => {
  const host = await openHost({ file: await layKept('dragon-attack', [PERSON, PERSON, PERSON]) });
  const [bo, cleo] = [at(host, 1), at(host, 2)];
  await Promise.all([bo, cleo].map((one) => untilPlays(one, 'person')));
  const asks = async (by: number, seat: number) =>
    callTable({ address: host.address, key: keyAt(by) }, 'tables/bot', { table: TABLE, seat, player: 'search:1' });
  expect(await asks(1, 2)).toMatchObject({ refusal: { why: 'seat-taken' } });
  expect(await asks(1, 0)).toMatchObject({ ok: true });
  await bo.until(({ seated }) => seated[0]!.player !== PERSON);
  const ann = at(host, 0);
  await bo.until(({ seated }) => seated[0]!.player === PERSON);
  cleo.close();
  await bo.until(({ table }) => !table.seats[2]!.isHere);
  expect(await asks(1, 2)).toMatchObject({ refusal: { why: 'not-host' } });
  for (const one of [ann, bo]) one.close();
  await host.close();
});
