import type { EffectsFrame as KernelEffects, Reaction, ReactionWindow, Seat, Talk } from '@hoard/kernel';
import type { CardId, CategoryId } from '../content/ids.ts';
import type { Window } from '../content/names.ts';
import type { Unit } from './board.ts';
import type { Cause } from './choices.ts';

/** HP-24: a window in which cards are played. */
export interface WindowFrame extends ReactionWindow {
  readonly k: 'window';
  readonly window: Exclude<Window, 'open'>;
  /** Who acts; who fights in W4 and W5, who activates the Dragon in W8. */
  readonly seat: Seat;
  /** The victim or target who is asked first, or -1. */
  readonly concerned: Seat;
  /** The foe of W4 and W5, NONE elsewhere. */
  readonly foe: Unit;
  /** What is declared in W2. */
  readonly deed: Declared;
  /** By seat: VITALITY that would be lost in W6; and why. */
  readonly losses: readonly number[];
  readonly cause: Cause;
}

/** What W2 opens for: an action, or a kind of Encounter. */
export type Declared = '' | 'travel' | 'rest' | 'visit' | 'ambush' | 'thievery' | 'snatching';

/** The lane of one listener. */
export interface ReactionFrame extends Reaction {
  readonly k: 'reaction';
  readonly window: WindowFrame['window'];
  /** Who acts, and what else the window says. */
  readonly actor: Seat;
  readonly concerned: Seat;
  readonly foe: Unit;
  readonly deed: Declared;
  readonly losses: readonly number[];
  readonly cause: Cause;
  /** The cards that lie in the chain. */
  readonly chain: CardId[];
}

/** HP-20: VITALITY (or what a card takes) is about to be lost by some heroes at once; W6, then the loss, then who falls. */
export interface LossFrame {
  readonly k: 'loss';
  at: 'ask' | 'take' | 'fall';
  readonly cause: Cause;
  readonly rule: string;
  /** By seat: VITALITY that would be lost. */
  readonly losses: number[];
}

/** HP-24.20: a card is played: its clause, its target, its cost; in open play then W7, in which it is carried out. */
export interface CardFrame {
  readonly k: 'card';
  at: 'clause' | 'target' | 'window' | 'over';
  readonly seat: Seat;
  readonly card: CardId;
  /** Where it is played: in open play, in an action of one's own, or in a window. */
  readonly during: During;
  /** Its clauses that fit there. */
  readonly clauses: number[];
  /** Who acts or fights. */
  readonly actor: Seat;
  /** The cards of the chain that it is played in, the oldest first; in open play none. */
  readonly chain: CardId[];
  /** There is an Encounter that it may ward off. */
  readonly isEncounter: boolean;
}

/** Where the acting player has the say (HP-24.20). */
export type OpenPlay = Extract<During, 'open' | 'travel' | 'rest' | 'visit'>;

export type During = 'open' | 'travel' | 'rest' | 'visit' | WindowFrame['window'];

/** HP-1.17, HP-17.11: cards of some categories are paid; so many of each. */
export interface PayFrame {
  readonly k: 'pay';
  at: 'choose';
  readonly seat: Seat;
  due: number[];
}

/** An Instant is carried out (HP-10.6): W7 first; then its drawer may pay, where it has a price, and it is done. */
export interface InstantFrame {
  readonly k: 'instant';
  at: 'window' | 'accept' | 'over';
  readonly seat: Seat;
  readonly card: CardId;
}

/** What a clause or an activity does, effect by effect. */
export interface EffectsFrame extends KernelEffects {
  readonly k: 'effects';
  at:
    | 'next'
    | 'or'
    | 'attribute'
    | 'amount'
    | 'hero'
    | 'enemy'
    | 'space'
    | 'card'
    | 'drop'
    | 'buy'
    | 'sell'
    | 'look'
    | 'keep'
    | 'deck'
    | 'duel'
    | 'balloon'
    | 'flare'
    | 'die'
    | 'reroll'
    | 'scry'
    | 'rock'
    | 'loot'
    | 'swap';
  readonly rule: string;
  /** The card or, where it is NONE, the Place-Site that does it. */
  readonly card: CardId;
  /** The alternative (`or`), where there is one and nothing was chosen yet. */
  or: number[];
  /** Whom and what was chosen when the card was played; NONE where nothing was. */
  target: Seat;
  unit: Unit;
  what: number;
  /** How many are still to be chosen; what was chosen so far. */
  left: number;
  chosen: number[];
}

/** HP-19. */
export interface EncounterFrame {
  readonly k: 'encounter';
  at: 'window' | 'does' | 'card' | 'hurt' | 'over';
  readonly seat: Seat;
  readonly victim: Seat;
  readonly kind: 'ambush' | 'thievery' | 'snatching';
  /** The category of Thievery; the supply of Snatching. */
  readonly what: CategoryId;
  /** By a card, from afar: it costs no action. */
  readonly byCard: boolean;
}

/** HP-16.7, HP-27.4, HP-28.23: two bargain over items or cards. Things are laid by number: 0 GOLD, 1 FOOD, then cards. */
export interface TradeFrame extends Talk {
  readonly k: 'trade';
  at: 'talk';
  readonly kind: 'trade' | 'exchange';
  /** Offers that can still be made (HP-16.8). */
  offersLeft: number;
}

export type CardFrames =
  | WindowFrame
  | ReactionFrame
  | LossFrame
  | CardFrame
  | PayFrame
  | InstantFrame
  | EffectsFrame
  | EncounterFrame
  | TradeFrame;
