import type { Engine } from '../engine/engine.ts';
import type { StateOf, Types, ViewOf } from '../game/game.ts';
import type { Seat, Seats } from '../engine/seats.ts';
import { showingBy, type Showing } from './secrecy.ts';
import { alike, sharing, sharingList } from './sharing.ts';

type LaneOf<T extends Types> = StateOf<T>['lanes'][number];
type LaneSeen<T extends Types> = ViewOf<T>['lanes'][number];

/** What everybody sees of a game. */
interface Open<T extends Types> {
  readonly board: Partial<T['sight']>;
  readonly lanes: readonly OpenLane<T>[];
  readonly outcome: StateOf<T>['outcome'];
}

interface OpenLane<T extends Types> {
  readonly holds: readonly number[];
  readonly stack: readonly Partial<T['frame']>[];
}

/** A game in its course, for any number of viewers: what is open is copied once for all of them, and only where it has changed. */
export class Sights<T extends Types> {
  readonly engine: Engine<T>;
  readonly showing: Showing<T>;
  /** How often it was looked at. */
  taken = 0;
  #state!: StateOf<T>;
  #open: Open<T> | undefined;

  constructor(engine: Engine<T>) {
    this.engine = engine;
    this.showing = showingBy(engine.game.secrecy);
  }

  /** The game as it was looked at last. */
  get state(): StateOf<T> {
    return this.#state;
  }

  get open(): Open<T> {
    return this.#open!;
  }

  /** Looks at the game as it is. */
  take(state: StateOf<T>): this {
    const earlier = this.#open;
    this.taken++;
    this.#state = state;
    this.#open = {
      board: this.showing.board.toAll(earlier?.board, state.board),
      lanes: state.lanes.map(({ holds, stack }, place) => this.#lane(earlier?.lanes[place], holds, stack)),
      outcome: sharing(earlier?.outcome, state.outcome),
    };
    return this;
  }

  #lane(earlier: OpenLane<T> | undefined, holds: readonly number[], stack: readonly T['frame'][]): OpenLane<T> {
    return {
      holds: sharing(earlier?.holds, holds),
      stack: sharingList(earlier?.stack, stack, (seen, frame) => {
        const before = seen as Partial<T['frame']> | undefined;
        return this.showing.frame(frame.k).toAll(before?.k === frame.k ? before : undefined, frame);
      }) as OpenLane<T>['stack'],
    };
  }
}

/** Sees a game as one viewer may. What it sees shares with what it saw before whatever is the same, down to the whole. */
export class Eye<T extends Types> {
  readonly #sights: Sights<T>;
  readonly #viewer: Seat;
  /** Of its last look: which of all it was, what everybody saw, and what this viewer did. */
  #taken = 0;
  #open: Open<T> | undefined;
  #seen: ViewOf<T> | undefined;
  /** Whether it looked away in between: then what is another object may have changed and changed back. */
  #hasMissed = false;

  constructor(sights: Sights<T>, viewer: Seat) {
    this.#sights = sights;
    this.#viewer = viewer;
  }

  /** What the viewer may know. */
  view(): ViewOf<T> {
    const { engine, state } = this.#sights;
    return this.#look((lane) => engine.askedFor(state, lane, this.#viewer));
  }

  /** What the viewer may see while something happens: the rules are in the middle of it, and nobody is asked. */
  picture(): ViewOf<T> {
    return this.#look(() => 0);
  }

  #look(askedIn: (lane: LaneOf<T>) => Seats): ViewOf<T> {
    const { showing, state, open, taken } = this.#sights;
    const before = this.#open;
    const seen = this.#seen;
    this.#hasMissed = taken > this.#taken + 1;
    const lanes = sharingList(seen?.lanes, state.lanes, (earlier, lane, place) =>
      this.#lane(earlier as LaneSeen<T> | undefined, lane, open.lanes[place]!, before?.lanes[place], askedIn(lane)),
    ) as ViewOf<T>['lanes'];
    const sight = showing.board.to(this.#viewer, seen?.sight, state.board, open.board, this.#isSame(before?.board, open.board));
    const outcome = this.#isSame(seen?.outcome, open.outcome) ? seen!.outcome : open.outcome;
    this.#taken = taken;
    this.#open = open;
    if (seen === undefined || lanes !== seen.lanes || sight !== seen.sight || outcome !== seen.outcome)
      this.#seen = { viewer: this.#viewer, version: state.version, seats: state.seats, lanes, outcome, sight };
    return this.#seen!;
  }

  #lane(
    seen: LaneSeen<T> | undefined,
    { id, parent, children, held, stack }: LaneOf<T>,
    open: OpenLane<T>,
    before: OpenLane<T> | undefined,
    asked: Seats,
  ): LaneSeen<T> {
    const frames = sharingList(seen?.stack, stack, (earlier, frame, place) => {
      const isSame = this.#isSame(before?.stack[place], open.stack[place]);
      return this.#sights.showing.frame(frame.k).to(this.#viewer, earlier as T['frame'] | undefined, frame, open.stack[place]!, isSame);
    }) as LaneSeen<T>['stack'];
    const holds = this.#isSame(before?.holds, open.holds) ? seen!.holds : open.holds;
    const now: LaneSeen<T> = { id, asked, parent, children, held, holds, stack: frames };
    return seen !== undefined && isShallowlySame(seen, now) ? seen : now;
  }

  /** Whether what everybody sees is what it was when this viewer looked last. */
  #isSame(before: unknown, now: unknown): boolean {
    return before !== undefined && (before === now || (this.#hasMissed && alike(before, now)));
  }
}

const isShallowlySame = <T extends Types>(one: LaneSeen<T>, other: LaneSeen<T>): boolean =>
  one.stack === other.stack &&
  one.asked === other.asked &&
  one.id === other.id &&
  one.parent === other.parent &&
  one.children === other.children &&
  one.held === other.held &&
  one.holds === other.holds;
