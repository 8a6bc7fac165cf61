import type { Passage, Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { Stage } from '../stage.ts';

/** Shows a game that has been played: jumps to any moment of it, or lets it run on from there. */
export class Projector<T extends Types> {
  /** The place in the film of what is shown. */
  readonly at: ReadonlySignal<number>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly stage: ReadonlySignal<Stage<T>>;
  readonly last: number;

  readonly #boardGame: BoardGame<T>;
  readonly #film: readonly Passage<T>[];
  readonly #pace: () => number;
  readonly #at = signal(0);
  readonly #isRunning = signal(false);
  readonly #stage = signal<Stage<T>>(null!);
  /** What the stage knows so far: it shows whatever is added. */
  #reel = signal<readonly Passage<T>[]>([]);
  #stopFeeding = (): void => {};

  constructor(boardGame: BoardGame<T>, film: readonly Passage<T>[], at: number, pace: () => number) {
    this.#boardGame = boardGame;
    this.#film = film;
    this.#pace = pace;
    this.at = this.#at;
    this.isRunning = this.#isRunning;
    this.stage = this.#stage;
    this.last = film.length - 1;
    this.jump(at);
  }

  /** Shows the game as it stood at a place of the film. */
  jump(at: number): void {
    this.close();
    this.#at.value = Math.max(0, Math.min(at, this.last));
    this.#reel = signal(this.#film.slice(0, this.#at.value + 1));
    this.#stage.value = new Stage({ boardGame: this.#boardGame, history: this.#reel, placeFor }, { pace: this.#pace, onEvent: () => {} });
  }

  run(): void {
    if (this.#at.value === this.last) this.jump(0);
    this.#isRunning.value = true;
    this.#stopFeeding = effect(() => {
      if (this.#stage.value.busy.value || !this.#isRunning.value) return;
      // Told later, not inside: an effect should not set off itself.
      queueMicrotask(() => this.#next());
    });
  }

  pause(): void {
    this.#isRunning.value = false;
    this.#stopFeeding();
  }

  close(): void {
    this.pause();
    this.#stage.value?.close();
  }

  #next(): void {
    if (!this.#isRunning.value || this.#stage.value.busy.value) return;
    if (this.#at.value === this.last) return this.pause();
    this.#at.value++;
    this.#reel.value = this.#film.slice(0, this.#at.value + 1);
  }
}

/** A film is seen through the same eyes from its beginning to its end. */
const placeFor = (_viewer: number, _before: number, place: number): number => place;
