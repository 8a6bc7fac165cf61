import type { Announcement } from '../engine/announcement.ts';
import type { Engine } from '../engine/engine.ts';
import { ALL, SPECTATOR } from '../engine/seats.ts';
import type { StateOf, Types } from '../game/game.ts';
import { Sights } from './sights.ts';
import type { Course, Transcript } from './transcript.ts';
import { cloneState } from './view.ts';

/** What everybody may know, and nobody chose. */
export const BY_NOBODY = { seat: SPECTATOR, key: null, undoes: null, insiders: ALL } as const;

/** Those for whom it is written down what happens in a match. */
export class Audience<T extends Types> {
  readonly #engine: Engine<T>;
  readonly #sights: Sights<T>;
  readonly #transcripts = new Set<Transcript<T>>();
  /** The game as it was whenever something was told before the first choice: nobody could watch yet. */
  readonly #opened: { readonly state: StateOf<T>; readonly told: Announcement<T['event']> }[] = [];

  constructor(engine: Engine<T>) {
    this.#engine = engine;
    this.#sights = new Sights(engine);
    engine.onTold = (state, told) => this.#opened.push({ state: cloneState(engine.game, state), told });
  }

  /** The game has begun: from here on who watches sees it happen. */
  sitDown(): void {
    this.#engine.onTold = null;
  }

  /** Somebody watches from now on, and what went before the first choice, if none was made yet. */
  admit(state: StateOf<T>, isFirst: boolean, begin: (sights: Sights<T>, close: () => void) => Transcript<T>): Transcript<T> {
    const transcript: Transcript<T> = begin(this.#sights, () => this.#dismiss(transcript));
    for (const opened of isFirst ? this.#opened : []) {
      this.#sights.take(opened.state);
      transcript.look(opened.told);
    }
    this.#sights.take(state);
    transcript.add({ ...BY_NOBODY, what: 'start', entry: -1 });
    this.#transcripts.add(transcript);
    this.#engine.onTold = this.#show;
    return transcript;
  }

  /** Writes down for everybody what has just come about. */
  tell(state: StateOf<T>, course: Course<T>): void {
    if (this.#transcripts.size > 0) this.#sights.take(state);
    for (const transcript of this.#transcripts) transcript.add(course);
  }

  readonly #show = (state: StateOf<T>, told: Announcement<T['event']>): void => {
    this.#sights.take(state);
    for (const transcript of this.#transcripts) transcript.look(told);
  };

  #dismiss(transcript: Transcript<T>): void {
    this.#transcripts.delete(transcript);
    if (this.#transcripts.size === 0) this.#engine.onTold = null;
  }
}
