import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { gameOf, type Subject } from '@hoard/games';
import { Random, seededBots, type Action, type Asked, type Seat, type Title, type Types } from '@hoard/kernel';
import { ADVISING, budgetNamed, playerNamed, type Budget, type Thought } from '@hoard/players';
import { SearchThreads } from '@hoard/players/searchThreads';

/** Somebody who chooses without being asked at the screen. Thinking may take a while; the screen stays awake meanwhile. */
export interface Bot<T extends Types> {
  choose(asked: Asked<T>): Action | Promise<Action>;
  /** The bot gets up from the table. */
  dismiss(): Promise<void>;
}

/** How long an adviser thinks. */
const ADVISER_BUDGET: Budget = { iterations: Infinity, milliseconds: 1500 };

/** The bots of a game: each comes when it is first needed, and they get up together. */
export class Bots<T extends Types> {
  readonly #title: Pick<Title<T>, 'game' | 'withContent' | 'judgementOf'>;
  readonly #subject: Subject;
  readonly #seed: number;
  readonly #here = new Map<string, Bot<T>>();
  #advisers: SearchThreads | null = null;

  /** What they draw from follows from the seed of a seeded game; else it is the operating system's: nothing public foretells them. */
  constructor(title: Pick<Title<T>, 'game' | 'withContent' | 'judgementOf'>, subject: Subject, seed: string | undefined) {
    this.#title = title;
    this.#subject = subject;
    this.#seed = seed === undefined ? randomBytes(6).readUIntBE(0, 6) : seededBots(seed);
  }

  /** The bot of that kind in a seat. */
  at(seat: Seat, player: string): Bot<T> {
    const name = `${seat} ${player}`;
    const bot = this.#here.get(name) ?? this.#make(seat, player);
    this.#here.set(name, bot);
    return bot;
  }

  /** What an adviser finds out about what a seat may do. */
  advise(seat: Seat, asked: Asked<T>): Promise<readonly Thought[]> {
    this.#advisers ??= new SearchThreads(this.#subject, availableParallelism(), this.#seed + seat);
    return this.#advisers.think(asked, ADVISER_BUDGET, ADVISING);
  }

  async dismiss(): Promise<void> {
    await this.#advisers?.dismiss();
    await Promise.all([...this.#here.values()].map((bot) => bot.dismiss()));
  }

  #make(seat: Seat, player: string): Bot<T> {
    const budget = budgetNamed(player);
    if (budget !== null) {
      const threads = new SearchThreads(this.#subject, availableParallelism(), this.#seed + seat);
      return { choose: (asked) => threads.choose(asked, budget), dismiss: () => threads.dismiss() };
    }
    const game = gameOf(this.#title, this.#subject);
    const make = playerNamed(player, game, this.#title.judgementOf(game));
    return { ...make(new Random(this.#seed, seat)), dismiss: () => Promise.resolve() };
  }
}
