import type { Seat, Talk } from '@hoard/kernel';

export interface SetUpFrame {
  readonly k: 'setUp';
  at: 'city' | 'first' | 'deal' | 'begin';
  /** The seat, or the card, that comes next. */
  next: number;
}

export interface TurnFrame {
  readonly k: 'turn';
  at: 'begin' | 'open' | 'settle' | 'act' | 'scales' | 'market' | 'landed' | 'flee' | 'overfull' | 'dusk' | 'goesOut' | 'over';
  readonly seat: Seat;
  /** The market die that is rolled again (A3). */
  die: number;
}

export interface JourneyFrame {
  readonly k: 'journey';
  at:
    | 'throw'
    | 'thistledown'
    | 'again'
    | 'thrown'
    | 'pick'
    | 'move'
    | 'walk'
    | 'bandits'
    | 'robbed'
    | 'gate'
    | 'visit'
    | 'companion'
    | 'arrive';
  readonly seat: Seat;
  dice: number[];
  /** The one that is rolled again (E1). */
  die: number;
  points: number;
  /** The hexes that are still to be entered, nearest first. */
  way: number[];
}

export interface EncounterFrame {
  readonly k: 'encounter';
  at: 'fire' | 'draw' | 'resolved';
  readonly seat: Seat;
  card: number;
}

/** Effects of a card, one after another. */
export interface EffectsFrame {
  readonly k: 'effects';
  at:
    | 'next'
    | 'choose'
    | 'roll'
    | 'goods'
    | 'give'
    | 'city'
    | 'send'
    | 'place'
    | 'rival'
    | 'peek'
    | 'look'
    | 'artefact'
    | 'faerie'
    | 'quest'
    | 'story'
    | 'price';
  readonly seat: Seat;
  /** The rule by which they are done: a card, a token, a reward, or a fight that was lost. */
  readonly rule: string;
  /** Rows of the content's effects that are still to be done. The first is being done. */
  queue: number[];
  /** How many things are still to be gained, given, sent or looked at. */
  left: number;
  /** Whose secret cards are looked at; -1 for the Shadow deck. */
  owner: Seat;
  /** Which of the cards were looked at, as bits, and which is looked at now. */
  looked: number;
  place: number;
}

export interface FightFrame {
  readonly k: 'fight';
  at: 'throw' | 'boost' | 'settle';
  readonly seat: Seat;
  readonly target: number;
  total: number;
  /** Rows of effects. */
  readonly won: number[];
  readonly lost: number[];
  /** A step of a quest, which is done when it is won. */
  readonly quest: boolean;
  /** The rule by which what is won is gained. */
  readonly rule: string;
}

/** A step of a quest that is being taken (SM-10.4). */
export interface ErrandFrame {
  readonly k: 'errand';
  at: 'done';
  readonly seat: Seat;
}

/** Two who trade. What changes hands are rows of the list of tradable things, gold one by one. */
export interface TradeFrame extends Talk {
  readonly k: 'trade';
  at: 'draft' | 'answer';
}

export interface DropFrame {
  readonly k: 'drop';
  at: 'choose';
  readonly seat: Seat;
}

export interface ShadowFrame {
  readonly k: 'shadow';
  at: 'begin' | 'next';
}

export interface WaveFrame {
  readonly k: 'wave';
  at: 'turnOver' | 'identify' | 'light' | 'throw' | 'whose' | 'rerolls' | 'again' | 'realm' | 'realmLost' | 'city' | 'cityLost';
  card: number;
  /** How many cities stood when it was turned over (SM-14.12). */
  cities: number;
  /** Whose dice come next, counted from the first player; during a re-roll, whose. */
  place: number;
  /** By seat: its dice. The ally's is the second, a gem's the last. */
  dice: number[][];
  /** By seat: dice that were changed, as bits (SM-14.21). */
  changed: number[];
  /** By seat: what was used in this wave, as bits. */
  used: number[];
  /** The die that is being rolled again, and by what. */
  die: number;
  by: 'eye' | 'crystal';
}

export interface LossFrame {
  readonly k: 'loss';
  at: 'choose';
  readonly seat: Seat;
}

export type Frame =
  | SetUpFrame
  | TurnFrame
  | JourneyFrame
  | EncounterFrame
  | EffectsFrame
  | FightFrame
  | ErrandFrame
  | TradeFrame
  | DropFrame
  | ShadowFrame
  | WaveFrame
  | LossFrame;
