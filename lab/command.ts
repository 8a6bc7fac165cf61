/** What a word after `hoard` does. */
export interface Command {
  /** Returns the exit code; throws a Problem if the words after it make no sense. */
  run(args: string[]): Promise<number>;
}

/** A command as the list shows it: loaded only when somebody asks for it, so that the list is there at once. */
export interface Listed {
  readonly summary: string;
  /** How it is called. Loaded apart from what it does: whoever asks for help does not wait for that. */
  readonly usage: () => Promise<string>;
  readonly load: () => Promise<Command>;
}
