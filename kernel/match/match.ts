import type { Action } from '../engine/actions.ts';
import { Engine } from '../engine/engine.ts';
import type { Game, StateOf, Timer, Types, ViewOf } from '../game/game.ts';
import { questionRowOf } from '../game/question.ts';
import type { Asked } from './asked.ts';
import type { Drawn, Opening, ReplayBudget } from './opening.ts';
import { KeyedChance, commitmentTo } from './keyedChance.ts';
import { refused, type Answer, type Refusal } from './answer.ts';
import { Offer, type Denial } from '../engine/offer.ts';
import { Problem } from '../problem.ts';
import { LONGEST_KEY, UNDO, entryIn, isChoice, isId, unnamed } from '../kept/record.ts';
import type { Choice, Entry, GameRecord, Seated, TimeUp, Turnover } from '../kept/record.ts';
import { Seating } from './seating.ts';
import { ALL, SPECTATOR, holds, isSeat, viewerAt, type Seat, type Seats } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';
import { tokensOf, type Tokens } from './tokens.ts';
import type { Announcement } from '../engine/announcement.ts';
import { Transcript, type Course } from './transcript.ts';
import { Sights } from './sights.ts';
import { UndoWindow, type Bar, type UndoOffer } from './undo.ts';
import { cloneState, viewOf } from './view.ts';

/** What a seat is asked in one lane. */
export interface Question {
  readonly lane: number;
  /** An answer names it: so one that comes late, or twice, is known as such. It tells nothing else. */
  readonly token: string;
  readonly rules: readonly string[];
  readonly actions: readonly Action[];
  readonly denials: readonly Denial[];
}

/** So many draws in a row without a question mean dice that never come to rest. */
const MOST_DRAWS = 10_000;

/** Nobody takes back what was chosen because time had run out. */
const THE_CLOCK: Seated = { name: 'clock', player: 'clock' };

/** What everybody may know, and nobody chose. */
const BY_NOBODY = { seat: SPECTATOR, key: null, undoes: null, insiders: ALL } as const;

/** So many answers are remembered for each seat's requests that come again; later than that, their tokens are stale. */
const MOST_ANSWERS = 1000;

