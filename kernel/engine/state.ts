import type { Seat, Seats } from './seats.ts';

/** Where a game is, inside one thing that the rulebook names: its kind, a named label, and what only matters there. Plain data. */
export interface Frame {
  readonly k: string;
  at: string;
}

/** A line of play that goes on independently of others, with its own stack of frames. */
export interface Lane<F extends Frame> {
  readonly id: number;
  /** The lane that waits for this one to end, or -1. */
  parent: number;
  /** How many lanes this one waits for. */
  children: number;
  /** How many stops hold it. */
  held: number;
  /** The lanes that this one holds until it ends. */
  readonly holds: number[];
  readonly stack: F[];
}

/** How a game ended. */
export interface Outcome {
  /** A word for the end that the game's text explains: `slain`, `fallen`. */
  readonly reason: string;
  /** By seat: 1 for the winners, 2 for the next …; 0 where all lost together. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** By seat: what a player strives for, from 0 to 1. */
  readonly rewards: readonly number[];
}

/** All there is to know of a game in progress. Plain JSON; changed in place by the engine and by nothing else. */
export interface State<B, F extends Frame> {
  /** The version of the rules it is played by. */
  readonly version: number;
  readonly seats: number;
  nextLane: number;
  lanes: Lane<F>[];
  outcome: Outcome | null;
  readonly board: B;
}

/** What one lane shows to a viewer. */
interface LaneView<F extends Frame> {
  readonly id: number;
  /** Whom it waits for, as far as the viewer may know: where two talk in private, both. */
  readonly asked: Seats;
  readonly parent: number;
  readonly children: number;
  readonly held: number;
  readonly holds: readonly number[];
  readonly stack: readonly F[];
}

/**
 * What a seat may know. It is built by naming what is shown; a state is not a view, and the compiler knows. Nothing in it counts
 * choices, draws or lanes: they may be none of the viewer's business.
 */
export interface View<V, F extends Frame> {
  readonly viewer: Seat;
  readonly version: number;
  readonly seats: number;
  readonly lanes: readonly LaneView<F>[];
  readonly outcome: Outcome | null;
  readonly sight: V;
}
