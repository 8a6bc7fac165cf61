import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Passage, Types } from '@hoard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { TableConnection, type Closing, type Known, type TableListener } from '../client/index.ts';
import type { ServerMessage } from '../wire/messages.ts';
import { WIRE } from '../wire/parts.ts';
import { PassageWriter } from '../wire/passages.ts';
import { shownTable } from './shownTable.ts';

// The client against a server of paper, which says and breaks whatever the test wants.

const table = shownTable({});
const wishes = { presets: {}, lulls: {}, armed: [] };
const welcome: ServerMessage = { t: 'welcome', wire: WIRE, table, viewer: 0, isHost: false, chat: [], wishes };

const passage = (step: number): Passage<Types> => ({
  what: step === 0 ? 'start' : 'choice',
  seat: 0,
  key: null,
  undoes: null,
  events: [],
  pictures: [],
  after: { viewer: 0, version: 1, seats: 1, lanes: [], outcome: null, sight: { step, list: [{ step }] } },
});
const GAME = [0, 1, 2, 3, 4].map(passage);

const newsOf = (from: number, to: number, isWhole: boolean): ServerMessage => {
  const writer = new PassageWriter(isWhole ? null : GAME[from - 1]!.after);
  return { t: 'news', from, isWhole, passages: GAME.slice(from, to).map((one) => writer.write(one)) };
};

let server: WebSocketServer;
let connection: TableConnection<Types>;
let closings: Closing[];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  closings = [];
  connection = new TableConnection({
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    table: table.id,
    key: null,
    listener: {
      onKnown: () => told.splice(0).forEach((look) => look()),
      onClosed: (closing) => closings.push(closing),
    } satisfies TableListener<Types>,
  });
});

afterEach(() => {
  vi.useRealTimers();
  connection.close();
  for (const client of server.clients) client.terminate();
  server.close();
});

const told: (() => void)[] = [];
/** Waits until what is known is so. */
async function until(isSo: (known: Known<Types>) => boolean): Promise<Known<Types>> {
  while (connection.known === null || !isSo(connection.known)) await new Promise<void>((look) => told.push(look));
  return connection.known;
}

const say = (socket: ServerSocket, message: ServerMessage): void => socket.send(JSON.stringify(message));
const heard = async (socket: ServerSocket): Promise<Record<string, unknown>> => {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as Record<string, unknown>;
};
/** The next one that connects, and what it says first. */
async function visitor(): Promise<{ readonly socket: ServerSocket; readonly hello: Record<string, unknown> }> {
  const [socket] = (await once(server, 'connection')) as [ServerSocket];
  return { socket, hello: await heard(socket) };
}

test('goes on after a lost connection from the passage it has, without loss or doubling', async () => {
  const first = await visitor();
  expect(first.hello).toMatchObject({ t: 'hello', wire: WIRE, wanted: { from: 'end' } });
  say(first.socket, welcome);
  say(first.socket, newsOf(0, 2, true));
  await until(({ passages }) => passages.length === 2);
  first.socket.terminate();
  const second = await visitor();
  expect(second.hello).toMatchObject({ wanted: { from: 'place', place: 2, viewer: 0 } });
  say(second.socket, welcome);
  say(second.socket, newsOf(2, 5, false));
  const { passages, epoch } = await until((known) => known.passages.length === 5);
  expect(passages).toEqual(GAME);
  expect(epoch).toBe(1);
});

test('P5 asks again under the same id what was not answered', async () => {
  const first = await visitor();
  say(first.socket, welcome);
  await until(() => true);
  const chosen = connection.choose({ lane: 0, token: 'abc', key: 'go' });
  const request = await heard(first.socket);
  first.socket.terminate();
  const second = await visitor();
  const again = heard(second.socket);
  say(second.socket, welcome);
  expect(await again).toEqual(request);
  say(second.socket, { t: 'answer', id: String(request['id']), refusal: { why: 'stale' } });
  expect(await chosen).toEqual({ why: 'stale' });
});

test('asks for everything anew where what comes does not follow what it has', async () => {
  const first = await visitor();
  say(first.socket, welcome);
  say(first.socket, newsOf(0, 2, true));
  say(first.socket, newsOf(3, 4, false));
  const second = await visitor();
  expect(second.hello).toMatchObject({ wanted: { from: 'end' } });
  say(second.socket, welcome);
  say(second.socket, newsOf(1, 4, true));
  const { passages, first: place } = await until((known) => known.passages.length === 3);
  expect(passages).toEqual(GAME.slice(1, 4));
  expect(place).toBe(1);
  const past = connection.past(0, 1);
  const { id } = await heard(second.socket);
  const older = newsOf(0, 1, true) as Extract<ServerMessage, { t: 'news' }>;
  say(second.socket, { t: 'past', id: String(id), from: 0, passages: older.passages });
  say(second.socket, { t: 'answer', id: String(id), refusal: null });
  expect(await past).toEqual(GAME.slice(0, 1));
});

test.each(['wake', 'doubt'] as const)('%s: asks at once whether anybody is there, and stays where somebody answers', async (way) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { socket } = await visitor();
  say(socket, welcome);
  say(socket, newsOf(0, 2, true));
  await until(({ passages }) => passages.length === 2);
  connection[way]();
  // No time passes: it is not the silence that makes them ask.
  expect(await heard(socket)).toEqual({ t: 'ping' });
  say(socket, { t: 'pong' });
  say(socket, newsOf(2, 3, false));
  await until(({ passages }) => passages.length === 3);
});

test('where nobody answers who is doubted, comes back by another way', async () => {
  const { socket } = await visitor();
  say(socket, welcome);
  say(socket, newsOf(0, 2, true));
  await until(({ passages }) => passages.length === 2);
  connection.doubt();
  expect((await visitor()).hello).toMatchObject({ t: 'hello', wanted: { from: 'place', place: 2 } });
});

test('comes back when a server stops, and stays away when it was removed', async () => {
  const first = await visitor();
  say(first.socket, welcome);
  say(first.socket, { t: 'closing', why: 'stopping', refusal: null, again: 10 });
  const second = await visitor();
  say(second.socket, { t: 'closing', why: 'removed', refusal: null, again: null });
  await once(second.socket, 'close');
  expect(closings).toMatchObject([{ why: 'removed' }]);
  expect(await connection.away()).toEqual({ why: 'later' });
});

test('a page of an older version is told to load itself anew', async () => {
  const { socket } = await visitor();
  socket.send('{"t":"welcome","wire":99}');
  await once(socket, 'close');
  expect(closings).toMatchObject([{ why: 'reload' }]);
});
