import { Problem, type Game, type Judgement, type Types } from '@hoard/kernel';
import { greedyPlayer } from './greedy.ts';
import type { MakePlayer } from './player.ts';
import { randomPlayer } from './random.ts';
import { searchPlayer, type Budget } from './search.ts';

/** Levels of search by how long it thinks about a choice: no level keeps people waiting for more than a second. */
const LEVELS: Readonly<Record<string, Budget>> = {
  search: { iterations: Infinity, milliseconds: 400 },
  'search:1': { iterations: Infinity, milliseconds: 100 },
  'search:2': { iterations: Infinity, milliseconds: 400 },
  'search:3': { iterations: Infinity, milliseconds: 900 },
};

/** A game file from a stranger must not make a bot think for hours. */
const MOST: Budget = { iterations: 100_000, milliseconds: 10_000 };

/** What a bot may be called. */
export const BOT_WORDS =
  'random, greedy, or search with a level (search:1 to search:3) or a budget (search:1i to search:100000i, search:1ms to search:10s)';

/** The bot of that name: `random`, `greedy`, or `search` with a level (`search:2`) or a budget. */
export function playerNamed<T extends Types>(name: string, game: Game<T>, judgement: Judgement<T>): MakePlayer<T> {
  if (name === 'random') return (random) => randomPlayer(random);
  if (name === 'greedy') return (random, temper) => greedyPlayer(game, judgement, random, temper);
  const budget = budgetNamed(name);
  if (budget !== null) return (random) => searchPlayer(game, judgement, budget, random);
  throw new Problem(`There is no bot '${name}'; expected ${BOT_WORDS}`);
}

/** How long a search of that name thinks: by level, in lines of play (`search:200i`) or in time (`search:1s`, `search:250ms`); null if it is none. */
export function budgetNamed(name: string): Budget | null {
  if (Object.hasOwn(LEVELS, name)) return LEVELS[name]!;
  const [, amount, unit] = /^search:([1-9]\d{0,8})(i|ms|s)$/.exec(name) ?? [];
  if (amount === undefined) return null;
  const budget =
    unit === 'i'
      ? { iterations: Number(amount), milliseconds: Infinity }
      : { iterations: Infinity, milliseconds: Number(amount) * (unit === 's' ? 1000 : 1) };
  return budget.iterations <= MOST.iterations || budget.milliseconds <= MOST.milliseconds ? budget : null;
}

/** Whether there is a bot of that name. */
export const isBotName = (name: string): boolean => name === 'random' || name === 'greedy' || budgetNamed(name) !== null;
