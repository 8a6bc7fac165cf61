const BAR = 30;
const EVERY = { bar: 100, line: 5000 } as const;

/** Tells on the error stream how far the games are: a bar on a terminal, else a line every few seconds. */
export class Progress {
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;
  readonly #began = performance.now();
  #played = 0;
  #told = this.#began;

  constructor(total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#stream = stream;
  }

  add(games: number): void {
    this.#played += games;
    const now = performance.now();
    const isTerminal = this.#stream.isTTY;
    if (now - this.#told < (isTerminal ? EVERY.bar : EVERY.line)) return;
    this.#told = now;
    const words = progressInWords(this.#played, this.#total, now - this.#began);
    this.#stream.write(isTerminal ? `\r${bar(this.#played / this.#total)} ${words}\u001B[K` : `${words}\n`);
  }

  /** Clears the bar: what was found follows. */
  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[K');
  }
}

const bar = (share: number): string => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');

export function progressInWords(played: number, total: number, milliseconds: number): string {
  const left = Math.ceil(((total - played) * milliseconds) / played / 1000);
  const rate = (1000 * played) / milliseconds;
  return `${played} of ${total} games, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, ${duration(left)} left`;
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
