import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action, Asked, Types } from '@hoard/kernel';

/** What a thread is asked; it answers in the order in which it was asked. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly asked: Asked<Types>;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: PromiseWithResolvers<Action>[];
}

/** Bots that think in threads of their own, so that nobody else has to wait for them. */
export class BotThreads {
  readonly #threads: Thread[] = [];
  readonly #most: number;
  #isDismissed = false;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  /** What a bot of that name chooses by what its seat may know. */
  think(game: string, bot: string, asked: Asked<Types>): Promise<Action> {
    // Where there is nothing to choose, nobody has to think.
    if (asked.actions.length === 1) return Promise.resolve(asked.actions[0]!);
    const { worker, waiting } = this.#leastBusy();
    const answer = Promise.withResolvers<Action>();
    waiting.push(answer);
    const question: BotQuestion = { game, bot, asked };
    worker.postMessage(question);
    return answer.promise;
  }

  async dismiss(): Promise<void> {
    this.#isDismissed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread {
    const free = this.#threads.find(({ waiting }) => waiting.length === 0);
    if (free !== undefined) return free;
    if (this.#threads.length < this.#most) return this.#start();
    return this.#threads.reduce((one, other) => (other.waiting.length < one.waiting.length ? other : one));
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(new URL('./botThread.ts', import.meta.url)), waiting: [] };
    thread.worker.unref();
    thread.worker.on('message', (action: Action) => thread.waiting.shift()?.resolve(action));
    // Whoever waited asks again: the next question starts another thread.
    thread.worker.on('error', (error) => this.#lose(thread, error));
    thread.worker.on('exit', () => this.#lose(thread, new Error('A bot has stopped thinking')));
    this.#threads.push(thread);
    return thread;
  }

  #lose(thread: Thread, error: Error): void {
    const place = this.#threads.indexOf(thread);
    if (place >= 0 && !this.#isDismissed) this.#threads.splice(place, 1);
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  }
}
