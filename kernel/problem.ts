import type { Arguments } from './engine/offer.ts';

/** What can be wrong with a game that comes from outside; each can be said in any language. */
export type Fault =
  | 'damaged'
  | 'noGameFile'
  | 'newer'
  | 'field'
  | 'tooLarge'
  | 'unknownGame'
  | 'otherRules'
  | 'otherContent'
  | 'otherDice'
  | 'tooLong'
  | 'impossible';

/** No sentence needs more; what is quoted may be as long as somebody likes. */
const LONGEST = 1000;

/** Cut in its middle, where what is quoted stands: a sentence begins with what is wrong, and ends with what was expected. */
const shortened = (message: string): string =>
  message.length > LONGEST ? `${message.slice(0, LONGEST / 2)}…${message.slice(-LONGEST / 2)}` : message;

/** A text from outside as it can be shown on one line: without what would steer a terminal, or turn its direction. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** What a Problem carries besides its message. */
export interface ProblemOptions extends ErrorOptions {
  /** For whoever does not speak the English of the message. */
  readonly fault?: Fault;
  readonly args?: Arguments;
}

/**
 * Something from outside is wrong: a file, an option, a word on the command line. The message names what is wrong, where,
 * and what was expected. Anything else that is thrown is a fault of ours.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly fault: Fault | null;
  readonly args: Arguments;

  constructor(message: string, { fault, args, ...options }: ProblemOptions = {}) {
    // It may quote what came from outside.
    super(printable(shortened(message)), options);
    this.fault = fault ?? null;
    this.args = args ?? {};
  }
}
