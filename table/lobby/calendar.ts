const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Tells what day it is to who throws things away by their age. A clock that was put forward or back says nothing about that: it is believed again
 * when it has gone on for a day.
 */
export class Calendar {
  readonly #wall: () => number;
  readonly #steady: () => number;
  #difference: number;
  #believedFrom = -Infinity;

  /** A clock that says what time it is, and may be set; and one that only goes on. Both in milliseconds. */
  constructor(wall = (): number => Date.now(), steady = (): number => performance.now()) {
    this.#wall = wall;
    this.#steady = steady;
    this.#difference = wall() - steady();
  }

  /** Milliseconds since 1970, or null where that cannot be believed. */
  now(): number | null {
    const [wall, steady] = [this.#wall(), this.#steady()];
    if (Math.abs(wall - steady - this.#difference) > HOUR) this.#believedFrom = steady + DAY;
    this.#difference = wall - steady;
    return steady < this.#believedFrom ? null : wall;
  }
}
