import { request, type IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_WISHES } from '@hoard/kernel';
import { callTable, freshContribution } from '../client/index.ts';
import { Visitor, layTable, openHost, type TestHost } from './tableHost.ts';

let host: TestHost;
let anna: Visitor;
let bo: Visitor;
beforeAll(async () => {
  host = await openHost();
  [anna, bo] = [await Visitor.named(host.address, 'Anna'), await Visitor.named(host.address, 'Bo')];
});
afterAll(() => host.close());

const GAME = { game: 'dragon-attack', options: {} } as const;
const contribution = freshContribution();
const why = async (called: Promise<{ ok: boolean; refusal?: { why: string } }>): Promise<string | undefined> => (await called).refusal?.why;

describe('sitting down', () => {
  test('a link is a seat, taken once, and looking at it takes nothing', async () => {
    const { table, links } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'invited' }, { is: 'invited' }] });
    const [first, second] = links as [(typeof links)[0], (typeof links)[0]];
    expect((await bo.get('tables/look', { table: table.id })).table.seats.map(({ is }) => is)).toEqual(['invited', 'invited']);
    expect((await bo.sit(table.id, 1, second.token)).table.seats[1]).toMatchObject({ is: 'person', name: 'Bo', hasContributed: true });
    // The same person again changes nothing; another is too late.
    expect((await bo.sit(table.id, 1, second.token)).seat).toBe(1);
    expect(await why(anna.call('tables/sit', { table: table.id, seat: 1, token: second.token, contribution }))).toBe('seat-taken');
    expect(await why(bo.call('tables/sit', { table: table.id, seat: 0, token: first.token, contribution }))).toBe('already-seated');
  });

  test('a newer link makes the older one lead nowhere', async () => {
    const { table, links } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'invited' }, { is: 'open' }] });
    const { link } = await anna.get('tables/invite', { table: table.id, seat: 0 });
    expect(await why(bo.call('tables/sit', { table: table.id, seat: 0, token: links[0]!.token, contribution }))).toBe('dead-link');
    expect((await bo.sit(table.id, 0, link.token)).seat).toBe(0);
  });

  test('a link that was sent leads to its seat also after seats were swapped', async () => {
    const { table, links } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'invited' }, { is: 'open' }, { is: 'invited' }] });
    const [first, third] = links as [(typeof links)[0], (typeof links)[0]];
    await anna.get('tables/swap', { table: table.id, one: 0, other: 1 });
    const looked = await bo.get('tables/look', { table: table.id, token: first.token });
    expect([looked.linked, (await bo.get('tables/look', { table: table.id })).linked]).toEqual([1, null]);
    // The seat that is written in the link is another's by now.
    expect(await bo.sit(table.id, first.seat, first.token)).toMatchObject({ seat: 1, table: { seats: { 1: { name: 'Bo' } } } });
    expect((await anna.sit(table.id, third.seat, third.token)).seat).toBe(2);
    expect((await anna.get('tables/look', { table: table.id, token: first.token })).linked).toBeNull();
  });

  test('open seats are found in the lobby, and anybody may sit down there', async () => {
    const { table } = await anna.get('tables/new', { ...GAME, isListed: true, seats: [{ is: 'open' }, { is: 'invited' }] });
    // Nobody could sit down there without a link.
    const { table: closed } = await anna.get('tables/new', { ...GAME, isListed: true, seats: [{ is: 'invited' }, { is: 'invited' }] });
    const listed = new Set((await bo.get('tables/lobby', {})).tables.map(({ id }) => id));
    expect([listed.has(table.id), listed.has(closed.id)]).toEqual([true, false]);
    expect((await bo.sit(table.id, 0, null)).seat).toBe(0);
    expect(await why(anna.call('tables/sit', { table: table.id, seat: 1, token: null, contribution }))).toBe('dead-link');
  });

  test('two of the same name do not sit at one table', async () => {
    const { table } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'open' }, { is: 'open' }] });
    await anna.sit(table.id, 0, null);
    const other = await Visitor.named(host.address, 'anna');
    expect(await why(other.call('tables/sit', { table: table.id, seat: 1, token: null, contribution }))).toBe('name-taken');
  });

  test('the commitment is there before anybody adds to the dice, and all that was added is shown', async () => {
    const { table } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'open' }, { is: 'open' }] });
    expect(table).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string, contributions: [] });
    const sat = await anna.get('tables/sit', { table: table.id, seat: 0, token: null, contribution });
    expect(sat.table).toMatchObject({ commitment: table.commitment, contributions: [contribution] });
  });
});

