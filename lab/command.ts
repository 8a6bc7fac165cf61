/** A word after `hoard` and what it does. */
export interface Command {
  readonly summary: string;
  readonly usage: string;
  /** Returns the exit code; throws a Problem if the words after it make no sense. */
  run(args: string[]): Promise<number>;
}
