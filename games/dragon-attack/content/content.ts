import type { Counter, DragonCounter, HeroCounter, Space } from './schema.ts';

/** A checked content set, with what follows from it worked out once. Spaces, heroes and counters are named by their row. */
export interface Content {
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly heroes: readonly HeroCounter[];
  readonly counters: readonly Counter[];
  readonly dragon: readonly DragonCounter[];
  readonly neighbours: readonly (readonly number[])[];
  readonly isLand: readonly boolean[];
  /** For walking: water is closed. */
  readonly landGround: Uint8Array;
  /** For a move that puts to sea: everything is open. */
  readonly seaGround: Uint8Array;
  /** Coast and ford spaces: the harbours of DA-1.12. */
  readonly harbours: readonly number[];
  readonly isHarbour: readonly boolean[];
  /** Numbered villages on the coast, from which one may put to sea (DA-1.13). */
  readonly isCoastalVillage: readonly boolean[];
  /** The space of each number of the Dragon's path; place 0 is unused, place 13 the palace. */
  readonly path: readonly number[];
  /** The starting point of each hero. */
  readonly gates: readonly number[];
  /** The hero whose starting point a space is, or -1. */
  readonly gateOf: readonly number[];
  /** Where the counters are laid out (DA-2.5). */
  readonly laid: readonly number[];
  /** By counter and by hero: its class as one bit, 0 for a counter that is no character. */
  readonly classOfCounter: readonly number[];
  readonly classOfHero: readonly number[];
}

/** The last stop of the Dragon's road. */
export const PALACE = 13;
export const MOST_PLAYERS = 6;
