import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Subject } from '@hoard/games';
import type { Action, Asked, Types } from '@hoard/kernel';
import { decide, type Deliberation, type Margin, type Thought } from './race.ts';
import type { Attention, Budget } from './search.ts';
import type { Briefing, Thinking } from './thinking.ts';

/** Search on several threads: each grows a tree of its own from the same view, and what they tried is added up. */
export class SearchThreads {
  readonly #workers: readonly Worker[];

  constructor(subject: Subject, count: number, seed: number) {
    this.#workers = Array.from({ length: count }, (_, stream) => {
      const workerData: Briefing = { subject, seed, stream };
      return new Worker(new URL('./searchThread.ts', import.meta.url), { workerData });
    });
  }

  async choose<T extends Types>(asked: Asked<T>, budget: Budget): Promise<Action> {
    return asked.actions.length === 1 ? asked.actions[0]! : decide(await this.think(asked, budget));
  }

  async think<T extends Types>(asked: Asked<T>, budget: Budget, attention?: Attention): Promise<Thought[]> {
    const share = { ...budget, iterations: Math.ceil(budget.iterations / this.#workers.length) };
    const answers = await Promise.all(
      this.#workers.map(async (worker) => {
        const thinking: Thinking = { asked, budget: share, ...(attention && { attention }) };
        worker.postMessage(thinking);
        const [{ thoughts }] = (await once(worker, 'message')) as [Deliberation];
        return thoughts;
      }),
    );
    return asked.actions.map((_, index) => answers.map((thoughts) => thoughts[index]!).reduce(together));
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** What two found out about the same action. */
const together = (one: Thought, other: Thought): Thought => ({
  ...one,
  visits: one.visits + other.visits,
  reward: one.reward + other.reward,
  gain: (one.gain ?? 0) + (other.gain ?? 0),
  spread: (one.spread ?? 0) + (other.spread ?? 0),
  merits: Object.fromEntries(Object.entries(one.merits ?? {}).map(([name, margin]) => [name, added(margin, other.merits?.[name])])),
});

const added = (one: Margin, other: Margin | undefined): Margin => ({
  ...one,
  gain: one.gain + (other?.gain ?? 0),
  spread: one.spread + (other?.spread ?? 0),
});
