import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Courier } from '../notify/courier.ts';

// Somebody who takes messages, in the place of a hook or of a service for browsers. Its certificate is for hook.test.

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
export const TRUSTED = fixture('hook.crt');

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class HookServer {
  readonly port: number;
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();
  connections = 0;
  received: Received[] = [];
  answer: (reply: ServerResponse, asked: IncomingMessage) => void = taken;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', () => this.connections++);
    server.on('request', (asked: IncomingMessage, reply: ServerResponse) => void this.#take(asked, reply));
  }

  static async open(): Promise<HookServer> {
    const server = createServer({ key: fixture('hook.key'), cert: TRUSTED });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
    return new HookServer(server);
  }

  address(path: string): string {
    return `https://hook.test:${this.port}${path}`;
  }

  async #take(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    this.received.push({ path: asked.url!, headers: asked.headers, body: Buffer.concat(parts) });
    this.answer(reply, asked);
    for (const look of this.#waiting) look();
    this.#waiting.clear();
  }

  at(path: string): readonly Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** Waits until so many messages have come to a path. */
  async until(count: number, path: string): Promise<readonly Received[]> {
    while (this.at(path).length < count) await new Promise<void>((look) => this.#waiting.add(look));
    return this.at(path);
  }

  forget(): void {
    this.connections = 0;
    this.received = [];
    this.answer = taken;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const taken = (reply: ServerResponse): void => void reply.writeHead(204).end();

/** A courier to whom this machine is the whole net. */
export const courierHome = (parts: ConstructorParameters<typeof Courier>[0] = {}): Courier =>
  new Courier({ addressesOf: async () => ['127.0.0.1'], isAllowed: (address) => address === '127.0.0.1', trusted: TRUSTED, ...parts });
