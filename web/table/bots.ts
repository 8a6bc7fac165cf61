import { Random, type Game, type Judgement, type Types } from '@hoard/kernel';
import { budgetNamed, greedyPlayer, type Asked, type Thought } from '@hoard/players';
import type { Briefing, Thinking } from '@hoard/players/thinking';

/** Those who think for the seats without a person. Thinking takes its time; the page stays awake meanwhile. */
export interface Bots<T extends Types> {
  /** What a bot of that name thinks of everything it may do. */
  think(bot: string, asked: Asked<T>): Promise<readonly Thought[]>;
  dismiss(): void;
}

/** Bots in a web worker of their own: one thinks at a time, in the order in which they were asked. */
export class BotsInWorker<T extends Types> implements Bots<T> {
  readonly #worker: Worker;
  readonly #atFirstSight: (asked: Asked<T>) => readonly Thought[];
  readonly #waiting: { readonly asked: Asked<T>; readonly answer: (thoughts: readonly Thought[]) => void }[] = [];
  #failed = false;

  constructor(game: Game<T>, judgement: Judgement<T>, seed: number) {
    const greedy = greedyPlayer(game, judgement, new Random(seed));
    this.#atFirstSight = (asked) => [{ action: greedy.choose(asked), visits: 1, reward: 0, prior: 1 }];
    this.#worker = new Worker(new URL('botWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Thought[]>) => this.#waiting.shift()?.answer(data));
    // A worker that cannot start or breaks must not end the game: from then on the bots play at first sight, here.
    this.#worker.addEventListener('error', () => {
      this.#failed = true;
      for (const { asked, answer } of this.#waiting.splice(0)) answer(this.#atFirstSight(asked));
    });
    const briefing: Briefing = { subject: { game: game.id, content: null }, seed, stream: 0 };
    this.#worker.postMessage(briefing);
  }

  think(bot: string, asked: Asked<T>): Promise<readonly Thought[]> {
    if (this.#failed) return Promise.resolve(this.#atFirstSight(asked));
    const { promise, resolve } = Promise.withResolvers<readonly Thought[]>();
    this.#waiting.push({ asked, answer: resolve });
    const thinking: Thinking = { asked, budget: budgetNamed(bot) ?? (bot === 'random' ? 'random' : 'greedy') };
    this.#worker.postMessage(thinking);
    return promise;
  }

  dismiss(): void {
    this.#worker.terminate();
  }
}
