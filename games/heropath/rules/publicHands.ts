import type { Seat } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { heroOf } from './things.ts';

// HP-24.4: whether somebody is asked follows from what everybody knows; in Solo from what he holds (HP-29.16).

/** Whether a hero may hold a card of some kind: one that all know, or any that lies face down. */
export function mayHold(board: Board, seat: Seat, is: (card: CardId) => boolean): boolean {
  const { worn, attached, shown, hidden } = heroOf(board, seat);
  if (shown.some(is) || worn.some((card) => card >= 0 && is(card)) || attached.some((card) => card >= 0 && is(card))) return true;
  return board.options.competition === 'solo' ? hidden.some(({ card }) => is(card)) : hidden.length > 0;
}

/** HP-10.3, HP-24.20: whether he may hold a card that is played in open play. */
export const hasOpenPlay = (board: Board, { cards }: Content, seat: Seat): boolean =>
  mayHold(board, seat, (card) => cards[card]!.clauses.some(({ windows, when }) => when === 'use' && windows.includes('open')));