/** A game in progress with its journal: the gate through which every choice of a person or a bot goes. */
export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly opening: Opening<T>;
  readonly commitment: string;
  /** Every draw so far, in order. */
  readonly drawn: Drawn[] = [];
  /** What happened before the first choice. */
  readonly prologue: readonly Announcement<T['event']>[];

  readonly #engine: Engine<T>;
  readonly #chance: KeyedChance;
  readonly #tokens: Tokens;
  readonly #undo: UndoWindow<T>;
  readonly #seating: Seating;
  readonly #journal: Entry[] = [];
  /** By lane: how many entries of the journal name it. It never falls, whatever is taken back. */
  readonly #revisions = new Map<number, number>();
  /** The choices that count, by their places in the journal. */
  readonly #standing = new Set<number>();
  /** By seat, then by id: what was answered. Each seat has its own, so that nobody makes the match forget what others were told. */
  readonly #answers: readonly Map<string, Answer<T['event']>>[];
  readonly #transcripts = new Set<Transcript<T>>();
  readonly #sights: Sights<T>;
  /** The game as it was whenever something was told before the first choice: nobody could watch yet. */
  readonly #opened: { readonly state: StateOf<T>; readonly told: Announcement<T['event']> }[] = [];
  readonly #offer = new Offer();
  #state: StateOf<T>;
  #isAbandoned = false;
  readonly #budget: ReplayBudget;

  constructor(game: Game<T>, opening: Opening<T>, budget: ReplayBudget = { left: Infinity }) {
    const { least, most } = game.seats;
    if (!(opening.seats >= least && opening.seats <= most && Number.isInteger(opening.seats)))
      throw new Problem(`${game.id} is played by ${least} to ${most}, not by ${opening.seats}`);
    if (opening.seated !== undefined && opening.seated.length !== opening.seats)
      throw new Problem(`${opening.seated.length} are seated at a table of ${opening.seats}; expected one for each seat`);
    this.game = game;
    this.opening = opening;
    this.commitment = commitmentTo(opening.secret);
    this.#budget = budget;
    this.#engine = new Engine(game);
    this.#sights = new Sights(this.#engine);
    this.#chance = new KeyedChance(opening);
    this.#tokens = tokensOf(opening.secret);
    this.#undo = new UndoWindow(game, opening.seats);
    this.#answers = Array.from({ length: opening.seats }, () => new Map<string, Answer<T['event']>>());
    this.#seating = new Seating(opening.seated ?? unnamed(opening.seats));
    this.#engine.listen();
    this.#engine.onTold = (state, told) => this.#opened.push({ state: cloneState(game, state), told });
    this.#state = this.#engine.start(opening.options, opening.seats);
    this.#drawAll();
    this.#engine.onTold = null;
    this.prologue = this.#engine.told!;
  }

  /** The whole truth. For the kernel, tests and tools; people and bots get `view`. */
  get state(): StateOf<T> {
    return this.#state;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  /** The entries that count: those that nobody took back. */
  get made(): readonly Entry[] {
    return this.#journal.filter((entry, index) => !isChoice(entry) || this.#standing.has(index));
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
  questions(seat: Seat, explaining = false): Question[] {
    const asked = viewerAt(seat, this.#state.seats);
    if (this.isOver) return [];
    return this.#state.lanes
      .filter((lane) => holds(this.#engine.askedIn(this.#state, lane), asked))
      .map((lane) => {
        const offer = this.#engine.offer(this.#state, lane, asked, this.#offer, explaining);
        const rules = this.#engine.momentOf(lane)!.rules;
        return { lane: lane.id, token: this.#tokenOf(lane.id), rules, actions: offer.list(), denials: offer.denials.slice() };
      });
  }

  /** The seats that are asked something now. For who drives the game; viewers see in their views whom they may know to be asked. */
  asked(): Seats {
    return this.isOver ? 0 : this.#state.lanes.reduce((seats, lane) => seats | this.#engine.askedIn(this.#state, lane), 0);
  }

  /** The timers that run now and belong to nobody's question: for who drives the table, and has a clock. */
  timers(): readonly Timer[] {
    return this.isOver ? [] : (this.game.timers?.running(this.#state) ?? []);
  }

  /** What a seat may take back, or what bars that. */
  undo(seat: Seat): UndoOffer {
    const last = this.#lastOf(viewerAt(seat, this.#state.seats), () => {});
    return typeof last === 'string' ? { bar: last } : { lane: last.made.lane, token: this.#tokenOf(last.made.lane), bar: null };
  }

  /** What bars a seat from taking back its last choice, or null if nothing does. */
  undoBar(seat: Seat): Bar | null {
    return this.undo(seat).bar;
  }

  /** Begins to write down what a viewer may know, from here on until it is closed. */
  transcript(seat: Seat): Transcript<T> {
    const viewer = viewerAt(seat, this.#state.seats);
    const transcript: Transcript<T> = new Transcript(this, this.#sights, viewer, () => this.#close(transcript));
    for (const { state, told } of this.#journal.length === 0 ? this.#opened : []) {
      this.#sights.take(state);
      transcript.look(told);
    }
    this.#sights.take(this.#state);
    transcript.add({ ...BY_NOBODY, what: 'start', entry: -1 });
    this.#transcripts.add(transcript);
    this.#engine.onTold = this.#show;
    return transcript;
  }

  /** Takes a choice from outside. Checks everything; a refusal changes nothing and says why. The same `id` again gets the same answer. */
  choose(seat: Seat, lane: number, token: string, key: string, id?: string): Answer<T['event']> {
    if (!isSeat(seat, this.#state.seats)) return refused({ why: 'no-such-seat' });
    if (id === undefined) return this.#request(seat, lane, token, key);
    if (!isId(id)) return refused({ why: 'bad-id' });
    const before = this.#answers[seat]!.get(id);
    if (before !== undefined) return before;
    const answer = this.#request(seat, lane, token, key, id);
    // What was carried out is remembered where it is entered: a journal that is read again knows it, too.
    if (!answer.ok) this.#remember(seat, id, answer);
    return answer;
  }

  /**
   * Takes an entry of a journal, or what happens to a seat: from who drives the table and may be trusted with order and time. Whether
   * it is possible is checked all the same.
   */
  enter(given: Entry): Answer<T['event']> {
    const entry = entryIn(given);
    if (entry === null) return refused({ why: 'malformed' });
    if (!isChoice(entry)) return entry.now === 'time' ? this.#timeUp(entry) : this.#turnOver(entry);
    const { seat, id } = entry;
    if (!isSeat(seat, this.#state.seats)) return refused({ why: 'no-such-seat' });
    if (id !== undefined && (!isId(id) || this.#answers[seat]!.has(id))) return refused({ why: 'bad-id' });
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
      journal: this.#journal.slice(),
      outcome: this.#state.outcome,
    };
  }

  #request(seat: Seat, lane: number, token: string, key: string, id?: string): Answer<T['event']> {
    if (typeof key !== 'string' || key.length > LONGEST_KEY)
      return refused({ why: 'unknown', key: typeof key === 'string' ? key.slice(0, LONGEST_KEY) : typeof key });
    if (!Number.isInteger(lane)) return refused({ why: 'no-such-lane' });
    const isLate = token !== this.#tokenOf(lane);
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
    const offer = this.#engine.offer(this.#state, lane, seat, this.#offer, true);
    if (!offer.allows(action)) {
      const denial = offer.denials.find((denied) => denied.action === action);
      return denial ? { why: 'denied', key, rule: denial.rule, args: denial.args } : { why: 'not-offered', key };
    }
    if (by === 'clock' && (this.defaultAnswer(seat, laneId) ?? key) !== key) return { why: 'not-the-default', key };
    return action;
  }

  #lane(id: number): Lane<T['frame']> | undefined {
    return this.#state.lanes.find((lane) => lane.id === id);
  }

  #tokenOf(lane: number): string {
    return this.#tokens(lane, this.#revisions.get(lane) ?? 0);
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
    this.#drawAll();
    const entry = this.#journal.length;
    this.#undo.add(
      { seat, lane: laneId, action, holder: choice.by === 'clock' ? THE_CLOCK : this.#seating.at(seat), entry, before },
      engine.sealed,
    );
    this.#standing.add(entry);
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
    this.#standing.delete(undoes);
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
    this.#journal.push(entry);
    const answer: Answer<T['event']> = { ok: true, told };
    if (isChoice(entry)) {
      this.#revisions.set(entry.lane, (this.#revisions.get(entry.lane) ?? 0) + 1);
      if (entry.id !== undefined) this.#remember(entry.seat, entry.id, answer);
    }
    if (this.#transcripts.size > 0) this.#sights.take(this.#state);
    for (const transcript of this.#transcripts) transcript.add(course);
    return answer;
  }

  readonly #show = (state: StateOf<T>, told: Announcement<T['event']>): void => {
    this.#sights.take(state);
    for (const transcript of this.#transcripts) transcript.look(told);
  };

  #close(transcript: Transcript<T>): void {
    this.#transcripts.delete(transcript);
    if (this.#transcripts.size === 0) this.#engine.onTold = null;
  }

  #remember(seat: Seat, id: string, answer: Answer<T['event']>): void {
    const answers = this.#answers[seat]!;
    answers.set(id, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
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
    if (now === 'abandoned') this.#isAbandoned = true;
    else this.#seating.apply(turnover);
    if (now === 'gone') {
      engine.leave(this.#state, turnover.seat);
      this.#drawAll();
      if (engine.sealed !== null) this.#undo.seal('left');
    }
    const seat = now === 'abandoned' ? SPECTATOR : turnover.seat;
    return this.#write(turnover, { ...BY_NOBODY, what: now, seat, entry: this.#journal.length }, engine.told!);
  }

  #timeUp(entry: TimeUp): Answer<T['event']> {
    const isRunning = this.timers().some(({ name }) => name === entry.timer);
    if (!isRunning) return refused(this.isOver ? { why: 'over' } : { why: 'not-now', now: entry.now });
    this.#spend();
    this.#engine.listen();
    this.#engine.timeUp(this.#state, entry.timer);
    this.#drawAll();
    this.#undo.seal('time');
    return this.#write(entry, { ...BY_NOBODY, what: entry.now, entry: this.#journal.length }, this.#engine.told!);
  }

  #drawAll(): void {
    const most = this.drawn.length + MOST_DRAWS;
    for (let i = 0; i < this.#state.lanes.length;) {
      const lane = this.#state.lanes[i]!;
      const die = this.#engine.dieOf(this.#state, lane);
      if (die === null) {
        i++;
        continue;
      }
      if (this.drawn.length === most) throw new Error(`The dice of ${this.game.id} do not come to rest: ${die.purpose}`);
      this.#spend();
      const outcome = this.#chance.draw(die);
      this.drawn.push({ purpose: die.purpose, outcome, of: die });
      this.#engine.draw(this.#state, lane, outcome);
      // A draw may end lanes or wake earlier ones.
      i = 0;
    }
  }

  #spend(): void {
    if (--this.#budget.left < 0)
      throw new Problem('This game has more choices and draws than anybody plays: it was not played to its end', { fault: 'tooLong' });
  }
}
