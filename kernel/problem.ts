import type { Arguments } from './offer.ts';

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
    // It may quote what came from outside, and that must not steer the terminal that shows it.
    super(message.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd'), options);
    this.fault = fault ?? null;
    this.args = args ?? {};
  }
}
