import type { Seat, Talk } from '@hoard/kernel';

export interface SetUpFrame {
  readonly k: 'setUp';
  at: 'adventurer' | 'firstPlayer';
  seat: Seat;
}

export interface TurnFrame {
  readonly k: 'turn';
  at: 'begin' | 'roll' | 'die' | 'move' | 'dragon' | 'search' | 'meet' | 'home' | 'dragonDie' | 'over';
  readonly seat: Seat;
  /** Where the turn began. */
  readonly from: number;
  sailed: boolean;
  /** The number rolled, 0 before. */
  roll: number;
}

export interface DragonFrame {
  readonly k: 'dragon';
  at: 'fly' | 'take' | 'turnOver' | 'attack';
  /** Whose turn it is. */
  readonly by: Seat;
  /** Sent by the Dragon die of the solo game, not by a 1 (DA-15.6). */
  readonly byDie: boolean;
  /** Seats that have fought it on this space. */
  fought: number;
}

export interface SearchFrame {
  readonly k: 'search';
  at: 'look' | 'turnOver' | 'found' | 'lookAgain';
  readonly seat: Seat;
}

export interface MeetingFrame extends Talk {
  readonly k: 'meeting';
  at: 'whom' | 'talk' | 'step';
  /** Whom the mover meets, -1 until that is known. */
  other: Seat;
  /** How many offers the two may still make (DA-7.4). */
  offersLeft: number;
}

export interface MonsterFrame {
  readonly k: 'monster';
  at: 'throw';
  readonly seat: Seat;
}

export interface DuelFrame {
  readonly k: 'duel';
  at: 'moverThrows' | 'otherThrows';
  readonly mover: Seat;
  readonly other: Seat;
  /** The mover's highest die, 0 before it is thrown. */
  high: number;
}

export interface DragonBattleFrame {
  readonly k: 'dragonBattle';
  at: 'throw';
  readonly seat: Seat;
  /** In the palace nobody is thrown back (DA-4.15). */
  readonly lastStand: boolean;
}

export interface ThrownFrame {
  readonly k: 'thrown';
  at: 'landing' | 'landingByChance';
  readonly victim: Seat;
  readonly chooser: Seat;
  readonly margin: number;
}

export type Frame =
  | SetUpFrame
  | TurnFrame
  | DragonFrame
  | SearchFrame
  | MeetingFrame
  | MonsterFrame
  | DuelFrame
  | DragonBattleFrame
  | ThrownFrame;
