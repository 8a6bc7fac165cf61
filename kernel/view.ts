import type { Game, StateOf, Types, ViewOf } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';
import type { Frame, Lane, LaneView } from './state.ts';

/** What a seat may know of a game. */
export function viewOf<T extends Types>(game: Game<T>, state: StateOf<T>, seat: Seat): ViewOf<T> {
  return {
    viewer: seat,
    version: state.version,
    seats: state.seats,
    rev: state.rev,
    nextLane: state.nextLane,
    lanes: state.lanes.map((lane) => copyLane(lane, (frame) => game.showFrame?.(frame, seat) ?? game.copyFrame(frame))),
    outcome: state.outcome,
    sight: game.show(state.board, seat),
  };
}

/** A whole state that agrees with a view: what bots, hints and odds start from, so that none of them can cheat. */
export function imagine<T extends Types>(game: Game<T>, view: ViewOf<T>, random: Random): StateOf<T> {
  const board = game.imagine(view, random);
  return {
    version: view.version,
    seats: view.seats,
    rev: view.rev,
    nextLane: view.nextLane,
    lanes: view.lanes.map((lane) => copyLane(lane, (frame) => game.imagineFrame?.(frame, board, view, random) ?? game.copyFrame(frame))),
    outcome: view.outcome,
    board,
  };
}

/** A copy that shares nothing that can change. */
export function cloneState<T extends Types>(game: Game<T>, state: StateOf<T>): StateOf<T> {
  const lanes: Lane<T['frame']>[] = [];
  for (const lane of state.lanes) lanes.push(copyLane(lane, (frame) => game.copyFrame(frame)));
  return {
    version: state.version,
    seats: state.seats,
    rev: state.rev,
    nextLane: state.nextLane,
    lanes,
    outcome: state.outcome,
    board: game.copyBoard(state.board),
  };
}

function copyLane<F extends Frame>(lane: LaneView<F>, copyFrame: (frame: F) => F): Lane<F> {
  return {
    id: lane.id,
    rev: lane.rev,
    parent: lane.parent,
    children: lane.children,
    held: lane.held,
    holds: lane.holds.slice(),
    stack: lane.stack.map(copyFrame),
  };
}
