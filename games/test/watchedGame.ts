import { Engine, Offer, listSeats, nextLane, type Action, type Game, type Random, type StateOf, type Types } from '@hoard/kernel';

/** Plays a game by chance, and shows the state before every choice, with what will be chosen. Returns how the game ended. */
export function watchedGame<T extends Types>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  random: Random,
  watch: (state: StateOf<T>, chosen: Action) => void,
): StateOf<T> {
  const engine = new Engine(game);
  const state = engine.start(options, seats);
  while (state.outcome === null) {
    const lane = nextLane(engine, state);
    const die = engine.dieOf(state, lane);
    if (die !== null) {
      engine.draw(state, lane, random.draw(die));
      continue;
    }
    const seat = random.pick(listSeats(engine.askedIn(state, lane)));
    const action = random.pick(engine.offer(state, lane, seat, new Offer()).list());
    watch(state, action);
    engine.choose(state, lane, seat, action);
  }
  return state;
}
