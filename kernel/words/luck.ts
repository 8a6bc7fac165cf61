import type { Seat } from '../engine/seats.ts';
import type { Luck } from './telling.ts';

/** Counts what chance did against what was to be expected: by label and seat, -1 for everybody. */
export class LuckTally {
  readonly #lines: { -readonly [field in keyof Luck]: Luck[field] }[] = [];

  /** Something fell once. */
  add(label: string, seat: Seat, happened: number, expected: number): void {
    let line = this.#lines.find((known) => known.label === label && known.seat === seat);
    if (line === undefined) this.#lines.push((line = { seat, label, happened: 0, expected: 0, among: 0 }));
    line.happened += happened;
    line.expected += expected;
    line.among++;
  }

  /** What fell at all, in the order of the labels, and of the seats in each. */
  lines(labels: readonly string[]): Luck[] {
    return labels.flatMap((label) => this.#lines.filter((line) => line.label === label).toSorted((one, other) => one.seat - other.seat));
  }
}
