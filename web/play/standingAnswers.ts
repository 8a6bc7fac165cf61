import {
  NO_WISHES,
  disarmed,
  presetIn,
  questionOf,
  questionRowOf,
  standingAnswer,
  topicOf,
  type Action,
  type Asked,
  type Types,
  type Wishes,
} from '@hoard/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { GameTable } from '../table/table.ts';

/** What the viewer has said once and for all, and keeps with the seat: it is nobody else's affair, and no part of the game. */
export class StandingAnswers<T extends Types> {
  readonly wishes: ReadonlySignal<Wishes>;
  readonly #table: GameTable<T>;

  constructor(table: GameTable<T>) {
    this.#table = table;
    this.wishes = table.wishes;
  }

  /** What is answered for the viewer: for a while, or for good. An answer that is armed is asked for. */
  answerTo(asked: Asked<T>): Action | null {
    return standingAnswer(this.#table.boardGame.game, this.wishes.value, asked);
  }

  /** The answer that stands for a question; null where it is asked. */
  presetFor(asked: Asked<T>): string | null {
    return presetIn(this.wishes.value, questionOf(asked), questionRowOf(this.#table.boardGame.game, asked).usual);
  }

  /** The same for one topic of a question. */
  presetOn(question: string, topic: string): string | null {
    const usual = this.#table.boardGame.game.questions?.[question]?.topics?.usual[topic];
    return presetIn(this.wishes.value, topicOf(question, topic), usual);
  }

  /** Gives an answer once and for all, or null to be asked every time. */
  preset(question: string, answer: string | null): void {
    this.#wish({ presets: { ...this.wishes.value.presets, [question]: answer } });
  }

  /** Has the default answer given to this and what follows, for as long as the lull lasts. */
  lull(asked: Asked<T>, name: string): void {
    const lasts = questionRowOf(this.#table.boardGame.game, asked).lulls![name]!;
    this.#wish({ lulls: { ...this.wishes.value.lulls, [name]: lasts(asked) } });
  }

  /** Wants to be asked once where this answer is offered, whatever was said once and for all; or no longer. */
  arm(action: Action): void {
    const key = this.#table.boardGame.game.keys.keyOf(action);
    const { armed } = this.wishes.value;
    this.#wish({ armed: armed.includes(key) ? armed.filter((one) => one !== key) : [...armed, key] });
  }

  /** Whoever was asked because an answer was armed has been asked once. */
  disarm(offered: readonly Action[]): void {
    const wishes = disarmed(this.#table.boardGame.game, this.wishes.value, offered);
    if (wishes !== this.wishes.value) this.#wish(wishes);
  }

  /** Is asked as usual again. */
  askAgain(): void {
    this.#wish(NO_WISHES);
  }

  #wish(change: Partial<Wishes>): void {
    this.#table.wish({ ...this.wishes.value, ...change });
  }
}
