import { expect, test } from 'vitest';
import { Engine, Random, SPECTATOR, listSeats, nextLane, viewOf, type Game, type Types, type ViewOf } from '../index.ts';
import { Offer } from '../engine/offer.ts';
import { Eye, Sights } from '../match/sights.ts';
import { pictureOf } from '../match/view.ts';
import { bazaar } from './examples/bazaar.ts';
import { council } from './examples/council.ts';
import { crypt } from './examples/crypt.ts';
import { gemPit } from './examples/gemPit.ts';
import { sealedBids } from './examples/sealedBids.ts';
import { whispers } from './examples/whispers.ts';
import { wolves } from './examples/wolves.ts';

/** Looks at a game with an eye that has seen it before, and holds that against who looks for the first time. */
class Witness<T extends Types> {
  readonly #eye: Eye<T>;
  #last: ViewOf<T> | null = null;
  #written = '';

  constructor(sights: Sights<T>, viewer: number) {
    this.#eye = new Eye(sights, viewer);
  }

  look(kind: 'view' | 'picture', fresh: ViewOf<T>): void {
    const seen = this.#eye[kind]();
    const written = JSON.stringify(seen);
    expect(written).toBe(JSON.stringify(fresh));
    // The same object if and only if the same is seen; and what was seen stays as it was.
    expect(seen === this.#last).toBe(written === this.#written);
    if (this.#last !== null) expect(JSON.stringify(this.#last)).toBe(this.#written);
    this.#last = seen;
    this.#written = written;
  }
}

function witness<T extends Types & { options: Record<string, never> }>(game: Game<T>, seed: number): number {
  const random = new Random(seed);
  const engine = new Engine(game);
  const sights = new Sights(engine);
  const seats = game.seats.most;
  const witnesses = Array.from({ length: seats + 1 }, (_, place) => new Witness(sights, place + SPECTATOR));
  let looks = 0;
  const look = (kind: 'view' | 'picture', fresh: (viewer: number) => ViewOf<T>): void => {
    witnesses.forEach((one, place) => {
      // Everybody looks away now and then.
      if (random.below(3) === 0) return;
      looks++;
      one.look(kind, fresh(place + SPECTATOR));
    });
  };
  engine.listen();
  engine.onTold = (state) => {
    sights.take(state);
    look('picture', (viewer) => pictureOf(game, state, viewer));
  };
  const state = engine.start({}, seats);
  while (state.outcome === null) {
    const lane = nextLane(engine, state);
    const die = engine.dieOf(state, lane);
    if (die !== null) {
      engine.draw(state, lane, random.draw(die));
      continue;
    }
    sights.take(state);
    look('view', (viewer) => viewOf(game, state, viewer));
    const seat = random.pick(listSeats(engine.askedIn(state, lane)));
    engine.choose(state, lane, seat, random.pick(engine.offer(state, lane, seat, new Offer()).list()));
  }
  return looks;
}

test.each([
  ['bazaar', () => witness(bazaar, 1)],
  ['council', () => witness(council, 2)],
  ['crypt', () => witness(crypt, 3)],
  ['gem-pit', () => witness(gemPit, 4)],
  ['sealed-bids', () => witness(sealedBids, 5)],
  ['whispers', () => witness(whispers, 6)],
  ['wolves', () => witness(wolves, 7)],
])(
  'who has watched %s all along sees what anybody would who looks for the first time, and new objects only where it is new',
  (_, watched) => {
    expect(watched()).toBeGreaterThan(10);
  },
);
