import { drawFrom, type Flow, type Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { SearchFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { adventurerOf, canJoin, clearPile, layOpen, openMonsterOn } from './01-things.ts';
import { monsterBattle } from './frames.ts';

// Chapter 6: searching.

const turnedOverFrom = drawFrom('da.turn-over');

/** An unknown counter becomes known: it is one of those that nobody has seen yet (DA-2.6). */
export const takeFromPool = (board: Board, outcome: number): number => board.pool.splice(outcome, 1)[0]!;

export const searching = {
  look: {
    kind: 'deed',
    rules: ['DA-6.1', 'DA-6.8'],
    run(board, frame) {
      frame.at = board.unknown[adventurerOf(board, frame.seat).at] === 1 ? 'turnOver' : 'lookAgain';
    },
  },
  turnOver: {
    kind: 'draw',
    rules: ['DA-6.1', 'DA-6.14'],
    die: (board) => turnedOverFrom(board.pool.length),
    drawn(board, frame, outcome, flow) {
      const { seat } = frame;
      const space = adventurerOf(board, seat).at;
      const counter = takeFromPool(board, outcome);
      board.unknown[space] = 0;
      layOpen(board, space, counter);
      flow.tell({ t: 'turnedOver', rule: 'DA-6.1', seat, counter, space });
      frame.at = 'found';
    },
  },
  found: {
    kind: 'deed',
    rules: ['DA-6.5', 'DA-6.9'],
    run: (board, frame, flow) => examine(board, frame.seat, FOUND, flow),
  },
  // What others have seen, and left.
  lookAgain: {
    kind: 'deed',
    rules: ['DA-6.5', 'DA-6.8', 'DA-6.9'],
    run: (board, frame, flow) => examine(board, frame.seat, SEEN, flow),
  },
} satisfies Step<SearchFrame>;

/** DA-6.5: a monster is fought, anything else is taken if it can be. */
function examine(board: Board, seat: Seat, rules: Taking, flow: Flow<DragonAttack>): void {
  const { at } = adventurerOf(board, seat);
  if (openMonsterOn(board, flow.content, at) >= 0) return flow.become(monsterBattle(seat));
  takeAll(board, seat, clearPile(board, at), rules, flow);
  flow.pop();
}

/** By which rule one comes by a counter: what is turned over, what was seen before and the loot of a monster name their own. */
export interface Taking {
  readonly gold: string;
  readonly item: string;
  readonly joins: string;
  readonly stays: string;
}

const FOUND: Taking = { gold: 'DA-6.3', item: 'DA-6.4', joins: 'DA-6.6', stays: 'DA-6.7' };
const SEEN: Taking = { ...FOUND, joins: 'DA-6.8', stays: 'DA-6.8' };

/** DA-6.9, DA-6.11: what can be taken is taken, oldest first; a character without a place stays, seen. */
export function takeAll(board: Board, seat: Seat, counters: readonly number[], rules: Taking, flow: Flow<DragonAttack>): void {
  const { at, carried } = adventurerOf(board, seat);
  for (const counter of counters) {
    const { kind } = flow.content.counters[counter]!;
    if (!canJoin(board, flow.content, seat, counter)) {
      layOpen(board, at, counter);
      flow.tell({ t: 'refused', rule: rules.stays, seat, counter, space: at });
    } else {
      carried.push(counter);
      if (kind === 'character') flow.tell({ t: 'joined', rule: rules.joins, seat, counter });
      else flow.tell({ t: 'took', rule: kind === 'gold' ? rules.gold : rules.item, seat, counter });
    }
  }
}
