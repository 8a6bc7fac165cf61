import type { SpaceId } from '../content/ids.ts';
import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { act, verbOf } from '../state/verbs.ts';
import { dragonSpace, gateOf, holdsCounter, leftHandOf, othersOn } from './01-things.ts';
import { landDistances } from './05-moving.ts';

// Chapter 16: at the digital table. The answers that are given for a player whose time has run out (DA-16.4), where they must be found.

/** The next of them clockwise from the mover (DA-7.3). */
export function defaultMeeting(board: Board, mover: Seat, offered: readonly Action[]): Action {
  for (let seat = leftHandOf(board, mover); seat !== mover; seat = leftHandOf(board, seat)) {
    if (offered.includes(act.meet(seat))) return act.meet(seat);
  }
  return offered[0]!;
}

/** DA-16.7: the landing farthest from the beaten player's starting point. */
export function defaultLanding(board: Board, content: Content, victim: Seat, offered: readonly Action[]): Action {
  const distance = landDistances(board, content, victim, gateOf(board, content, victim)).distance.slice();
  return bestBy(offered, content, (space) => -distance[space]!);
}

/** DA-16.8: the quiet end nearest to the own starting point, else the nearest of all. */
export function defaultMove(board: Board, content: Content, seat: Seat, offered: readonly Action[]): Action {
  const quiet = offered.filter((action) => {
    const space = argumentOf(action);
    return (
      verbOf(action) === 'walk' && space !== dragonSpace(board, content) && !othersOn(board, seat, space) && !holdsCounter(board, space)
    );
  });
  const distance = landDistances(board, content, seat, gateOf(board, content, seat)).distance.slice();
  return bestBy(quiet.length > 0 ? quiet : offered, content, (space) => distance[space]!);
}

/** The action whose space has the least `cost`; among equals the first in the alphabetical order of space ids. */
function bestBy(actions: readonly Action[], content: Content, cost: (space: SpaceId) => number): Action {
  const idOf = (action: Action): string => content.spaces[argumentOf(action)]!.id;
  return actions.toSorted((a, b) => cost(argumentOf(a)) - cost(argumentOf(b)) || (idOf(a) < idOf(b) ? -1 : 1))[0]!;
}
