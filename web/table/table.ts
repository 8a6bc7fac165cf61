import type { Action, Bar, GameRecord, OwnWords, Question, Refusal, Seat, Seated, Types, ViewOf } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import type { Thought } from '@hoard/players';
import type { ReadonlySignal } from '@preact/signals';

/** What a choice brought about, as the seat at the screen may know it. */
export interface Happening<T extends Types> {
  /** Its place in the journal, counted from 1; 0 is what happened before the first choice. */
  readonly number: number;
  readonly seat: Seat;
  readonly key: string;
  readonly events: readonly T['event'][];
  readonly after: ViewOf<T>;
}

/** A question to a person at this screen. */
export interface Asking {
  readonly seat: Seat;
  readonly question: Question;
}

/** What a bot would do, and what it thought of everything that may be done. */
export interface Hint {
  readonly action: Action;
  readonly thoughts: readonly Thought[];
}

/**
 * A game that is being played, wherever the truth of it lives: in this page, or on a server. What happened comes as happenings,
 * in order; the only way back is a choice.
 */
export interface GameTable<T extends Types> {
  readonly id: string;
  readonly boardGame: BoardGame<T>;
  readonly seated: readonly Seated[];
  /** Whom this screen speaks to: the one person here; else whoever is asked, or in a game with secrets who took the screen last; else -1. */
  readonly viewer: ReadonlySignal<Seat>;
  /** What the viewer is asked. */
  readonly asking: ReadonlySignal<Asking | null>;
  /** What bars the viewer from taking back their last choice, or null. */
  readonly undoBar: ReadonlySignal<Bar | null>;
  /** A person to whom the screen should be handed before anything is asked, because it will show what others may not see. */
  readonly called: ReadonlySignal<Seat | null>;
  /** The seats that somebody waits for, people and bots alike. */
  readonly awaited: ReadonlySignal<readonly Seat[]>;
  /** Everything that happened so far, oldest first. */
  readonly history: ReadonlySignal<readonly Happening<T>[]>;
  /** The person who was called sits down at the screen. */
  take(): void;
  choose(action: Action): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** What a bot would do in the place of whoever is asked. */
  hint(): Promise<Hint>;
  /** What people put into words of their own when the game was over. */
  readonly words: ReadonlySignal<OwnWords>;
  reword(words: OwnWords): void;
  record(): GameRecord;
  close(): void;
}
