import type { Subject } from '@hoard/games';
import type { Asked, Game, Judgement, Random, Types } from '@hoard/kernel';
import { greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { decide, type Deliberation } from './race.ts';
import { randomPlayer } from './random.ts';
import { Search, type Attention, type Budget, type Pondering } from './search.ts';

// What is said to somebody who thinks elsewhere, in a worker thread or a web worker, and what comes back.

/** What a thinker is told once: the game, and where its randomness starts. */
export interface Briefing {
  readonly subject: Subject;
  readonly seed: number;
  readonly stream: number;
}

/** What a thinker is asked: a view, what may be done, and how long to think; or to answer at random, or at first sight. */
export interface Thinking {
  readonly asked: Asked<Types>;
  readonly budget: Budget | 'random' | 'greedy';
  /** To look closely at a few actions. */
  readonly attention?: Attention;
  /** To go on with what was asked last, instead of beginning anew. */
  readonly goesOn?: boolean;
}

export type Thinker = (thinking: Thinking) => Deliberation;

/** Thinks about one game. */
export function thinkerOf<T extends Types>(game: Game<T>, judgement: Judgement<T>, random: Random): Thinker {
  const search = new Search(game, judgement, random);
  const chance = randomPlayer<T>(random);
  // By seat: each keeps its temper.
  const greedy: Player<T>[] = [];
  let pondering: Pondering | null = null;
  return ({ asked: anything, budget, attention, goesOn = false }) => {
    const asked = anything as Asked<T>;
    if (typeof budget !== 'string') {
      if (pondering === null || !goesOn) pondering = search.ponder(asked, attention);
      const thoughts = pondering.goOn(budget);
      return { action: decide(thoughts), thoughts };
    }
    const player = budget === 'random' ? chance : (greedy[asked.seat] ??= greedyPlayer(game, judgement, random));
    return { action: player.choose(asked), thoughts: [] };
  };
}
