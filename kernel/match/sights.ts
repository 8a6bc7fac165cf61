import type { Engine } from '../engine/engine.ts';
import type { StateOf, Types, ViewOf } from '../game/game.ts';
import { ALL, type Seat, type Seats } from '../engine/seats.ts';
import { showingBy, type Showing } from './secrecy.ts';
import { alike, sharing, sharingList } from './sharing.ts';

type LaneOf<T extends Types> = StateOf<T>['lanes'][number];
type LaneSeen<T extends Types> = ViewOf<T>['lanes'][number];

/** A copy of a game at one moment, from which its views are made. What is hidden is in it, too: it leaves nobody's hands but an eye's. */
interface Copy<T extends Types> {
  readonly board: unknown;
  readonly lanes: readonly LaneCopy<T>[];
  readonly outcome: StateOf<T>['outcome'];
}

interface LaneCopy<T extends Types> {
  readonly holds: readonly number[];
  readonly kinds: readonly T['frame']['k'][];
  readonly stack: readonly unknown[];
}

/** A game in its course, for any number of viewers: it is copied once for all of them, and only where it has changed. */
export class Sights<T extends Types> {
  readonly engine: Engine<T>;
  readonly showing: Showing<T>;
  /** How often it was looked at. */
  taken = 0;
  #state!: StateOf<T>;
  #copy: Copy<T> | undefined;
  /** The lanes as everybody saw them last, and of which look that was. */
  #lanes: ViewOf<T>['lanes'] = [];
  #lanesTaken = 0;
  #isPicture = false;
  #isForAll = false;

  constructor(engine: Engine<T>) {
    this.engine = engine;
    this.showing = showingBy(engine.game.secrecy);
  }

  /** The game as it was looked at last. */
  get state(): StateOf<T> {
    return this.#state;
  }

  get copy(): Copy<T> {
    return this.#copy!;
  }

  /** Looks at the game as it is. */
  take(state: StateOf<T>): this {
    const earlier = this.#copy;
    this.taken++;
    this.#state = state;
    const board = this.showing.board.take(earlier?.board, state.board);
    const lanes = sharingList(earlier?.lanes, state.lanes, this.#takeLane) as Copy<T>['lanes'];
    const outcome = sharing(earlier?.outcome, state.outcome);
    const isSame = earlier !== undefined && earlier.board === board && earlier.lanes === lanes && earlier.outcome === outcome;
    this.#copy = isSame ? earlier : { board, lanes, outcome };
    return this;
  }

  /** The lanes as everybody sees them, made once for all; null where not all see the same. `isPicture` while something happens. */
  lanesToAll(isPicture: boolean): ViewOf<T>['lanes'] | null {
    if (this.#lanesTaken !== this.taken || this.#isPicture !== isPicture) {
      this.#lanesTaken = this.taken;
      this.#isPicture = isPicture;
      this.#isForAll = this.#state.lanes.every((lane) => this.#isLaneForAll(lane, isPicture));
      if (this.#isForAll) this.#lanes = this.#lanesNow(isPicture);
    }
    return this.#isForAll ? this.#lanes : null;
  }

  #isLaneForAll(lane: LaneOf<T>, isPicture: boolean): boolean {
    const isOpen = lane.stack.every(({ k }) => this.showing.frame(k).isOpen);
    return isOpen && (isPicture || this.engine.insidersOf(this.#state, lane) === ALL);
  }

  #lanesNow(isPicture: boolean): ViewOf<T>['lanes'] {
    return sharingList(this.#lanes, this.#state.lanes, (earlier, lane, place) => {
      const { holds, stack } = this.copy.lanes[place]!;
      const asked = isPicture ? 0 : this.engine.askedIn(this.#state, lane);
      // Where nothing is veiled, everybody sees the copy of a frame.
      return laneSeen(earlier as LaneSeen<T> | undefined, lane, asked, holds, stack as LaneSeen<T>['stack']);
    }) as ViewOf<T>['lanes'];
  }

  readonly #takeLane = (before: unknown, lane: LaneOf<T>): LaneCopy<T> => {
    const earlier = before as LaneCopy<T> | undefined;
    const holds = sharing(earlier?.holds, lane.holds);
    const kinds = sharingList(earlier?.kinds, lane.stack, kindOf) as LaneCopy<T>['kinds'];
    // What was copied of a frame of another kind says nothing of this one.
    const stack = sharingList(earlier?.stack, lane.stack, (copy, frame, place) =>
      this.showing.frame(frame.k).take(earlier?.kinds[place] === frame.k ? copy : undefined, frame),
    );
    const isSame = earlier !== undefined && earlier.holds === holds && earlier.kinds === kinds && earlier.stack === stack;
    return isSame ? earlier : { holds, kinds, stack };
  };
}

/** Sees a game as one viewer may. What it sees shares with what it saw before whatever is the same, down to the whole. */
export class Eye<T extends Types> {
  readonly #sights: Sights<T>;
  readonly seat: Seat;
  /** Of its last look: which of all it was, the copy that it was made from, and what this viewer saw. */
  #taken = 0;
  #copy: Copy<T> | undefined;
  #seen: ViewOf<T> | undefined;
  /** Whether it looked away in between: then what is another object may have changed and changed back. */
  #hasMissed = false;
  /** Whether the lanes were those that everybody saw. */
  #hadLanesOfAll = false;

