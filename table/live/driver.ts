import {
  PERSON,
  SPECTATOR,
  disarmed,
  holds,
  listSeats,
  loneAnswer,
  questionRowOf,
  standingAnswer,
  withSeat,
  type Action,
  type Asked,
  type Entry,
  type Match,
  type Question,
  type Refusal,
  type Seat,
  type Seats,
  type Transcript,
  type Types,
  type Wishes,
} from '@hoard/kernel';
import type { KeptBallot } from '../store/store.ts';
import type { BallotShown, News } from '../wire/messages.ts';
import type { Pace } from '../wire/parts.ts';
import { TableClocks, type WantedClock } from './tableClocks.ts';
import type { ChoiceRequest } from './liveTable.ts';
import { ReactionHold } from './reactionHold.ts';
import { ballotFor, commonWish, haveAllWished, silentVoteIn, wishOf, withWish, type SilentVote } from './silentVote.ts';
import type { Timing } from './timing.ts';

/** What the driver needs to know of a table, and whom it tells. Asked anew whenever it looks. */
export interface Driving {
  readonly timing: Timing;
  pace(): Pace;
  windowSeconds(): number;
  wishesOf(seat: Seat): Wishes;
  /** Whether any person is connected: nobody's time runs out in an empty room. */
  isAnybodyHere(): boolean;
  /** What a bot of that name chooses. It takes its time, somewhere else. */
  think(game: string, bot: string, asked: Asked<Types>): Promise<Action>;
  /** The people whose answer is awaited, by seat: nobody has said what they answer once and for all. */
  onAwaited(seats: Seats): void;
  /** What people have wished for in a vote. */
  ballot(): KeptBallot | null;
  /** Changes what they have wished for. It comes to last before anybody is told. */
  onBallot(edit: (ballot: KeptBallot | null) => KeptBallot): Promise<void>;
  /** What is left of somebody's wishes. */
  onWishes(seat: Seat, wishes: Wishes): void;
  /** A clock was set, or stopped, while nothing happened in the game. */
  onClocks(): void;
  onOver(): void;
  /** Something failed that should not have. */
  onFault(error: unknown): void;
}

/** What the driver drives. */
interface Driven<T extends Types> {
  readonly match: Match<T>;
  readonly isClosed: boolean;
  readonly lastAt: number;
  known(viewer: Seat): Transcript<T> | undefined;
  choose(seat: Seat, request: ChoiceRequest): Promise<Refusal | null>;
  enter(entry: Entry): Promise<Refusal | null>;
}

/** A clock that is shown, with its end in the time of `performance.now()`. */
type ClockShown = Omit<NonNullable<News['clocks']>[number], 'left'> & { readonly ends: number };

/** A driver, whatever is played. */
export type TableDriver = Pick<Driver<Types>, 'isIdle' | 'look' | 'choose' | 'extend' | 'clocks' | 'askedAs' | 'ballot' | 'close'>;

const NO_SEATS: Seats = 0;
const NO_CLOCKS: readonly ClockShown[] = [];

/** Who answers when the rulebook gives no answer for somebody whose time has run out. */
const CLOCKS_BOT = 'greedy';

/**
 * Sees to it that a game goes on: bots answer, so do those who have said what they answer once and for all, clocks run out, and a window for
 * reactions lasts the same whoever answers. It chooses like everybody else, and keeps nothing that could not be found out anew.
 */
export class Driver<T extends Types> {
  readonly #table: Driven<T>;
  readonly #driving: Driving;
  readonly #clocks = new TableClocks();
  readonly #hold: ReactionHold;
  /** The questions that somebody is about to answer here, by seat and token. */
  readonly #answering = new Set<string>();
  /** By question: how long the journal was when an answer was refused. It is tried again when something has happened. */
  #refused = new Map<string, number>();
  #isShowing = false;
  #isClosed = false;

