import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { frameOf } from '../gate/frames.ts';

/** What a client of a library hears of frames that leave together. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream: Duplex, head) =>
    sockets.handleUpgrade(request, stream, head, () => void stream.write(texts.map(frameOf).join(''), 'latin1')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer) => {
      if (messages.push(data.toString()) === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  return messages;
}

test('frames of any length and in any language are heard as they were written, one after the other', async () => {
  const plain = [0, 1, 125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length));
  const texts = [...plain, 'Zoë und Jürgen ✨', 'ö'.repeat(63), '龍'.repeat(30_000), 'the end'];
  expect(await heard(texts)).toEqual(texts);
});
