import type { Seat } from '@hoard/kernel';
import { NONE, type Board, type Favour, type Lasting, type Spent } from '../state/board.ts';

// When what cards do for a while, and what limits their use, is over.

export const noFavour = (): Favour => ({
  crossing: '',
  evasions: 0,
  isMoved: false,
  traded: 0,
  searchesAgain: false,
  relief: 0,
  savedBy: NONE,
});

/** HP-10.8: somebody's action is over; in Real Time that is nobody else's business. */
export function actionEnds(board: Board, seat: Seat): void {
  endLasting(board, 'action', seat);
  for (const hero of board.heroes) {
    if (board.realTime !== null && hero.seat !== seat) continue;
    forget(hero.spent, 'action');
    hero.favour = noFavour();
  }
}

/** The battle of a hero is over. */
export function battleEnds(board: Board, seat: Seat): void {
  const hero = board.heroes[seat]!;
  hero.battle = null;
  forget(hero.spent, 'battle');
}

/** The turn of a hero begins (Co-op: the round): what he may use once per turn or round is fresh, and what lasted until then is over. */
export function turnBegins(board: Board, seat: Seat): void {
  const { spent } = board.heroes[seat]!;
  forget(spent, 'turn');
  forget(spent, 'round');
  board.lasting = board.lasting.filter(({ by, until }) => until !== 'round' || by !== seat);
}

/** The turn of a hero, which is going on, is over. */
export const turnEnds = (board: Board, seat: Seat): void => endLasting(board, 'turn', seat);

/** What lasts to the end of an action or of a turn: in Real Time of that of who brought it about. */
export function endLasting(board: Board, until: 'action' | 'turn', seat: Seat): void {
  const isOver = (lasting: Lasting): boolean => lasting.until === until && (board.realTime === null || lasting.by === seat);
  if (board.lasting.some(isOver)) board.lasting = board.lasting.filter((lasting) => !isOver(lasting));
}

function forget(spent: Spent[], until: Spent['until']): void {
  for (let place = spent.length - 1; place >= 0; place--) if (spent[place]!.until === until) spent.splice(place, 1);
}
