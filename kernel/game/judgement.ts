import type { Action } from '../engine/actions.ts';
import type { StateOf, Types } from './game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';

/**
 * What a game knows of playing it well, for the bots. It is only ever asked about imagined states, made from what a seat
 * may know; so it may look at the whole board and still cannot cheat.
 */
export interface Judgement<T extends Types> {
  /** How good each offered action looks at first sight. Absent where a game has no opinion yet: then all look alike. */
  readonly rate?: Rate<T>;
  /** Of answers that look equally good to a bot, the one with more of this is shown to a person: the longer of two parts of the same way. */
  prefers?(state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, action: Action): number;
  /** The temper with which first sight plays best: search takes it for itself and expects any of the others. */
  readonly sharpest?: number;
  /** By seat: the reward to be expected, from 0 to 1, judged without looking ahead. */
  estimate(state: StateOf<T>): number[];
  /** How many choices a seat search plays on, at first sight, before it trusts the estimate; or how many beats, where a game has a pulse. */
  readonly horizon: number;
  /**
   * A number that changes with every beat of the game: a round of a battle, a journey. Lines of play then end on a beat. Where some
   * choices are made of more parts than others, equally many choices would compare them at different times.
   */
  readonly pulse?: (state: StateOf<T>) => number;
  /** How sharply search prefers what `rate` puts a point higher: less where a point is little beside the reward. 0.7 if not said. */
  readonly sharpness?: number;
  /** Whether what `rate` puts at -Infinity is not tried at all: for a game in which most of what may be done is nonsense. */
  readonly dismisses?: boolean;
  /** What speaks for a line of play, by name: why one choice is better than another is told with them. */
  readonly merits?: Readonly<Record<string, Merit<T>>>;
}

/** Something that a person can picture: gold at home, a companion, how near the Dragon is. */
export interface Merit<T extends Types> {
  /** How much of it a seat has. */
  of(state: StateOf<T>, seat: Seat): number;
  /** What one of it weighs beside the others; below 0 where less is better. */
  readonly worth: number;
}

/**
 * Writes one number for each of the first `count` actions into `ratings`: higher is better; Infinity is taken without looking further.
 * `temper` from 0 (bold) to 1 (careful) makes players of one kind differ; below 0 it is bolder still.
 */
export type Rate<T extends Types> = (
  state: StateOf<T>,
  lane: Lane<T['frame']>,
  seat: Seat,
  actions: readonly Action[],
  count: number,
  temper: number,
  ratings: number[],
) => void;
