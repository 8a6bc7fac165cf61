import type { Action } from '../engine/actions.ts';
import { Engine } from '../engine/engine.ts';
import type { Game, StateOf, Timer, Types, ViewOf } from '../game/game.ts';
import { questionRowOf } from '../game/question.ts';
import type { Asked, Question } from './asked.ts';
import { Draws, type Drawn } from './draws.ts';
import { expectSeats, type Opening, type ReplayBudget } from './opening.ts';
import { KeyedChance, commitmentTo } from './keyedChance.ts';
import { Answered } from './answered.ts';
import { refused, type Answer, type Refusal } from './answer.ts';
import { Offer } from '../engine/offer.ts';
import { Problem } from '../problem.ts';
import { LONGEST_KEY, UNDO, entryIn, isChoice, isId, unnamed } from '../kept/record.ts';
import type { Choice, Entry, GameRecord, Rewind, Seated, TimeUp, Turnover } from '../kept/record.ts';
import { Journal } from './journal.ts';
import { Questions } from './questions.ts';
import { Seating } from './seating.ts';
import { SPECTATOR, holds, isSeat, viewerAt, type Seat, type Seats } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';
import { LaneTokens } from './tokens.ts';
import type { Announcement } from '../engine/announcement.ts';
import { Audience, BY_NOBODY } from './audience.ts';
import { Transcript, type Course, type HandedOver } from './transcript.ts';
import { UndoWindow, type Bar, type UndoOffer } from './undo.ts';
import { cloneState, viewOf } from './view.ts';

/** Nobody takes back what was chosen because time had run out. */
const THE_CLOCK: Seated = { name: 'clock', player: 'clock' };

/** The game before an entry of its journal, and what counted then. */
interface Checkpoint<T extends Types> {
  readonly state: StateOf<T>;
  readonly standing: ReadonlySet<number>;
}

