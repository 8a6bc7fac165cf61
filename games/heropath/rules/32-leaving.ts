import { holds, listSeats, only, type Seat, type Seats } from '@hoard/kernel';
import { NOWHERE, type Board, type Hero } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { Flow } from '../state/types.ts';
import { closeGear } from './11-gear.ts';
import { endCharge } from './26-lanes.ts';
import { heroOf, teamOf } from './things.ts';
import { finale } from './turnFrames.ts';

// HP-32.9, HP-32.10: players who leave, where the table does not want a computer player in their place.

/** Somebody leaves for good. What is going on comes to its end first; who is the last to be there leaves things as they are. */
export function leave(board: Board, seat: Seat, stacks: readonly (readonly Frame[])[], flow: Flow): void {
  const stays = board.heroes.some((other) => other.seat !== seat && !other.isOff && !holds(board.leaving, other.seat));
  if (board.options.leavers === 'replaced' || !stays) return;
  board.leaving |= only(seat);
  flow.tell({ t: 'leaves', rule: 'HP-32.9', seat });
  // Between two actions nothing is going on.
  for (const top of stacks.map((stack) => stack.at(-1))) if (top?.k === 'turn' && top.at === 'act') top.at = 'ready';
}

/** Of these seats, those who have left are taken off, and the last side that is left wins; says whether anything was done. */
export function takeOffLeavers(board: Board, among: Seats, flow: Flow): boolean {
  const leavers = listSeats(board.leaving & among);
  for (const seat of leavers) takeOff(board, heroOf(board, seat), flow);
  if (leavers.length > 0) endWhereOneIsLeft(board, flow);
  return leavers.length > 0;
}

/** HP-32.9: he goes with everything he has, and what his cards still did is over. */
function takeOff(board: Board, hero: Hero, flow: Flow): void {
  const { seat, at } = hero;
  Object.assign(hero, { isOff: true, at: NOWHERE, asleep: false, actions: 0, streak: null });
  hero.bonus.fill(0);
  board.leaving &= ~only(seat);
  board.lasting = board.lasting.filter(({ on, by }) => on !== seat && by !== seat);
  if (board.realTime !== null) endCharge(board, seat);
  closeGear(board, seat, flow);
  flow.tell({ t: 'takenOff', rule: 'HP-32.9', seat, at });
}

/** HP-32.10: the only player or team that is left has won; in Co-op nobody plays against another. */
function endWhereOneIsLeft(board: Board, flow: Flow): void {
  const { competition } = board.options;
  const left = board.heroes.filter(({ isOff }) => !isOff);
  const isContested = competition === 'competitive' || competition === 'team';
  const [one] = left;
  if (isContested && one !== undefined && left.every(({ team }) => team === one.team))
    flow.push(finale(teamOf(board, one.seat), 'alone', flow.seats));
}
