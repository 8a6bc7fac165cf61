import { newWindow, type Seat } from '@hoard/kernel';
import type { CardId } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { NONE, type Board, type Unit } from '../state/board.ts';
import type { Declared, WindowFrame } from '../state/cardFrames.ts';
import type { Cause } from '../state/choices.ts';
import { playOf } from './clauses.ts';

// How a window begins. Kept apart from what happens in it: cards open windows, and are played in them.

interface About {
  /** The victim or target who is asked first. */
  readonly concerned?: Seat;
  readonly foe?: Unit;
  readonly deed?: Declared;
  readonly losses?: readonly number[];
  readonly cause?: Cause;
  /** The card that everybody may react to (W7). */
  readonly opener?: CardId;
}

/** HP-24.2: a window opens; `seat` acts, or fights, or would lose. */
export function openWindow(board: Board, window: WindowFrame['window'], seat: Seat, about: About = {}): WindowFrame {
  const { concerned = NONE, foe = DRAGON, deed = '', losses = [], cause = 'card', opener } = about;
  const begun = newWindow(opener === undefined ? undefined : { seat: playOf(board, opener)?.seat ?? seat, card: opener });
  // HP-24.11: none of the cards that are being played can be played again in what springs from them.
  const spent = board.plays.flatMap(({ card }) => (card === opener ? [] : [card]));
  return { k: 'window', ...begun, spent, window, seat, concerned, foe, deed, losses, cause };
}
