import {
  SPECTATOR,
  UNDO,
  loneAnswer,
  nameIn,
  spokenTo,
  questionRowOf,
  soundOf,
  type Action,
  type Asked,
  type Denial,
  type Question,
  type QuestionRow,
  type Seat,
  type Table,
  type Telling,
  type Types,
  type ViewOf,
  type Voices,
} from '@hoard/kernel';
import type { Changes } from '@hoard/paint';
import type { Verdict } from '@hoard/players';
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { language, memory, narrow, reducedMotion, sound, speed } from '../settings/settings.ts';
import { showToast } from '../style/Toasts.tsx';
import { Stage } from '../stage.ts';
import { freshRequest } from '../storage/fresh.ts';
import type { OpenQuestion, GameTable, NotTaken } from '../table/table.ts';
import { words } from '../words/words.ts';
import { askedAgain, untilAskedAgain } from './askedAgain.ts';
import { changesBetween } from './changes.ts';
import { comingOrGoingText } from './comingOrGoingText.ts';
import { isDrafting } from './drafting.ts';
import type { LogLine } from './lines.ts';
import { mainAnswer } from './mainAnswer.ts';
import { barText, refusalText } from './refusals.ts';
import { toldAnswers, type ToldAnswer } from './toldAnswers.ts';
import { waitingText } from './waitingText.ts';
import { rulesAt, type Rules } from '../rulebook/rules.ts';
import { playSound } from './sounds.ts';
import { StandingAnswers } from './standingAnswers.ts';

/** Long enough to look at a board and at everybody's sheet. */
const MARKED_MILLISECONDS = 9_000;

/** Everything that the parts of the play screen share: the table, what is shown of it, and what the person at the screen is about to do. */
export class PlayModel<T extends Types> {
  readonly table: GameTable<T>;
  readonly stage: Stage<T>;
  readonly voices: Voices;
  readonly telling: ReadonlySignal<Telling<T>>;
  readonly rules: ReadonlySignal<Rules>;
  /** The questions that can be answered now: not before everything that led to them was shown, and not while looking back. */
  readonly askings: ReadonlySignal<readonly OpenQuestion[]>;
  /** The one of them that is before the person at the screen. */
  readonly asking: ReadonlySignal<OpenQuestion | null>;
  /** Whether nothing can be chosen any more: the game has come to its end, or was abandoned. */
  readonly isOver: ReadonlySignal<boolean>;
  /** What is waited for, where nobody at this screen is asked. */
  readonly waiting: ReadonlySignal<string>;
  /** What happened without being shown, marked for a while: until the next choice, or until it was there long enough to be seen. */
  readonly changes: ReadonlySignal<Changes | null>;
  readonly considered: Signal<Action | null> = signal(null);
  /** So often somebody has laid open what wants to be read. */
  readonly unfolded: Signal<number> = signal(0);
  /** The answers to it, in the order in which the game tells them. */
  readonly answers: ReadonlySignal<readonly ToldAnswer[]>;
  /** The answer that is emphasised; Enter takes it. It is what the adviser said, if it was asked. */
  readonly main: ReadonlySignal<Action | null>;
  /** The answer that is pointed at in a list: the board shows where it leads. */
  readonly pointed: Signal<Action | null> = signal(null);
  /** Answers in a row that were put together for the question that is asked now. */
  readonly planned: ReadonlySignal<readonly Action[]> = computed(() =>
    this.#plan.value.token === this.asking.value?.question.token ? this.#plan.value.actions : [],
  );
  /** What somebody wants to know the reason of. */
  readonly why: Signal<Denial | null> = signal(null);
  /** What the adviser says; while it thinks, how many courses of the game it has tried. */
  readonly hint: Signal<Verdict | { readonly tries: number } | null> = signal(null);
  readonly isLogOpen = signal(false);
  /** Whether somebody is about to leave, or to come back. */
  readonly isDoorOpen = signal(false);
  readonly areKeysOpen = signal(false);
  /** Whether somebody says when they want to be asked. */
  readonly arePresetsOpen = signal(false);
  /** What a phone's bar has no room for. */
  readonly isMenuOpen = signal(false);
  /** The rulebook, open at a rule or at its beginning; null where it is closed. */
  readonly book: Signal<{ readonly rule: string | null } | null> = signal(null);
  readonly isResultOpen = signal(true);
  /** Whether the guide speaks of something. */
  readonly isGuided = signal(false);
  /** Whose sheet is looked at as a whole, or null. */
  readonly shownSheet: Signal<Seat | null> = signal(null);
  /** Whether somebody reads something that is not the game itself, or looks back: nothing goes on meanwhile. */
  readonly isReading: ReadonlySignal<boolean> = computed(
    () =>
      this.isGuided.value ||
      this.why.value !== null ||
      this.book.value !== null ||
      this.shownSheet.value !== null ||
      this.areKeysOpen.value ||
      this.arePresetsOpen.value ||
      this.isDoorOpen.value ||
      this.isMenuOpen.value ||
      // Beside a wide board it always stands open.
      (this.isLogOpen.value && narrow.value) ||
      this.stage.past.value !== null,
  );

