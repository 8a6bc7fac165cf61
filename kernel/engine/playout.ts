import type { Action } from './actions.ts';
import type { Engine } from './engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import { Offer } from './offer.ts';
import type { Random } from './random.ts';
import { firstSeat, type Seat } from './seats.ts';
import type { Lane } from './state.ts';

/** Takes one of what a seat is offered. The offer is good until the next one is filled. */
export type Chooser<T extends Types> = (state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, offer: Offer) => Action;

const offer = new Offer();

/**
 * Plays on until the game ends or `limit` decisions are made, at random unless somebody chooses; or until `isOver` says so, which is
 * asked before every decision and every draw. Where several lanes wait, the one goes on that moved last, unless `laneIn` says which.
 * Returns how many decisions were made.
 */
export function playOut<T extends Types>(
  engine: Engine<T>,
  state: StateOf<T>,
  random: Random,
  limit = Infinity,
  choose?: Chooser<T>,
  isOver?: (state: StateOf<T>) => boolean,
  laneIn?: (state: StateOf<T>) => Lane<T['frame']>,
): number {
  let decisions = 0;
  while (state.outcome === null && decisions < limit) {
    if (isOver?.(state) === true) break;
    const lane = laneIn?.(state) ?? engine.restingIn(state) ?? nextLane(engine, state);
    const moment = engine.momentOf(lane)!;
    if (moment.kind === 'draw') {
      engine.draw(state, lane, random.draw(engine.dieOf(state, lane)!));
      continue;
    }
    if (moment.kind === 'deed') throw new Error(`${engine.game.id} rests in a deed`);
    // Asked here and not through the engine, which would look the moment up once more for every question.
    const frame = lane.stack[lane.stack.length - 1]!;
    const seat = firstSeat(moment.who(state.board, frame, engine));
    moment.offer(state.board, frame, seat, offer.reset(false), engine);
    const action = choose === undefined ? offer.actions[random.below(offer.count)]! : choose(state, lane, seat, offer);
    engine.choose(state, lane, seat, action);
    decisions++;
  }
  return decisions;
}

/** A lane that waits for chance or for a seat. In a game that is not over there always is one. */
export function nextLane<T extends Types>(engine: Engine<T>, state: StateOf<T>): Lane<T['frame']> {
  const { lanes } = state;
  for (let i = 0; i < lanes.length; i++) {
    const lane = lanes[i]!;
    const moment = engine.momentOf(lane);
    if (moment !== null && (moment.kind === 'draw' || engine.askedIn(state, lane) !== 0)) return lane;
  }
  throw new Error(`${engine.game.id} is stuck: no lane waits for anybody`);
}

/** Any lane that waits, with equal chances; chance goes first. */
export function anyLane<T extends Types>(engine: Engine<T>, state: StateOf<T>, random: Random): Lane<T['frame']> {
  const waiting = state.lanes.filter((lane) => engine.askedIn(state, lane) !== 0);
  return state.lanes.find((lane) => engine.dieOf(state, lane) !== null) ?? random.pick(waiting);
}
