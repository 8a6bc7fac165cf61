import {
  Problem,
  SPECTATOR,
  UNDO,
  alike,
  heardBy,
  isChoice,
  replay,
  weightOf,
  type Entry,
  type Game,
  type GameFile,
  type Match,
  type Replaying,
  type Seat,
  type Title,
  type Announcement,
  type Types,
  type ViewOf,
} from '@hoard/kernel';
import { tookBack } from './choice.ts';
import { turnoverText } from './presence.ts';
import { voicesOf } from './sitting.ts';

/** What one entry of a journal led to; the first chapter is what happened before the first of them. */
interface Chapter {
  readonly lines: readonly RetoldLine[];
}

interface RetoldLine {
  readonly text: string;
  /** How much it deserves to be dwelt upon; below 0 it is told only here. */
  readonly weight: number;
}

export interface Retold<T extends Types> {
  readonly match: Match<T>;
  readonly chapters: readonly Chapter[];
}

/** Plays a kept game again from its beginning, checking everything. What is wrong is said with the file's name. */
export function replayFile<T extends Types>(game: Game<T>, file: GameFile, path: string, replaying: Replaying<T> = {}): Match<T> {
  try {
    return replay(game, file, replaying);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`${path}: ${error.message}${adviceFor(error)}`, { ...(error.fault && { fault: error.fault }), cause: error });
  }
}

/** What was expected of the file, where the fault does not say so itself. */
function adviceFor({ fault }: Problem): string {
  if (fault === 'otherContent') return '; expected --content with the folder of its content';
  if (fault === 'otherDice' || fault === 'impossible') return '; expected a game as it was kept, with nothing changed in it';
  return '';
}

/** Plays a kept game again and tells it in words, as a seat heard it. */
export function retell<T extends Types>(
  title: Title<T>,
  game: Game<T>,
  file: GameFile,
  path: string,
  listener: Seat = SPECTATOR,
): Retold<T> {
  const telling = title.tellingOf(game);
  const chapters: Chapter[] = [];
  let seen: ViewOf<T>;
  const told = (match: Match<T>, news: readonly Announcement<T['event']>[]): RetoldLine[] =>
    heardBy(news, listener, match.state.seats).map((event) => ({
      text: telling.event(event, voicesOf(match)),
      weight: weightOf(title.events, event),
    }));
  const match = replayFile(game, file, path, {
    onStart(begun) {
      seen = begun.view(listener);
      chapters.push({ lines: told(begun, begun.prologue) });
    },
    onEntry(played, place, news) {
      const before = seen;
      seen = played.view(listener);
      const said = saidOf(file.journal[place]!, played, () => alike(before, seen));
      chapters.push({ lines: [...(said === null ? [] : [{ text: said, weight: 0 }]), ...told(played, news)] });
    },
  });
  return { match, chapters };
}

/** What is said of an entry besides what it led to, or null. To who could not know of a choice, neither taking it back is news nor that time ran out. */
function saidOf<T extends Types>(entry: Entry, match: Match<T>, isNoNews: () => boolean): string | null {
  const voices = voicesOf(match);
  if (!isChoice(entry)) {
    if (entry.now === 'rewind') return 'All went back to an earlier moment together; what came since counts no more.';
    return entry.now === 'time' ? null : turnoverText(entry, voices);
  }
  if (entry.key === UNDO) return isNoNews() ? null : tookBack({ voices }, entry.seat);
  if (entry.by !== 'clock' || isNoNews()) return null;
  return entry.seat === voices.you ? 'Your time has run out.' : `Time has run out for ${voices.nameOf(entry.seat)}.`;
}
