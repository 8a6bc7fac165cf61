import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Subject } from '@hoard/games';
import type { Measured } from '@hoard/kernel';
import type { SeededSetting } from './setting.ts';
import type { OrderResults, Orders } from './worker.ts';

/** So many batches a worker: small enough that nobody waits long for the last one, large enough that messages cost nothing. */
const BATCHES_A_WORKER = 40;
const LARGEST_BATCH = 50;

/** Workers that play games on all cores. */
export class Crew {
  readonly #workers: readonly Worker[];

  constructor(subject: Subject, size: number) {
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: subject }));
  }

  /** Plays games 0 to `games` - 1 of a setting. The result is in the order of the games, whoever played which when. */
  async play(setting: SeededSetting, games: number, onPlayed: (games: number) => void): Promise<Measured[]> {
    const batch = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(games / (this.#workers.length * BATCHES_A_WORKER))));
    const orders: Orders['play'][] = [];
    for (let from = 0; from < games; from += batch) orders.push({ do: 'play', setting, from, to: Math.min(games, from + batch) });
    const rows: Measured[][] = [];
    await this.share<'play'>(orders, (played, place) => {
      rows[place] = played;
      onPlayed(played.length);
      return true;
    });
    return rows.flat();
  }

  /** Gives each worker the next order as soon as it has answered, until none is left or an answer says that it is enough. */
  async share<K extends keyof Orders>(
    orders: readonly Orders[K][],
    onAnswer: (answer: OrderResults[K], place: number) => boolean,
  ): Promise<void> {
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < orders.length) {
        const place = next++;
        worker.postMessage(orders[place]);
        const [answer] = (await once(worker, 'message')) as [OrderResults[K]];
        if (!onAnswer(answer, place)) next = orders.length;
      }
    };
    await Promise.all(this.#workers.map(work));
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
