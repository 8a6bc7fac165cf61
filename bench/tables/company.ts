import { withBots } from '@hoard/games/bots';
import { Random } from '@hoard/kernel';
import { WIRE, callTable, freshContribution } from '@hoard/table/client';
import { WebSocket } from 'ws';

/** What is counted of those who play. */
export class Count {
  /** From each choice to its answer, in milliseconds. */
  waits: number[] = [];
  choices = 0;
  refused = 0;
  bytes = 0;
  games = 0;
  isOver = false;

  reset(): void {
    this.waits = [];
    this.choices = this.refused = this.bytes = this.games = 0;
  }
}

const SEATS = 4;

interface CompanyWish {
  readonly address: string;
  readonly game: string;
  readonly keyOf: (action: number) => string;
  readonly count: Count;
  readonly seed: number;
  /** Whether somebody looks on. */
  readonly isWatched: boolean;
  /** Waits before each answer. */
  readonly pause?: () => Promise<void>;
}

/** Who plays at so many tables; the games of the shelf are watched, unless somebody wishes otherwise. */
interface CompaniesWish extends Omit<CompanyWish, 'keyOf' | 'seed' | 'isWatched'>, Partial<Pick<CompanyWish, 'keyOf' | 'isWatched'>> {
  readonly tables: number;
}

/** Seats people at so many tables, and lets them play. */
export async function seatCompanies({ tables, keyOf, isWatched = true, ...wish }: CompaniesWish): Promise<readonly Company[]> {
  const keys = keyOf ?? (await keysOf(wish.game));
  const companies = Array.from({ length: tables }, (_, seed) => new Company({ ...wish, keyOf: keys, isWatched, seed }));
  await Promise.all(companies.map((company) => company.come()));
  return companies;
}

const keysOf = (game: string): Promise<CompanyWish['keyOf']> =>
  withBots(
    game,
    ({ keys }) =>
      (action: number) =>
        keys.keyOf(action),
  );

interface Question {
  readonly lane: number;
  readonly token: string;
  readonly actions: readonly number[];
}

interface Heard {
  readonly t: string;
  readonly id?: string;
  readonly refusal?: { readonly why: string } | null;
  readonly questions?: readonly Question[];
  readonly table?: { readonly phase: string };
}

/**
 * People at one table, who answer as soon as they are asked with anything that is allowed, and lay another table when the game is over. They
 * read no more of what they are told than they need for that: what they take of the machine is little beside what the server does.
 */
class Company {
  readonly #wish: CompanyWish;
  readonly #random: Random;
  #sockets: WebSocket[] = [];
  #keys: string[] = [];

  constructor(wish: CompanyWish) {
    this.#wish = wish;
    this.#random = new Random(wish.seed);
  }

  async come(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) this.#keys.push((await this.#call(null, 'people/new', { name: `Guest ${seat}` })).key);
    await this.#lay();
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
    this.#sockets = [];
  }

  async #lay(): Promise<void> {
    const { game } = this.#wish;
    const keys = this.#keys;
    const seats = keys.map(() => ({ is: 'open' }) as const);
    const { table } = await this.#call(keys[0]!, 'tables/new', { game, options: {}, seats, hasSpectators: true, windowSeconds: 1 });
    for (const [seat, key] of keys.entries())
      await this.#call(key, 'tables/sit', { table: table.id, seat, token: null, contribution: freshContribution() });
    await this.#call(keys[0]!, 'tables/begin', { table: table.id });
    if (!this.#wish.count.isOver)
      this.#sockets = [...keys, ...(this.#wish.isWatched ? [null] : [])].map((key, place) => this.#connect(table.id, key, place === 0));
  }

  #connect(table: string, key: string | null, isFirst: boolean): WebSocket {
    const { address, keyOf, count, pause } = this.#wish;
    const socket = new WebSocket(new URL('socket', address.replace('http', 'ws')));
    let requests = 0;
    /** The questions that were answered, and when what was answered was sent, by its id. */
    let answered = new Set<string>();
    const sent = new Map<string, number>();
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'hello', wire: WIRE, table, key, explaining: false, wanted: { from: 'end', last: 1 } })),
    );
    const answer = async ({ lane, token, actions }: Question): Promise<void> => {
      await pause?.();
      if (count.isOver) return;
      const id = `r${++requests}`;
      sent.set(id, performance.now());
      socket.send(JSON.stringify({ t: 'choose', id, lane, token, key: keyOf(actions[this.#random.below(actions.length)]!) }));
    };
    /** All of them at once: who waits for a window in one lane goes on in the others. */
    const answerAll = (questions: readonly Question[]): void => {
      const fresh = questions.filter(({ token }) => !answered.has(token));
      answered = new Set(questions.map(({ token }) => token));
      for (const question of fresh) void answer(question);
    };
    socket.on('error', (error) => {
      if (!count.isOver) throw error;
    });
    socket.on('message', (data: Buffer) => {
      count.bytes += data.length;
      const { t, id = '', refusal, questions, table: shown } = JSON.parse(data.toString()) as Heard;
      if (t === 'closing' && !count.isOver) throw new Error(`The server closed a connection: ${data.toString()}`);
      if (t === 'answer') {
        if (refusal !== null) count.refused++;
        else {
          count.choices++;
          count.waits.push(performance.now() - sent.get(id)!);
        }
        sent.delete(id);
      } else if (t === 'news') {
        if (questions !== undefined) answerAll(questions);
      } else if (isFirst && t === 'table' && shown!.phase === 'over') void this.#again();
    });
    return socket;
  }

  async #again(): Promise<void> {
    this.#wish.count.games++;
    this.leave();
    if (this.#wish.count.isOver) return;
    await this.#lay().catch((error: unknown) => {
      // The server was stopped meanwhile.
      if (!this.#wish.count.isOver) throw error;
    });
  }

  async #call<N extends Parameters<typeof callTable>[1]>(key: string | null, call: N, body: Parameters<typeof callTable<N>>[2]) {
    const result = await callTable({ address: this.#wish.address, key }, call, body);
    if (!result.ok) throw new Error(`${call}: ${result.refusal.why}`);
    return result.given;
  }
}
