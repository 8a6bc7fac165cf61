import type { Action } from './actions.ts';
import type { Die } from './dice.ts';
import type { Decision, Flow, Game, Moment, StateOf, Types } from '../game/game.ts';
import { closeForkedFrom, closeLane, nearestLane, openLane } from './lanes.ts';
import { Offer } from './offer.ts';
import { ALL, holds, only, type Seat, type Seats } from './seats.ts';
import type { Lane, Outcome } from './state.ts';
import type { Announcement } from './announcement.ts';

/** Why choices before this point cannot be undone: chance fell, something was seen, lanes met, a sealed answer was given, somebody left, or the game is over. */
export type Seal = 'chance' | 'lanes' | 'answered' | 'left' | 'over' | (string & {});

/** So many moments in a row without a question or a draw mean a rule that never ends. */
const FUEL = 10_000;

/**
 * Runs the rules of one game on a state. It trusts its caller: `choose` takes only what `offer` allowed, `draw` only what the
 * die can show. A `Match` is the gate for everybody who is not trusted.
 */
export class Engine<T extends Types> implements Flow<T> {
  readonly game: Game<T>;
  readonly content: T['content'];
  seats = 0;
  /** What was told since `listen` was called, or null while nobody listens (search, simulation). */
  told: Announcement<T['event']>[] | null = null;
  /** Called whenever something was told, with the game as it is then; null while nobody watches. */
  onTold: ((state: StateOf<T>, told: Announcement<T['event']>) => void) | null = null;
  /** Set when something happened that bars undo; cleared by whoever asks. */
  sealed: Seal | null = null;

  #state!: StateOf<T>;
  #lane!: Lane<T['frame']>;
  #resting: Lane<T['frame']> | null = null;
  /** The moment looked up last, and for which frame: a lane is asked several things in a row before it moves on. */
  #moment!: Moment<T, T['frame']>;
  #kind = '';
  #label = '';
  readonly #single = new Offer();

  constructor(game: Game<T>) {
    this.game = game;
    this.content = game.content;
  }

  get heard(): boolean {
    return this.told !== null;
  }

  listen(): void {
    this.told = [];
  }

  /** A new game, run on to its first question or draw. */
  start(options: T['options'], seats: number): StateOf<T> {
    const { board, frame } = this.game.setUp(options, seats);
    const state: StateOf<T> = { version: this.game.version, seats, nextLane: 0, lanes: [], outcome: null, board };
    openLane(state, -1, frame);
    return this.resume(state);
  }

  /** Runs a state that was put together by hand on to its first question or draw. */
  resume(state: StateOf<T>): StateOf<T> {
    this.#state = state;
    this.#advance(state);
    return state;
  }

  /** The moment a lane has come to, or null if it cannot go on now: it has ended, is held, or waits for its children. */
  momentOf(lane: Lane<T['frame']>): Moment<T, T['frame']> | null {
    if (lane.held > 0 || lane.children > 0 || lane.stack.length === 0) return null;
    return this.#top(lane);
  }

