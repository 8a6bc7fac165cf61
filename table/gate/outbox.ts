import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf } from './frames.ts';

/** So long, in milliseconds, may wait what nobody is waiting for: three pictures of a screen. */
const SOON = 50;

/** Those from which something leaves when all that is being done has been done, and those from which it leaves soon. */
const leaving = new Set<Outbox>();
const lingering = new Set<Outbox>();

const leave = (boxes: Set<Outbox>): void => {
  const those = [...boxes];
  // First: if one failed, nobody would be told anything any more.
  boxes.clear();
  for (const box of those) box.flush();
};

/**
 * What leaves for one socket. Every piece that leaves alone costs the machine as much as several that leave together, and whoever is woken by one
 * takes the processor from who writes the next: so all that comes about at once leaves at its end, and what nobody is waiting for leaves soon,
 * with whatever came about meanwhile.
 */
export class Outbox {
  readonly #socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
  readonly #stream: Duplex;
  #waiting = '';

  /** `stream` is what the socket writes to: nothing is compressed, so that whole frames of both may follow each other. */
  constructor(socket: Pick<WebSocket, 'readyState' | 'OPEN'>, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** How many bytes have not left yet. */
  get unsent(): number {
    return this.#stream.writableLength + this.#waiting.length;
  }

  /** Sends a message when all that is being done has been done, after those that wait. */
  send(text: string): void {
    this.#waiting += frameOf(text);
    if (leaving.size === 0) process.nextTick(leave, leaving);
    leaving.add(this);
  }

  /** Sends a message that nobody waits for: soon, or before the next that is sent. */
  sendSoon(text: string): void {
    this.#waiting += frameOf(text);
    if (lingering.size === 0) setTimeout(leave, SOON, lingering).unref();
    lingering.add(this);
  }

  /** Sends whatever waits. */
  flush(): void {
    if (this.#waiting === '') return;
    const frames = this.#waiting;
    this.#waiting = '';
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frames, 'latin1');
  }
}