  /** How fast things are shown; 0 shows nothing move. */
  readonly pace: ReadonlySignal<number> = computed(() => (reducedMotion.value ? 0 : speed.value));

  /** What is answered for the viewer without being asked. */
  readonly standing: StandingAnswers<T>;

  readonly #plan = signal<{ readonly token: string; readonly actions: readonly Action[] }>({ token: '', actions: [] });
  /** What the adviser said last, and to which question: it holds also when its words are put away. */
  readonly #advised = signal<{ readonly token: string; readonly action: Action | null }>({ token: '', action: null });
  /** The lane whose question was turned to last. */
  readonly #lane = signal(-1);
  readonly #stopAnswering: () => void;
  readonly #stopMarking: () => void;
  /** The last request that was sent: the same answer to the same question, clicked again, is the same request. */
  #sent = { token: '', key: '', id: '' };
  /** How many choices the last answer was: they are taken back as one. */
  #run = 1;
  /** What was put together goes on when others have had their say. */
  #waiting: ReturnType<typeof untilAskedAgain> | null = null;

  constructor(table: GameTable<T>) {
    const [you, ...others] = table.people.value;
    this.table = table;
    this.voices = {
      nameOf: (seat) => nameIn(language.value, table.seated.value[seat]?.name ?? ''),
      you: spokenTo(
        table.seated.value.map(({ name }) => name),
        you === undefined || others.length > 0 ? SPECTATOR : you.seat,
      ),
      get memory() {
        return memory.value;
      },
    };
    this.standing = new StandingAnswers(table);
    this.telling = computed(() => table.boardGame.tellingIn(language.value));
    this.rules = computed(() => rulesAt(table.boardGame.rulebook[language.value]).value);
    table.holdWhile(this.isReading);
    this.stage = new Stage(table, {
      isHeld: this.isReading,
      isLive: table.isAtOnce,
      pace: () => this.pace.value,
      onEvent: (event) => {
        const name = soundOf(table.boardGame.events, event);
        if (sound.value && name !== null) void playSound(name);
      },
    });
    this.isOver = computed(() => {
      const { what, after } = table.history.value.at(-1)!;
      return after.outcome !== null || what === 'abandoned';
    });
    this.waiting = computed(() => waitingText(table, this.voices));
    this.askings = computed(() => (this.stage.busy.value || this.stage.past.value !== null ? [] : table.askings.value));
    this.asking = computed(() => {
      const pressing = this.askings.value.filter((asking) => !this.isAside(asking));
      const turnedTo = (askings: readonly OpenQuestion[]) => askings.find(({ question }) => question.lane === this.#lane.value);
      return turnedTo(pressing) ?? pressing[0] ?? turnedTo(this.askings.value) ?? null;
    });
    this.changes = computed(() => this.#changes());
    this.answers = computed(() => (this.asking.value === null ? [] : toldAnswers(this, this.asking.value)));
    this.main = computed(() => (this.asking.value === null ? null : this.#mainOf(this.asking.value)));
    this.#stopAnswering = effect(() => this.#answerByPreset());
    this.#stopMarking = effect(() => {
      if (this.changes.value === null) return;
      const timer = setTimeout(() => this.stage.attend(), MARKED_MILLISECONDS);
      return () => clearTimeout(timer);
    });
  }

  /** An answer in a few words. */
  option(action: Action): string {
    const asking = this.asking.value;
    return this.telling.value.option(action, this.voices, asking === null ? undefined : this.askedIn(asking));
  }

  /** A question as it is told: with what is in sight. */
  askedIn({ seat, question: { lane, actions } }: OpenQuestion): Asked<T> {
    return { view: this.stage.view.value, lane, seat, actions };
  }

  /** A line of the log as a sentence. */
  sentence({ told }: LogLine<T>, voices = this.voices): string {
    return 'event' in told ? this.telling.value.event(told.event, voices) : comingOrGoingText(told, voices);
  }

  /** Turns to another of several questions, or away from one that nobody waits for. */
  turnTo(asking: OpenQuestion | null): void {
    this.#clear();
    this.#lane.value = asking?.question.lane ?? -1;
  }

  /** What is known of a question besides its rules. */
  rowOf(asking: OpenQuestion): QuestionRow<T> {
    return questionRowOf(this.table.boardGame.game, this.askedIn(asking));
  }

  /** Whether it can be said, occasion by occasion, when to be asked. */
  get hasTopics(): boolean {
    return Object.values(this.table.boardGame.game.questions ?? {}).some(({ topics }) => topics !== undefined);
  }

  /** Whether nobody waits for an answer: then it is asked only of who turns to it. */
  isAside(asking: OpenQuestion): boolean {
    return this.rowOf(asking).isAside === true;
  }

  /** Whoever puts an offer together means to make it. */
  #mainOf(asking: OpenQuestion): Action | null {
    const asked = this.askedIn(asking);
    const bargain = this.telling.value.bargain(asked, this.voices);
    if (bargain !== null && isDrafting(bargain) && asked.actions.includes(bargain.offer)) return bargain.offer;
    if (this.#advised.value.token === asking.question.token) return this.#advised.value.action;
    const told = this.answers.value.map(({ action }) => action);
    return mainAnswer(this.table.boardGame, asked, told);
  }

  /** Whether the answers are places of the board, but for one or two: then the board is what one looks at. */
  isOnBoard(asking: OpenQuestion): boolean {
    const { boardGame } = this.table;
    if (boardGame.wantsRoom?.(this.askedIn(asking))) return false;
    if (boardGame.isPlayedOn?.(this.askedIn(asking))) return true;
    return this.answers.value.filter(({ under }) => under === undefined).length < 3;
  }

  #changes(): Changes | null {
    const { stage, table, voices } = this;
    const missed = stage.missed.value;
    if (missed === null || stage.busy.value || stage.past.value !== null) return null;
    const telling = this.telling.value;
    const [before, after] = [missed.before, stage.view.value].map((view) => telling.sheets(view, voices));
    return changesBetween(before!, after!, missed.events, table.boardGame.events);
  }

  #answerByPreset(): void {
    const asking = this.asking.value;
    if (asking === null || this.table.answersByWishes) return;
    const asked = this.askedIn(asking);
    const action = loneAnswer(this.rowOf(asking), asked.actions, this.table.seated.value) ?? this.standing.answerTo(asked);
    // Told later, not inside: an effect should not set off itself.
    if (action !== null) queueMicrotask(() => void this.choose(asking, action));
  }