describe('the host', () => {
  test('fills, swaps and begins; nobody else does', async () => {
    const { table } = await anna.get('tables/new', { ...GAME, seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }] });
    const id = table.id;
    await anna.sit(id, 0, null);
    expect(await why(anna.call('tables/begin', { table: id }))).toBe('not-full');
    expect(await why(bo.call('tables/fill', { table: id, player: 'greedy' }))).toBe('not-host');
    expect(await why(anna.call('tables/fill', { table: id, player: 'search:1000s' }))).toBe('bad-bot');
    await anna.get('tables/fill', { table: id, player: 'greedy' });
    const swapped = await anna.get('tables/swap', { table: id, one: 0, other: 2 });
    expect(swapped.table.seats.map(({ is }) => is)).toEqual(['bot', 'bot', 'person']);
    expect((await anna.get('tables/begin', { table: id })).table.phase).toBe('playing');
    expect(await why(anna.call('tables/swap', { table: id, one: 0, other: 1 }))).toBe('begun');
  });

  test('is told what is wrong with the options, by the game itself', async () => {
    const refused = await anna.call('tables/new', { ...GAME, options: { dragons: 7 }, seats: [{ is: 'open' }, { is: 'open' }] });
    expect(refused).toMatchObject({ ok: false, refusal: { why: 'bad-options', message: expect.stringContaining('dragons') as string } });
    expect(await why(anna.call('tables/new', { game: 'chess', options: {}, seats: [{ is: 'open' }] }))).toBe('bad-options');
  });

  test('sends somebody away, who loses the seat, and gives it to somebody else by a link', async () => {
    const table = await layTable([anna, bo], GAME);
    await anna.get('tables/begin', { table });
    const seat = bo.at(table);
    await seat.until(({ passages }) => passages.length > 0);
    await anna.get('tables/kick', { table, seat: 1 });
    expect(await seat.untilClosed()).toMatchObject({ why: 'removed', again: null });
    const { link } = await anna.get('tables/invite', { table, seat: 1 });
    const cleo = await Visitor.named(host.address, 'Cleo');
    await cleo.sit(table, 1, link.token);
    const taken = cleo.at(table);
    const { seated, viewer } = await taken.until((known) => known.seated[1]?.player === 'person');
    expect([seated[1]!.name, viewer]).toEqual(['Cleo', 1]);
    taken.close();
  });

  test('gives the seat of who is away to somebody else, and nothing of what was said there once and for all', async () => {
    const table = await layTable([anna, bo], GAME);
    await anna.get('tables/begin', { table });
    const bos = bo.at(table);
    await bos.until(({ passages }) => passages.length > 0);
    await bos.connection.wish({ presets: { bargain: 'no' }, lulls: {}, armed: [] });
    await anna.get('tables/mute', { table, seat: 1, isMuted: true });
    await bos.connection.away();
    bos.close();
    const { link } = await anna.get('tables/invite', { table, seat: 1 });
    const dora = await Visitor.named(host.address, 'Dora');
    await dora.sit(table, 1, link.token);
    const taken = dora.at(table);
    const known = await taken.until(({ seated }) => seated[1]?.name === 'Dora');
    expect([known.wishes, known.table.seats[1]!.isMuted]).toEqual([NO_WISHES, false]);
    taken.close();
  });

  test('ends a game, which is then over for all', async () => {
    const table = await layTable([anna, bo], GAME);
    await anna.get('tables/begin', { table });
    await anna.get('tables/end', { table });
    const seat = bo.at(table);
    const { passages } = await seat.until((known) => known.table.phase === 'over' && known.passages.length > 0);
    expect(passages.at(-1)!.what).toBe('abandoned');
    seat.close();
  });

  test('and leaves memory with the last who was there', async () => {
    const own = await openHost();
    const [cleo, dora] = [await Visitor.named(own.address, 'Cleo'), await Visitor.named(own.address, 'Dora')];
    const table = await layTable([cleo, dora], GAME);
    await cleo.get('tables/begin', { table });
    await cleo.get('tables/end', { table });
    const seat = dora.at(table);
    await seat.until((known) => known.table.phase === 'over');
    const inMemory = async (): Promise<string | undefined> =>
      /^hoard_tables_in_memory (\d+)/m.exec(await (await fetch(new URL('metrics', own.address))).text())?.[1];
    expect(await inMemory()).toBe('1');
    seat.close();
    await expect.poll(inMemory).toBe('0');
    await own.close();
  });
});

