import type { Seat, Transcript, Types } from '@hoard/kernel';
import type { WrittenPassages } from '../wire/writtenPassages.ts';

/** All that leaves a table, whatever the game: what one viewer may know, from the beginning of the game. */
export type ViewerTranscript = Pick<Transcript<Types>, 'viewer' | 'passages' | 'questions' | 'undo' | 'seated' | 'entryAt' | 'placeSince'>;

/** A list as text, written anew only when something else is in it. */
class WrittenList {
  #list: readonly object[] | null = null;
  #text = '';

  of(list: readonly object[]): string {
    const before = this.#list;
    if (before === list) return this.#text;
    if (before?.length !== list.length || list.some((one, place) => one !== before[place])) this.#text = JSON.stringify(list);
    this.#list = list;
    return this.#text;
  }
}

/** What one viewer may know, as text that is sent: written once for all who watch as that viewer. */
export class ViewerNews {
  readonly known: ViewerTranscript;
  readonly #writer: WrittenPassages;
  readonly #questions = new WrittenList();
  readonly #explained = new WrittenList();
  readonly #seated = new WrittenList();
  /** What was written since something happened last. */
  #latest: string | null = null;
  #undo: string | null = null;
  /** What was written of whoever can take nothing back, by what bars it: mostly the same again. */
  #barred: { readonly bar: string; readonly text: string } | null = null;

  constructor(known: ViewerTranscript, writer: WrittenPassages) {
    this.known = known;
    this.#writer = writer;
  }

  get viewer(): Seat {
    return this.known.viewer;
  }

  /** Something has happened. */
  forget(): void {
    this.#latest = this.#undo = null;
  }

  /** The passages from a place on; `isWhole` to somebody who has seen none before. */
  passages(from: number, isWhole: boolean): string {
    const { length } = this.known.passages;
    let texts = '';
    for (let place = from; place < length; place++)
      texts += `${place === from ? '' : ','}${this.#passage(place, isWhole && place === from)}`;
    return `[${texts}]`;
  }

  questions(explaining: boolean): string {
    return (explaining ? this.#explained : this.#questions).of(this.known.questions(explaining));
  }

  get undo(): string {
    return (this.#undo ??= this.#undoNow());
  }

  #undoNow(): string {
    const offer = this.known.undo;
    if (offer.bar === null) return JSON.stringify(offer);
    if (this.#barred?.bar !== offer.bar) this.#barred = { bar: offer.bar, text: JSON.stringify(offer) };
    return this.#barred.text;
  }

  get seated(): string {
    return this.#seated.of(this.known.seated);
  }

  #passage(place: number, isWhole: boolean): string {
    const { passages } = this.known;
    const write = (): string => this.#writer.textOf(passages[place]!, isWhole ? null : passages[place - 1]!.after);
    // Older ones are wanted by who comes back, and seldom twice.
    if (isWhole || place < passages.length - 1) return write();
    return (this.#latest ??= write());
  }
}
