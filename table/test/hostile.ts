import { once } from 'node:events';
import { Random } from '@hoard/kernel';
import { WebSocket } from 'ws';
import { CALLS } from '../wire/calls.ts';
import { WIRE } from '../wire/parts.ts';

// Somebody who has read the source and means no good.

const WORDS = [
  'hello',
  'choose',
  'away',
  'back',
  'leave',
  'wish',
  'more-time',
  'vote',
  'say',
  'phrase',
  'report',
  'past',
  'ping',
  '__proto__',
];
const NAMES = [
  't',
  'id',
  'lane',
  'token',
  'key',
  'wishes',
  'pace',
  'line',
  'phrase',
  'said',
  'from',
  'to',
  'wire',
  'table',
  'wanted',
  '__proto__',
  'constructor',
];

/** Anything at all, now and then something that looks right. */
export class Malice {
  readonly #random: Random;
  readonly #known: readonly string[];

  /** `known` are things that a real client would send: ids, keys, tokens of others. */
  constructor(seed: number, known: readonly string[]) {
    this.#random = new Random(seed);
    this.#known = known;
  }

  message(): string {
    const dice = this.#random.below(10);
    if (dice === 0) return this.#noise();
    if (dice === 1) return JSON.stringify(this.#value(4));
    if (dice === 2) return `${'['.repeat(this.#random.below(2000))}1`;
    const entries = Array.from({ length: this.#random.below(8) }, () => [this.#one(NAMES), this.#value(2)]);
    const text = JSON.stringify({ t: this.#one(WORDS), id: `i${this.#random.below(50)}`, ...Object.fromEntries(entries) });
    return dice === 3 ? text.slice(0, this.#random.below(text.length)) : text;
  }

  call(): { readonly name: string; readonly body: string } {
    return { name: this.#one([...Object.keys(CALLS), 'tables/../people', 'people/%00']), body: this.message() };
  }

  #one<V>(list: readonly V[]): V {
    return list[this.#random.below(list.length)]!;
  }

  #noise(): string {
    return Array.from({ length: this.#random.below(300) }, () => String.fromCharCode(this.#random.below(0x3000))).join('');
  }

  #value(depth: number): unknown {
    switch (this.#random.below(depth > 0 ? 10 : 7)) {
      case 0:
        return this.#one([0, -1, 1, 2.5, 1e308, -0, 31, 2 ** 53]);
      case 1:
      case 2:
        return this.#one(this.#known);
      case 3:
        return this.#one([
          null,
          true,
          false,
          '',
          'undo',
          'brisk',
          'thanks',
          '<script>alert(1)</script>',
          '\u001b[2J',
          '\u202e',
          "'; DROP TABLE games; --",
        ]);
      case 4:
        return this.#noise();
      case 5:
        return 'x'.repeat(this.#random.below(500));
      case 6:
        return this.#one(WORDS);
      case 7:
        return Array.from({ length: this.#random.below(5) }, () => this.#value(depth - 1));
      default:
        return Object.fromEntries(Array.from({ length: this.#random.below(5) }, () => [this.#one(NAMES), this.#value(depth - 1)]));
    }
  }
}

/** Sends so many messages to a table, coming back as often as the door is shut. Everything that was heard is given to `hear`. */
export async function harass(address: string, table: string, malice: Malice, count: number, hear: (text: string) => void): Promise<void> {
  const where = new URL('socket', address.replace('http', 'ws'));
  for (let sent = 0; sent < count;) {
    const socket = new WebSocket(where);
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => hear(data.toString()));
    await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    if (sent % 3 !== 0) socket.send(JSON.stringify({ t: 'hello', wire: WIRE, table, key: null, wanted: { from: 'end', last: 1 } }));
    for (let burst = 0; burst < 40 && socket.readyState === WebSocket.OPEN && sent < count; burst++, sent++) {
      socket.send(malice.message());
      if (burst % 8 === 7) await new Promise(setImmediate);
    }
    socket.close();
    if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
  }
}

/** The same over HTTP. */
export async function pester(address: string, malice: Malice, count: number, hear: (text: string) => void): Promise<void> {
  for (let sent = 0; sent < count; sent++) {
    const { name, body } = malice.call();
    const headers = {
      'content-type': sent % 5 === 0 ? 'text/plain' : 'application/json',
      authorization: sent % 2 === 0 ? `Bearer ${'z'.repeat(22)}` : 'Bearer',
    };
    const reply = await fetch(new URL(`api/${name}`, address), { method: sent % 7 === 0 ? 'PUT' : 'POST', headers, body });
    hear(await reply.text());
  }
}
