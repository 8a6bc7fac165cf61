import type { Passage, Types, ViewOf } from '@hoard/kernel';
import { patchOf, patched, type Patch } from './patch.ts';

type View = ViewOf<Types>;

/** A passage as it is sent: its views by what has changed since the view before. */
export interface SentPassage extends Omit<Passage<Types>, 'pictures' | 'after'> {
  readonly pictures: readonly Patch[];
  readonly after: Patch;
}

/** Makes passages ready to be sent, one after the other, to somebody who has received all those before. */
export class PassageWriter {
  #shown: View | null;

  /** For somebody who has seen that view last; null for who has seen nothing. */
  constructor(shown: View | null = null) {
    this.#shown = shown;
  }

  write({ pictures, after, ...rest }: Passage<Types>): SentPassage {
    return { ...rest, pictures: pictures.map((picture) => this.#next(picture)), after: this.#next(after) };
  }

  #next(view: View): Patch {
    const patch = patchOf(this.#shown, view);
    this.#shown = view;
    return patch;
  }
}

/** Reads what a writer wrote, from its first passage on. */
export class PassageReader {
  #shown: View | null = null;

  read({ pictures, after, ...rest }: SentPassage): Passage<Types> {
    return { ...rest, pictures: pictures.map((picture) => this.#next(picture)), after: this.#next(after) };
  }

  #next(patch: Patch): View {
    // The first patch brings the whole.
    const view = patched<View | null>(this.#shown, patch)!;
    this.#shown = view;
    return view;
  }
}