  constructor(table: Driven<T>, driving: Driving) {
    this.#table = table;
    this.#driving = driving;
    this.#hold = new ReactionHold(
      () => this.#answerForTheSilent(),
      () => driving.onClocks(),
    );
    this.look();
  }

  /** Whether nothing will happen here by itself. */
  get isIdle(): boolean {
    // What a bot still thinks about a game that is over, nobody waits for.
    return this.#table.match.isOver || (this.#answering.size === 0 && !this.#hold.isHolding && !this.#clocks.areRunning);
  }

  /** Something has happened, or how the table is played has changed. */
  look(): void {
    const { match } = this.#table;
    if (this.#isClosed) return;
    if (match.isOver) {
      this.#hold.look([], 0);
      this.#clocks.look([]);
      this.#driving.onAwaited(NO_SEATS);
      this.#driving.onOver();
      return;
    }
    const reacting = match.reacting();
    this.#hold.look(reacting, reacting.length === 0 ? 0 : this.#windowLasts());
    const refused = new Map<string, number>();
    let awaited = NO_SEATS;
    for (const seat of listSeats(match.asked())) {
      for (const question of match.questions(seat)) {
        const name = nameOf(seat, question);
        const before = this.#refused.get(name);
        if (before !== undefined) refused.set(name, before);
        if (this.#answerFor(seat, question, name) === 'awaited') awaited = withSeat(awaited, seat);
      }
    }
    this.#refused = refused;
    this.#driving.onAwaited(awaited);
    this.#showWishes();
    this.#clocks.look(this.#clocksWanted());
  }

  /** Who is alone with bots learns nothing from how long they take. */
  #windowLasts(): number {
    const people = this.#table.match.seated.filter(({ player }) => player === PERSON).length;
    return people > 1 ? 1000 * this.#driving.windowSeconds() : 0;
  }

  /** Takes the choice of a person: in a window for reactions it counts when the window closes, like everybody's. */
  async choose(seat: Seat, request: ChoiceRequest): Promise<Refusal | null> {
    await this.#hold.released(request.lane);
    const { match } = this.#table;
    const question = match.questions(seat).find(({ lane, token }) => lane === request.lane && token === request.token);
    const vote = this.#silentVote();
    if (vote?.lanes.includes(request.lane) === true) {
      const isOffered = question?.actions.some((action) => match.game.keys.keyOf(action) === request.key) === true;
      if (isOffered) {
        await this.#driving.onBallot((kept) => withWish(vote, kept, seat, request.key));
        return null;
      }
    }
    const refusal = await this.#table.choose(seat, request);
    if (refusal === null && question !== undefined) {
      const wishes = this.#driving.wishesOf(seat);
      const left = disarmed(match.game, wishes, question.actions);
      if (left !== wishes) this.#driving.onWishes(seat, left);
    }
    return refusal;
  }

  /** More time for everybody in the window that is open; false where there is none, or it has been given. */
  extend(): boolean {
    return this.#hold.extend(this.#driving.timing.moreTime);
  }

  /** The clocks that a viewer may know of: their own, that of a window, and those of the game. */
  clocks(viewer: Seat): readonly ClockShown[] {
    const window = this.#hold.ends;
    if (window === null && !this.#clocks.areRunning) return NO_CLOCKS;
    const shown: ClockShown[] = window === null ? [] : [{ kind: 'window', seat: null, lane: null, timer: null, ends: window }];
    for (const { kind, seat, lane, timer, ends } of this.#clocks.running())
      if (kind === 'timer' ? timer !== null : seat === viewer) shown.push({ kind, seat, lane, timer, ends });
    return shown;
  }

  /** Whether everybody sees that somebody is asked in their turn, or for an answer to others; null where nobody else knows. */
  askedAs(seat: Seat): 'turn' | 'answer' | null {
    const lanes = this.#table.match.view(SPECTATOR).lanes.filter(({ asked }) => holds(asked, seat));
    if (lanes.length === 0) return null;
    return lanes.some(({ parent }) => parent < 0) ? 'turn' : 'answer';
  }

  /** What a viewer may know of what was wished for in the vote that is held now. */
  ballot(viewer: Seat): BallotShown | null {
    const voting = this.#table.match.voting();
    return voting.length === 0 ? null : ballotFor(viewer, voting, this.#silentVote(), this.#driving.ballot());
  }

  close(): void {
    this.#isClosed = true;
    this.#clocks.look([]);
    this.#hold.close();
  }

  /** Answers for a bot, or for somebody who has said what they answer; says whether a person is awaited. */
  #answerFor(seat: Seat, question: Question, name: string): 'awaited' | null {
    const { match } = this.#table;
    if (this.#answering.has(name) || this.#refused.get(name) === match.journal.length) return null;
    const { player } = match.seated[seat]!;
    const { lane, token, actions } = question;
    const vote = this.#silentVote();
    const isSilent = vote?.lanes.includes(lane) === true;
    if (player === PERSON) {
      const asked = { view: this.#viewOf(seat), lane, seat, actions };
      const row = questionRowOf(match.game, asked);
      const action = loneAnswer(row, actions, match.seated) ?? standingAnswer(match.game, this.#driving.wishesOf(seat), asked);
      const hasWished = isSilent && wishOf(vote, seat) !== null;
      if (action === null) return row.isAside === true || hasWished ? null : 'awaited';
      if (!isSilent) this.#answer(seat, question, name, Promise.resolve(action));
      else if (!hasWished) void this.choose(seat, { lane, token, key: match.game.keys.keyOf(action) }).catch(this.#blame);
      return null;
    }
    // Bots have their say when people have had theirs.
    if (isSilent) return null;
    const thought = this.#driving
      .think(match.game.id, player, { view: match.view(seat), lane, seat, actions })
      // A bot that cannot think must not hold up the others: anything allowed is better.
      .catch((error: unknown) => {
        this.#blame(error);
        return actions[0]!;
      });
    this.#answer(seat, question, name, thought, this.#pauseOf(seat, actions.length));
    return null;
  }

  /** How long a bot takes: time to take back a choice, or where all act at once the pace of a person. */
  #pauseOf(seat: Seat, answers: number): number {
    const { match } = this.#table;
    const { timing } = this.#driving;
    if (match.game.isFinal?.(match.opening.options) === true) return timing.atOncePause(seat, answers);
    const mayUndo = match.seated.some(({ player }, person) => player === PERSON && match.undoBar(person) === null);
    return mayUndo ? timing.patience : timing.botPause;
  }

  #answer(seat: Seat, { lane, token }: Question, name: string, thought: Promise<Action>, pause = 0): void {
    const { player } = this.#table.match.seated[seat]!;
    this.#answering.add(name);
    const answer = async (): Promise<void> => {
      const action = await thought;
      if (pause > 0) await this.#driving.timing.after(pause);
      await this.#hold.released(lane);
      const { match } = this.#table;
      // Somebody may have come back to their seat meanwhile.
      if (this.#isClosed || match.seated[seat]!.player !== player) return;
      const refusal = await this.#table.choose(seat, { lane, token, key: match.game.keys.keyOf(action) });
      if (refusal !== null) this.#refused.set(name, match.journal.length);
    };
    answer()
      .catch((error: unknown) => this.#blame(error))
      .finally(() => {
        this.#answering.delete(name);
        this.#lookAgain(seat, name);
      });
  }

  /** Where something happened between an answer and its refusal, nobody else would ask again. */
  #lookAgain(seat: Seat, name: string): void {
    const { match, isClosed } = this.#table;
    if (this.#isClosed || isClosed) return;
    const refused = this.#refused.get(name);
    const isAsked = match.questions(seat).some((question) => nameOf(seat, question) === name);
    if (isAsked && refused !== match.journal.length) this.look();
  }

  #silentVote(): SilentVote | null {
    const { match } = this.#table;
    const lanes = match.voting();
    if (lanes.length === 0) return null;
    const voters = match.seated.flatMap(({ player }, seat) =>
      player === PERSON ? match.questions(seat).flatMap(({ lane }) => (lanes.includes(lane) ? [{ seat, lane }] : [])) : [],
    );
    return silentVoteIn(lanes, voters, this.#driving.ballot());
  }

  /** When all have wished, everybody is shown what; where they wish the same, they have voted. */
  #showWishes(): void {
    const vote = this.#silentVote();
    if (vote === null || this.#isShowing || !haveAllWished(vote)) return;
    this.#isShowing = true;
    const show = async (): Promise<void> => {
      await this.#driving.onBallot(() => ({ lanes: vote.lanes, wishes: vote.wishes, isShown: true }));
      const key = commonWish(vote);
      if (key === null) return;
      for (const { seat, lane } of vote.voters) {
        const token = this.#table.match.questions(seat).find((question) => question.lane === lane)?.token;
        // More than half of all close a vote: nobody else need be asked.
        if (token !== undefined) await this.#table.choose(seat, { lane, token, key });
      }
    };
    show()
      .catch(this.#blame)
      .finally(() => {
        this.#isShowing = false;
        this.look();
      });
  }

  *#clocksWanted(): Iterable<WantedClock> {
    const { match } = this.#table;
    const { timing } = this.#driving;
    const pace = this.#driving.pace();
    const isHere = this.#driving.isAnybodyHere();
    if (!isHere && pace !== 'days') return;
    if (isHere)
      for (const { name, seconds, isShown } of match.timers())
        yield {
          name: `timer ${name}`,
          kind: 'timer',
          seat: null,
          lane: null,
          timer: isShown === true ? name : null,
          wait: 1000 * seconds,
          ring: () => this.#enter({ now: 'time', timer: name }),
        };
    const { game } = match;
    const reacting = new Set(match.reacting());
    const at = { content: game.content, seats: match.opening.seats };
    for (const seat of listSeats(match.asked())) {
      if (match.seated[seat]!.player !== PERSON) continue;
      for (const question of match.questions(seat)) {
        const { lane, actions } = question;
        const asked = { view: this.#viewOf(seat), lane, seat, actions };
        const row = questionRowOf(game, asked);
        // Few questions have a time of their own: only for them it matters whether the rulebook has an answer.
        const said = isHere ? (row.seconds?.(asked, at) ?? null) : null;
        const bySaid = said !== null && match.defaultAnswer(seat, lane) !== null ? said : null;
        // A window for reactions has a clock for all.
        const hasNone = row.isAside === true || (reacting.has(lane) && pace !== 'days');
        const isReply = asked.view.lanes.find(({ id }) => id === lane)!.parent >= 0;
        const byPace = hasNone ? null : timing.answerTime(pace, isReply ? 'reply' : 'turn', this.#table.lastAt);
        const wait = Math.min(bySaid === null ? Infinity : 1000 * bySaid, byPace ?? Infinity);
        if (wait === Infinity) continue;
        yield { name: nameOf(seat, question), kind: 'answer', seat, lane, timer: null, wait, ring: () => this.#timeUp(seat, question) };
      }
    }
  }

  /** The rulebook's answer, or a bot's where it gives none. */
  async #timeUp(seat: Seat, { lane, token, actions }: Question): Promise<void> {
    const isStillAsked = (): boolean =>
      !this.#isClosed && this.#table.match.questions(seat).some((question) => question.lane === lane && question.token === token);
    if (!isStillAsked()) return;
    const { match } = this.#table;
    const vote = this.#silentVote();
    const wish = vote === null ? null : wishOf(vote, seat);
    if (wish !== null) {
      await this.#table.choose(seat, { lane, token, key: wish });
      return;
    }
    const key =
      match.defaultAnswer(seat, lane) ??
      match.game.keys.keyOf(await this.#driving.think(match.game.id, CLOCKS_BOT, { view: this.#viewOf(seat), lane, seat, actions }));
    if (isStillAsked()) await this.#enter({ seat, lane, key, by: 'clock' });
  }

  /** A window has closed: where time runs, who has not answered has the answer that the rulebook gives. */
  #answerForTheSilent(): void {
    const pace = this.#driving.pace();
    if (this.#isClosed || pace === 'off' || pace === 'days') return;
    const reacting = new Set(this.#table.match.reacting());
    // Those who have answered in time are in line before.
    setImmediate(() => {
      const { match } = this.#table;
      for (const seat of listSeats(match.asked())) {
        if (match.seated[seat]!.player !== PERSON) continue;
        for (const question of match.questions(seat)) if (reacting.has(question.lane)) void this.#timeUp(seat, question).catch(this.#blame);
      }
    });
  }

  async #enter(entry: Entry): Promise<void> {
    try {
      await this.#table.enter(entry);
    } catch (error) {
      this.#blame(error);
    }
  }

  /** A table that was put away answers nobody; that is no fault. */
  readonly #blame = (error: unknown): void => {
    if (!this.#table.isClosed) this.#driving.onFault(error);
  };

  /** What a seat sees now: kept already where somebody watches. */
  #viewOf(seat: Seat): Asked<T>['view'] {
    return this.#table.known(seat)?.passages.at(-1)?.after ?? this.#table.match.view(seat);
  }
}

const nameOf = (seat: Seat, { token }: Pick<Question, 'token'>): string => `${seat} ${token}`;
