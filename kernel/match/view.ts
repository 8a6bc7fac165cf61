import { Engine } from '../engine/engine.ts';
import type { Game, StateOf, Types, ViewOf } from '../game/game.ts';
import type { Random } from '../engine/random.ts';
import { viewerAt, type Seat } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';
import { showingBy } from './secrecy.ts';
import { Eye, Sights } from './sights.ts';

/** What a seat may know of a game. */
export const viewOf = <T extends Types>(game: Game<T>, state: StateOf<T>, seat: Seat, engine: Engine<T> = new Engine(game)): ViewOf<T> =>
  new Eye(new Sights(engine).take(state), viewerAt(seat, state.seats)).view();

/**
 * The same for who looks, answers at once and keeps nothing: what is open is not copied but seen where it lies, so that it takes a fraction
 * of the time. It is good until the game goes on, and nobody may change it.
 */
export function glimpseOf<T extends Types>(engine: Engine<T>, state: StateOf<T>, seat: Seat): ViewOf<T> {
  const showing = showingBy(engine.game.secrecy);
  return {
    viewer: seat,
    version: state.version,
    seats: state.seats,
    lanes: state.lanes.map((lane) => ({
      id: lane.id,
      asked: engine.askedFor(state, lane, seat),
      parent: lane.parent,
      children: lane.children,
      held: lane.held,
      holds: lane.holds,
      stack: lane.stack.map((frame) => showing.frame(frame.k).reveal(seat, frame)),
    })),
    outcome: state.outcome,
    sight: showing.board.reveal(seat, state.board),
  };
}

/** What a seat may see while something happens: the rules are in the middle of it, and nobody is asked. */
export const pictureOf = <T extends Types>(game: Game<T>, state: StateOf<T>, seat: Seat): ViewOf<T> =>
  new Eye(new Sights(new Engine(game)).take(state), viewerAt(seat, state.seats)).picture();

/** A whole state that agrees with a view: what bots, hints and odds start from, so that none of them can cheat. */
export function imagine<T extends Types>(game: Game<T>, view: ViewOf<T>, random: Random): StateOf<T> {
  const board = game.imagine(view, random);
  return {
    version: view.version,
    seats: view.seats,
    // Which lanes there were before is nobody's business: any number will do that none of these has.
    nextLane: 1 + view.lanes.reduce((highest, { id }) => Math.max(highest, id), -1),
    lanes: view.lanes.map(({ id, parent, children, held, holds, stack }) => ({
      id,
      parent,
      children,
      held,
      holds: holds.slice(),
      stack: stack.map((frame) => game.imagineFrame?.(frame, board, view, random) ?? game.copyFrame(frame)),
    })),
    outcome: view.outcome,
    board,
  };
}

/** A copy that shares nothing that can change. */
export function cloneState<T extends Types>(game: Game<T>, state: StateOf<T>): StateOf<T> {
  const lanes: Lane<T['frame']>[] = [];
  for (const { id, parent, children, held, holds, stack } of state.lanes)
    lanes.push({ id, parent, children, held, holds: holds.slice(), stack: stack.map((frame) => game.copyFrame(frame)) });
  return {
    version: state.version,
    seats: state.seats,
    nextLane: state.nextLane,
    lanes,
    outcome: state.outcome,
    board: game.copyBoard(state.board),
  };
}
