import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Question, Types } from '@hoard/kernel';
import {
  TableConnection,
  callTable,
  freshContribution,
  type CallName,
  type Called,
  type Closing,
  type Gives,
  type Known,
  type SeatWish,
  type Takes,
} from '../client/index.ts';
import { PEOPLES_ALLOWANCES, type Allowances } from '../gate/allowances.ts';
import type { Shelf } from '../live/tables.ts';
import type { Timing } from '../live/timing.ts';
import type { Courier } from '../notify/courier.ts';
import { serve, type Serving } from '../server.ts';

// A real server on a real file, and people who come to it over the wire.

const all = { burst: 1e9, perSecond: 1e9 };
export const UNLIMITED: Allowances = { ...PEOPLES_ALLOWANCES, messages: all, connecting: all, calling: all, costly: all };

/** Nobody waits in a test, unless it is about waiting. */
export const NO_WAITING: Timing = {
  moreTime: 0,
  patience: 0,
  botPause: 0,
  atOncePause: () => 0,
  answerTime: () => null,
  absence: () => null,
  callAfter: 0,
  after: () => Promise.resolve(),
};

export interface TestHost {
  readonly address: string;
  readonly file: string;
  /** Stops, and keeps the file for another to go on. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface HostWish {
  readonly timing?: Timing;
  /** A server that was stopped. */
  readonly before?: TestHost;
  readonly file?: string;
  readonly shelf?: Shelf;
  readonly port?: number;
  readonly courier?: Courier;
}

export const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'hoard-table-')), 'tables.sqlite');

/** A server of its own, or one that goes on at the place and with the file of another. */
export async function openHost({
  timing = NO_WAITING,
  before,
  file = before?.file ?? freshFile(),
  port = before === undefined ? 0 : Number(new URL(before.address).port),
  shelf,
  courier,
}: HostWish = {}): Promise<TestHost> {
  const serving: Serving = await serve({
    folder: dirname(file),
    host: '127.0.0.1',
    port,
    orNext: false,
    tables: {
      file,
      names: [],
      hasLobby: true,
      logLevel: 'error',
      keptDays: { tables: 365, people: 90 },
      timing,
      allowances: UNLIMITED,
      ...(shelf && { shelf }),
      ...(courier && { courier }),
    },
  });
  return {
    address: serving.address,
    file,
    stop: () => serving.close(),
    async close() {
      await serving.close();
      rmSync(dirname(file), { recursive: true, force: true });
    },
  };
}

/** Somebody with a device of their own. */
export class Visitor {
  readonly address: string;
  readonly name: string;
  readonly key: string;

  private constructor(address: string, name: string, key: string) {
    this.address = address;
    this.name = name;
    this.key = key;
  }

  static async named(address: string, name: string): Promise<Visitor> {
    const called = await callTable({ address, key: null }, 'people/new', { name });
    if (!called.ok) throw new Error(called.refusal.why);
    return new Visitor(address, name, called.given.key);
  }

  call<N extends CallName>(call: N, body: Takes<N>): Promise<Called<N>> {
    return callTable(this, call, body);
  }

  /** What comes of a call that must not be refused. */
  async get<N extends CallName>(call: N, body: Takes<N>): Promise<Gives<N>> {
    const called = await this.call(call, body);
    if (!called.ok) throw new Error(`${call}: ${JSON.stringify(called.refusal)}`);
    return called.given;
  }

  sit(table: string, seat: number, token: string | null): Promise<Gives<'tables/sit'>> {
    return this.get('tables/sit', { table, seat, token, contribution: freshContribution() });
  }

  at(table: string, last?: number): Seated {
    return new Seated(this.address, table, this.key, last);
  }
}

/** A connection to a table, and what is known there. */
export class Seated {
  readonly connection: TableConnection<Types>;
  readonly closings: Closing[] = [];
  /** Everything that came, as it came. */
  readonly heard: string[] = [];
  #socket: WebSocket | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(address: string, table: string, key: string | null, last?: number) {
    this.connection = new TableConnection({
      address,
      table,
      key,
      ...(last !== undefined && { last }),
      socketAt: (where) => {
        this.#socket = new WebSocket(where);
        this.#socket.addEventListener('message', ({ data }) => this.heard.push(String(data)));
        return this.#socket;
      },
      listener: { onKnown: () => this.#look(), onClosed: (closing) => (this.closings.push(closing), this.#look()) },
    });
  }

  get known(): Known<Types> {
    return this.connection.known!;
  }

  #look(): void {
    for (const look of this.#waiting) look();
    this.#waiting.clear();
  }

  /** Waits until what is known is so. */
  async until(isSo: (known: Known<Types>) => boolean): Promise<Known<Types>> {
    while (this.connection.known === null || !isSo(this.connection.known)) {
      if (this.closings.length > 0) throw new Error(`closed: ${JSON.stringify(this.closings)}`);
      await new Promise<void>((look) => this.#waiting.add(look));
    }
    return this.connection.known;
  }

  async untilClosed(): Promise<Closing> {
    while (this.closings.length === 0) await new Promise<void>((look) => this.#waiting.add(look));
    return this.closings[0]!;
  }

  async question(): Promise<Question> {
    const { questions } = await this.until((known) => known.questions.length > 0 || known.table.phase === 'over');
    if (questions.length === 0) throw new Error('The game is over: nothing will be asked any more');
    return questions[0]!;
  }

  /** The network is gone, and soon back. */
  cut(): void {
    this.#socket?.close();
  }

  close(): void {
    this.connection.close();
  }
}

/** A table where each of those sits who are named, and bots in the other seats; it is not begun yet. */
export async function layTable(
  people: readonly Visitor[],
  wish: Omit<Takes<'tables/new'>, 'seats'> & { readonly bots?: readonly string[] },
): Promise<string> {
  const { bots = [], ...rest } = wish;
  const seats: SeatWish[] = [...people.map(() => ({ is: 'invited' }) as const), ...bots.map((player) => ({ is: 'bot', player }) as const)];
  const { table, links } = await people[0]!.get('tables/new', { ...rest, seats });
  for (const [seat, person] of people.entries()) await person.sit(table.id, seat, links[seat]!.token);
  return table.id;
}
