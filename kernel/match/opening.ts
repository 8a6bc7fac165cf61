import type { Die } from '../engine/dice.ts';
import type { Types } from '../game/game.ts';
import type { Seated } from '../kept/record.ts';
import type { DiceSource } from './keyedChance.ts';

/** One draw of chance, for whoever wants to check it. */
export interface Drawn {
  readonly purpose: string;
  readonly outcome: number;
  readonly of: Die;
}

export interface Opening<T extends Types> extends DiceSource {
  readonly options: T['options'];
  readonly seats: number;
  /** Who sits where; without it, people without names. */
  readonly seated?: readonly Seated[] | undefined;
}

/** How many choices and draws may be carried out before a match is given up, for games from strangers. Who gave it may change it. */
export interface ReplayBudget {
  left: number;
}
