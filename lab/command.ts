/** A word after `hoard` and what it does. */
export interface Command {
  readonly usage: string;
  /** Returns the exit code; throws a Problem if the words after it make no sense. */
  run(args: string[]): Promise<number>;
}

/** A command as the list shows it: loaded only when somebody asks for it, so that the list is there at once. */
export interface Listed {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}
