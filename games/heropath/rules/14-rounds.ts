import { ALL, holds, only } from '@hoard/kernel';
import { GATHERED } from '../state/board.ts';
import type { RoundsFrame, TableFrame } from '../state/frames.ts';
import type { Board } from '../state/board.ts';
import type { Flow, Step } from '../state/types.ts';
import { banish, exposeAt } from './12-enemies.ts';
import { beginRound, openLanes } from './26-lanes.ts';
import { areAllFallen, evilDoesNotWait, isTooLate, nextInCycle } from './28-coop.ts';
import { takeOffLeavers } from './32-leaving.ts';
import { dragonTurn } from './flights.ts';
import { clockwiseFrom, playerCount, teamOf } from './things.ts';
import { dawn, dusk, finale, rounds, turn } from './turnFrames.ts';

// HP-14.1, HP-27.7, HP-28.9, HP-29.7: the main line of play, round after round.

/** The main line, and beside it a lane for each hero, in which he may do what needs nobody's leave (HP-11.15). */
export const tables = {
  open: {
    kind: 'deed',
    rules: ['HP-3.1', 'HP-32.7', 'HP-32.16'],
    run(board, frame, flow) {
      frame.at = 'wait';
      flow.fork([rounds(), ...board.heroes.map(({ seat }) => ({ k: 'aside', at: 'idle', seat }) as const)]);
    },
  },
  wait: {
    kind: 'deed',
    rules: ['HP-23.1'],
    run() {
      throw new Error('The rounds have come to an end before the game has');
    },
  },
} satisfies Step<TableFrame>;

/** How many turns a round has: one for each hero, or for each team (HP-27.5). */
const turnsOf = ({ options, heroes }: Board): number => heroes.length / options.teamSize;

export const mainLine = {
  begin: {
    kind: 'deed',
    rules: ['HP-3.2', 'HP-14.1', 'HP-26.4', 'HP-28.13', 'HP-32.9'],
    run(board, frame, flow) {
      if (takeOffLeavers(board, ALL, flow)) return;
      board.round++;
      frame.place = 0;
      frame.deferred = 0;
      frame.at = 'next';
      // HP-28.13: in Co-op the round takes the place of the turn.
      if (board.realTime !== null) beginRound(board, flow);
      if (board.options.competition === 'co-op') for (const seat of clockwiseFrom(board, board.first).toReversed()) flow.push(dawn(seat));
      flow.tell({ t: 'roundBegins', rule: 'HP-14.1', round: board.round });
    },
  },
  next: {
    kind: 'deed',
    rules: ['HP-1.7', 'HP-3.2', 'HP-13.13', 'HP-14.1', 'HP-27.5', 'HP-27.7', 'HP-32.9', 'HP-32.11'],
    run(board, frame, flow) {
      if (takeOffLeavers(board, ALL, flow)) return;
      if (board.dragon === GATHERED && !frame.isGathered) {
        frame.isGathered = true;
        frame.at = 'gather';
        return;
      }
      if (board.options.competition === 'co-op') return nextInCycle(board, frame, flow);
      if (board.realTime !== null) return runLanes(board, frame, flow);
      if (frame.place === turnsOf(board)) {
        frame.at = board.options.competition === 'solo' ? 'evil' : 'end';
        return;
      }
      const place = (board.first + frame.place++) % playerCount(board);
      const members = board.options.competition === 'team' ? teamOf(board, place) : only(place);
      const seat = clockwiseFrom(board, place).find((one) => holds(members, one));
      if (seat !== undefined) flow.push(turn(seat, members));
    },
  },
  gather: {
    kind: 'deed',
    rules: ['HP-13.12'],
    run(board, frame, flow) {
      frame.at = 'clear';
      exposeAt(board, flow.content.map.start, 'HP-13.12', flow);
    },
  },
  clear: {
    kind: 'deed',
    rules: ['HP-13.12', 'HP-13.13'],
    run(board, frame, flow) {
      frame.at = 'begin';
      const { start } = flow.content.map;
      for (const { unit, at } of board.enemies.slice()) if (at === start) banish(board, unit, 'HP-13.12', flow);
    },
  },
  // HP-28.13: HP-14.10 is done for all at the end of a round of Co-op.
  dusk: {
    kind: 'deed',
    rules: ['HP-28.13'],
    run(board, frame, flow) {
      frame.at = 'evil';
      for (const seat of clockwiseFrom(board, board.first).toReversed()) flow.push(dusk(seat));
    },
  },
  evil: {
    kind: 'deed',
    rules: ['HP-28.6', 'HP-28.31', 'HP-28.34', 'HP-29.7', 'HP-29.9', 'HP-29.10'],
    run(board, frame, flow) {
      frame.at = 'end';
      if (board.options.competition === 'co-op') evilDoesNotWait(board, flow);
      else raiseMarker(board, flow);
    },
  },
  end: {
    kind: 'deed',
    rules: ['HP-23.8', 'HP-28.24', 'HP-32.1'],
    run(board, frame, flow) {
      frame.at = board.dragon === GATHERED && !frame.isGathered ? 'next' : 'begin';
      if (areAllFallen(board)) flow.push(finale(0, 'fallen', flow.seats));
      else if (isLastDusk(board) || isTooLate(board, flow)) flow.push(finale(0, 'lastDusk', flow.seats));
    },
  },
} satisfies Step<RoundsFrame>;

/** HP-26.3: one round of Real Time is all lanes at once. */
function runLanes(board: Board, frame: RoundsFrame, flow: Flow): void {
  if (frame.place++ === 0) openLanes(board, flow);
  else frame.at = 'end';
}

/** HP-32.1; 0 means that there is no cap. */
function isLastDusk({ options, round, gathered }: Board): boolean {
  const isLate = options.lastRound > 0 && round >= options.lastRound;
  return isLate || (options.lastDusk > 0 && gathered > 0 && round - gathered >= options.lastDusk);
}

/** HP-29.7, HP-29.9, HP-29.10: after every turn of Solo the marker rises; at the last level the game is lost. */
function raiseMarker(board: Board, flow: Flow): void {
  const { scale, solo } = flow.content.numbers;
  board.scale.level++;
  flow.tell({ t: 'scaleMoved', rule: 'HP-29.7', level: board.scale.level });
  if (board.scale.level >= scale.levels) flow.push(finale(0, 'evil', flow.seats));
  else if (solo.dragon.includes(board.scale.level)) dragonTurn(board, board.first, flow);
}
