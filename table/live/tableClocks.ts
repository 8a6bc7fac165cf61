import type { Seat } from '@hoard/kernel';

/** A clock that should run, and what is done when it has run out. Its name is another whenever it is set anew. */
export interface WantedClock {
  readonly name: string;
  readonly kind: 'answer' | 'timer';
  readonly seat: Seat | null;
  readonly lane: number | null;
  /** What the rules call it where people are to see it. */
  readonly timer: string | null;
  /** In milliseconds. */
  readonly wait: number;
  readonly ring: () => Promise<void>;
}

interface SetClock extends WantedClock {
  readonly ends: number;
  readonly timeout: ReturnType<typeof setTimeout>;
}

/** The clocks of a table. They count how long, not what time it is: a machine whose clock is put right changes nothing. */
export class TableClocks {
  readonly #set = new Map<string, SetClock>();

  get areRunning(): boolean {
    return this.#set.size > 0;
  }

  /** What runs and is still wanted goes on running; what is not is stopped. */
  look(wanted: Iterable<WantedClock>): void {
    const names = new Set<string>();
    for (const clock of wanted) {
      names.add(clock.name);
      if (!this.#set.has(clock.name)) this.#start(clock);
    }
    for (const [name, { timeout }] of this.#set) {
      if (names.has(name)) continue;
      clearTimeout(timeout);
      this.#set.delete(name);
    }
  }

  /** Those that run. */
  running(): Iterable<Pick<SetClock, 'kind' | 'seat' | 'lane' | 'timer' | 'ends'>> {
    return this.#set.values();
  }

  #start(clock: WantedClock): void {
    const timeout = setTimeout(() => {
      this.#set.delete(clock.name);
      void clock.ring();
    }, clock.wait);
    this.#set.set(clock.name, { ...clock, ends: performance.now() + clock.wait, timeout });
  }
}
