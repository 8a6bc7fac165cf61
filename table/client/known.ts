import type { Passage, Question, Seat, Seated, Types, UndoOffer } from '@hoard/kernel';
import type { BallotShown, News, RewindAsked, Said } from '../wire/messages.ts';
import type { TableShown } from '../wire/parts.ts';

/** What somebody has said once and for all; see `Wishes` of the page. */
export type Wishes = NonNullable<News['wishes']>;
/** A clock with its end in the time of `performance.now()`. */
export type RunningClock = Omit<NonNullable<News['clocks']>[number], 'left'> & { readonly ends: number };

/** All that is known of a table here. A new object whenever any of it changes; passages are only ever added, or all replaced (`epoch`). */
export interface Known<T extends Types> {
  readonly table: TableShown;
  /** The seat of whoever connected; -1 for who looks on. */
  readonly viewer: Seat;
  readonly isHost: boolean;
  /** The place of the first passage that is here: older ones are asked for (`recallAll`). */
  readonly first: number;
  /** Rises when the passages are not a longer list of those before. */
  readonly epoch: number;
  /** Empty until the game begins. */
  readonly passages: readonly Passage<T>[];
  readonly questions: readonly Question[];
  readonly undo: UndoOffer;
  readonly seated: readonly Seated[];
  readonly clocks: readonly RunningClock[];
  readonly wishes: Wishes;
  /** Somebody would like to go back; null where nobody does. */
  readonly rewind: RewindAsked | null;
  /** What was wished for silently in the vote that is held now; null where there is none. */
  readonly ballot: BallotShown | null;
  readonly chat: readonly Said[];
}