  /** The die that a lane waits for, or null. */
  dieOf(state: StateOf<T>, lane: Lane<T['frame']>): Die | null {
    const moment = this.momentOf(lane);
    return moment?.kind === 'draw' ? moment.die(state.board, lane.stack[lane.stack.length - 1]!, this.#at(state)) : null;
  }

  /** The seats whose choice a lane waits for. */
  askedIn(state: StateOf<T>, lane: Lane<T['frame']>): Seats {
    const moment = this.momentOf(lane);
    return moment?.kind === 'decision' ? moment.who(state.board, lane.stack[lane.stack.length - 1]!, this.#at(state)) : 0;
  }

  /** The seats that may know what is chosen in a lane: all, unless its decision is for a few. */
  insidersOf(state: StateOf<T>, lane: Lane<T['frame']>): Seats {
    const moment = this.momentOf(lane);
    if (moment?.kind !== 'decision' || moment.insiders === undefined) return ALL;
    return moment.insiders(state.board, lane.stack[lane.stack.length - 1]!, this.#at(state));
  }

  /** Whether nobody but insiders may know who chooses in a lane. */
  isFaceless(lane: Lane<T['frame']>): boolean {
    const moment = this.momentOf(lane);
    return moment?.kind === 'decision' && moment.isFaceless === true;
  }

  /** Whether everybody sees what is voted for in a lane. */
  isVote(lane: Lane<T['frame']>): boolean {
    const moment = this.momentOf(lane);
    return moment?.kind === 'decision' && moment.isVote === true;
  }

  /** Whom a viewer takes to be asked in a lane: where only a few may know, all of them. */
  askedFor(state: StateOf<T>, lane: Lane<T['frame']>, viewer: Seat): Seats {
    const insiders = this.insidersOf(state, lane);
    return insiders === ALL || holds(insiders, viewer) ? this.askedIn(state, lane) : insiders;
  }

  /** Fills `out` with what a seat may do in a lane; with nothing if it is not asked there. */
  offer(state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, out: Offer, explaining = false): Offer {
    out.reset(explaining);
    const moment = this.momentOf(lane);
    if (moment?.kind !== 'decision') return out;
    const frame = lane.stack[lane.stack.length - 1]!;
    if ((moment.who(state.board, frame, this.#at(state)) & only(seat)) !== 0) moment.offer(state.board, frame, seat, out, this);
    return out;
  }

  /** The lane at which a state came to rest, if it is the only one and was run by this engine just now; else null. */
  restingIn(state: StateOf<T>): Lane<T['frame']> | null {
    return this.#state === state ? this.#resting : null;
  }

  /** Carries out an offered action and runs on to the next question or draw. */
  choose(state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, action: Action): void {
    this.#enter(state, lane);
    const frame = lane.stack[lane.stack.length - 1]!;
    (this.#top(lane) as Decision<T, T['frame']>).choose(state.board, frame, seat, action, this);
    this.#advance(state);
  }

  /** Gives a lane the outcome it waits for and runs on. */
  draw(state: StateOf<T>, lane: Lane<T['frame']>, outcome: number): void {
    this.#enter(state, lane);
    this.seal('chance');
    const moment = this.#top(lane);
    if (moment.kind !== 'draw') throw new Error(`Lane ${lane.id} does not wait for chance`);
    moment.drawn(state.board, lane.stack[lane.stack.length - 1]!, outcome, this);
    this.#advance(state);
  }

  /** A player leaves for good, by the game's own rule, and the game runs on. */
  leave(state: StateOf<T>, seat: Seat): void {
    const [main] = state.lanes;
    if (this.game.leave === undefined || main === undefined) return;
    this.#enter(state, main);
    this.seal('left');
    const stacks = state.lanes.map(({ stack }) => stack);
    this.game.leave(state.board, seat, stacks, this);
    this.#advance(state);
  }

  /** A timer ran out that belongs to nobody's question, and the game runs on. */
  timeUp(state: StateOf<T>, timer: string): void {
    const [main] = state.lanes;
    if (this.game.timers === undefined || main === undefined) return;
    this.#enter(state, main);
    this.seal('time');
    const stacks = state.lanes.map(({ stack }) => stack);
    this.game.timers.ranOut(state.board, timer, stacks, this);
    this.#advance(state);
  }

  // What steps may do: the Flow.

  push(frame: T['frame']): void {
    this.#lane.stack.push(frame);
  }

  pop(): void {
    this.#lane.stack.pop();
  }

  become(frame: T['frame']): void {
    this.#lane.stack[this.#lane.stack.length - 1] = frame;
  }

  unwindTo(kind: T['frame']['k']): void {
    const target = nearestLane(this.#state, this.#lane, kind);
    if (target === undefined) throw new Error(`No frame '${kind}' to unwind to`);
    while (target.stack.at(-1)!.k !== kind) target.stack.pop();
    if (closeForkedFrom(this.#state, target.id)) this.sealed = 'lanes';
    // A lane that unwinds another, such as a stop, has nothing left to do itself.
    if (target !== this.#lane) this.#lane.stack.length = 0;
  }

  fork(frames: readonly T['frame'][]): void {
    this.sealed = 'lanes';
    for (const frame of frames) openLane(this.#state, this.#lane.id, frame);
    this.#lane.children += frames.length;
  }

  stop(frame: T['frame'], only: (bottom: T['frame']) => boolean = () => true): void {
    this.sealed = 'lanes';
    const stopped = this.#state.lanes.filter((lane) => lane.stack.length > 0 && only(lane.stack[0]!));
    const lane = openLane(this.#state, -1, frame);
    for (const other of stopped) {
      other.held++;
      lane.holds.push(other.id);
    }
  }

  hold(by: (bottom: T['frame']) => boolean, held: (bottom: T['frame']) => boolean): void {
    this.sealed = 'lanes';
    const lanes = this.#state.lanes.filter(({ stack }) => stack.length > 0);
    const holder = lanes.find(({ stack }) => by(stack[0]!));
    if (holder === undefined) throw new Error('No lane to hold others');
    for (const lane of lanes.filter(({ stack }) => held(stack[0]!))) {
      lane.held++;
      holder.holds.push(lane.id);
    }
  }

  rewrite(which: (bottom: T['frame']) => boolean, to: (stack: readonly T['frame'][]) => readonly T['frame'][]): void {
    this.sealed = 'lanes';
    const others = this.#state.lanes.filter((lane) => lane !== this.#lane && lane.stack.length > 0 && which(lane.stack[0]!));
    for (const { id, stack } of others) {
      closeForkedFrom(this.#state, id);
      stack.splice(0, stack.length, ...to(stack.slice()));
    }
  }

  finish(outcome: Outcome): void {
    this.seal('over');
    this.#state.outcome = outcome;
    this.#state.lanes.length = 0;
    this.#lane.stack.length = 0;
  }

  tell(event: T['event']): void {
    if (this.told !== null) this.whisper(ALL, event, null);
  }

  whisper(to: Seats, event: T['event'], others: T['event'] | null): void {
    if (this.told === null) return;
    const told = { to, event, others };
    this.told.push(told);
    this.onTold?.(this.#state, told);
  }

  /** Lanes that met bar everybody, not only who chose last: no other seal covers that up. */
  seal(rule: string): void {
    if (this.sealed !== 'lanes') this.sealed = rule;
  }

  // Running on.

  #at(state: StateOf<T>): this {
    this.seats = state.seats;
    return this;
  }

  #top(lane: Lane<T['frame']>): Moment<T, T['frame']> {
    const frame = lane.stack[lane.stack.length - 1]!;
    if (frame.k !== this.#kind || frame.at !== this.#label) {
      const step = this.game.steps[frame.k as T['frame']['k']] as { readonly [label: string]: Moment<T, T['frame']> };
      this.#moment = step[frame.at]!;
      this.#kind = frame.k;
      this.#label = frame.at;
    }
    return this.#moment;
  }

  /** What the steps act on from here. Stored only where it changes: the collector has to note every such store. */
  #enter(state: StateOf<T>, lane: Lane<T['frame']>): void {
    this.seats = state.seats;
    if (this.#state !== state) this.#state = state;
    if (this.#lane !== lane) this.#lane = lane;
  }

  #advance(state: StateOf<T>): void {
    const lanes = state.lanes;
    let fuel = FUEL;
    this.#resting = null;
    for (let i = 0; i < lanes.length; i++) {
      const lane = lanes[i]!;
      this.#enter(state, lane);
      while (lane.held === 0 && lane.children === 0 && lane.stack.length > 0 && this.#goOn(state, lane)) {
        if (--fuel === 0) throw new Error(`The rules of ${this.game.id} do not come to rest: ${JSON.stringify(lane.stack.at(-1))}`);
      }
      if (lane.stack.length === 0 && closeLane(state, lane)) this.sealed = 'lanes';
      // One die at a time: what it decides is settled before another lane looks at the board.
      else if (i + 1 < lanes.length && this.momentOf(lane)?.kind === 'draw') return;
      // The end of a lane may wake lanes that stand before it.
      if (lanes[i] !== lane) i = -1;
    }
    if (lanes.length === 1) this.#resting = lanes[0]!;
    if (lanes.length === 0 && state.outcome === null) throw new Error(`${this.game.id} ran out of frames before its end`);
  }

  /** Runs one moment; false if the lane has come to a question or a draw. */
  #goOn(state: StateOf<T>, lane: Lane<T['frame']>): boolean {
    const frame = lane.stack[lane.stack.length - 1]!;
    const moment = this.#top(lane);
    if (moment.kind === 'deed') {
      moment.run(state.board, frame, this);
      return true;
    }
    if (moment.kind === 'draw' || moment.single !== 'taken') return false;
    const seats = moment.who(state.board, frame, this);
    const seat = 31 - Math.clz32(seats);
    if (seats !== only(seat)) return false;
    moment.offer(state.board, frame, seat, this.#single.reset(false), this);
    if (this.#single.count !== 1) return false;
    moment.choose(state.board, frame, seat, this.#single.actions[0]!, this);
    return true;
  }
}
