import type { Ballot, Seat, Seats } from '@hoard/kernel';
import type { CardId, Position } from '../content/ids.ts';
import type { BattleFrames } from './battleFrames.ts';
import type { About, Source } from './choices.ts';

/** One attempt at a chapter, and what lies between two of a campaign. The bottom of the stack. */
export interface ChapterFrame {
  readonly k: 'chapter';
  at: 'begin' | 'round' | 'ended' | 'bonus' | 'scored' | 'between' | 'decided';
  /** The bonus reward that comes next (EA-23.9). */
  bonus: number;
  /** EA-23.17: the difficulty was changed since the last attempt. */
  changed: boolean;
}

export interface SetUpFrame {
  readonly k: 'setUp';
  at:
    | 'tile'
    | 'laid'
    | 'pair'
    | 'turns'
    | 'hero'
    | 'rank'
    | 'stones'
    | 'deal'
    | 'redraw'
    | 'returned'
    | 'redeal'
    | 'shop'
    | 'echoes'
    | 'circles'
    | 'hands'
    | 'begin';
  /** The seat, place or card that comes next. */
  next: number;
  /** The order in which heroes are chosen (EA-2.7): seats, each as often as it has heroes. */
  turns: Seat[];
}

/** EA-3.18: one player decides in secret. */
export interface RedrawFrame {
  readonly k: 'redraw';
  at: 'choose';
  readonly seat: Seat;
}

/** A round: Story, Exploration, Combat, Movement (EA-4.1). */
export interface RoundFrame {
  readonly k: 'round';
  at:
    | 'story'
    | 'merchant'
    | 'settings'
    | 'explore'
    | 'explored'
    | 'combat'
    | 'fight'
    | 'battle'
    | 'fought'
    | 'move'
    | 'moved'
    | 'arrived'
    | 'end'
    | 'deadline';
}

/** A Story card is turned face-up. */
export interface RevealFrame {
  readonly k: 'reveal';
  at: 'turn' | 'rank' | 'revealed';
}

/** The objective is completed: what the card says then, and which comes next. */
export interface CompleteFrame {
  readonly k: 'complete';
  at: 'does' | 'rank' | 'next';
}

/** A rule of the Setting with a name, where it acts: a die, and what follows. `row` is its place in the chapter's rules. */
export interface SettingFrame {
  readonly k: 'setting';
  at: 'wave' | 'tide' | 'way';
  readonly row: number;
}

/** A Story effect that needs a die: `place M roll P Q R`. */
export interface PlacingFrame {
  readonly k: 'placing';
  at: 'roll';
  /** Row of the content's effects. */
  readonly effect: number;
}

/** EA-6.3: an Enemy card is drawn for a tile. */
export interface SpawnFrame {
  readonly k: 'spawn';
  at: 'deck' | 'draw';
  readonly position: Position;
}

/** A face-down token is turned up; chance decides which of its group it is. */
export interface TurnUpFrame {
  readonly k: 'turnUp';
  at: 'next' | 'draw';
  positions: Position[];
}

export interface MerchantFrame {
  readonly k: 'merchant';
  at: 'next' | 'buy' | 'pay' | 'paid';
  /** Whose turn it is, by place in the friendship order, and how many have passed one after another. */
  place: number;
  passed: number;
  /** What is being bought: 0 potions, 1 a skill card, 2 an Artifact; and how many. */
  item: number;
  count: number;
}

/** EA-5.9: potions that were just bought may be used at once. */
export interface DrinkFrame {
  readonly k: 'drink';
  at: 'use';
  readonly seat: Seat;
  left: number;
}

/** One of up to three cards is kept (EA-4.11, EA-5.12): the cards are `board.look`. */
export interface PickFrame {
  readonly k: 'pick';
  at: 'begin' | 'draw' | 'look' | 'keep' | 'order';
  readonly seat: Seat;
  /** Row of DECKS. */
  readonly deck: number;
  readonly rule: string;
  /** How many cards are still to be drawn. */
  left: number;
  /** What comes where no card is left: a Skystone (EA-19.9), a Skill Point card (EA-23.10), or nothing. */
  readonly instead: 'stone' | 'skill' | 'nothing';
}

