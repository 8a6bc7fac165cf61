import type { Seat } from '@hoard/kernel';
import {
  NONE,
  type Aid,
  type Battle,
  type Board,
  type Favour,
  type Hero,
  type Lasting,
  type Spent,
  type TurnMarks,
} from '../state/board.ts';

// When what cards do for a while, and what limits their use, is over.

const NO_FAVOUR: Readonly<Favour> = {
  crossing: '',
  evasions: 0,
  isMoved: false,
  traded: 0,
  refused: 0,
  searchesAgain: false,
  relief: 0,
  savedBy: NONE,
};

/** To read what cards do to the action or the loss that a hero is in. */
export const favourOf = ({ favour }: Hero): Readonly<Favour> => favour ?? NO_FAVOUR;
/** To change it. */
export const favouring = (hero: Hero): Favour => (hero.favour ??= { ...NO_FAVOUR });

const NO_AID: Readonly<Aid> = { power: 0, extraDice: 0, fewerFoeDice: 0, weaken: 0, calm: 0, hasBurst: false, isCaptured: false };

/** To read what cards do to a battle. */
export const aidOf = (battle: Battle | null): Readonly<Aid> => battle?.aid ?? NO_AID;
/** To change it. */
export const aiding = (battle: Battle): Aid => (battle.aid ??= { ...NO_AID });

const UNMARKED: Readonly<TurnMarks> = { rested: false, visited: [], again: 0, encountered: 0, refreshes: 0, exchanged: 0 };

/** To read what is counted in a hero's turn. */
export const marksOf = ({ marks }: Hero): Readonly<TurnMarks> => marks ?? UNMARKED;
/** To change it. */
export const marking = (hero: Hero): TurnMarks => (hero.marks ??= { ...UNMARKED, visited: [] });

/** HP-10.8: somebody's action is over; in Real Time that is nobody else's business. */
export function actionEnds(board: Board, seat: Seat): void {
  endLasting(board, 'action', seat);
  for (const hero of board.heroes) {
    if (board.realTime !== null && hero.seat !== seat) continue;
    forget(hero.spent, 'action');
    hero.favour = null;
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
