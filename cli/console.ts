import { createInterface, type Interface } from 'node:readline';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters, styleText } from 'node:util';
import type { Ink, ScreenSize, Style } from '@hoard/kernel';
import { printable } from '@hoard/kernel/problem';

export interface ConsoleManner {
  readonly colour: boolean;
  /** Only characters that every terminal has. */
  readonly ascii: boolean;
  /** 0 without pauses, 1 as meant, 2 twice as quick. */
  readonly speed: number;
}

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

const CLEAR = '\u001b[2J\u001b[H';
/** Also what has scrolled out of sight. */
const CLEAR_ALL = '\u001b[2J\u001b[3J\u001b[H';
/** Nobody types more in a line; what is longer comes from something that never ends. */
const LONGEST_LINE = 1000;
const MOST_UNBROKEN = 1_000_000;
/** So many lines wait for their questions. */
const MOST_WAITING = 1_000;
const PLAIN_ROOM: ScreenSize = { width: 80, height: 24 };

/** Where a person reads and types: a terminal, or pipes, in which nothing is redrawn and nobody is kept waiting. */
export class Console {
  readonly isTerminal: boolean;
  readonly ink: Ink;
  readonly #manner: ConsoleManner;
  readonly #input: Input;
  readonly #output: Output;
  readonly #lines: string[] = [];
  #reader: Interface | null = null;
  #ended = false;
  #wake: (() => void) | null = null;
  #prompt = '';
  #onInterrupt: () => void = () => this.close();

  constructor(manner: ConsoleManner, input: Input = process.stdin, output: Output = process.stdout) {
    this.#manner = manner;
    this.#input = input;
    this.#output = output;
    this.isTerminal = input.isTTY === true && output.isTTY === true;
    this.ink = (text, ...styles) => (manner.colour && text !== '' ? styleText([...styles], text, { stream: output }) : text);
  }

  get room(): ScreenSize {
    if (!this.isTerminal) return PLAIN_ROOM;
    return { width: Math.max(PLAIN_ROOM.width, this.#output.columns ?? 0), height: Math.max(PLAIN_ROOM.height, this.#output.rows ?? 0) };
  }

  /** Called when somebody presses Ctrl-C at the prompt; otherwise nobody will type any more. */
  set onInterrupt(act: () => void) {
    this.#onInterrupt = act;
  }

  /** Writes lines as they are. */
  write(lines: readonly string[]): void {
    for (const line of lines) this.#output.write(`${this.#manner.ascii ? toAscii(line) : line}\n`);
  }

  /** Writes a text, wrapped to the width. */
  say(text: string, ...styles: readonly Style[]): void {
    this.write(wrap(text, this.room.width).map((line) => this.ink(line, ...styles)));
  }

  clear(): void {
    if (this.isTerminal) this.#output.write(CLEAR);
  }

  /** Leaves nothing to be seen or scrolled back to. */
  cover(): void {
    if (this.isTerminal) this.#output.write(CLEAR_ALL);
  }

  /** The next line that is typed, or null when nobody will type any more. */
  async ask(prompt: string): Promise<string | null> {
    this.#open();
    this.#prompt = this.#manner.ascii ? toAscii(prompt) : prompt;
    this.#reader?.setPrompt(this.#prompt);
    if (this.isTerminal) this.#reader?.prompt();
    await this.breathe();
    while (this.#lines.length === 0 && !this.#ended) {
      this.#reader?.resume();
      await this.#somethingTyped();
    }
    return this.#lines.shift() ?? null;
  }

  /** Lets in what comes from outside, such as a signal: answers that lie ready would otherwise follow each other without a gap. */
  async breathe(): Promise<void> {
    await nextTurn();
  }

  /** Dwells on what was just written; Enter goes on at once. */
  async pause(milliseconds: number): Promise<void> {
    if (!this.isTerminal || this.#manner.speed === 0 || milliseconds === 0 || this.#lines.length > 0) return;
    this.#open();
    const alarm = new AbortController();
    await Promise.race([
      sleep(milliseconds / this.#manner.speed, undefined, { signal: alarm.signal }).catch(() => {}),
      this.#somethingTyped(),
    ]);
    alarm.abort();
  }

  /** What was typed while nobody was asked anything, or null. Where lines come from a file or a pipe, each waits for its question. */
  takeTyped(): string | null {
    return this.isTerminal ? (this.#lines.shift() ?? null) : null;
  }

  /** Forgets what was typed before anything was asked. */
  forgetTyped(): void {
    if (this.isTerminal) this.#lines.length = 0;
  }

  close(): void {
    this.#reader?.close();
  }

  #open(): void {
    if (this.#reader !== null || this.#ended) return;
    // What cannot be read is at its end.
    this.#input.on('error', () => this.#reader?.close());
    if (!this.isTerminal) this.#watchForLineEnds();
    this.#reader = createInterface({
      input: this.#input,
      ...(this.isTerminal ? { output: this.#output } : {}),
      terminal: this.isTerminal,
    });
    this.#reader.on('line', (line) => {
      // What was typed is repeated here and there, and must not steer the terminal then.
      this.#lines.push(printable(line.slice(0, LONGEST_LINE)));
      // What never ends is fetched as it is needed.
      if (!this.isTerminal && this.#lines.length >= MOST_WAITING) this.#reader?.pause();
      this.#wake?.();
    });
    this.#reader.on('error', () => this.#reader?.close());
    this.#reader.on('SIGINT', () => this.#onInterrupt());
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
  }

  /** Whoever sends no end of a line sends none of the input either: it is taken for ended. */
  #watchForLineEnds(): void {
    let unbroken = 0;
    this.#input.on('data', (part: Buffer | string) => {
      const text = part.toString();
      const end = text.lastIndexOf('\n');
      unbroken = end < 0 ? unbroken + text.length : text.length - end;
      if (unbroken <= MOST_UNBROKEN) return;
      this.#reader?.close();
      if ('destroy' in this.#input && typeof this.#input.destroy === 'function') this.#input.destroy();
    });
  }

  #somethingTyped(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** How many columns a text takes. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks a text into lines between words; `indent` stands before all lines but the first. */
export function wrap(text: string, width: number, indent = ''): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  const [first = '', ...words] = text.split(/(?<=\S) /);
  let line = first;
  for (const word of words) {
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

const ASCII: Readonly<Record<string, string>> = { '─': '-', '…': '~', '·': '.' };

const toAscii = (text: string): string =>
  text
    .replaceAll(/[─…·]/g, (sign) => ASCII[sign]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, '?');
