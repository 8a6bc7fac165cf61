import type { Refusal, Seat } from '@hoard/kernel';

interface AbsencesParts {
  /** So long after somebody was here last they are taken to be away; null where nobody is. */
  after(): number | null;
  /** Whether somebody is still not here, and others wait for them. */
  isMissed(seat: Seat): boolean;
  turnOver(seat: Seat, now: 'away' | 'back'): Promise<Refusal | null>;
}

/** Has a bot sit in for who has lost the connection for long, and gives them their seat when they are back. */
export class Absences {
  readonly #parts: AbsencesParts;
  /** By seat: when who sits there will be taken to be away. */
  readonly #begun = new Map<Seat, ReturnType<typeof setTimeout>>();
  /** The seats where a bot sits in because the connection was lost: who comes back has the seat at once. */
  readonly #lost = new Set<Seat>();

  constructor(parts: AbsencesParts) {
    this.#parts = parts;
  }

  /** Nobody is connected from a seat any more. */
  begin(seat: Seat): void {
    const wait = this.#parts.after();
    if (wait === null) return;
    clearTimeout(this.#begun.get(seat));
    this.#begun.set(
      seat,
      setTimeout(() => void this.#missed(seat).catch(() => {}), wait),
    );
  }

  /** Somebody is connected from a seat again. */
  async end(seat: Seat): Promise<void> {
    clearTimeout(this.#begun.get(seat));
    this.#begun.delete(seat);
    if (this.#lost.has(seat)) await this.#parts.turnOver(seat, 'back').catch(() => {});
  }

  /** Something else happens to a seat: whoever had it does not have it back by being here. */
  forget(seat: Seat): void {
    this.#lost.delete(seat);
  }

  close(): void {
    for (const timeout of this.#begun.values()) clearTimeout(timeout);
    this.#begun.clear();
  }

  async #missed(seat: Seat): Promise<void> {
    this.#begun.delete(seat);
    if (this.#parts.isMissed(seat) && (await this.#parts.turnOver(seat, 'away')) === null) this.#lost.add(seat);
  }
}
