import { argumentOf, fairDie, only, type Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Frame, TurnFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { adventurerOf, dragonSpace, holdsCounter, leftHandOf, othersOn } from './01-things.ts';
import { offerEnds, offerHarbours, sail, walk } from './05-moving.ts';
import { deposit } from './13-home.ts';
import { DRAGON_DIE, isSolo } from './15-modes.ts';
import { dragonBattle, dragonMoves, meeting, newTurn, search } from './frames.ts';

// Chapter 3: the turn.

const MOVE_DIE = fairDie('da.move-die', 6);

/** DA-3.1: the steps of a turn, in order. */
export const turn = {
  begin: {
    kind: 'deed',
    rules: ['DA-3.1', 'DA-12.13'],
    run(board, frame, flow) {
      board.turns++;
      flow.tell({ t: 'turn', rule: 'DA-3.1', seat: frame.seat, turn: board.turns });
      const adventurer = adventurerOf(board, frame.seat);
      frame.at = adventurer.resting ? 'over' : 'roll';
      if (!adventurer.resting) return;
      adventurer.resting = false;
      flow.tell({ t: 'rests', rule: 'DA-12.13', seat: frame.seat });
    },
  },
  roll: {
    kind: 'decision',
    rules: ['DA-3.2', 'DA-5.13'],
    who: (_, frame) => only(frame.seat),
    offer(board, frame, seat, out, { content }) {
      out.allow(act.roll());
      offerHarbours(board, content, frame, seat, out);
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'sail') sail(board, frame, seat, argumentOf(action), flow);
      else frame.at = 'die';
    },
  },
  die: {
    kind: 'draw',
    rules: ['DA-3.3', 'DA-3.4', 'DA-4.1'],
    die: () => MOVE_DIE,
    drawn(_, frame, outcome, flow) {
      frame.roll = outcome + 1;
      flow.tell({ t: 'rolled', rule: 'DA-3.1', seat: frame.seat, die: frame.roll });
      frame.at = frame.roll === 1 ? 'over' : 'move';
      if (frame.roll === 1) flow.push(dragonMoves(frame.seat, false));
    },
  },
  move: {
    kind: 'decision',
    rules: ['DA-3.4', 'DA-3.5'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, frame, seat, out, { content }) {
      offerEnds(board, content, frame, seat, out);
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'stay') {
        // DA-3.8: no legal end; nothing is resolved.
        flow.tell({ t: 'stuck', rule: 'DA-3.8', seat });
        frame.at = 'over';
        return;
      }
      walk(board, frame, seat, argumentOf(action), flow);
      frame.at = 'dragon';
    },
  },
  // DA-3.6: arriving, in this order and each only if you still stand there.
  dragon: {
    kind: 'deed',
    rules: ['DA-3.6', 'DA-11.1'],
    run(board, frame, flow) {
      frame.at = 'search';
      if (dragonSpace(board, flow.content) === adventurerOf(board, frame.seat).at) flow.push(dragonBattle(frame.seat, false));
    },
  },
  search: {
    kind: 'deed',
    rules: ['DA-3.6', 'DA-6.1'],
    run(board, frame, flow) {
      frame.at = wasThrown(board, frame.seat) ? 'over' : 'meet';
      if (frame.at === 'meet' && holdsCounter(board, adventurerOf(board, frame.seat).at)) flow.push(search(frame.seat));
    },
  },
  meet: {
    kind: 'deed',
    rules: ['DA-3.6', 'DA-7.1', 'DA-7.2'],
    run(board, frame, flow) {
      frame.at = wasThrown(board, frame.seat) ? 'over' : 'home';
      if (frame.at === 'home' && othersOn(board, frame.seat, adventurerOf(board, frame.seat).at)) flow.push(meeting(frame.seat));
    },
  },
  home: {
    kind: 'deed',
    rules: ['DA-3.6', 'DA-13.1'],
    run(board, frame, flow) {
      frame.at = 'over';
      if (!wasThrown(board, frame.seat)) deposit(board, frame.seat, flow);
    },
  },
  over: {
    kind: 'deed',
    rules: ['DA-3.1', 'DA-15.6'],
    run(board, frame, flow) {
      if (isSolo(board) && board.dragonDie > 0 && frame.roll !== 1) frame.at = 'dragonDie';
      else flow.become(newTurn(board, leftHandOf(board, frame.seat)));
    },
  },
  dragonDie: {
    kind: 'draw',
    rules: ['DA-15.6'],
    die: () => DRAGON_DIE,
    drawn(board, frame, outcome, flow) {
      flow.tell({ t: 'dragonDie', rule: 'DA-15.6', die: outcome + 1 });
      flow.become(newTurn(board, leftHandOf(board, frame.seat)));
      if (outcome + 1 <= board.dragonDie) flow.push(dragonMoves(frame.seat, true));
    },
  },
} satisfies Step<TurnFrame>;

/** DA-3.7: whoever is thrown back rests; the marker of an earlier throw came off when the turn began. */
const wasThrown = (board: Board, seat: Seat): boolean => adventurerOf(board, seat).resting;

/** The turn that is being played, in whichever lane; null before the first. */
export function turnIn(lanes: readonly { readonly stack: readonly Frame[] }[]): TurnFrame | null {
  for (const { stack } of lanes) if (stack[0]?.k === 'turn') return stack[0];
  return null;
}
