import { turnOf, weightOf, type EventRows, type Passage, type Types } from '@hoard/kernel';
import { byTurn, linesOf, type LogLine } from '../play/lines.ts';

/** So many sentences are read in the time that a board takes to come up. */
const SENTENCES = 5;

/** What is told of somebody outweighs what is told of others, however weighty. */
const OF_ME = 4;

/**
 * Of what happened since a place in the history the few lines that matter most to the reader, oldest first: what was done with them, then what the
 * game itself dwells upon, and of equals the latest.
 */
export function recapOf<T extends Types>(
  history: readonly Passage<T>[],
  since: number,
  rows: EventRows<T['event']>,
  isOfReader: (line: LogLine<T>) => boolean,
): readonly LogLine<T>[] {
  const lines = linesOf(history, { place: history.length, events: 0 }).filter(
    (line) => line.moment !== null && line.moment.place >= since && !line.isUndone && !beginsTurn(line, rows),
  );
  const folded = byTurn(lines, rows).flatMap((turn) => turn.lines);
  const weightOfLine = (line: LogLine<T>): number => ('event' in line.told ? weightOf(rows, line.told.event) : 0);
  return folded
    .map((line, place) => ({ line, place, weight: weightOfLine(line) + (isOfReader(line) ? OF_ME : 0) }))
    .filter(({ weight }) => weight >= 0)
    .toSorted((a, b) => b.weight - a.weight || b.place - a.place)
    .slice(0, SENTENCES)
    .toSorted((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

const beginsTurn = <T extends Types>({ told }: LogLine<T>, rows: EventRows<T['event']>): boolean =>
  'event' in told && turnOf(rows, told.event) !== null;