  /** The pick of an action, on the board or by its button: at once, or looked at first. */
  pick(asking: OpenQuestion, action: Action): void {
    if (this.asking.value === null) return;
    if (this.#wantsMore(asking, action) && this.considered.value !== action) this.considered.value = action;
    else void this.choose(asking, action);
  }

  /** Answers a question: the one that was read, not one that has come since. */
  choose(asking: OpenQuestion, action: Action): Promise<void> {
    return this.chooseSeveral(asking, action, 1);
  }

  /** The same answer so many times in a row, as long as it is offered and wants no second look; taken back as one. */
  chooseSeveral(asking: OpenQuestion, action: Action, count: number): Promise<void> {
    const actions = Array.from({ length: count }, () => action);
    return this.#answerInTurn(asking, actions, (next, view) => !this.#wantsMore(next, action, view));
  }

  /** Puts answers in a row together, to be given as one. */
  plan({ question: { token } }: OpenQuestion, actions: readonly Action[]): void {
    this.#plan.value = { token, actions };
  }

  /**
   * One answer after another, each to the question that the one before has led to. What is not asked after all is passed over; where none
   * of the rest is offered, the person at the screen goes on. All of it was seen before, and is taken back as one.
   */
  chooseInTurn(asking: OpenQuestion, actions: readonly Action[]): Promise<void> {
    return this.#answerInTurn(asking, actions, () => true);
  }

  async #answerInTurn(
    asking: OpenQuestion,
    actions: readonly Action[],
    goesOn: (next: OpenQuestion, view: ViewOf<T>) => boolean,
  ): Promise<void> {
    if (this.asking.value === null) return;
    this.#clear();
    this.stage.attend();
    this.#run = 0;
    let next: OpenQuestion | undefined = asking;
    let rest = actions;
    while (next !== undefined) {
      const { question, seat } = next;
      const place = rest.findIndex((action) => question.actions.includes(action));
      const action = rest[place];
      if (action === undefined) return;
      rest = rest.slice(place + 1);
      this.standing.disarm(question.actions);
      const refusal = await this.#send(seat, question, this.table.boardGame.game.keys.keyOf(action));
      if (refusal !== null) return showToast({ text: refusalText(refusal, action, this.telling.value, this.voices) });
      this.#run++;
      next = askedAgain(this.table, asking);
      // Only what was put together for this goes on after others had their say, and only where they have left it possible.
      if (next === undefined && rest.length > 0 && rest[0] !== action) {
        this.#waiting?.stop();
        this.#waiting = untilAskedAgain(this.table, asking);
        next = await this.#waiting.next;
        if (next?.question.actions.includes(rest[0]!) !== true) return;
        this.#run = 0;
      }
      if (next !== undefined && !goesOn(next, this.table.history.value.at(-1)!.after)) return;
    }
  }

