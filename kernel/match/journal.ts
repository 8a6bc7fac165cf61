import { UNDO, isChoice, type Entry } from '../kept/record.ts';

/** All that came about in a match, in its order, and which of it counts. */
export class Journal {
  readonly entries: Entry[] = [];
  /** Of what can be taken back: the places of what counts. */
  #standing: Set<number> = new Set();

  /** The place of the next entry. */
  get length(): number {
    return this.entries.length;
  }

  /** The entries that count: those that nobody took back. */
  get made(): readonly Entry[] {
    return this.entries.filter((_, place) => this.counts(place));
  }

  /** Whether an entry counts: nobody took it back, and all did not go back to before it. Who came or went did so all the same. */
  counts(place: number): boolean {
    const entry = this.entries[place]!;
    if (!isChoice(entry) && entry.now !== 'time') return entry.now !== 'rewind';
    return this.#standing.has(place);
  }

  write(entry: Entry): void {
    if (isChoice(entry) ? entry.key !== UNDO : entry.now === 'time') this.#standing.add(this.length);
    this.entries.push(entry);
  }

  /** A choice counts no more. */
  takeBack(place: number): void {
    this.#standing.delete(place);
  }

  /** What counts now, for `rewind`. */
  standing(): ReadonlySet<number> {
    return new Set(this.#standing);
  }

  /** All went back to when this counted. */
  rewind(standing: ReadonlySet<number>): void {
    this.#standing = new Set(standing);
  }

  /** The places to before which all went back. */
  rewindsTo(): ReadonlySet<number> {
    return new Set(this.entries.flatMap((entry) => (!isChoice(entry) && entry.now === 'rewind' ? [entry.to] : [])));
  }

  /** Whether somebody has left for good from that place on. */
  hasLeftSince(place: number): boolean {
    return this.entries.slice(place).some((entry) => !isChoice(entry) && entry.now === 'gone');
  }
}
