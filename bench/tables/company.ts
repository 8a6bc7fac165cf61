import { setTimeout as wait } from 'node:timers/promises';
import { withBots } from '@hoard/games/bots';
import { Random } from '@hoard/kernel';
import { WIRE, freshContribution } from '@hoard/table/client';
import { plainCall } from './plainCall.ts';
import { PlainSocket } from './plainSocket.ts';

/** What is counted of those who play. */
export class Count {
  /** From each choice to its answer, in milliseconds. */
  waits: number[] = [];
  choices = 0;
  refused = 0;
  bytes = 0;
  games = 0;
  isOver = false;

  /** Waits so many seconds, and then for so many choices, but not much longer. */
  async warmUp({ seconds, choices, most }: { readonly seconds: number; readonly choices: number; readonly most: number }): Promise<void> {
    await wait(seconds * 1_000);
    for (let waited = seconds; this.choices < choices && waited < most; waited += 0.1) await wait(100);
  }

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
  readonly id?: string;
  readonly refusal?: { readonly why: string } | null;
  readonly table?: { readonly phase: string };
}

/** What tells a message from all others, before it is read. */
const KINDS = {
  news: Buffer.from('{"t":"news"'),
  answer: Buffer.from('{"t":"answer"'),
  table: Buffer.from('{"t":"table"'),
  closing: Buffer.from('{"t":"closing"'),
} as const;
const isA = (kind: keyof typeof KINDS, bytes: Buffer): boolean =>
  bytes.compare(KINDS[kind], 0, KINDS[kind].length, 0, KINDS[kind].length) === 0;
/** In news that ask something: what comes before the first question, where the questions begin in it, and what ends them all. */
const ASKING = ',"questions":[{';
const QUESTIONS = ASKING.indexOf('[');
const END = '}]';
/** In news of a vote in which all have wished: everybody sees what, and votes. */
const WISHES = Buffer.from('"wishes":[{');
const heard = (bytes: Buffer): Heard => JSON.parse(bytes.toString()) as Heard;

/** What news ask; null where that is nothing new. What happened comes before it, and is not read; who wants no reasons is sent no object in it. */
function questionsIn(news: Buffer): readonly Question[] | null {
  const asking = news.lastIndexOf(ASKING);
  if (asking < 0) return null;
  const end = news.indexOf(END, asking) + END.length;
  return JSON.parse(news.toString('latin1', asking + QUESTIONS, end)) as Question[];
}

/**
 * People at one table, who answer as soon as they are asked with anything that is allowed, and lay another table when the game is over. Every
 * byte that they are sent comes to them, but they understand no more of it than they need for that: what they take of the machine is little
 * beside what the server does.
 */
class Company {
  readonly #wish: CompanyWish;
  readonly #random: Random;
  #sockets: PlainSocket[] = [];
  #keys: string[] = [];

  constructor(wish: CompanyWish) {
    this.#wish = wish;
    this.#random = new Random(wish.seed);
  }

  async come(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++)
      this.#keys.push((await plainCall(this.#wish.address, null, 'people/new', { name: `Guest ${seat}` })).key);
    await this.#lay();
  }

  async leave(): Promise<void> {
    const sockets = this.#sockets;
    this.#sockets = [];
    await Promise.all(sockets.map((socket) => socket.close()));
  }

  async #lay(): Promise<void> {
    const { address, game } = this.#wish;
    const keys = this.#keys;
    const seats = keys.map(() => ({ is: 'open' }) as const);
    const wish = { game, options: {}, seats, hasSpectators: true, windowSeconds: 1 };
    const { table } = await plainCall(address, keys[0]!, 'tables/new', wish);
    for (const [seat, key] of keys.entries())
      await plainCall(address, key, 'tables/sit', { table: table.id, seat, token: null, contribution: freshContribution() });
    await plainCall(address, keys[0]!, 'tables/begin', { table: table.id });
    if (!this.#wish.count.isOver)
      this.#sockets = [...keys, ...(this.#wish.isWatched ? [null] : [])].map((key, place) => this.#connect(table.id, key, place === 0));
  }

  #connect(table: string, key: string | null, isFirst: boolean): PlainSocket {
    const { address, keyOf, count, pause } = this.#wish;
    let requests = 0;
    let hasLeft = false;
    /** The questions that were answered, and when what was answered was sent, by its id. */
    let answered = new Set<string>();
    let asked: readonly Question[] = [];
    const sent = new Map<string, number>();
    const answer = async ({ lane, token, actions }: Question): Promise<void> => {
      if (pause !== undefined) await pause();
      if (count.isOver || hasLeft) return;
      const id = `r${++requests}`;
      sent.set(id, performance.now());
      socket.send(JSON.stringify({ t: 'choose', id, lane, token, key: keyOf(actions[this.#random.below(actions.length)]!) }));
    };
    /** All of them at once: who waits for a window in one lane goes on in the others. */
    const answerAll = (questions: readonly Question[]): void => {
      const fresh = questions.filter(({ token }) => !answered.has(token));
      answered = new Set(questions.map(({ token }) => token));
      asked = questions;
      for (const question of fresh) void answer(question);
    };
    const hear = (bytes: Buffer): void => {
      count.bytes += bytes.length;
      if (isA('news', bytes)) {
        const questions = questionsIn(bytes);
        if (questions !== null) answerAll(questions);
        else if (bytes.includes(WISHES)) for (const question of asked) void answer(question);
      } else if (isA('answer', bytes)) {
        const { id, refusal } = heard(bytes);
        if (refusal !== null) count.refused++;
        else {
          count.choices++;
          count.waits.push(performance.now() - sent.get(id!)!);
        }
        sent.delete(id!);
      } else if (isFirst && isA('table', bytes)) {
        if (heard(bytes).table!.phase !== 'over' || hasLeft) return;
        hasLeft = true;
        void this.#again();
      } else if (isA('closing', bytes) && !count.isOver) throw new Error(`The server closed a connection: ${bytes.toString()}`);
    };
    const socket = new PlainSocket(new URL('socket', address.replace('http', 'ws')).href, {
      onOpen: () =>
        socket.send(JSON.stringify({ t: 'hello', wire: WIRE, table, key, explaining: false, wanted: { from: 'end', last: 1 } })),
      onText: hear,
      onClose: () => (hasLeft = true),
      onFail(why) {
        if (!count.isOver) throw new Error(`A connection failed: ${why}`);
      },
    });
    return socket;
  }

  async #again(): Promise<void> {
    this.#wish.count.games++;
    // One address has so many connections and no more: all must be gone before there are others.
    await this.leave();
    if (this.#wish.count.isOver) return;
    await this.#lay().catch((error: unknown) => {
      // The server was stopped meanwhile.
      if (!this.#wish.count.isOver) throw error;
    });
  }
}
