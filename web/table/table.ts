import type { OwnWords, Passage, Question, Refusal, Seat, Seated, Types, UndoOffer, Wishes } from '@hoard/kernel';
import type { BoardGame, Clock } from '@hoard/paint';
import type { Deliberation } from '@hoard/players';
import type { ReadonlySignal } from '@preact/signals';
import type { Advised } from './advising.ts';

/** A question to a person at this screen. */
export interface OpenQuestion {
  readonly seat: Seat;
  readonly question: Question;
}

/** An answer to a question, or the wish to take one back. Sent again under the same id, it counts once. */
export interface ChoiceRequest {
  readonly seat: Seat;
  readonly lane: number;
  /** Of the question that is answered, or of what is taken back: so one that comes late is known as such. */
  readonly token: string;
  readonly key: string;
  readonly id: string;
}

/** A person who sits at this screen, or did. */
export interface PersonHere {
  readonly seat: Seat;
  readonly is: 'here' | 'away' | 'gone';
}

/** Why a choice was not taken: by the rules, or because it did not get as far as that. */
export type NotTaken = Refusal | { readonly why: 'unheard'; readonly text: string };

/**
 * A game that is being played, wherever the truth of it lives: in this page, or on a server. It gives nothing that the viewer may not
 * know. What happened comes as passages, in order; the only way back is a choice.
 */
export interface GameTable<T extends Types> {
  readonly id: string;
  readonly boardGame: BoardGame<T>;
  /** What was shown before the first die, so that everybody can check the dice when the game is over. */
  readonly commitment: string;
  /** Whether the dice come from a seed that somebody may know. */
  readonly isSeeded: boolean;
  /** Whether all act at the same time, and nothing is ever taken back. */
  readonly isAtOnce: boolean;
  /** Whether somebody who is asked may ask an adviser. */
  readonly hasAdviser: boolean;
  /** Who answers for each seat now. */
  readonly seated: ReadonlySignal<readonly Seated[]>;
  /** The people of this screen. */
  readonly people: ReadonlySignal<readonly PersonHere[]>;
  /** Whom this screen speaks to: the one person here; else whoever is asked, or in a game with secrets who took the screen last; else -1. */
  readonly viewer: ReadonlySignal<Seat>;
  /** What the viewer is asked: several things at once where lanes go on side by side. */
  readonly askings: ReadonlySignal<readonly OpenQuestion[]>;
  /** How the viewer takes back their last choice, or what bars that. */
  readonly undoOffer: ReadonlySignal<UndoOffer>;
  /** A person to whom the screen should be handed before anything is asked, because it will show what others may not see. */
  readonly called: ReadonlySignal<Seat | null>;
  /** The seats that somebody waits for, people and bots alike, as far as the viewer may know. */
  readonly awaited: ReadonlySignal<readonly Seat[]>;
  /** People who are not at their screens, where a server knows of that. */
  readonly absent?: ReadonlySignal<readonly Seat[]>;
  /** Whether people play at other screens, too, where a server knows of that: they play on when everybody here has left. */
  readonly hasOthers?: ReadonlySignal<boolean>;
  /** The clocks that run; none while somebody reads. */
  readonly clocks: ReadonlySignal<readonly Clock[]>;
  /** Everything that happened so far, as the viewer may know it, oldest first. */
  readonly history: ReadonlySignal<readonly Passage<T>[]>;
  /** What happened first, where it has been left on the server: until it is fetched nothing is told in those places. */
  readonly earlier?: {
    readonly isMissing: ReadonlySignal<boolean>;
    fetch(): Promise<void>;
  };
  /** Where the screen goes on in the history of a viewer when it has come to a place in that of the one before. */
  placeFor(viewer: Seat, before: Seat, place: number): number;
  /** The person who was called sits down at the screen. */
  take(): void;
  choose(request: ChoiceRequest): Promise<NotTaken | null>;
  /** What the viewer has said once and for all. It is kept with the seat. */
  readonly wishes: ReadonlySignal<Wishes>;
  wish(wishes: Wishes): void;
  /** Whether the table answers by it, also when nobody looks; else this page does. */
  readonly answersByWishes: boolean;
  /** What a bot would do in the place of whoever is asked. */
  hint(asking: OpenQuestion, advised: Advised): Promise<Deliberation>;
  /** A bot plays for a person of this screen, until they are back. */
  away(seat: Seat): Promise<NotTaken | null>;
  back(seat: Seat): Promise<NotTaken | null>;
  /** A person of this screen leaves for good. When nobody is left, the game is abandoned. */
  leave(seat: Seat): Promise<NotTaken | null>;
  /** What people put into words of their own when the game was over. */
  readonly words: ReadonlySignal<OwnWords>;
  reword(words: OwnWords): void;
  /** Bots wait with their answers as long as this is so: nobody plays on while somebody reads. */
  holdWhile(isReading: ReadonlySignal<boolean>): void;
  /** Lays the same table once more, where it is not this page that keeps it. */
  playAgain?(): Promise<void>;
  close(): void;
}
