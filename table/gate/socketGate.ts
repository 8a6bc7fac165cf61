import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Rooms } from '../lobby/rooms.ts';
import { hashOf } from '../lobby/tickets.ts';
import type { Tally } from '../watch/tally.ts';
import type { Allowances } from './allowances.ts';
import { Buckets } from './buckets.ts';
import { SocketGuest } from './socketGuest.ts';
import { addressOf, type Doorkeeper } from './visitors.ts';

/** A whole message of a client. */
const LARGEST_MESSAGE = 16 * 1024;
const MOST_CONNECTIONS = 20_000;
/** Who has not said hello by then goes. */
const HELLO_BY = 10_000;
/** Who has not answered since the last time is not there any more. */
const HEARTBEAT = 30_000;
/** When to come back to a server that stops. */
const BACK_AFTER = 1_000;

interface GateParts {
  readonly rooms: Rooms;
  readonly tally: Tally;
  readonly doorkeeper: Doorkeeper;
  readonly allowances: Allowances;
}

export interface SocketGate {
  /** Tells everybody to come back soon, and lets nobody in any more. */
  close(): void;
}

/** Lets sockets in at `/socket`. */
export function openSockets(server: Server, { rooms, tally, doorkeeper, allowances }: GateParts): SocketGate {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false, clientTracking: true });
  const connecting = new Buckets(allowances.connecting);
  const byAddress = new Map<string, number>();
  const guests = new Map<WebSocket, SocketGuest>();
  const alive = new WeakSet<WebSocket>();
  let isClosed = false;

  const personBy = (key: string) => rooms.store.personBy({ hash: hashOf(key), kind: 'device' });

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    if (isClosed || URL.parse(request.url ?? '', 'http://localhost')?.pathname !== '/socket') return turnAway(socket, 404, 'Not Found');
    if (!doorkeeper.admits(request)) return turnAway(socket, 403, 'Forbidden');
    const isCrowded = guests.size >= MOST_CONNECTIONS || (byAddress.get(address) ?? 0) >= allowances.connections;
    if (isCrowded || !connecting.take(address)) return turnAway(socket, 429, 'Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, socket, address));
  }

  function welcome(socket: WebSocket, stream: Duplex, address: string): void {
    const guest = new SocketGuest({ socket, stream, rooms, tally, allowance: allowances.messages, personBy });
    guests.set(socket, guest);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    tally.connected(1);
    alive.add(socket);
    const impatience = setTimeout(() => {
      if (!guest.hasSaidHello) socket.terminate();
    }, HELLO_BY);
    socket.on('message', (data, isBinary) => {
      // Whoever sends bytes that are no text means something else.
      if (isBinary || !Buffer.isBuffer(data)) socket.terminate();
      else guest.hear(data.toString());
    });
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(impatience);
      guest.gone();
      guests.delete(socket);
      tally.connected(-1);
      const left = byAddress.get(address)! - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
  }

  const heart = setInterval(() => {
    for (const socket of guests.keys()) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT);
  heart.unref();

  server.on('upgrade', onUpgrade);
  return {
    close() {
      isClosed = true;
      clearInterval(heart);
      for (const guest of guests.values()) guest.close('stopping', null, BACK_AFTER);
      sockets.close();
    },
  };
}

function turnAway(socket: Duplex, code: number, why: string): void {
  socket.end(`HTTP/1.1 ${code} ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
