import { Engine, Offer, Random, nextLane, playOut, viewOf, type Asked, type Game, type Types } from '@hoard/kernel';

/** The question that somebody is asked after so many random decisions, as a bot gets it. */
export function questionAfter<T extends Types>(game: Game<T>, seats: number, decisions: number): Asked<T> {
  const engine = new Engine(game);
  const random = new Random(1);
  const state = engine.start(game.readOptions({}, seats), seats);
  playOut(engine, state, random, decisions);
  let lane = nextLane(engine, state);
  for (let die = engine.dieOf(state, lane); die !== null; die = engine.dieOf(state, lane)) {
    engine.draw(state, lane, random.draw(die));
    lane = nextLane(engine, state);
  }
  const seat = 31 - Math.clz32(engine.askedIn(state, lane));
  return { view: viewOf(game, state, seat), lane: lane.id, seat, actions: engine.offer(state, lane, seat, new Offer()).list() };
}
