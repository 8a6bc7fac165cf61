import type { Seat } from '@hoard/kernel';
import { NONE, type Board, type Favour, type Spent } from '../state/board.ts';

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

/** HP-10.8: somebody's action is over. */
export function actionEnds(board: Board): void {
  endLasting(board, 'action');
  for (const hero of board.heroes) {
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

/** The turn going on is over. */
export const turnEnds = (board: Board): void => endLasting(board, 'turn');

export function endLasting(board: Board, until: 'action' | 'turn'): void {
  if (board.lasting.some((lasting) => lasting.until === until)) board.lasting = board.lasting.filter((lasting) => lasting.until !== until);
}

function forget(spent: Spent[], until: Spent['until']): void {
  for (let place = spent.length - 1; place >= 0; place--) if (spent[place]!.until === until) spent.splice(place, 1);
}
