import { once } from 'node:events';
import { PERSON } from '@hoard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { WIRE } from '../wire/parts.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { NO_WAITING, Seated, openHost, type TestHost } from './tableHost.ts';

let host: TestHost;
beforeAll(async () => {
  const file = await layKept('dragon-attack', [PERSON, PERSON, 'random'], { pace: 'brisk' });
  // Nobody answers but the clock, and it at once: soon there is much to be told.
  host = await openHost({ file, timing: { ...NO_WAITING, answerTime: (pace) => (pace === 'brisk' ? 1 : null) } });
});
afterAll(() => host.close());

/** Each is answered with tens of thousands of bytes: a few hundred are too many for who reads none. */
const BURST = 400;
const MOST_ASKED = 20_000;

/** Bo's connection, from which nothing is read once it is open. */
async function sleeping(): Promise<WebSocket> {
  const socket = new WebSocket(new URL('socket', host.address.replace('http', 'ws')));
  await once(socket, 'open');
  socket.pause();
  socket.send(JSON.stringify({ t: 'hello', wire: WIRE, table: TABLE, key: keyAt(1), wanted: { from: 'end', last: 1 } }));
  return socket;
}

test('who does not read what they are sent is dropped, holds up nobody, and goes on where they were', async () => {
  const ann = new Seated(host.address, TABLE, keyAt(0));
  await ann.until(({ passages }) => passages.length > 60);
  const socket = await sleeping();
  socket.once('error', () => {});
  // They ask for the past again and again, until more than any network holds for them lies with the server.
  for (let asked = 0; asked < MOST_ASKED && (await slowReaders()) === 0; asked += BURST)
    for (let one = 0; one < BURST; one++) {
      socket.send(JSON.stringify({ t: 'past', id: `past-${asked + one}`, from: 0, to: 60 }));
      if (one % 20 === 0) await new Promise((soon) => setImmediate(soon));
    }
  expect(await slowReaders()).toBe(1);
  socket.terminate();
  const bo = new Seated(host.address, TABLE, keyAt(1), 10_000);
  const { passages } = await ann.until(({ table }) => table.phase === 'over');
  expect((await bo.until((known) => known.table.phase === 'over' && known.passages.length >= passages.length)).first).toBe(0);
  for (const one of [ann, bo]) one.close();
});

async function slowReaders(): Promise<number> {
  const figures = await (await fetch(new URL('metrics', host.address))).text();
  return Number(/^hoard_refusals_total\{why="slow"\} (\d+)/m.exec(figures)?.[1] ?? 0);
}
