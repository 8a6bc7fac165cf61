import { replay, type Game, type GameRecord, type Passage, type Seat, type Transcript, type Types } from '@hoard/kernel';

/** A whole game as a seat saw it, from before the first choice on. */
export interface Film<T extends Types> {
  readonly passages: readonly Passage<T>[];
  /** By passage: how many entries of the journal had led to it. Films of several viewers have these in common. */
  readonly entries: readonly number[];
}

export function toldTo<T extends Types>(game: Game<T>, record: GameRecord, viewer: Seat): Film<T> {
  const transcripts: Transcript<T>[] = [];
  const entries = [0];
  replay(game, record, {
    onStart: (match) => transcripts.push(match.transcript(viewer)),
    onEntry(_, place) {
      if (entries.length < transcripts[0]!.passages.length) entries.push(place + 1);
    },
  });
  return { passages: transcripts[0]!.passages, entries };
}

/** The place in a film after so many entries of the journal. */
export const placeAfter = <T extends Types>({ entries }: Film<T>, count: number): number =>
  entries.findLastIndex((entry) => entry <= count);
