/** How much somebody may do: so many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** One who does things, and how much they may still do. */
export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at = performance.now();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
  }

  /** Whether one more is allowed; if so, it counts. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** In how many milliseconds one more is allowed. */
  get wait(): number {
    this.#fill();
    return Math.max(0, Math.ceil(((1 - this.#left) / this.#allowance.perSecond) * 1000));
  }

  /** Whether nothing was done for so long that nobody need remember. */
  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#allowance.burst;
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(this.#allowance.burst, this.#left + ((now - this.#at) / 1000) * this.#allowance.perSecond);
    this.#at = now;
  }
}

/** So many addresses are remembered; with more of them at once, those remembered longest start afresh. */
const MOST_REMEMBERED = 10_000;

/** An allowance for each address. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #byAddress = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(address: string): boolean {
    const known = this.#byAddress.get(address);
    const bucket = known ?? new Bucket(this.#allowance);
    if (known === undefined) this.#byAddress.set(address, bucket);
    if (this.#byAddress.size > MOST_REMEMBERED) this.#forgetSome();
    return bucket.take();
  }

  #forgetSome(): void {
    for (const [address, bucket] of this.#byAddress) if (bucket.isFull) this.#byAddress.delete(address);
    for (const address of this.#byAddress.keys()) {
      if (this.#byAddress.size <= MOST_REMEMBERED / 2) return;
      this.#byAddress.delete(address);
    }
  }
}
