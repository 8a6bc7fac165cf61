import type { SpaceId } from '../content/ids.ts';
import { drawFrom, holds, withSeat, type Flow, type Seat } from '@hoard/kernel';
import { PALACE } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { DragonFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { adventurerOf, clearPile, dragonSpace } from './01-things.ts';
import { takeFromPool } from './06-searching.ts';
import { kingdomFalls } from './14-end.ts';
import { dragonBattle } from './frames.ts';

// Chapter 4: the Dragon moves.

const takenFrom = drawFrom('da.dragon-takes');

export const dragon = {
  fly: {
    kind: 'deed',
    rules: ['DA-4.1', 'DA-4.2', 'DA-4.3', 'DA-15.6'],
    run(board, frame, flow) {
      board.dragonAt++;
      flow.tell({ t: 'dragonMoved', rule: ruleOfFlight(board, frame), to: board.dragonAt, space: dragonSpace(board, flow.content) });
      frame.at = 'take';
    },
  },
  take: {
    kind: 'deed',
    rules: ['DA-4.4', 'DA-4.5', 'DA-4.7'],
    run(board, frame, flow) {
      const space = dragonSpace(board, flow.content);
      frame.at = board.unknown[space] === 1 ? 'turnOver' : 'attack';
      const pile = clearPile(board, space);
      if (pile.length > 0) steal(board, pile, 'DA-4.5', flow);
    },
  },
  turnOver: {
    kind: 'draw',
    rules: ['DA-4.4', 'DA-4.6'],
    die: (board) => takenFrom(board.pool.length),
    drawn(board, frame, outcome, flow) {
      frame.at = 'attack';
      board.unknown[dragonSpace(board, flow.content)] = 0;
      steal(board, [takeFromPool(board, outcome)], 'DA-4.4', flow);
    },
  },
  attack: {
    kind: 'deed',
    rules: ['DA-4.8', 'DA-4.9', 'DA-4.11', 'DA-4.13', 'DA-4.14'],
    run(board, frame, flow) {
      const seat = nextToFight(board, frame, dragonSpace(board, flow.content));
      if (seat >= 0) {
        frame.fought = withSeat(frame.fought, seat);
        flow.push(dragonBattle(seat, board.dragonAt === PALACE));
      } else if (board.dragonAt === PALACE) kingdomFalls(board, flow);
      else flow.pop();
    },
  },
} satisfies Step<DragonFrame>;

/** What sent it where it is now: the Dragon die, or a 1, of which the first and the last have rules of their own. */
const ruleOfFlight = ({ dragonAt }: Board, { byDie }: DragonFrame): string =>
  byDie ? 'DA-15.6' : dragonAt === 1 ? 'DA-4.2' : dragonAt === PALACE ? 'DA-4.13' : 'DA-4.1';

/** DA-4.4, DA-4.5: everything on the space goes to the hoard, face up. */
function steal(board: Board, counters: number[], rule: string, flow: Flow<DragonAttack>): void {
  board.hoard.push(...counters);
  flow.tell({ t: 'stolen', rule, counters, space: dragonSpace(board, flow.content) });
}

/** DA-4.9: first the player whose turn it is, then clockwise; -1 when all have fought. */
function nextToFight(board: Board, frame: DragonFrame, space: SpaceId): Seat {
  const first = board.order.indexOf(frame.by);
  for (let i = 0; i < board.order.length; i++) {
    const seat = board.order[(first + i) % board.order.length]!;
    if (adventurerOf(board, seat).at === space && !holds(frame.fought, seat)) return seat;
  }
  return -1;
}
