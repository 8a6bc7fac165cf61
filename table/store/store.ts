import type { Entry, GameRecord } from '@hoard/kernel';

/** A game as it was begun: all of its record but what has happened since. */
export type Beginning = Omit<GameRecord, 'journal' | 'outcome'>;

/** A game as it is kept. State, views and results are computed from it. */
export interface KeptGame {
  readonly beginning: Beginning;
  readonly journal: readonly Entry[];
}

/** Whether something could be written: somebody else may have been first. */
export type Written = 'kept' | 'taken';

/**
 * What lasts. When a promise is fulfilled, what was written outlives the process and the power; when it is rejected, nothing was written. Several
 * processes may share one: a game and a place in its journal decide who was first.
 */
export interface Store {
  /** Keeps a new game under an id that nobody has used. */
  begin(id: string, beginning: Beginning): Promise<Written>;
  /** Writes an entry at the next place of a game's journal, unless there is one already. */
  append(id: string, place: number, entry: Entry): Promise<Written>;
  load(id: string): Promise<KeptGame | null>;
  close(): Promise<void>;
}
