import type { Action, Keys } from '../engine/actions.ts';
import type { Die } from '../engine/dice.ts';
import type { Offer } from '../engine/offer.ts';
import type { Random } from '../engine/random.ts';
import type { Seat, Seats } from '../engine/seats.ts';
import type { Secrecy } from '../match/secrecy.ts';
import type { QuestionRows } from './question.ts';
import type { Frame, Outcome, State, View } from '../engine/state.ts';

/** What happened, as data: the log line, the animation, the announcement and the statistic are all made from it. */
export interface GameEvent {
  readonly t: string;
  readonly rule: string;
  /** Whose it is, where it is somebody's. */
  readonly seat?: Seat;
}

/** The types of one game, named once. */
export interface Types {
  board: object;
  frame: Frame;
  event: GameEvent;
  /** What of the board a seat may see. */
  sight: object;
  options: object;
  content: object;
  verb: string;
}

export type StateOf<T extends Types> = State<T['board'], T['frame']>;
export type ViewOf<T extends Types> = View<T['sight'], T['frame']>;

/** What every part of a step may look at besides the board: things that never change during a game. */
export interface Table<T extends Types> {
  readonly content: T['content'];
  readonly seats: number;
}

/** The only way for a step to touch the flow of the game, and to say what happened. */
export interface Flow<T extends Types> extends Table<T> {
  /** Whether anybody listens to what is told. Steps skip what is costly to tell when nobody does. */
  readonly heard: boolean;
  /** Goes into a frame; this one resumes at its label when that one has ended. */
  push(frame: T['frame']): void;
  /** Ends the frame on top. */
  pop(): void;
  /** Ends the frame on top and goes into another in its place. */
  become(frame: T['frame']): void;
  /** Throws away every frame above the nearest one of that kind, and every lane that was forked above it. */
  unwindTo(kind: T['frame']['k']): void;
  /** Starts a lane for each frame; this lane goes on when all of them have ended. */
  fork(frames: readonly T['frame'][]): void;
  /** Starts a lane that holds every other lane, or only those whose bottom frame `only` picks, until it has ended. */
  stop(frame: T['frame'], only?: (bottom: T['frame']) => boolean): void;
  /** The lane whose bottom frame `by` picks holds those that `held` picks until it has ended. */
  hold(by: (bottom: T['frame']) => boolean, held: (bottom: T['frame']) => boolean): void;
  /** Other lanes, whose bottom frames `which` picks, go on with other frames, or end where there are none; what was forked from them is gone. */
  rewrite(which: (bottom: T['frame']) => boolean, to: (stack: readonly T['frame'][]) => readonly T['frame'][]): void;
  /** Ends the game. */
  finish(outcome: Outcome): void;
  /** Tells everybody. */
  tell(event: T['event']): void;
  /** Tells some seats one thing and everybody else another, or nothing. */
  whisper(to: Seats, event: T['event'], others: T['event'] | null): void;
  /** Something was seen, or agreed, that cannot be taken back: choices up to here can no longer be undone. */
  seal(rule: string): void;
}

/** A moment that goes on by itself. */
export interface Deed<T extends Types, F> {
  readonly kind: 'deed';
  readonly rules: readonly string[];
  run(board: T['board'], frame: F, flow: Flow<T>): void;
}

/** A moment that chance decides. */
export interface Draw<T extends Types, F> {
  readonly kind: 'draw';
  readonly rules: readonly string[];
  die(board: T['board'], frame: F, table: Table<T>): Die;
  drawn(board: T['board'], frame: F, outcome: number, flow: Flow<T>): void;
}

