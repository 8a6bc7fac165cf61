import type { Seat } from '../engine/seats.ts';

/**
 * A fight as it stands, or whatever else two sides settle by dice: who is in it, what each brings along and has thrown, and how it went as
 * soon as that is known. A game makes the next one of the last and of what has happened since; a stage shows it.
 */
export interface Bout {
  /** Who began it stands first. */
  readonly sides: readonly [BoutSide, BoutSide];
  /** Which side has just thrown, or -1. */
  readonly throwing: number;
  /** How it went, in a few words; empty as long as the dice have not decided. */
  readonly verdict: string;
  /** The side that has lost, or -1: neither has, or not yet. */
  readonly beaten: number;
}

export interface BoutSide {
  /** The player on this side, or -1 where the game itself is. */
  readonly seat: Seat;
  readonly name: string;
  /** Who stands there, the leader first: signs, for which a board has pictures. A player's own figure needs none. */
  readonly fighters: readonly string[];
  /** What its dice must do, or what it fights with: `robs on 1–2`; may be empty. */
  readonly note: string;
  readonly dice: readonly number[];
  /** By place: which of its dice count. */
  readonly counting: readonly number[];
  /** What is added to its dice: `+2`, and by what. */
  readonly added: readonly Added[];
  /** The number that is compared once its dice lie; null where there is none. */
  readonly total: number | null;
  /** How often it has thrown. */
  readonly throws: number;
}

export interface Added {
  readonly sign: string;
  readonly name: string;
  readonly value: number;
}

/** A side that has done nothing yet. */
export const boutSide = (side: Pick<BoutSide, 'seat' | 'name'> & Partial<BoutSide>): BoutSide => ({
  fighters: [],
  note: '',
  dice: [],
  counting: [],
  added: [],
  total: null,
  throws: 0,
  ...side,
});

/** The same bout with one side changed. */
export function withSide(bout: Bout, place: 0 | 1, change: Partial<BoutSide>): Bout {
  const [one, other] = bout.sides;
  return { ...bout, sides: place === 0 ? [{ ...one, ...change }, other] : [one, { ...other, ...change }] };
}
