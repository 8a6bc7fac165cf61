import {
  Problem,
  UNDO,
  heardBy,
  replay,
  type Game,
  type GameFile,
  type Match,
  type Seat,
  type Title,
  type Told,
  type Types,
} from '@hoard/kernel';
import { tookBack } from './choice.ts';
import { voicesOf } from './sitting.ts';
import { seatedBy } from './seating.ts';

/** What one entry of a journal led to; the first chapter is what happened before the first choice. */
export interface Chapter {
  readonly lines: readonly Line[];
}

export interface Line {
  readonly text: string;
  /** How much it deserves to be dwelt upon; below 0 it is told only here. */
  readonly weight: number;
}

export interface Retold<T extends Types> {
  readonly match: Match<T>;
  readonly chapters: readonly Chapter[];
}

/** Plays a kept game again from its beginning, checking everything, and tells it in words as a seat heard it. */
export function retell<T extends Types>(title: Title<T>, game: Game<T>, file: GameFile, path: string, listener: Seat = -1): Retold<T> {
  const text = title.textOf(game);
  const voices = voicesOf(file.table?.seated ?? seatedBy(Array.from({ length: file.seats }, (_, seat) => `Seat ${seat}`)));
  const terminal = title.terminalOf(game);
  const lineOf = (told: Told<T['event']>): Line => {
    const event = heardBy(told, listener);
    return { text: text.event(event, voices), weight: terminal.weight(event) };
  };
  const chapters: Chapter[] = [];
  try {
    const match = replay(game, file, (_, place, told) => {
      const { seat, key } = file.journal[place]!;
      chapters.push({ lines: key === UNDO ? [{ text: tookBack({ voices }, seat), weight: 0 }] : told.map(lineOf) });
    });
    return { match, chapters: [{ lines: match.prologue.map(lineOf) }, ...chapters] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`${path}: ${error.message}`, { ...(error.fault && { fault: error.fault }), cause: error });
  }
}
