import { holds, listSeats, type Seat, type Seats } from '@hoard/kernel';

interface CallingParts {
  /** So long somebody may be away before they are called: a page that is loaded anew is back at once. */
  readonly after: number;
  isLooking(seat: Seat): boolean;
  call(seat: Seat): void;
}

/** Sees who is awaited at a table and does not look, and has them called. */
export class Calling {
  readonly #parts: CallingParts;
  readonly #waiting = new Map<Seat, ReturnType<typeof setTimeout>>();
  #isClosed = false;

  constructor(parts: CallingParts) {
    this.#parts = parts;
  }

  /** Whether somebody is about to be called. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Who is awaited now. */
  look(awaited: Seats): void {
    if (this.#isClosed) return;
    for (const seat of this.#waiting.keys()) if (!holds(awaited, seat) || this.#parts.isLooking(seat)) this.#stop(seat);
    for (const seat of listSeats(awaited))
      if (!this.#waiting.has(seat) && !this.#parts.isLooking(seat))
        this.#waiting.set(
          seat,
          setTimeout(() => this.#ring(seat), this.#parts.after),
        );
  }

  /** The table is put away. Whoever would have been called in a moment is called now: nobody else would do it. */
  close(): void {
    this.#isClosed = true;
    for (const seat of this.#waiting.keys()) this.#ring(seat);
  }

  #ring(seat: Seat): void {
    this.#stop(seat);
    this.#parts.call(seat);
  }

  #stop(seat: Seat): void {
    clearTimeout(this.#waiting.get(seat));
    this.#waiting.delete(seat);
  }
}