describe('once more', () => {
  test('everybody has their seat by a press; whoever asks first is the host, and nobody else gets a seat', async () => {
    const table = await layTable([anna, bo], { ...GAME, bots: ['greedy'], pace: 'relaxed' });
    await anna.get('tables/begin', { table });
    expect(await why(bo.call('tables/again', { table }))).toBe('begun');
    await anna.get('tables/end', { table });
    const looking = anna.at(table);
    await looking.until((known) => known.table.phase === 'over' && known.table.next === null);
    const stranger = await Visitor.named(host.address, 'Stranger');
    expect(await why(stranger.call('tables/again', { table }))).toBe('not-seated');
    const [first, second] = await Promise.all([bo.get('tables/again', { table }), anna.get('tables/again', { table })]);
    const { id, commitment, seats, pace } = first.table;
    expect([second.table.id, first.seat, second.seat]).toEqual([id, 1, 0]);
    expect((await looking.until((known) => known.table.next !== null)).table.next).toBe(id);
    looking.close();
    expect([seats.map(({ is }) => is), pace]).toEqual([['invited', 'invited', 'bot'], 'relaxed']);
    expect(seats.map(({ isKept }) => isKept)).toEqual([true, true, false]);
    // Dice of its own, and everybody adds to them anew.
    expect(commitment).not.toBe((await anna.get('tables/look', { table })).table.commitment);
    expect(await why(stranger.call('tables/sit', { table: id, seat: 0, token: null, contribution }))).toBe('dead-link');
    expect(await why(bo.call('tables/sit', { table: id, seat: 0, token: null, contribution }))).toBe('dead-link');
    await anna.sit(id, 0, null);
    await bo.sit(id, 1, null);
    const { isHost } = await anna.get('tables/look', { table: id });
    const begun = await (isHost ? anna : bo).get('tables/begin', { table: id });
    expect(begun.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo', expect.any(String)]);
    expect((await bo.get('tables/again', { table })).seat).toBe(1);
    await (isHost ? anna : bo).get('tables/end', { table: id });
  });
});

describe('people', () => {
  test('come back on another device with a code, once', async () => {
    const dora = await Visitor.named(host.address, 'Dora');
    const { code } = await dora.get('people/recovery', {});
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const [one, two] = await Promise.all([bo.call('people/recover', { code: typed }), bo.call('people/recover', { code: typed })]);
    expect([one, two].filter(({ ok }) => ok)).toHaveLength(1);
    const found = one.ok ? one : two;
    const key = found.ok ? found.given.key : '';
    expect((await callTable({ address: host.address, key }, 'people/me', {})).ok).toBe(true);
    // Only one of the devices is left.
    await callTable({ address: host.address, key }, 'people/alone', {});
    expect(await why(dora.call('people/me', {}))).toBe('no-key');
  });

  test('P16 are forgotten, and the games of others go on', async () => {
    const emil = await Visitor.named(host.address, 'Emil');
    const table = await layTable([anna, emil], GAME);
    await anna.get('tables/begin', { table });
    const seat = anna.at(table);
    await seat.until(({ passages }) => passages.length > 0);
    await emil.get('people/forget', {});
    expect(await why(emil.call('people/me', {}))).toBe('no-key');
    const known = await seat.until(({ table: { seats } }) => seats[1]!.name === 'Guest 2');
    expect(known.table.phase).toBe('playing');
    seat.close();
    const again = anna.at(table);
    const { seated } = await again.until((now) => now.seated.length > 0);
    expect(seated[1]!.player).not.toBe('person');
    again.close();
  });

  test('find their tables, and whether they are asked there', async () => {
    const finn = await Visitor.named(host.address, 'Finn');
    const table = await layTable([finn], { ...GAME, bots: ['random'] });
    await finn.get('tables/begin', { table });
    const seat = finn.at(table);
    await seat.question();
    expect((await finn.get('tables/mine', {})).tables).toMatchObject([{ table: { id: table }, seat: 0, isHost: true, isAsked: true }]);
    seat.close();
  });
});

describe('whoever asks', () => {
  test('without a key is nobody, and with a wrong one too', async () => {
    expect(await why(callTable({ address: host.address, key: null }, 'tables/mine', {}))).toBe('no-key');
    expect(await why(callTable({ address: host.address, key: 'x'.repeat(22) }, 'tables/mine', {}))).toBe('no-key');
  });

  test('from the page of a stranger, or by the name of one, is not heard', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(new URL('api/tables/lobby', host.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await ask({})).status).toBe(200);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ origin: new URL(host.address).origin })).status).toBe(200);
    const named = (name: string): Promise<IncomingMessage> =>
      new Promise((answer, fail) => {
        const asked = request(new URL('api/server/addresses', host.address), {
          method: 'POST',
          headers: { host: name, 'content-type': 'application/json' },
        });
        asked.once('response', answer).once('error', fail).end('{}');
      });
    for (const ours of ['localhost', '192.168.7.7:4600', hostname(), `${hostname()}.fritz.box`])
      expect((await named(ours)).statusCode).toBe(200);
    for (const strange of ['evil.example', `${hostname()}.evil.example`, 'fritz.box', 'localhost.evil.example']) {
      const answer = await named(strange);
      expect([answer.statusCode, await json(answer)]).toEqual([403, { refusal: { why: 'wrong-name' } }]);
    }
  });

  test('for a call that is none is told where all of them stand', async () => {
    const answer = await fetch(new URL('api/tables/sit', host.address));
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { refusal: { why: 'bad-message', message: 'There is no such call; expected POST to one of those in /api/openapi.json' } },
    ]);
  });

  test('is answered about health, readiness and figures, without a name or a secret', async () => {
    expect(await (await fetch(new URL('health', host.address))).json()).toEqual({ is: 'well' });
    expect(await (await fetch(new URL('ready', host.address))).json()).toMatchObject({ is: 'ready' });
    const figures = await (await fetch(new URL('metrics', host.address))).text();
    expect(figures).toContain('hoard_calls_total{call="people/new",status="200"}');
    for (const secret of [anna.name, anna.key, bo.key]) expect(figures).not.toContain(secret);
  });
});