/** A game in progress with its journal: the gate through which every choice of a person or a bot goes. */
export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly opening: Opening<T>;
  readonly commitment: string;
  /** What happened before the first choice. */
  readonly prologue: readonly Announcement<T['event']>[];

  readonly #engine: Engine<T>;
  readonly #draws: Draws<T>;
  readonly #tokens: LaneTokens;
  readonly #undo: UndoWindow<T>;
  readonly #seating: Seating;
  readonly #journal = new Journal();
  /** By place in the journal: what a rewind goes back to, where it is known already. */
  readonly #checkpoints = new Map<number, Checkpoint<T>>();
  readonly #answered: Answered<T['event']>;
  readonly #audience: Audience<T>;
  readonly #offer = new Offer();
  readonly #questions: Questions<T>;
  #state: StateOf<T>;
  #isAbandoned = false;
  readonly #budget: ReplayBudget;

  constructor(game: Game<T>, opening: Opening<T>, budget: ReplayBudget = { left: Infinity }) {
    expectSeats(game, opening);
    this.game = game;
    this.opening = opening;
    this.commitment = commitmentTo(opening.secret);
    this.#budget = budget;
    this.#engine = new Engine(game);
    this.#audience = new Audience(this.#engine);
    this.#draws = new Draws(this.#engine, new KeyedChance(opening), () => this.#spend());
    this.#tokens = new LaneTokens(opening.secret);
    this.#questions = new Questions(this.#engine, this.#tokens);
    this.#undo = new UndoWindow(game, opening.seats);
    this.#answered = new Answered(opening.seats);
    this.#seating = new Seating(opening.seated ?? unnamed(opening.seats));
    this.#engine.listen();
    this.#state = this.#engine.start(opening.options, opening.seats);
    this.#draws.settle(this.#state);
    this.#audience.sitDown();
    this.prologue = this.#engine.told!;
  }

  /** The whole truth. For the kernel, tests and tools; people and bots get `view`. */
  get state(): StateOf<T> {
    return this.#state;
  }

  /** Every draw so far, in order. */
  get drawn(): readonly Drawn[] {
    return this.#draws.drawn;
  }

  get journal(): readonly Entry[] {
    return this.#journal.entries;
  }

  /** The entries that count: those that nobody took back. */
  get made(): readonly Entry[] {
    return this.#journal.made;
  }

  /** Whether an entry of the journal counts. */
  counts(place: number): boolean {
    return this.#journal.counts(place);
  }

  /** Who answers for each seat now. */
  get seated(): readonly Seated[] {
    return this.#seating.seated;
  }

  /** Whether nobody can choose any more: it has a result, or was abandoned. */
  get isOver(): boolean {
    return this.#state.outcome !== null || this.#isAbandoned;
  }

  view(seat: Seat): ViewOf<T> {
    return viewOf(this.game, this.#state, seat, this.#engine);
  }

  /** What a seat is asked now, in every lane that asks it. */
  questions(seat: Seat, explaining = false): readonly Question[] {
    const asked = viewerAt(seat, this.#state.seats);
    return this.isOver || asked === SPECTATOR ? [] : this.#questions.of(this.#state, asked, explaining);
  }

  /** The seats that are asked something now. For who drives the game; viewers see in their views whom they may know to be asked. */
  asked(): Seats {
    return this.isOver ? 0 : this.#questions.asked(this.#state);
  }

  /** The timers that run now and belong to nobody's question: for who drives the table, and has a clock. */
  timers(): readonly Timer[] {
    return this.isOver ? [] : (this.game.timers?.running(this.#state) ?? []);
  }

  /** The lanes of a window for reactions, answered or not: for who drives the table, and lets it last the same whoever answers. */
  reacting(): readonly number[] {
    return this.isOver ? [] : this.#questions.reacting(this.#state);
  }

  /** The lanes of a vote for all to see that are still asked: for who drives the table, and may ask for silent wishes first. */
  voting(): readonly number[] {
    return this.isOver ? [] : this.#questions.voting(this.#state);
  }

  /** What a seat may take back, or what bars that. */
  undo(seat: Seat): UndoOffer {
    const last = this.#lastOf(viewerAt(seat, this.#state.seats), () => {});
    return typeof last === 'string' ? { bar: last } : { lane: last.made.lane, token: this.#tokens.of(last.made.lane), bar: null };
  }

  /** What bars a seat from taking back its last choice, or null if nothing does. */
  undoBar(seat: Seat): Bar | null {
    return this.undo(seat).bar;
  }

  /** Begins to write down what a viewer may know, from here on until it is closed. */
  transcript(seat: Seat): Transcript<T> {
    const viewer = viewerAt(seat, this.#state.seats);
    return this.#audience.admit(this.#state, this.#journal.length === 0, (sights, close) => new Transcript(this, sights, viewer, close));
  }

  /** Takes a choice from outside. Checks everything; a refusal changes nothing and says why. The same `id` again gets the same answer. */
  choose(seat: Seat, lane: number, token: string, key: string, id?: string): Answer<T['event']> {
    if (!isSeat(seat, this.#state.seats)) return refused({ why: 'no-such-seat' });
    if (id === undefined) return this.#request(seat, lane, token, key);
    if (!isId(id)) return refused({ why: 'bad-id' });
    const before = this.#answered.find(seat, id);
    if (before !== undefined) return before;
    const answer = this.#request(seat, lane, token, key, id);
    // What was carried out is remembered where it is entered: a journal that is read again knows it, too.
    if (!answer.ok) this.#answered.remember(seat, id, answer);
    return answer;
  }

  /**
   * Takes an entry of a journal, or what happens to a seat: from who drives the table and may be trusted with order and time. Whether
   * it is possible is checked all the same.
   */
  enter(given: Entry): Answer<T['event']> {
    const entry = entryIn(given);
    if (entry === null) return refused({ why: 'malformed' });
    if (!isChoice(entry)) {
      if (entry.now === 'time') return this.#timeUp(entry);
      return entry.now === 'rewind' ? this.#rewind(entry) : this.#turnOver(entry);
    }
    const { seat, id } = entry;
    if (!isSeat(seat, this.#state.seats)) return refused({ why: 'no-such-seat' });
    if (id !== undefined && (!isId(id) || this.#answered.find(seat, id) !== undefined)) return refused({ why: 'bad-id' });
    return entry.key === UNDO ? this.#takeBack(entry) : this.#carryOut(entry);
  }

  /** The answer that the rulebook gives for a seat whose time has run out in a lane, or null where it gives none. */
  defaultAnswer(seat: Seat, lane: number): string | null {
    const question = this.questions(seat).find((asked) => asked.lane === lane);
    if (question === undefined) return null;
    const asked: Asked<T> = { view: this.view(seat), lane, seat, actions: question.actions };
    const action = questionRowOf(this.game, asked).defaultAnswer?.(asked, { content: this.game.content, seats: this.#state.seats }) ?? null;
    return action === null ? null : this.game.keys.keyOf(action);
  }

  /** The stored truth of the game up to now. */
  record(): GameRecord {
    const { options, secret, contributions = [], seed } = this.opening;
    return {
      hoard: 1,
      game: this.game.id,
      version: this.game.version,
      content: this.game.contentId,
      options,
      seated: this.opening.seated ?? unnamed(this.opening.seats),
      commitment: this.commitment,
      secret,
      contributions,
      ...(seed !== undefined && { seed }),
      journal: this.#journal.entries.slice(),
      outcome: this.#state.outcome,
    };
  }

  #request(seat: Seat, lane: number, token: string, key: string, id?: string): Answer<T['event']> {
    if (typeof key !== 'string' || key.length > LONGEST_KEY)
      return refused({ why: 'unknown', key: typeof key === 'string' ? key.slice(0, LONGEST_KEY) : typeof key });
    if (!Number.isInteger(lane)) return refused({ why: 'no-such-lane' });
    // A lane that nobody ever answered in, and that is not there, has no token that could be named.
    const isLate = (this.#lane(lane) === undefined && !this.#tokens.isAnswered(lane)) || token !== this.#tokens.of(lane);
    const choice = id === undefined ? { seat, lane, key } : { seat, lane, key, id };
    if (key === UNDO) return isLate && !this.isOver ? refused({ why: 'stale' }) : this.#takeBack(choice);
    return this.#carryOut(choice, isLate);
  }

  #refuse({ seat, lane: laneId, key, by }: Choice, isLate: boolean): Refusal | Action {
    if (this.isOver) return { why: 'over' };
    const action = this.game.keys.parse(key);
    if (action === null) return { why: 'unknown', key };
    const lane = this.#lane(laneId);
    if (lane === undefined) return { why: 'no-such-lane' };
    if (lane.held > 0) return { why: 'held' };
    if (!holds(this.#engine.askedIn(this.#state, lane), seat)) return { why: 'not-asked' };
    if (isLate) return { why: 'stale' };
    if (!this.#questions.isOffered(seat, laneId, action) && !this.#engine.offer(this.#state, lane, seat, this.#offer).allows(action)) {
      const { denials } = this.#engine.offer(this.#state, lane, seat, this.#offer, true);
      const denial = denials.find((denied) => denied.action === action);
      return denial ? { why: 'denied', key, rule: denial.rule, args: denial.args } : { why: 'not-offered', key };
    }
    if (by === 'clock' && (this.defaultAnswer(seat, laneId) ?? key) !== key) return { why: 'not-the-default', key };
    return action;
  }

  #lane(id: number): Lane<T['frame']> | undefined {
    return this.#state.lanes.find((lane) => lane.id === id);
  }

  /** Carries out a choice, if it is legal, and all the draws that follow from it. */
  #carryOut(choice: Choice, isLate = false): Answer<T['event']> {
    const action = this.#refuse(choice, isLate);
    if (typeof action !== 'number') return refused(action);
    const { seat, lane: laneId, key } = choice;
    const lane = this.#lane(laneId)!;
    const engine = this.#engine;
    const before = cloneState(this.game, this.#state);
    const insiders = engine.insidersOf(this.#state, lane);
    const isFaceless = engine.isFaceless(lane);
    this.#spend();
    engine.listen();
    engine.sealed = null;
    engine.choose(this.#state, lane, seat, action);
    this.#draws.settle(this.#state);
    const entry = this.#journal.length;
    this.#undo.add(
      { seat, lane: laneId, action, holder: choice.by === 'clock' ? THE_CLOCK : this.#seating.at(seat), entry, before },
      engine.sealed,
    );
    return this.#write(choice, { what: 'choice', seat, key, entry, undoes: null, insiders, isFaceless }, engine.told!);
  }

  /** Goes on as the game that lacks the choice that is taken back. */
  #takeBack(choice: Choice): Answer<T['event']> {
    const { seat, lane, key, by } = choice;
    if (by === 'clock') return refused({ why: 'not-the-default', key });
    this.#spend();
    const last = this.#lastOf(seat, () => this.#spend());
    if (typeof last === 'string') return refused({ why: 'undo-barred', bar: last });
    if (last.made.lane !== lane) return refused({ why: 'stale' });
    const { entry: undoes } = last.made;
    this.#state = this.#undo.takeBack(last);
    this.#journal.takeBack(undoes);
    // Who was not told of the choice is not told that it was taken back.
    const insiders = this.#engine.insidersOf(this.#state, this.#lane(lane)!);
    return this.#write(choice, { what: 'undo', seat, key, entry: this.#journal.length, undoes, insiders }, []);
  }

  #lastOf(seat: Seat, spend: () => void): ReturnType<UndoWindow<T>['lastOf']> {
    if (this.isOver) return 'over';
    if (this.game.isFinal?.(this.opening.options) === true) return 'final';
    return seat === SPECTATOR ? 'nothing' : this.#undo.lastOf(seat, this.#seating.at(seat), spend);
  }

  /** Writes into the journal and all transcripts what has just come about. */
  #write(entry: Entry, course: Course<T>, told: readonly Announcement<T['event']>[]): Answer<T['event']> {
    this.#journal.write(entry);
    this.#questions.forget();
    // It is remembered for long: no longer a list than it is.
    const answer: Answer<T['event']> = { ok: true, told: told.slice() };
    if (isChoice(entry)) {
      this.#tokens.renew(entry.lane);
      if (entry.id !== undefined) this.#answered.remember(entry.seat, entry.id, answer);
    }
    this.#audience.tell(this.#state, course);
    return answer;
  }

  /** Somebody goes or comes, if that is possible now. */
  #turnOver(turnover: Turnover): Answer<T['event']> {
    const { now } = turnover;
    if (now !== 'abandoned' && !isSeat(turnover.seat, this.#state.seats)) return refused({ why: 'no-such-seat' });
    if (this.isOver) return refused({ why: 'over' });
    if (!this.#seating.allows(turnover)) return refused({ why: 'not-now', now });
    this.#spend();
    const engine = this.#engine;
    engine.listen();
    engine.sealed = null;
    const handedOver = now === 'back' ? this.#handedOver(turnover) : undefined;
    if (now === 'abandoned') this.#isAbandoned = true;
    else this.#seating.apply(turnover);
    if (now === 'gone') {
      engine.leave(this.#state, turnover.seat);
      this.#draws.settle(this.#state);
      if (engine.sealed !== null) this.#undo.seal('left');
    }
    const seat = now === 'abandoned' ? SPECTATOR : turnover.seat;
    return this.#write(turnover, { ...BY_NOBODY, what: now, seat, entry: this.#journal.length, handedOver }, engine.told!);
  }

  /** Whom somebody takes a seat over from, unless they sat there before. */
  #handedOver({ seat, name }: Extract<Turnover, { readonly now: 'back' }>): HandedOver | undefined {
    const from = this.#seating.at(seat).name;
    return name === undefined || name === from ? undefined : { from, to: name };
  }

  #timeUp(entry: TimeUp): Answer<T['event']> {
    const isRunning = this.timers().some(({ name }) => name === entry.timer);
    if (!isRunning) return refused(this.isOver ? { why: 'over' } : { why: 'not-now', now: entry.now });
    this.#spend();
    this.#engine.listen();
    this.#engine.timeUp(this.#state, entry.timer);
    this.#draws.settle(this.#state);
    this.#undo.seal('time');
    return this.#write(entry, { ...BY_NOBODY, what: entry.now, entry: this.#journal.length }, this.#engine.told!);
  }

  /** Goes on as the game was before an entry. Dice fall anew: what fell since is known, and not what will. */
  #rewind(entry: Rewind): Answer<T['event']> {
    const { to } = entry;
    const bar = this.rewindBar(to);
    if (bar !== null) return refused(bar);
    this.#spend();
    const { state, standing } = this.#checkpoints.get(to) ?? this.#before(to);
    this.#state = cloneState(this.game, state);
    this.#journal.rewind(standing);
    this.#undo.rewind();
    this.#tokens.renewAll();
    return this.#write(entry, { ...BY_NOBODY, what: entry.now, entry: this.#journal.length, undoes: to }, []);
  }

  /** Why all cannot go back to before an entry, or null if they can. Who has left for good has left the game that came before, too. */
  rewindBar(to: number): Refusal | null {
    if (this.isOver) return { why: 'over' };
    if (this.game.isFinal?.(this.opening.options) === true) return { why: 'undo-barred', bar: 'final' };
    if (!(Number.isInteger(to) && to >= 0 && to < this.#journal.length)) return { why: 'not-now', now: 'rewind' };
    return this.#journal.hasLeftSince(to) ? { why: 'undo-barred', bar: 'left' } : null;
  }

  /** Plays the journal again up to an entry, and past whatever all went back to on the way only once. */
  #before(to: number): Checkpoint<T> {
    const wanted = this.#journal.rewindsTo();
    const earlier = new Match(this.game, this.opening, this.#budget);
    for (const entry of this.#journal.entries.slice(0, to)) {
      if (wanted.has(earlier.#journal.length)) earlier.#checkpoints.set(earlier.#journal.length, earlier.#checkpoint());
      earlier.enter(entry);
    }
    return earlier.#checkpoint();
  }

  #checkpoint(): Checkpoint<T> {
    return { state: cloneState(this.game, this.#state), standing: this.#journal.standing() };
  }

  #spend(): void {
    if (--this.#budget.left < 0)
      throw new Problem('This game has more choices and draws than anybody plays: it was not played to its end', { fault: 'tooLong' });
  }
}
