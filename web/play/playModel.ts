import {
  SPECTATOR,
  UNDO,
  nameIn,
  spokenTo,
  questionOf,
  questionRowOf,
  soundOf,
  type Action,
  type Asked,
  type Denial,
  type Question,
  type QuestionRow,
  type Refusal,
  type Seat,
  type Table,
  type Telling,
  type Types,
  type Voices,
} from '@hoard/kernel';
import type { Deliberation } from '@hoard/players';
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { language, memory, reducedMotion, sound, speed } from '../settings/settings.ts';
import { showToast } from '../style/Toasts.tsx';
import { Stage } from '../stage.ts';
import { freshRequest } from '../storage/fresh.ts';
import type { OpenQuestion, GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';
import { comingOrGoingText } from './comingOrGoingText.ts';
import type { LogLine } from './lines.ts';
import { barText, refusalText } from './refusals.ts';
import { waitingText } from './waitingText.ts';
import { rulesAt, type Rules } from '../rulebook/rules.ts';
import { playSound } from './sounds.ts';

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
  readonly considered: Signal<Action | null> = signal(null);
  /** What somebody wants to know the reason of. */
  readonly why: Signal<Denial | null> = signal(null);
  /** What the adviser says; while it thinks, how many courses of the game it has tried. */
  readonly hint: Signal<Deliberation | { readonly tries: number } | null> = signal(null);
  readonly isLogOpen = signal(false);
  /** Whether somebody is about to leave, or to come back. */
  readonly isDoorOpen = signal(false);
  readonly areKeysOpen = signal(false);
  /** The rulebook, open at a rule or at its beginning; null where it is closed. */
  readonly book: Signal<{ readonly rule: string | null } | null> = signal(null);
  readonly isResultOpen = signal(true);
  /** Whether the guide speaks of something. */
  readonly isGuided = signal(false);
  /** Whether somebody reads something that is not the game itself: nothing goes on meanwhile. */
  readonly isReading: ReadonlySignal<boolean> = computed(
    () => this.isGuided.value || this.why.value !== null || this.book.value !== null || this.areKeysOpen.value || this.isDoorOpen.value,
  );
  /** Whose sheet is looked at as a whole, or null. */
  readonly shownSheet: Signal<Seat | null> = signal(null);

  /** By question: the answer that somebody gave once and for all. */
  readonly presets: Signal<ReadonlyMap<string, string>> = signal(new Map());

  /** The lane whose question was turned to last. */
  readonly #lane = signal(-1);
  readonly #stopAnswering: () => void;
  /** The last request that was sent: the same answer to the same question, clicked again, is the same request. */
  #sent = { token: '', key: '', id: '' };

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
    this.telling = computed(() => table.boardGame.tellingIn(language.value));
    this.rules = computed(() => rulesAt(table.boardGame.rulebook[language.value]).value);
    table.holdWhile(this.isReading);
    this.stage = new Stage(table, {
      isHeld: this.isReading,
      pace: () => (reducedMotion.value ? 0 : speed.value),
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
      const askings = this.askings.value;
      return askings.find(({ question }) => question.lane === this.#lane.value) ?? askings[0] ?? null;
    });
    this.#stopAnswering = effect(() => this.#answerByPreset());
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
  sentence({ told }: LogLine<T>): string {
    return 'event' in told ? this.telling.value.event(told.event, this.voices) : comingOrGoingText(told, this.voices);
  }

  /** Turns to another of several questions. */
  turnTo({ question: { lane } }: OpenQuestion): void {
    this.#clear();
    this.#lane.value = lane;
  }

  /** Gives an answer once and for all, or null to be asked again. */
  preset(question: string, answer: string | null): void {
    const presets = new Map(this.presets.value);
    if (answer === null) presets.delete(question);
    else presets.set(question, answer);
    this.presets.value = presets;
  }

  /** What is known of a question besides its rules. */
  rowOf(asking: OpenQuestion): QuestionRow<T> {
    return questionRowOf(this.table.boardGame.game, this.askedIn(asking));
  }

  /** Whether places on the board are among the answers: then the board is what one looks at. */
  isOnBoard(asking: OpenQuestion): boolean {
    const { keyOf } = this.table.boardGame.game.keys;
    const places = new Set(this.telling.value.places(this.stage.view.value, this.voices).map(({ id }) => id));
    return asking.question.actions.some((action) => places.has(keyOf(action).split(':')[1] ?? ''));
  }

  #answerByPreset(): void {
    const asking = this.asking.value;
    if (asking === null) return;
    const asked = this.askedIn(asking);
    const preset = this.presets.value.get(questionOf(asked));
    const action = preset === undefined ? null : (this.rowOf(asking).presets?.[preset]?.(asked, this.#rules) ?? null);
    // Told later, not inside: an effect should not set off itself.
    if (action !== null) queueMicrotask(() => void this.choose(asking, action));
  }

  /** The pick of an action, on the board or by its button: at once, or looked at first. */
  pick(asking: OpenQuestion, action: Action): void {
    if (this.asking.value === null) return;
    const wantsMore = this.rowOf(asking).confirms?.(this.askedIn(asking), action, this.#rules) ?? false;
    if (wantsMore && this.considered.value !== action) this.considered.value = action;
    else void this.choose(asking, action);
  }

  /** Answers a question: the one that was read, not one that has come since. */
  async choose(asking: OpenQuestion, action: Action): Promise<void> {
    if (this.asking.value === null) return;
    this.#clear();
    const { seat, question } = asking;
    const key = this.table.boardGame.game.keys.keyOf(action);
    const refusal = await this.#send(seat, question, key);
    if (refusal !== null) showToast({ text: refusalText(refusal, action, this.telling.value, this.voices) });
  }

  async undo(): Promise<void> {
    if (this.stage.past.value !== null) return;
    const offer = this.table.undoOffer.value;
    if (offer.bar !== null) return showToast({ text: barText(offer.bar) });
    this.#clear();
    this.stage.skip();
    const refusal = await this.#send(this.table.viewer.value, offer, UNDO);
    if (refusal !== null) showToast({ text: refusal.why === 'undo-barred' ? barText(refusal.bar) : words.value.play.refusedStale });
  }

  async advise(): Promise<void> {
    const asking = this.asking.value;
    if (asking === null) return showToast({ text: words.value.play.refusedNotAsked });
    if (this.hint.value !== null) return;
    this.hint.value = { tries: 0 };
    // By now something else may be asked, or nobody may wait for it any more.
    const isWanted = (): boolean => this.asking.value === asking && this.hint.value !== null;
    const hint = await this.table.hint(asking, { isWanted, onProgress: (tries) => isWanted() && (this.hint.value = { tries }) });
    if (isWanted()) this.hint.value = hint;
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
    this.stage.close();
  }

  get #rules(): Table<T> {
    return { content: this.table.boardGame.game.content, seats: this.table.seated.value.length };
  }

  async #send(seat: Seat, { lane, token }: Pick<Question, 'lane' | 'token'>, key: string): Promise<Refusal | null> {
    if (this.#sent.token !== token || this.#sent.key !== key) this.#sent = { token, key, id: freshRequest() };
    const refusal = await this.table.choose({ seat, lane, token, key, id: this.#sent.id });
    // What was refused may be possible later.
    if (refusal !== null) this.#sent = { token: '', key: '', id: '' };
    return refusal;
  }

  #clear(): void {
    this.considered.value = null;
    this.hint.value = null;
  }
}
