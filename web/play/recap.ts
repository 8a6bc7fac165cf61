import { turnOf, weightOf, type EventRows, type Seat, type Types } from '@hoard/kernel';
import type { Stage } from '../stage.ts';
import { byTurn, type LogLine } from './lines.ts';
import type { PlayModel } from './playModel.ts';

/** So many sentences are read in the time that a board takes to come up. */
const SENTENCES = 5;

/** What is told of somebody outweighs what is told of others, however weighty. */
const OF_ME = 4;

/** No seat: nobody is spoken to. */
const NOBODY = -1;

/** Whether a line tells of a seat: it is told otherwise to them than to nobody. */
export const isToldOf =
  <T extends Types>(model: PlayModel<T>, seat: Seat) =>
  (line: LogLine<T>): boolean =>
    model.sentence(line, { ...model.voices, you: seat }) !== model.sentence(line, { ...model.voices, you: NOBODY });

export const weightOfLine = <T extends Types>({ told }: LogLine<T>, rows: EventRows<T['event']>): number =>
  'event' in told ? weightOf(rows, told.event) : 0;

/**
 * Of what happened the few lines that matter most to the reader, oldest first: what was done with them, then what the game itself dwells
 * upon, and of equals the latest.
 */
export function recapOf<T extends Types>(
  happened: readonly LogLine<T>[],
  rows: EventRows<T['event']>,
  isOfReader: (line: LogLine<T>) => boolean,
): readonly LogLine<T>[] {
  const lines = happened.filter((line) => line.moment !== null && !line.isUndone && !beginsTurn(line, rows));
  const folded = byTurn(lines, rows).flatMap((turn) => turn.lines);
  return folded
    .map((line, place) => ({ line, place, weight: weightOfLine(line, rows) + (isOfReader(line) ? OF_ME : 0) }))
    .filter(({ weight }) => weight >= 0)
    .toSorted((a, b) => b.weight - a.weight || b.place - a.place)
    .slice(0, SENTENCES)
    .toSorted((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

const beginsTurn = <T extends Types>({ told }: LogLine<T>, rows: EventRows<T['event']>): boolean =>
  'event' in told && turnOf(rows, told.event) !== null;

/** Shows the moments of some lines once more, each staying in sight for a while, until somebody has seen enough. */
export async function showAgain<T extends Types>(stage: Stage<T>, lines: readonly LogLine<T>[], dwellMilliseconds: number): Promise<void> {
  stage.skip();
  for (const { moment } of lines) {
    if (moment === null) continue;
    await stage.lookBack(moment);
    await new Promise((resolve) => setTimeout(resolve, dwellMilliseconds));
    // Somebody has seen enough, or looks at something else.
    if (stage.past.value?.place !== moment.place) return;
  }
  stage.backToNow();
}