/** A moment that people decide: what is offered and what it does stand side by side. */
export interface Decision<T extends Types, F> {
  readonly kind: 'decision';
  readonly rules: readonly string[];
  /** The rule gives a single legal answer without asking. */
  readonly single?: 'taken';
  who(board: T['board'], frame: F, table: Table<T>): Seats;
  /**
   * The seats that may know what is chosen here, and which of them is asked. Everybody else learns only what is told. Absent
   * where a choice is made for all to see.
   */
  insiders?(board: T['board'], frame: F, table: Table<T>): Seats;
  /** Nobody else learns who has chosen, even where everybody sees what comes of it. Absent where that is no secret. */
  readonly isFaceless?: true;
  /** A vote for all to see: whoever drives the table may ask everybody for a wish first that nobody sees. */
  readonly isVote?: true;
  offer(board: T['board'], frame: F, seat: Seat, out: Offer, table: Table<T>): void;
  choose(board: T['board'], frame: F, seat: Seat, action: Action, flow: Flow<T>): void;
}

export type Moment<T extends Types, F> = Deed<T, F> | Draw<T, F> | Decision<T, F>;

/** One thing that the rulebook names: a moment for each label of its frame. */
export type Step<T extends Types, F extends Frame> = { readonly [label in F['at']]: Moment<T, F> };

/** A game's rules: a step for each kind of frame. A missing kind or label does not compile. */
export type Steps<T extends Types> = { readonly [kind in T['frame']['k']]: Step<T, Extract<T['frame'], { k: kind }>> };

/** A timer that belongs to nobody's question. Each time that it is set it has another name, made of nothing that is not open to all: where it is shown, everybody is told. */
export interface Timer {
  readonly name: string;
  readonly seconds: number;
  /** People see how long it still runs; else it is the rules' own affair. */
  readonly isShown?: boolean;
}

/** The timers of a game. The kernel has no clock: whoever drives the table says when one has run out. */
interface Timers<T extends Types> {
  /** Those that run now. */
  running(state: StateOf<T>): readonly Timer[];
  /** One has run out; `stacks` are the frames of all lanes. */
  ranOut(board: T['board'], timer: string, stacks: readonly (readonly T['frame'][])[], flow: Flow<T>): void;
}

/** One game with one content set. Everything the rest of Hoard knows about a game. */
export interface Game<T extends Types> {
  readonly id: string;
  readonly title: string;
  /** The version of the rules. It rises with every change that could alter the course of a game. */
  readonly version: number;
  /** Name and hash of the content set: `silverado@1f3a…`. */
  readonly contentId: string;
  readonly content: T['content'];
  readonly seats: { readonly least: number; readonly most: number };
  readonly keys: Keys<T['verb']>;
  readonly steps: Steps<T>;
  /** Reads options given from outside; throws a Problem that names the option, what it was and what was expected. */
  readOptions(given: unknown, seats: number): T['options'];
  /** Whether the rules bring such a game to its end whatever is chosen. Absent where they always do. */
  mustEnd?(options: T['options']): boolean;
  setUp(options: T['options'], seats: number): { board: T['board']; frame: T['frame'] };
  copyBoard(board: T['board']): T['board'];
  copyFrame(frame: T['frame']): T['frame'];
  /** What of the board and of every frame a seat may see, field by field. */
  readonly secrecy: Secrecy<T>;
  /** A board that agrees with what is seen; what is not seen is drawn anew. */
  imagine(view: ViewOf<T>, random: Random): T['board'];
  /** A frame that agrees with what is seen of it and with the imagined board. Absent where what is seen is a whole frame. */
  imagineFrame?(frame: T['frame'], board: T['board'], view: ViewOf<T>, random: Random): T['frame'];
  /** What is known of each question besides its rules, by frame and label. Absent where there is nothing to say. */
  readonly questions?: QuestionRows<T>;
  /** What the rulebook does when a player leaves for good; `stacks` are the frames of all lanes, the main line first. Absent where a bot just plays on. */
  leave?(board: T['board'], seat: Seat, stacks: readonly (readonly T['frame'][])[], flow: Flow<T>): void;
  /** Timers that belong to nobody's question. Absent where there are none. */
  readonly timers?: Timers<T>;
  /** Whether nothing can ever be taken back in such a game. Absent where it can. */
  isFinal?(options: T['options']): boolean;
  /** Throws where a component is lost or doubled, or where the board breaks an invariant of the rules. */
  audit(state: StateOf<T>): void;
}