/** Skystones whose colour the player chooses (EA-13.8). */
export interface ColourFrame {
  readonly k: 'colour';
  at: 'choose';
  readonly seat: Seat;
  left: number;
  readonly source: Source;
  readonly rule: string;
}

/** Punishment `lose sky 1`, or a toll: a Skystone of the player's choice. */
export interface ForfeitFrame {
  readonly k: 'forfeit';
  at: 'choose';
  readonly seat: Seat;
  readonly source: Source;
  readonly rule: string;
}

/** EA-18.12: a Skill Point card of the player's choice. */
export interface DiscardFrame {
  readonly k: 'discard';
  at: 'choose';
  readonly seat: Seat;
  readonly rule: string;
}

/** Asks several players at once, each in a lane: colours, forfeits, discards. It ends when all have answered. */
export interface TogetherFrame {
  readonly k: 'together';
  at: 'ask' | 'done';
  readonly asks: 'colour' | 'forfeit' | 'discard';
  readonly seats: Seats;
  readonly count: number;
  readonly source: Source;
  readonly rule: string;
}

/** Several players receive a card, one after another in friendship order (EA-4.11). */
export interface ReceiveFrame {
  readonly k: 'receive';
  at: 'next';
  readonly deck: number;
  readonly seats: Seats;
  /** Place in the friendship order that comes next. */
  place: number;
  readonly rule: string;
  readonly instead: 'stone' | 'skill' | 'nothing';
}

/** Cards from a player's deck into the hand. `cards` are those that came so far. */
export interface DrawFrame {
  readonly k: 'draw';
  at: 'card' | 'drawn';
  readonly seat: Seat;
  left: number;
  cards: CardId[];
  readonly rule: string;
}

/** EA-2.19: a borrowed Echo goes below the Skill Point deck, and its top card takes its place. */
export interface EchoFrame {
  readonly k: 'echo';
  at: 'return' | 'draw';
  readonly seat: Seat;
  readonly card: CardId;
}

/** EA-21.5: in friendship order, each places their heroes on the tile. */
export interface CirclesFrame {
  readonly k: 'circles';
  at: 'next' | 'choose';
  place: number;
  /** Which hero is placed, by place in `board.heroes`. */
  hero: number;
}

/** EA-20: the friendship order is worked out anew; equals are drawn. `ranked` are those whose rank is found. */
export interface RankFrame {
  readonly k: 'rank';
  at: 'next' | 'tie';
  ranked: Seat[];
  readonly rule: string;
}

/** EA-24: the group decides. The options are what votes name; the result is `board.choice`. */
export interface PollFrame {
  readonly k: 'poll';
  at: 'call' | 'count' | 'concede' | 'conceded';
  readonly about: About;
  /** Positions, or sides of a Story card, or rows of ONWARD; in the order of EA-24.6. */
  readonly options: number[];
  /** EA-24.12: giving up was put to the vote, and not all agreed. */
  refused: boolean;
}

export interface BallotFrame extends Ballot {
  readonly k: 'ballot';
  readonly about: About;
  readonly options: number[];
  /** Whether giving up may be put to the vote. */
  readonly mayConcede: boolean;
}

/** EA-24.12: whether one of them gives up. */
export interface ConcedeFrame {
  readonly k: 'concede';
  at: 'answer';
  readonly seat: Seat;
}

export type Frame =
  | ChapterFrame
  | SetUpFrame
  | RedrawFrame
  | RoundFrame
  | RevealFrame
  | CompleteFrame
  | SettingFrame
  | PlacingFrame
  | SpawnFrame
  | TurnUpFrame
  | MerchantFrame
  | DrinkFrame
  | PickFrame
  | ColourFrame
  | ForfeitFrame
  | DiscardFrame
  | TogetherFrame
  | ReceiveFrame
  | DrawFrame
  | EchoFrame
  | CirclesFrame
  | RankFrame
  | PollFrame
  | BallotFrame
  | ConcedeFrame
  | BattleFrames;
