import type { Seat, Seats } from '@hoard/kernel';
import type { CardId, ChapterId, Circle, EnemyId, HeroId, MonsterKindId, Position, StoryId, TileId, TokenId } from '../content/ids.ts';
import type { Battle, Monster, Turn } from './battle.ts';
import type { Difficulty, Mode } from './choices.ts';

/** EA-1.2: what belongs to a player. Cards are rows of the content's list. */
export interface Player {
  readonly seat: Seat;
  /** Open to all (EA-24.13). */
  hand: CardId[];
  /** Cards of the deck that all have seen, lowest first; in no order, for chance decides what is drawn. */
  deck: CardId[];
  /** Cards of the deck that only the owner knows, lowest first. */
  secret: CardId[];
  /** The action area: cards played, discarded and lent. */
  area: CardId[];
  /** By colour. */
  stones: number[];
  souls: number;
  potions: number;
  /** EA-19.2: in this battle, and in all battles of the chapter before it (EA-19.4). */
  contribution: number;
  contributed: number;
  /** By source: Skystones that came, less those that went. */
  ledger: number[];
  /** Extra points in the score of the chapter (bonus reward `score`). */
  extraScore: number;
  /** The player has left for good (EA-24.11). */
  gone: boolean;
}

/** EA-1.3: what belongs to a hero. */
export interface Hero {
  readonly id: HeroId;
  readonly owner: Seat;
  /** 0 is dead (EA-1.15). */
  health: number;
  /** -1 until it stands on one. */
  circle: Circle;
  shields: number;
  extra: number;
  /** Statuses as bits, and those of them that were put on in the hero's own turn (EA-18.3). */
  statuses: number;
  fresh: number;
  taunt: boolean;
  thorns: number;
  /** Attached Equipment, oldest first. */
  equipment: CardId[];
  acted: boolean;
  /** EA-7.11: has let another act first in this battle round. */
  deferred: boolean;
}

/** A card on top of a Merchant's deck, put there by somebody who looked. */
export interface TopCard {
  card: CardId;
  seenBy: Seats;
}

/** Cards that somebody looks at to keep one (EA-5.12). */
export interface Look {
  readonly seat: Seat;
  /** Row of DECKS. */
  readonly deck: number;
  cards: CardId[];
}

/** What a player owned when the chapter began, for another attempt (EA-23.13). */
export interface Kept {
  readonly seat: Seat;
  deck: CardId[];
  secret: CardId[];
}

/** EA-23.11: one chapter that was won. */
export interface SheetRow {
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly attempts: number;
  /** By seat. */
  readonly scores: number[];
  readonly champions: Seats;
}

export interface Board {
  mode: Mode;
  difficulty: Difficulty;
  /** EA-2.19. */
  echoing: boolean;
  /** Row of the content's chapters. */
  chapter: ChapterId;
  /** How many heroes there are (EA-2.2); until they are chosen, fewer stand in `heroes`. */
  party: number;
  /** Who takes two of them where one player does (EA-2.4), or -1. */
  pair: Seat;
  /** The round, counted from 1, and how many have ended. */
  round: number;
  rounds: number;
  /** By seat. */
  players: Player[];
  /** In hero-card order (EA-1.7). */
  heroes: Hero[];
  /** Friendship order: rank 1 first. */
  order: Seat[];
  /** Where the heroes stand. */
  at: Position;
  /** By position: the tile, -1 where there is none (or none yet). */
  tiles: TileId[];
  /** By position: a token that lies face-up, NO_TOKEN, or FACE_DOWN: any of its group that is still in the pool. */
  tokens: number[];
  /** Tokens that have not been turned up: which lies where is decided when one is. */
  tokenPool: TokenId[];
  monsters: Monster[];
  /** Enemy cards that have not been drawn, in no order; those whose monsters are gone. */
  enemies: EnemyId[];
  enemiesUsed: EnemyId[];
  /** Enemy Attack numbers that lie face-up, in the order drawn; those that all have seen on top, next first (`peek`). */
  attacks: number[];
  peeked: number[];
  skulls: number;
  /** Story tile effects that hold for the rest of the chapter: rows of the content's effects (EA-17.2). */
  tileEffects: number[];

  /** The Story card that lies face-up, whether its objective is completed, and what comes next (-1: not decided). */
  story: StoryId;
  completed: boolean;
  next: StoryId;
  /** Battles won since it was revealed that count for it. */
  wins: number;
  /** The side that won the vote on it, or -1. */
  side: number;
  /** Tokens with a story tag that were found; Seals that are clean. */
  found: TokenId[];
  clean: TokenId[];
  /** Named monsters that were killed; that were driven off. */
  slain: MonsterKindId[];
  driven: MonsterKindId[];
  /** Damage on the boss that has left the map. */
  bossDamage: number;
  /** The Gate counter; -1 where there is none. */
  gate: number;
  /** Positions with a red sign that held monsters when the round began, as bits (`siege`). */
  besieged: number;

  /** Health Potions at the Merchant. */
  potions: number;
  /** By deck (skill, artifact, equipment): cards that lie in no order, whatever is nowhere else; above them, the top one first, those known. */
  stock: number[];
  tops: TopCard[][];
  /** Below everything else of the Skill Point deck, next first: Echoes that were used. */
  bottoms: CardId[];
  echoes: CardId[];
  /** The Artifact discard pile; Equipment that has left the game. */
  discards: CardId[];
  removed: CardId[];
  look: Look | null;

  /** By seat: NOT_VOTED, ABSTAINED, or what was voted for. */
  votes: number[];
  /** What the latest vote decided. */
  choice: number;
  /** By seat: -1 before it is decided, KEEPS, or the colour that is paid. Sealed until all have decided (EA-3.18). */
  redraws: number[];

  battle: Battle | null;
  turn: Turn | null;

  /** Why the chapter was lost, or that it was won; '' while it goes on. */
  ending: Ending | '';
  /** The bonus rewards whose condition held when the last objective was completed, as bits (EA-23.9). */
  bonuses: number;
  /** By seat, for retries; empty outside a campaign. */
  kept: Kept[];
  /** Equipment that was out of the game when the chapter began. */
  keptRemoved: CardId[];
  /** Attempts at this chapter, this one included. */
  attempts: number;
  sheet: SheetRow[];
}

export type Ending = 'completed' | 'dead' | 'skulls' | 'deadline' | 'gate' | 'late' | 'surrendered';

export const NO_TOKEN = -1;
export const FACE_DOWN = -2;

/** In place of a colour: the ten cards are kept. */
export const KEEPS = 3;
