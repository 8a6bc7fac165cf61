import { defineVerbs, type Action, type Seat, type Step as KernelStep } from '@hoard/kernel';
import type { Content } from '../content/content.ts';

/** One player's adventurer. Counters are rows of the content's list. */
export interface Adventurer {
  /** Row of the player counter; -1 until one is chosen (DA-2.2). */
  hero: number;
  /** The space it stands on. */
  at: number;
  resting: boolean;
  /** In front of the player: at risk (DA-1.10). */
  carried: number[];
  /** At home: safe (DA-1.11). */
  home: number[];
}

/** Counters on a space whose faces everybody has seen, oldest first. An open monster lies first, what it holds after it (DA-6.10). */
export interface Pile {
  space: number;
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

export const LEVELS = ['squire', 'knight', 'champion', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

export interface Options {
  /** The colour that each seat has chosen, or null to be given a free one by chance (DA-2.2). */
  readonly colours: readonly (string | null)[];
  /** DA-14.8. */
  readonly tieBreak: boolean;
  /** Solo only (DA-15.7). */
  readonly level: Level;
}

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

/** What each of two players would give. */
export interface Bargain {
  fromMover: number[];
  fromOther: number[];
}

export interface MeetingFrame {
  readonly k: 'meeting';
  at: 'whom' | 'talk' | 'step';
  readonly mover: Seat;
  /** Whom the mover meets, -1 until that is known. */
  other: Seat;
  /** Which word of DA-7.4 is being spoken: 1 and 3 by the mover, 2 and 4 by the other. */
  word: number;
  /** The offer that stands, or null before the first. */
  offer: Bargain | null;
  /** The offer that is being put together. */
  draft: Bargain;
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

/** Who or what somebody fights. */
export type Foe = 'monster' | 'dragon' | 'player';

export type Event = { readonly rule: string } & (
  | { readonly t: 'adventurer'; readonly seat: Seat; readonly hero: number }
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'rests'; readonly seat: Seat }
  | { readonly t: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly t: 'sailed'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'walked'; readonly seat: Seat; readonly way: readonly number[] }
  | { readonly t: 'stuck'; readonly seat: Seat }
  | { readonly t: 'dragonMoved'; readonly to: number; readonly space: number }
  | { readonly t: 'dragonDie'; readonly die: number }
  | { readonly t: 'stolen'; readonly counters: readonly number[]; readonly space: number }
  | { readonly t: 'turnedOver'; readonly seat: Seat; readonly counter: number; readonly space: number }
  | { readonly t: 'took'; readonly seat: Seat; readonly counter: number }
  | { readonly t: 'joined'; readonly seat: Seat; readonly counter: number }
  | { readonly t: 'refused'; readonly seat: Seat; readonly counter: number; readonly space: number }
  | { readonly t: 'meets'; readonly seat: Seat; readonly other: Seat; readonly space: number }
  | { readonly t: 'offered'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'agreed'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'stepped'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'threw'; readonly seat: Seat; readonly dice: readonly number[]; readonly foe: Foe; readonly against: number }
  | { readonly t: 'equal'; readonly number: number }
  | { readonly t: 'monsterBeaten'; readonly seat: Seat; readonly counter: number; readonly margin: number }
  | { readonly t: 'robbed'; readonly seat: Seat; readonly counters: readonly number[]; readonly by: Foe; readonly margin: number }
  | {
      readonly t: 'duelWon';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly taken: readonly number[];
      readonly kept: readonly number[];
      readonly margin: number;
    }
  | { readonly t: 'wounded'; readonly seat: Seat; readonly strength: number }
  | { readonly t: 'slain'; readonly seat: Seat }
  | { readonly t: 'fallen' }
  | {
      readonly t: 'thrown';
      readonly victim: Seat;
      readonly by: Seat;
      readonly from: number;
      readonly to: number;
      readonly distance: number;
      readonly margin: number;
    }
  | { readonly t: 'deposited'; readonly seat: Seat; readonly counters: readonly number[] }
  | { readonly t: 'ended'; readonly reason: 'slain' | 'fallen'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
);

export const verbs = defineVerbs({
  roll: null,
  sail: 'space',
  walk: 'space',
  stay: null,
  meet: 'seat',
  fight: null,
  give: 'counter',
  ask: 'counter',
  offer: null,
  accept: null,
  step: 'space',
  throw: 'space',
});
export const { act } = verbs;
export const verbOf = (action: Action): DragonAttack['verb'] => verbs.verbOf(action);

export interface DragonAttack {
  board: Board;
  frame: Frame;
  event: Event;
  sight: Board;
  options: Options;
  content: Content;
  verb: (typeof verbs.list)[number];
}

export type Step<F extends Frame> = KernelStep<DragonAttack, F>;
