import type { HeroRow, SpaceId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';

/** One player's adventurer. Counters are rows of the content's list. */
export interface Adventurer {
  /** Row of the player counter; -1 until one is chosen (DA-2.2). */
  hero: HeroRow;
  /** The space it stands on. */
  at: SpaceId;
  resting: boolean;
  /** In front of the player: at risk (DA-1.10). */
  carried: number[];
  /** At home: safe (DA-1.11). */
  home: number[];
}

/** Counters on a space whose faces everybody has seen, oldest first. An open monster lies first, what it holds after it (DA-6.10). */
export interface Pile {
  space: SpaceId;
  counters: number[];
}

export interface Board {
  tieBreak: boolean;
  /** Solo: the Dragon moves on a Dragon die up to this number (DA-15.7); -1 where several play. */
  dragonDie: number;
  /** By seat. */
  adventurers: Adventurer[];
  /** The seats in clockwise order of their starting points (DA-2.10). */
  order: Seat[];
  /** Turns begun so far. */
  turns: number;
  /** By space: 1 where a counter lies that nobody has turned over. */
  unknown: number[];
  /** The counters that have not turned up yet: an unknown counter is any of them until somebody looks. */
  pool: number[];
  piles: Pile[];
  /** What the Dragon has taken (DA-1.15). */
  hoard: number[];
  /** The Dragon's number: 0 before it comes, 13 in the palace. */
  dragonAt: number;
  /** How many of the Dragon's counters are removed. */
  wounds: number;
}
