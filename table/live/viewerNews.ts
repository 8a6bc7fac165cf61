import type { Seat, Transcript, Types } from '@hoard/kernel';
import type { WrittenPassages } from '../wire/writtenPassages.ts';

/** All that leaves a table, whatever the game: what one viewer may know, from the beginning of the game. */
export type ViewerTranscript = Pick<Transcript<Types>, 'viewer' | 'passages' | 'questions' | 'undo' | 'seated' | 'entryAt' | 'placeSince'>;

/** What one viewer may know, as text that is sent: written once for all who watch as that viewer. */
export class ViewerNews {
  readonly known: ViewerTranscript;
  readonly #writer: WrittenPassages;
  /** What was written since something happened last. */
  readonly #texts = new Map<string, string>();

  constructor(known: ViewerTranscript, writer: WrittenPassages) {
    this.known = known;
    this.#writer = writer;
  }

  get viewer(): Seat {
    return this.known.viewer;
  }

  /** Something has happened. */
  forget(): void {
    this.#texts.clear();
  }

  /** The passages from a place on; `isWhole` to somebody who has seen none before. */
  passages(from: number, isWhole: boolean): string {
    const { passages } = this.known;
    const texts: string[] = [];
    for (let place = from; place < passages.length; place++) texts.push(this.#passage(place, isWhole && place === from));
    return `[${texts.join()}]`;
  }

  questions(explaining: boolean): string {
    return this.#once(explaining ? 'explained' : 'questions', () => this.known.questions(explaining));
  }

  get undo(): string {
    return this.#once('undo', () => this.known.undo);
  }

  get seated(): string {
    return this.#once('seated', () => this.known.seated);
  }

  #passage(place: number, isWhole: boolean): string {
    const { passages } = this.known;
    const write = (): string => this.#writer.textOf(passages[place]!, isWhole ? null : passages[place - 1]!.after);
    // Older ones are wanted by who comes back, and seldom twice.
    if (isWhole || place < passages.length - 1) return write();
    const known = this.#texts.get('passage');
    if (known !== undefined) return known;
    const text = write();
    this.#texts.set('passage', text);
    return text;
  }

  #once(name: string, read: () => unknown): string {
    let text = this.#texts.get(name);
    if (text === undefined) this.#texts.set(name, (text = JSON.stringify(read())));
    return text;
  }
}
