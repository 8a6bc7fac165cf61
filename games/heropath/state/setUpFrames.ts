import type { Seat } from '@hoard/kernel';
import type { CardId, DeckId } from '../content/ids.ts';

/** HP-3.1, up to the first turn. The bottom of the stack until then. */
export interface SetUpFrame {
  readonly k: 'setUp';
  at:
    | 'first'
    | 'hero'
    | 'splits'
    | 'shown'
    | 'marker'
    | 'enemies'
    | 'scarce'
    | 'caveMouth'
    | 'sites'
    | 'site'
    | 'draft'
    | 'display'
    | 'begin';
  /** The seat, class of spaces or deck that comes next. */
  next: number;
}

/** HP-25.3: one player splits the free gems, in secret. */
export interface SplitFrame {
  readonly k: 'split';
  at: 'choose';
  readonly seat: Seat;
}

/** HP-5: all choose, packs are passed, and all arrange what they kept. */
export interface DraftFrame {
  readonly k: 'draft';
  at: 'deal' | 'choose' | 'pass' | 'arrange' | 'show';
}

/** The lane of one drafter. */
export interface KeepFrame {
  readonly k: 'keep';
  at: 'choose' | 'replace' | 'confirm';
  readonly seat: Seat;
  /** The deck of the card that is being replaced in Solo (HP-29.15), or NONE. */
  deck: DeckId;
  /** Marked so far; for the drafter alone. */
  kept: CardId[];
}

/** HP-11.14: gear is changed: after the draft, in a Rest, by a card. */
export interface GearFrame {
  readonly k: 'gear';
  at: 'change';
  readonly seat: Seat;
  /** The rule that allows it. */
  readonly rule: string;
}

/** HP-32.16: the lane of one hero beside the main line: what he may do out of turn. It stays open, and nobody waits for it. */
export interface AsideFrame {
  readonly k: 'aside';
  at: 'idle';
  readonly seat: Seat;
}

/** HP-6.6: cards are drawn one by one from the top; each is kept, or carried out if it is Instant. */
export interface DrawFrame {
  readonly k: 'draw';
  at: 'next' | 'card' | 'read' | 'replace';
  readonly seat: Seat;
  readonly deck: DeckId;
  left: number;
  /** What was just drawn, or NONE. */
  card: CardId;
  readonly rule: string;
}

/** HP-6.4: gaps in the display are filled, deck by deck. */
export interface RefillFrame {
  readonly k: 'refill';
  at: 'next' | 'card';
  readonly deck: DeckId;
}

export type SetUpFrames = SetUpFrame | SplitFrame | DraftFrame | KeepFrame | GearFrame | AsideFrame | DrawFrame | RefillFrame;