  /** Takes back the last answer, with all the choices that it was. */
  async undo(): Promise<void> {
    if (this.stage.past.value !== null) return;
    const { bar } = this.table.undoOffer.value;
    if (bar !== null) return showToast({ text: barText(bar) });
    this.#clear();
    this.stage.skip();
    this.stage.attend();
    const run = Math.max(1, this.#run);
    this.#run = 1;
    for (let back = 0; back < run; back++) {
      const offer = this.table.undoOffer.value;
      if (offer.bar !== null) return;
      const refusal = await this.#send(this.table.viewer.value, offer, UNDO);
      if (refusal !== null)
        return showToast({ text: refusal.why === 'undo-barred' ? barText(refusal.bar) : words.value.play.refusedStale });
    }
  }

  /** Whether a pick wants a second one. */
  #wantsMore(asking: OpenQuestion, action: Action, view = this.stage.view.value): boolean {
    const asked = { ...this.askedIn(asking), view };
    return questionRowOf(this.table.boardGame.game, asked).confirms?.(asked, action, this.#rules) ?? false;
  }

  async advise(): Promise<void> {
    const asking = this.asking.value;
    if (asking === null) return showToast({ text: words.value.play.refusedNotAsked });
    if (this.hint.value !== null || !this.table.hasAdviser) return;
    this.hint.value = { tries: 0 };
    // By now something else may be asked, or nobody may wait for it any more.
    const isWanted = (): boolean => this.asking.value === asking && this.hint.value !== null;
    const [found, adviser] = await Promise.all([
      this.table.hint(asking, { isWanted, onProgress: (tries) => isWanted() && (this.hint.value = { tries }) }),
      import('./AdviserSays.tsx').catch(() => null),
    ]);
    if (!isWanted()) return;
    if (adviser === null) {
      this.hint.value = null;
      return showToast({ text: words.value.trouble.notLoaded });
    }
    const verdict = adviser.verdictIn(found, this.main.value);
    batch(() => {
      this.#advised.value = { token: asking.question.token, action: verdict.action };
      this.hint.value = verdict;
    });
  }

  /** One step back from whatever is open. */
  back(): void {
    if (this.stage.past.value !== null) this.stage.backToNow();
    else if (this.considered.value !== null) this.considered.value = null;
    else if (this.hint.value !== null) this.hint.value = null;
    else if (this.isLogOpen.value) this.isLogOpen.value = false;
    else this.stage.skip();
  }

  close(): void {
    this.#stopAnswering();
    this.#stopMarking();
    this.#waiting?.stop();
    this.stage.close();
  }

  get #rules(): Table<T> {
    return { content: this.table.boardGame.game.content, seats: this.table.seated.value.length };
  }

  async #send(seat: Seat, { lane, token }: Pick<Question, 'lane' | 'token'>, key: string): Promise<NotTaken | null> {
    if (this.#sent.token !== token || this.#sent.key !== key) this.#sent = { token, key, id: freshRequest() };
    const refusal = await this.table.choose({ seat, lane, token, key, id: this.#sent.id });
    // What was refused may be possible later.
    if (refusal !== null) this.#sent = { token: '', key: '', id: '' };
    return refusal;
  }

  #clear(): void {
    this.considered.value = null;
    this.pointed.value = null;
    this.hint.value = null;
    this.#plan.value = { token: '', actions: [] };
  }
}
