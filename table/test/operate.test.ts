import { existsSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSeatLink } from '../client/index.ts';
import { operate } from '../operate/index.ts';
import { Visitor, layTable, openHost, type TestHost } from './tableHost.ts';

let host: TestHost;
let ann: Visitor;
let bo: Visitor;
let table: string;

beforeEach(async () => {
  host = await openHost();
  ann = await Visitor.named(host.address, 'Ann');
  bo = await Visitor.named(host.address, 'Bo');
  table = await layTable([ann, bo], { game: 'dragon-attack', options: {}, bots: ['random'] });
});
afterEach(() => host.close());

const short = (): string => table.slice(0, 8);

describe('whoever runs a server', () => {
  test('sees its tables, and who is there', async () => {
    const seated = ann.at(table);
    await seated.until((known) => known.table.seats[0]!.isHere);
    const [line, ...more] = await operate(host.file, { do: 'list' });
    expect(line).toMatch(
      new RegExp(`^${short()}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  Dragon Attack!, waits for people: Ann \\(here\\), Bo, \\S+ \\(bot\\)$`),
    );
    expect(more).toEqual([]);
    seated.close();
  });

  test('sends somebody away from a game, and a bot plays on; the host too, and another is host', async () => {
    await ann.get('tables/begin', { table });
    const [annas, bos] = [ann.at(table), bo.at(table)];
    await annas.until(({ passages }) => passages.length > 0);
    await bos.until(({ passages }) => passages.length > 0);
    expect(await operate(host.file, { do: 'kick', table: short(), who: 'ANN' })).toEqual([
      `Ann no longer sits at ${short()} (Dragon Attack!).`,
    ]);
    expect((await annas.untilClosed()).why).toBe('removed');
    const { table: shown, isHost } = await bo.get('tables/look', { table });
    expect([shown.seats.map(({ is }) => is), shown.seats[0]!.player !== null, isHost]).toEqual([['invited', 'person', 'bot'], true, true]);
    bos.close();
  });

  test('ends a game', async () => {
    await ann.get('tables/begin', { table });
    const annas = ann.at(table);
    await annas.until(({ passages }) => passages.length > 0);
    expect(await operate(host.file, { do: 'end', table })).toEqual([`${short()} (Dragon Attack!) is ended without a result.`]);
    expect((await annas.until((known) => known.table.phase === 'over')).table.phase).toBe('over');
    await expect(operate(host.file, { do: 'end', table })).rejects.toThrow(/is over already; expected a table/);
    annas.close();
  });

  test('lays a table: whoever sits down first by a link is its host', async () => {
    const [told, ...links] = await operate(host.file, { do: 'lay', game: 'dragon-attack', options: {}, seats: 2 });
    expect(told).toMatch(/^[\w-]{8} \(Dragon Attack!\) is laid; whoever sits down first is its host\.$/);
    const [first, second] = [links[1], links[3]].map((link) => readSeatLink(link!)!);
    expect([links[0], links[2], first!.address]).toEqual(['Seat 1:', 'Seat 2:', host.address]);
    await bo.sit(second!.table, second!.seat, second!.token);
    await ann.sit(first!.table, first!.seat, first!.token);
    const isHost = async (visitor: Visitor) => (await visitor.get('tables/look', { table: first!.table })).isHost;
    expect([await isHost(ann), await isHost(bo)]).toEqual([false, true]);
    await expect(operate(host.file, { do: 'lay', game: 'dragon-attack', options: { level: 'emperor' }, seats: 1 })).rejects.toThrow(
      /level/,
    );
  });

  test('invites to a seat where nobody sits', async () => {
    const free = await ann.get('tables/new', { game: 'dragon-attack', options: {}, seats: [{ is: 'open' }, { is: 'open' }] });
    await ann.sit(free.table.id, 0, null);
    const [told, link] = await operate(host.file, { do: 'invite', table: free.table.id, seat: 2 });
    expect(told).toBe(`Seat 2 of ${free.table.id.slice(0, 8)} (Dragon Attack!):`);
    const { seat, token } = readSeatLink(link!)!;
    expect((await bo.sit(free.table.id, seat, token)).seat).toBe(1);
    await expect(operate(host.file, { do: 'invite', table: free.table.id, seat: 2 })).rejects.toThrow(/expected a seat where nobody sits/);
    await expect(operate(host.file, { do: 'invite', table: free.table.id, seat: 3 })).rejects.toThrow(/expected a seat of that table/);
  });

  test('takes away a table at which nobody has begun to play', async () => {
    expect(await operate(host.file, { do: 'end', table: short() })).toEqual([`${short()} (Dragon Attack!) is taken away.`]);
    expect(await operate(host.file, { do: 'list' })).toEqual(['There are no tables.']);
  });

  test.each([
    [{ do: 'end', table: 'abc' }, /No table begins with 'abc'; expected the first letters of an id/],
    [{ do: 'end', table: "' OR 1=1 --" }, /No table begins with/],
    [{ do: 'end', table: '%%%%' }, /No table begins with/],
  ] as const)('is told what is wrong with %j', async (wanted, why) => {
    await expect(operate(host.file, wanted)).rejects.toThrow(why);
  });

  test.each(['Cleo', '0', '3', '9', '-1', ''])('is told who could be sent away instead of %j', async (who) => {
    await expect(operate(host.file, { do: 'kick', table: short(), who })).rejects.toThrow(
      `'${who}' does not sit at ${short()}; expected Ann, Bo.`,
    );
    expect((await ann.get('tables/look', { table })).table.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Ann', 'Bo']);
  });

  test('does the same while no server runs', async () => {
    await ann.get('tables/begin', { table });
    await host.stop();
    expect(existsSync(`${host.file}.server`)).toBe(false);
    expect(await operate(host.file, { do: 'kick', table: short(), who: '2' })).toEqual([
      `Bo no longer sits at ${short()} (Dragon Attack!).`,
    ]);
    expect(await operate(host.file, { do: 'end', table: short() })).toHaveLength(1);
    expect((await operate(host.file, { do: 'list' }))[0]).toContain('Dragon Attack!, over: Ann, Bo,');
    host = await openHost({ before: host });
    expect((await ann.get('tables/look', { table })).table.phase).toBe('over');
  });

  test('does it also where a server that was killed has left its door behind', async () => {
    await host.stop();
    writeFileSync(`${host.file}.server`, JSON.stringify({ address: 'http://127.0.0.1:9/', key: 'k' }));
    expect(await operate(host.file, { do: 'list' })).toHaveLength(1);
    writeFileSync(`${host.file}.server`, 'nonsense');
    expect(await operate(host.file, { do: 'list' })).toHaveLength(1);
    host = await openHost({ before: host });
  });
});

test('the door opens by its key alone, which only the owner of the file can read', async () => {
  expect(statSync(`${host.file}.server`).mode & 0o077).toBe(0);
  const knock = (headers: Record<string, string>): Promise<Response> =>
    fetch(new URL('operator', host.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ do: 'end', table }),
    });
  for (const authorization of ['', 'Bearer ', `Bearer ${ann.key}`, `Bearer ${'A'.repeat(43)}`]) {
    const reply = await knock(authorization === '' ? {} : { authorization });
    expect([reply.status, await reply.json()]).toEqual([403, { refusal: { why: 'not-host' } }]);
  }
  expect((await ann.get('tables/look', { table })).table.phase).toBe('gathering');
});

test('a second server on the same file is refused, and told where the first one is', async () => {
  await expect(openHost({ file: host.file })).rejects.toThrow(
    `Another server keeps the tables in ${host.file}, at ${host.address}; expected one server for one file.`,
  );
  // The first one has noticed nothing.
  expect(await operate(host.file, { do: 'list' })).toHaveLength(1);
});
