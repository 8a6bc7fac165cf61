import type { HexId } from '../content/ids.ts';
import type { Seat, Seats } from '@hoard/kernel';
import type { Mount } from '../content/content.ts';
import type { Difficulty, Mode, RealmAttack } from './choices.ts';

/** One player's hero and the city it speaks for. Cards, tokens and places are rows of the content's lists; sets of them are bits. */
export interface Hero {
  /** The character, and with it the home city; -1 until one is dealt (SM-1.2). */
  city: number;
  at: HexId;
  /** SM-4.1: on foot, on a horse or on a dragon, never two at once. */
  mount: Mount;
  gold: number;
  /** By kind: carried in the inventory. */
  goods: number[];
  /** By kind: waiting in the city space (SM-7.6). */
  waiting: number[];
  strongholds: number;
  allies: number;
  crystals: number;
  artefacts: number;
  /** The unfinished quest, or -1. */
  quest: number;
  /** How many of its steps are done. */
  step: number;
  /** Where the last of them was done, or -1. */
  steppedAt: number;
  /** The quests that are finished. */
  done: number[];
  /** The faerie companion, or -1. */
  faerie: number;
  stories: number[];
  gems: number;
  /** Points that the next movement roll is given on top (T6). */
  song: number;
  /** The player has left (SM-20.11). */
  gone: boolean;
}

/**
 * One of the cards that attack. Nobody knows which it is until somebody looks: it is then drawn from those that are not
 * accounted for, and whoever looked knows it.
 */
export interface ShadowCard {
  /** -1 until somebody looks. */
  card: number;
  /** Whose secret it is, or -1 for the Shadow deck and for the row of the Shadow Phase (SM-14.2). */
  owner: Seat;
  seenBy: Seats;
}

export interface Board {
  mode: Mode;
  difficulty: Difficulty;
  faerieFolk: boolean;
  storyTokens: boolean;
  latePurse: boolean;
  longWatch: boolean;
  realmAttack: RealmAttack;
  /** By seat. */
  heroes: Hero[];
  /** Who had the first turn. */
  first: Seat;
  /** Turns begun so far; the round, counted from 1. */
  turns: number;
  round: number;
  /** What was done this turn that is done only once, as bits; see the chapter of the turn. */
  did: number;
  /** Proposals that were refused this turn (SM-12.10). */
  refused: number;
  /** Trades that were begun this turn. */
  talks: number;
  /** Who knows how many proposals were refused: the active player, and to whom the latest proposal was made. */
  talkers: Seats;
  /** The moon the Shadow Army has reached: 0 to 7. */
  moon: number;
  /** Full rounds in a row without an advance; -1 if there was one in this round (SM-9.9). */
  quiet: number;
  /** By kind of resource. */
  prices: number[];
  pool: number[];
  /** By people: tokens that nobody has. */
  allies: number[];
  crystals: number;
  artefacts: number[];
  faeries: number[];
  /** Cards that have not been drawn, in no order: chance decides when one is (SM-1.6, SM-1.7). */
  wilderness: number[];
  wildernessGone: number[];
  quests: number[];
  /** Those of players who left (SM-20.11): they come back when no other is left (SM-10.13). */
  questsGone: number[];
  /** Campfires that are lit, as bits of the content's list (SM-1.11). */
  fires: number;
  /** Story tokens that nobody has claimed, and the sites that still have one, as bits (SM-19.1). */
  stories: number[];
  sites: number;
  /** The cards that attack, until they are turned over. */
  shadow: ShadowCard[];
  /** Those that were turned over, oldest first. */
  waves: number[];
  /** The Aegis has been used (A5). */
  aegisSpent: boolean;
  /** By seat: what is given up in this wave, -1 before it is chosen. Sealed until all have chosen (SM-14.23). */
  losses: number[];
}

/** In place of an ally's row: a stronghold is given up. */
export const STRONGHOLD = 6;
