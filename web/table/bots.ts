import type { Asked, Types } from '@hoard/kernel';
import { ADVISING, budgetNamed, type Budget, type Deliberation } from '@hoard/players';
import type { Briefing, Thinker, Thinking } from '@hoard/players/thinking';
import { BOT_WORKER } from './botWorkerFile.ts';

/** Short enough to be told soon that nobody waits for advice any more. */
const MOMENT: Budget = { iterations: Infinity, milliseconds: 250 };

/** Those who think for the seats without a person. Thinking takes its time; the page stays awake meanwhile. */
export interface TableBots<T extends Types> {
  /** What a bot of that name chooses, and what it thought of everything it may do. */
  think(bot: string, asked: Asked<T>): Promise<Deliberation>;
  /** What an adviser thinks after a moment; asked to go on, after another one. */
  advise(asked: Asked<T>, goesOn: boolean): Promise<Deliberation>;
  dismiss(): void;
}

/** TableBots in a web worker of their own: one thinks at a time, in the order in which they were asked. */
export class BotsInWorker<T extends Types> implements TableBots<T> {
  readonly #worker: Worker;
  readonly #briefing: Briefing;
  readonly #waiting: { readonly asked: Asked<T>; readonly answer: (deliberation: Deliberation | Promise<Deliberation>) => void }[] = [];
  #failed = false;
  #stopgap: Promise<Thinker> | null = null;

  constructor(game: string, seed: number) {
    this.#briefing = { subject: { game, content: null }, seed, stream: 0 };
    this.#worker = new Worker(new URL(BOT_WORKER, document.baseURI), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Deliberation>) => this.#waiting.shift()?.answer(data));
    // A worker that cannot start or breaks must not end the game: from then on the bots play at first sight, here.
    this.#worker.addEventListener('error', () => {
      this.#failed = true;
      for (const { asked, answer } of this.#waiting.splice(0)) answer(this.#atFirstSight(asked));
    });
    this.#worker.postMessage(this.#briefing);
  }

  think(bot: string, asked: Asked<T>): Promise<Deliberation> {
    return this.#send({ asked, budget: budgetNamed(bot) ?? (bot === 'random' ? 'random' : 'greedy') }, asked);
  }

  advise(asked: Asked<T>, goesOn: boolean): Promise<Deliberation> {
    return this.#send({ asked, budget: MOMENT, attention: ADVISING, goesOn }, asked);
  }

  dismiss(): void {
    this.#worker.terminate();
  }

  #send(thinking: Thinking, asked: Asked<T>): Promise<Deliberation> {
    if (this.#failed) return this.#atFirstSight(asked);
    const { promise, resolve } = Promise.withResolvers<Deliberation>();
    this.#waiting.push({ asked, answer: resolve });
    this.#worker.postMessage(thinking);
    return promise;
  }

  async #atFirstSight(asked: Asked<T>): Promise<Deliberation> {
    this.#stopgap ??= import('./thinkerFor.ts').then(({ thinkerFor }) => thinkerFor(this.#briefing));
    const think = await this.#stopgap;
    return think({ asked, budget: 'greedy' });
  }
}
