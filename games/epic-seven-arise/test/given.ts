import type { Seat } from '@hoard/kernel';
import type { Status } from '../content/names.ts';
import type { Board, Ending } from '../state/board.ts';
import type { Frame, RoundFrame } from '../state/frames.ts';
import type { Options } from '../state/options.ts';

// A position in words.

/** What a player has, cards by their keys (`r4`, `A14`). Left out: nothing. */
export interface PlayerGiven {
  /** Names of heroes. Left out: one for each, Ras first; a single player has four. */
  readonly heroes?: readonly string[];
  readonly hand?: string;
  /** In the deck, seen by all; and known to the owner only. */
  readonly deck?: string;
  readonly secret?: string;
  readonly area?: string;
  /** White, black, green. */
  readonly stones?: readonly [number, number, number];
  readonly souls?: number;
  readonly potions?: number;
  readonly contribution?: number;
  readonly contributed?: number;
}

export interface HeroGiven {
  readonly health?: number;
  readonly circle?: string;
  readonly shields?: number;
  readonly extra?: number;
  readonly statuses?: readonly Status[];
  readonly taunt?: boolean;
  readonly thorns?: number;
  readonly equipment?: string;
  readonly acted?: boolean;
}

export interface MonsterGiven {
  readonly kind: string;
  readonly at: string;
  readonly health?: number;
  /** The id of its Enemy card, where it came with one. */
  readonly card?: string;
  readonly called?: boolean;
  readonly statuses?: readonly Status[];
  readonly sunder?: number;
  readonly wary?: boolean;
}

/** A position in words: places by letter, cards and tokens by id, heroes by name. */
export interface Given {
  readonly players?: readonly PlayerGiven[];
  readonly heroes?: { readonly [name: string]: HeroGiven };
  /** From 1. */
  readonly chapter?: number;
  readonly round?: number;
  readonly at?: string;
  /** Tiles of random positions; left out: the pool as it is listed. */
  readonly tiles?: { readonly [letter: string]: string };
  /** Tokens that lie face-up; `none` where one is gone. Left out: face-down. */
  readonly tokens?: { readonly [letter: string]: string };
  readonly monsters?: readonly MonsterGiven[];
  readonly skulls?: number;
  /** The Story card that lies face-up. */
  readonly story?: string;
  /** Friendship order, rank 1 first; left out: by seat. */
  readonly order?: readonly Seat[];
  readonly found?: readonly string[];
  readonly clean?: readonly string[];
  readonly slain?: readonly string[];
  readonly gate?: number;
  /** Enemy Attack numbers that lie face-up, and those that all have seen on top. */
  readonly attacks?: readonly number[];
  readonly peeked?: readonly number[];
  /** Artifacts in the discard pile; Echoes. */
  readonly discards?: string;
  readonly echoes?: string;
  /** Where the round goes on. */
  readonly phase?: RoundFrame['at'];
  /** The chapter has just ended so. */
  readonly over?: Ending;
  /** What lies on the chapter instead of a round. */
  readonly stack?: readonly Frame[];
  readonly options?: Partial<Options>;
  /** The game as it begins, at the first thing that chance decides, for so many players. */
  readonly fresh?: number;
  /** Whatever else of the board differs. */
  readonly board?: (board: Board) => void;
}
