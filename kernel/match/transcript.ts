import type { Types, ViewOf } from '../game/game.ts';
import type { Question } from './asked.ts';
import type { Match } from './match.ts';
import type { UndoOffer } from './undo.ts';
import type { Rewind, Seated, TimeUp, Turnover } from '../kept/record.ts';
import { ALL, SPECTATOR, holds, type Seat, type Seats } from '../engine/seats.ts';
import { saidTo, type Announcement } from '../engine/announcement.ts';
import { Eye, type Sights } from './sights.ts';

/** What happened at once, as a viewer may know it: one choice and all that followed from it. */
export interface Passage<T extends Types> {
  readonly what: 'start' | 'choice' | 'undo' | Turnover['now'] | TimeUp['now'] | Rewind['now'];
  /** Who brought it about; SPECTATOR where that was nobody, or is not for the viewer to know. */
  readonly seat: Seat;
  /** What the viewer chose. Nobody is given the key of another's choice: it may hold what was sealed. */
  readonly key: string | null;
  /**
   * The place in this transcript of what an undo took back, or of the first passage that counts no more after a rewind; null where the viewer
   * saw none.
   */
  readonly undoes: number | null;
  /** Where somebody else sits down for good at a seat: who sat there before, and who does now. */
  readonly handedOver?: HandedOver;
  readonly events: readonly T['event'][];
  /** By event: what was in sight when it was told. Rules first change the board, and then tell. */
  readonly pictures: readonly ViewOf<T>[];
  readonly after: ViewOf<T>;
}

/** Who had a seat, and who has it from now on. */
export interface HandedOver {
  readonly from: string;
  readonly to: string;
}

/** What a match knows of something that happened, for its transcripts to tell in part. */
export interface Course<T extends Types> {
  readonly what: Passage<T>['what'];
  readonly seat: Seat;
  readonly key: string | null;
  /** Its place in the journal, and of what an undo took back, or the place a rewind goes back to. Neither ever leaves the server. */
  readonly entry: number;
  readonly undoes: number | null;
  readonly handedOver?: HandedOver | undefined;
  /** Who may know what was chosen. */
  readonly insiders: Seats;
  /** Nobody else may know who chose. */
  readonly isFaceless?: boolean;
}

/**
 * All that leaves a match for one viewer: what happened, as it may be known; what is asked; what may be taken back. Keys of others, the
 * journal, draws, the secret and what was whispered past the viewer are not in it, so that it can be sent to anybody.
 */
export class Transcript<T extends Types> {
  readonly viewer: Seat;
  readonly #match: Match<T>;
  readonly #eye: Eye<T>;
  readonly #close: () => void;
  readonly #passages: Passage<T>[] = [];
  /** Of what is happening: what the viewer was told, and what was in sight then. */
  readonly #events: T['event'][] = [];
  readonly #pictures: ViewOf<T>[] = [];
  /** By passage: the entry of the journal that it tells of. Later ones tell of later entries. */
  readonly #entries: number[] = [];

  constructor(match: Match<T>, sights: Sights<T>, viewer: Seat, close: () => void) {
    this.#match = match;
    this.#eye = new Eye(sights, viewer);
    this.viewer = viewer;
    this.#close = close;
  }

  /** What happened since the transcript was begun, oldest first. The first tells how the game stood then. */
  get passages(): readonly Passage<T>[] {
    return this.#passages;
  }

  /** What the viewer is asked now, in every lane that asks. */
  questions(explaining = false): readonly Question[] {
    return this.#match.questions(this.viewer, explaining);
  }

  /** What the viewer may take back, or what bars that. */
  get undo(): UndoOffer {
    return this.#match.undo(this.viewer);
  }

  /** Who answers for each seat now. */
  get seated(): readonly Seated[] {
    return this.#match.seated;
  }

  /** The entry of the journal that a passage tells of; null where there is none. For who drives the table: it is told to nobody. */
  entryAt(place: number): number | null {
    const entry = this.#entries[place];
    return entry === undefined || entry < 0 ? null : entry;
  }

  /** The first passage that tells of an entry of the journal, or of a later one; null where none does. */
  placeSince(entry: number): number | null {
    return placeOrNull(this.#entries.findIndex((there) => there >= entry));
  }

  /** Writes no more down. */
  close(): void {
    this.#close();
  }

  /** Something was told: the viewer looks at the board, if it was told to them. */
  look(told: Announcement<T['event']>): void {
    const event = saidTo(told, this.viewer);
    if (event === null) return;
    this.#events.push(event);
    this.#pictures.push(this.#eye.picture());
  }

  /** Adds what happened, as far as the viewer may know of it. */
  add({ what, seat, key, entry, undoes, handedOver, insiders, isFaceless = false }: Course<T>): void {
    const { viewer } = this;
    // What grew while things happened has room for more: what is kept for as long as the game has none.
    const events = this.#events.slice();
    const pictures = this.#pictures.slice();
    const after = this.#eye.view();
    this.#events.length = this.#pictures.length = 0;
    const isInside = insiders === ALL || holds(insiders, viewer);
    // To who is told nothing of a hidden choice, nothing has happened: not even that it was made.
    if (!isInside && events.length === 0 && after === this.#passages.at(-1)?.after) return;
    const undone = undoes === null ? null : what === 'rewind' ? this.placeSince(undoes) : placeOrNull(this.#entries.lastIndexOf(undoes));
    this.#entries.push(entry);
    const passage: Passage<T> = {
      what,
      seat: isInside || (insiders === 1 << seat && !isFaceless) ? seat : SPECTATOR,
      key: seat === viewer ? key : null,
      undoes: undone,
      events,
      pictures,
      after,
    };
    this.#passages.push(handedOver === undefined ? passage : { ...passage, handedOver });
  }
}

const placeOrNull = (place: number): number | null => (place < 0 ? null : place);
