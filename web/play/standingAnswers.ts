import { questionOf, questionRowOf, type Action, type Asked, type Seat, type Types } from '@hoard/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameTable } from '../table/table.ts';
import { NO_WISHES, keepWishes, presetIn, wishesOf, type Wishes } from './wishes.ts';

/** What the viewer has said once and for all, and keeps with the seat: it is nobody else's affair, and no part of the game. */
export class StandingAnswers<T extends Types> {
  readonly wishes: ReadonlySignal<Wishes>;
  readonly #table: GameTable<T>;
  /** What was wished last, and by whom. */
  readonly #wished = signal<{ readonly seat: Seat; readonly wishes: Wishes } | null>(null);

  constructor(table: GameTable<T>) {
    this.#table = table;
    this.wishes = computed(() => {
      const seat = table.viewer.value;
      return this.#wished.value?.seat === seat ? this.#wished.value.wishes : wishesOf(table.id, seat);
    });
  }

  /** What is answered for the viewer: for a while, or for good. An answer that is armed is asked for. */
  answerTo(asked: Asked<T>): Action | null {
    const { game } = this.#table.boardGame;
    const { presets = {}, lulls = {}, defaultAnswer } = questionRowOf(game, asked);
    const said = this.wishes.value;
    if (asked.actions.some((action) => said.armed.includes(game.keys.keyOf(action)))) return null;
    const at = { content: game.content, seats: this.#table.seated.value.length };
    const isLull = Object.entries(lulls).some(([name, lasts]) => said.lulls[name] === lasts(asked));
    if (isLull) return defaultAnswer?.(asked, at) ?? null;
    const preset = this.presetFor(asked);
    return preset === null ? null : (presets[preset]?.(asked, at) ?? null);
  }

  /** The answer that stands for a question; null where it is asked. */
  presetFor(asked: Asked<T>): string | null {
    return presetIn(this.wishes.value, questionOf(asked), questionRowOf(this.#table.boardGame.game, asked).usual);
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
    const { armed } = this.wishes.value;
    if (armed.length === 0) return;
    const keys = new Set(offered.map((action) => this.#table.boardGame.game.keys.keyOf(action)));
    const left = armed.filter((key) => !keys.has(key));
    if (left.length < armed.length) this.#wish({ armed: left });
  }

  /** Is asked as usual again. */
  askAgain(): void {
    this.#wish(NO_WISHES);
  }

  #wish(change: Partial<Wishes>): void {
    const seat = this.#table.viewer.value;
    const wishes = { ...this.wishes.value, ...change };
    this.#wished.value = { seat, wishes };
    keepWishes(this.#table.id, seat, wishes);
  }
}
