import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '@hoard/kernel';
import type { Write, WriteName, Writes } from './writes.ts';

/** What the thread is told: what to write, all or nothing, or that there will be no more. */
export type ToCommit = readonly Write[] | 'close';
/** What it says when all of it has come to last, or nothing. */
export type Committed = { readonly results: readonly unknown[] } | { readonly error: unknown };

export interface ThreadData {
  readonly path: string;
  /** Which file it is, whatever its name. */
  readonly file: number;
}

/** So long, in milliseconds, lies between two waits for the disk while several write at the same time. */
const PACE = 2;

/** What comes to last with one wait for the disk. */
class Batch {
  readonly writes: Write[] = [];
  readonly waiting: PromiseWithResolvers<unknown>[] = [];
  /** When all of it has been written, or could not be. */
  readonly settled = Promise.withResolvers<void>();

  end(committed: Committed): void {
    if ('results' in committed) for (const [place, { resolve }] of this.waiting.entries()) resolve(committed.results[place]);
    else {
      const { error } = committed;
      for (const { reject } of this.waiting)
        reject(new Problem(`Nothing could be written to the store: ${String(error)}`, { cause: error }));
    }
    this.settled.resolve();
  }
}

/**
 * Writes in a thread of its own. While that waits for the disk, whatever is written meanwhile gathers, and becomes durable with the next wait:
 * the busier a server is, the fewer waits there are for one write.
 */
export class GroupCommit {
  readonly #about: ThreadData;
  #thread: Worker | null = null;
  #gathering: Batch | null = null;
  #committing: Batch | null = null;
  /** When the next wait for the disk may begin. */
  #next = 0;
  #isPausing = false;

  constructor(about: ThreadData) {
    this.#about = about;
  }

  /** Fulfilled when it outlives the process and the power. All of one moment last, or nothing of it does. */
  write<N extends WriteName>(name: N, ...args: Parameters<Writes[N]>): Promise<ReturnType<Writes[N]>> {
    if (this.#gathering === null) {
      this.#gathering = new Batch();
      setImmediate(() => this.#commit());
    }
    const waiting = Promise.withResolvers<unknown>();
    this.#gathering.writes.push({ name, args } as Write);
    this.#gathering.waiting.push(waiting);
    return waiting.promise as Promise<ReturnType<Writes[N]>>;
  }

  /** When what is being written has come to last, or could not be; null where nothing is. */
  get settled(): Promise<void> | null {
    return (this.#gathering ?? this.#committing)?.settled.promise ?? null;
  }

  async close(): Promise<void> {
    while (this.settled !== null) await this.settled;
    if (this.#thread === null) return;
    const gone = once(this.#thread, 'exit');
    // Where nothing else keeps the process, it ended before the thread had.
    this.#thread.ref();
    this.#thread.postMessage('close' satisfies ToCommit);
    await gone;
  }

  #commit(): void {
    if (this.#committing !== null || this.#gathering === null || this.#isPausing) return;
    const now = performance.now();
    if (now < this.#next) return this.#pause(this.#next - now);
    this.#committing = this.#gathering;
    this.#gathering = null;
    // Who writes alone waits for nobody.
    if (this.#committing.writes.length > 1) this.#next = now + PACE;
    this.#thread ??= this.#start();
    // It holds up the end of the process only while somebody waits for it.
    this.#thread.ref();
    this.#thread.postMessage(this.#committing.writes satisfies ToCommit);
  }

  #pause(milliseconds: number): void {
    this.#isPausing = true;
    setTimeout(() => {
      this.#isPausing = false;
      this.#commit();
    }, milliseconds);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./commitThread.ts', import.meta.url), { workerData: this.#about });
    thread.on('message', (committed: Committed) => this.#end(committed));
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', () => this.#lose(thread, new Error('the thread that writes has ended')));
    return thread;
  }

  #end(committed: Committed): void {
    const batch = this.#committing;
    this.#committing = null;
    this.#thread?.unref();
    batch?.end(committed);
    this.#commit();
  }

  /** Whoever writes next starts another. */
  #lose(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#end({ error });
  }
}
