/** A window for reactions that is open: which lanes are in it, until when answers wait, and who waits. */
interface OpenWindow {
  readonly name: string;
  readonly lanes: ReadonlySet<number>;
  readonly closing: PromiseWithResolvers<void>;
  ends: number;
  timeout: ReturnType<typeof setTimeout> | undefined;
  isExtended: boolean;
  isOver: boolean;
}

/**
 * Lets a window for reactions last the same whoever or whatever answers: all answers wait until its time is over. Who answers at once would else
 * show that there was nothing to think about, and whose answer came last would be known by when it was read.
 */
export class ReactionHold {
  readonly #onOver: () => void;
  readonly #onChange: () => void;
  #open: OpenWindow | null = null;

  /** Told when a window's time is over, after those who waited were let go; and when its end has moved. */
  constructor(onOver: () => void, onChange: () => void) {
    this.#onOver = onOver;
    this.#onChange = onChange;
  }

  /** Until when answers wait; null where none do. */
  get ends(): number | null {
    return this.isHolding ? this.#open!.ends : null;
  }

  get isHolding(): boolean {
    return this.#open !== null && !this.#open.isOver;
  }

  /** The lanes of the window that is open now, none where there is none, and how long a new one lasts. */
  look(lanes: readonly number[], milliseconds: number): void {
    const name = lanes.join(' ');
    if (name === (this.#open?.name ?? '')) return;
    this.close();
    if (name === '') return;
    const window: OpenWindow = {
      name,
      lanes: new Set(lanes),
      closing: Promise.withResolvers(),
      ends: performance.now() + milliseconds,
      timeout: undefined,
      isExtended: false,
      isOver: false,
    };
    this.#open = window;
    if (milliseconds === 0) this.#letGo(window);
    else this.#wait(window);
  }

  /** When an answer in a lane may count. */
  async released(lane: number): Promise<void> {
    const window = this.#open;
    if (window !== null && !window.isOver && window.lanes.has(lane)) await window.closing.promise;
  }

  /** More time, once a window. */
  extend(milliseconds: number): boolean {
    const window = this.#open;
    if (window === null || window.isOver || window.isExtended) return false;
    window.isExtended = true;
    window.ends += milliseconds;
    this.#wait(window);
    this.#onChange();
    return true;
  }

  close(): void {
    const window = this.#open;
    this.#open = null;
    if (window === null) return;
    clearTimeout(window.timeout);
    window.isOver = true;
    window.closing.resolve();
  }

  #wait(window: OpenWindow): void {
    clearTimeout(window.timeout);
    window.timeout = setTimeout(() => {
      this.#letGo(window);
      this.#onOver();
    }, window.ends - performance.now());
  }

  #letGo(window: OpenWindow): void {
    window.isOver = true;
    window.closing.resolve();
  }
}
