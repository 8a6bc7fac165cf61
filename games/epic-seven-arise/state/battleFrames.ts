import type { Seat, Seats } from '@hoard/kernel';
import type { CardId, Position } from '../content/ids.ts';
import type { Unit } from './battle.ts';
import type { Source } from './choices.ts';

// The frames of chapters 7 to 19.

/** A battle from its start to the friendship order after it; `board.battle` holds what lasts as long. */
export interface BattleFrame {
  readonly k: 'battle';
  at:
    | 'begin'
    | 'start'
    | 'signs'
    | 'round'
    | 'next'
    | 'roundEnd'
    | 'won'
    | 'story'
    | 'mission'
    | 'judged'
    | 'bounty'
    | 'revive'
    | 'cleanUp'
    | 'order'
    | 'over';
  /** Where the monsters stand. */
  readonly position: Position;
}

/** A hero's turn (chapter 8); `board.turn` holds what lasts as long. */
export interface HeroTurnFrame {
  readonly k: 'heroTurn';
  at: 'begin' | 'on' | 'act' | 'end' | 'recycle' | 'echo' | 'over';
  /** Place in `board.heroes`. */
  readonly hero: number;
  readonly seat: Seat;
}

/** The activation of a skill (EA-9.9). Cards that are laid stay in the hand until the set is whole. */
export interface SkillFrame {
  readonly k: 'skill';
  at: 'foe' | 'set' | 'burn' | 'pay' | 'resolve' | 'over';
  readonly hero: number;
  readonly seat: Seat;
  /** 0 to 2. */
  readonly skill: number;
  foe: Unit;
  /** The set so far, lowest first. */
  laid: CardId[];
  /** The borrowed card, and whose it is: a seat, ECHO, or -1 for nobody's. */
  loan: CardId;
  lender: Seat;
  /** What was discarded for the Soul Burn so far. */
  spent: CardId[];
  burned: boolean;
}

/** In place of a lender: the card is an Echo (EA-2.19). */
export const ECHO = -2;

/** An Artifact is activated (EA-12.5), or Equipment attached. */
export interface ArtifactFrame {
  readonly k: 'artifact';
  at: 'foe' | 'does' | 'draw';
  readonly hero: number;
  readonly seat: Seat;
  readonly card: CardId;
  foe: Unit;
}

/** Effects one after another, whoever does them: a hero, a monster, the story, a mission. */
export interface EffectsFrame {
  readonly k: 'effects';
  at: 'next' | 'hero' | 'other' | 'circle' | 'swap' | 'peek' | 'peeked' | 'attack';
  /** Whose they are: the acting hero's player; -1 for the story, missions and monsters. */
  readonly seat: Seat;
  readonly rule: string;
  /** What Skystones that come of it are told as. */
  readonly source: Source;
  queue: number[];
  /** The acting hero by place in `board.heroes`, or -1. */
  readonly hero: number;
  /** The acting monster, or -1. */
  readonly unit: Unit;
  readonly foe: Unit;
  /** The skill that is activated, 0 to 2, until it is over; -1 for everything else. */
  skill: number;
  /** The `ally` that was chosen for the whole activation, by place in `board.heroes`, or -1. */
  ally: number;
  /** Who was chosen for the first effect of the queue: a hero's place, or a unit; -1 for nobody yet. */
  target: number;
  /** What every damage number is higher by, and whether all of it is true damage (Soul Burn). */
  boost: number;
  pierce: boolean;
  /** What the first damage number is higher by. */
  edge: number;
  /** A monster has lost health to this activation (`first damaged`); it has killed one (`on kill`). */
  damaged: boolean;
  killed: boolean;
  /** What is done after the activation if it has killed. */
  later: number[];
  /** How often something is still to be done. */
  left: number;
  /** EA-14.11: players whom this monster skill has made lose Souls, and discard. */
  drained: Seats;
  discarded: Seats;
}

/** A monster's turn (chapter 14). */
export interface MonsterTurnFrame {
  readonly k: 'monsterTurn';
  at: 'begin' | 'roll' | 'skill' | 'over';
  readonly unit: Unit;
  /** How many dice are rolled, those that lie, and how many of them have been used. */
  left: number;
  dice: number[];
  used: number;
}

/** EA-15.8 to EA-15.11: offers to the owners of the dead, in friendship order. */
export interface RevivalFrame {
  readonly k: 'revival';
  at: 'next' | 'offer';
  /** Places in `board.heroes` that are still to be asked for. */
  dead: number[];
}

/** EA-19.7: the bounty is drafted. */
export interface DraftFrame {
  readonly k: 'draft';
  at: 'next' | 'take';
  /** Seats in the order in which they draft. */
  readonly drafters: Seat[];
  place: number;
}

export type BattleFrames =
  | BattleFrame
  | HeroTurnFrame
  | SkillFrame
  | ArtifactFrame
  | EffectsFrame
  | MonsterTurnFrame
  | RevivalFrame
  | DraftFrame;