  constructor(sights: Sights<T>, seat: Seat) {
    this.#sights = sights;
    this.seat = seat;
  }

  /** What the viewer may know. */
  view(): ViewOf<T> {
    return this.#look(false);
  }

  /** What the viewer may see while something happens: the rules are in the middle of it, and nobody is asked. */
  picture(): ViewOf<T> {
    return this.#look(true);
  }

  #look(isPicture: boolean): ViewOf<T> {
    const { showing, state, copy, taken } = this.#sights;
    const before = this.#copy;
    const seen = this.#seen;
    this.#hasMissed = taken > this.#taken + 1;
    const ofAll = this.#sights.lanesToAll(isPicture);
    const lanes = ofAll === null ? this.#lanesOfMine(isPicture) : this.#lanesOfAll(seen?.lanes, ofAll);
    this.#hadLanesOfAll = ofAll !== null;
    const sight = showing.board.show(this, seen?.sight, state.board, before?.board, copy.board);
    const outcome = this.isSame(seen?.outcome, copy.outcome) ? seen!.outcome : copy.outcome;
    this.#taken = taken;
    this.#copy = copy;
    if (seen === undefined || lanes !== seen.lanes || sight !== seen.sight || outcome !== seen.outcome)
      this.#seen = { viewer: this.seat, version: state.version, seats: state.seats, lanes, outcome, sight };
    return this.#seen!;
  }

  #lanesOfMine(isPicture: boolean): ViewOf<T>['lanes'] {
    const { engine, state, copy } = this.#sights;
    const before = this.#copy;
    return sharingList(this.#seen?.lanes, state.lanes, (earlier, lane, place) => {
      const asked: Seats = isPicture ? 0 : engine.askedFor(state, lane, this.seat);
      return this.#lane(earlier as LaneSeen<T> | undefined, lane, before?.lanes[place], copy.lanes[place]!, asked);
    }) as ViewOf<T>['lanes'];
  }

  #lanesOfAll(seen: ViewOf<T>['lanes'] | undefined, ofAll: ViewOf<T>['lanes']): ViewOf<T>['lanes'] {
    if (seen === undefined || seen === ofAll) return ofAll;
    return (this.#hasMissed || !this.#hadLanesOfAll) && alike(seen, ofAll) ? seen : ofAll;
  }

  #lane(seen: LaneSeen<T> | undefined, lane: LaneOf<T>, before: LaneCopy<T> | undefined, now: LaneCopy<T>, asked: Seats): LaneSeen<T> {
    const frames = sharingList(seen?.stack, lane.stack, (earlier, frame, place) => {
      const isSameKind = before?.kinds[place] === frame.k;
      const frameSeen = isSameKind ? (earlier as T['frame'] | undefined) : undefined;
      const copyBefore = isSameKind ? before.stack[place] : undefined;
      return this.#sights.showing.frame(frame.k).show(this, frameSeen, frame, copyBefore, now.stack[place]);
    }) as LaneSeen<T>['stack'];
    const holds = this.isSame(before?.holds, now.holds) ? seen!.holds : now.holds;
    return laneSeen(seen, lane, asked, holds, frames);
  }

  /** Whether what everybody sees is what it was when this viewer looked last. */
  isSame(before: unknown, now: unknown): boolean {
    return before !== undefined && (before === now || (this.#hasMissed && alike(before, now)));
  }
}

const kindOf = (_: unknown, { k }: { readonly k: string }): string => k;

/** A lane as it is seen: as it was seen before, where it is the same. */
const laneSeen = <T extends Types>(
  seen: LaneSeen<T> | undefined,
  { id, parent, children, held }: LaneOf<T>,
  asked: Seats,
  holds: LaneSeen<T>['holds'],
  stack: LaneSeen<T>['stack'],
): LaneSeen<T> =>
  seen !== undefined &&
  seen.stack === stack &&
  seen.asked === asked &&
  seen.id === id &&
  seen.parent === parent &&
  seen.children === children &&
  seen.held === held &&
  seen.holds === holds
    ? seen
    : { id, asked, parent, children, held, holds, stack };
