import { drawFrom, fairDie, type Flow, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { faerieOf, heroOf } from './things.ts';

// Chapter 17: faerie folk.

export const FAERIE_DIE = fairDie('sm.faerie-die', 6);
export const faerieFrom = drawFrom('sm.faerie');

/** SM-17.2, SM-17.3, SM-17.5, SM-17.7: one roll a turn, for who has no companion and no dragon. */
export const mayVisit = (board: Board, hero: Hero): boolean =>
  board.faeries.length > 0 && hero.faerie < 0 && hero.mount !== 'dragon' && !wasDone(board, ONCE_A_TURN.visited);

export const opensTo = ({ numbers }: Content, die: number): boolean => die >= numbers.die.faerieFrom;

/** SM-17.4. */
export function greet(board: Board, seat: Seat, outcome: number, flow: Flow<SevenMoons>): void {
  const faerie = board.faeries.splice(outcome, 1)[0]!;
  heroOf(board, seat).faerie = faerie;
  flow.tell({ t: 'companion', rule: 'SM-17.4', seat, faerie });
}

/** E8: a coin at the start of the turn for who has hardly any. */
export function useAlms(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const faerie = faerieOf(flow.content, hero);
  if (faerie?.power !== 'alms') return;
  board.did |= ONCE_A_TURN.power;
  hero.gold += faerie.n;
  flow.tell({ t: 'gold', rule: 'SM-17.6', seat, gold: faerie.n });
}
