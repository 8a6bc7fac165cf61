import type { Duplex } from 'node:stream';

/** What is written to a stream in one moment, and leaves at once: every piece that leaves alone costs the machine as much as all of them. */
export class OneWrite {
  readonly #stream: Duplex;
  #isNow = false;

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** From here on until all that is being done has been done. */
  begin(): void {
    if (this.#isNow) return;
    this.#isNow = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isNow = false;
      this.#stream.uncork();
    });
  }
}
