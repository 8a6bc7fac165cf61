import {
  eventRowOf,
  foldedIn,
  isHeading,
  isTalk,
  turnOf,
  type EventRows,
  type Passage,
  type Rewind,
  type Seat,
  type Turnover,
  type Types,
  type ViewOf,
} from '@hoard/kernel';
import type { HistoryPoint } from '../stage.ts';

/** Somebody came or went, or all went back. */
export interface ComingOrGoing {
  readonly now: Turnover['now'] | Rewind['now'];
  readonly seat: Seat;
  /** From whom somebody else has taken the seat over. */
  readonly from?: string;
}

/** One line of the log: an event, or that somebody came or went. */
export interface LogLine<T extends Types> {
  /** Known by it among all lines. */
  readonly key: string;
  /** Where an event stands in what happened; null for who came or went: there is nothing to see on the board. */
  readonly moment: HistoryPoint | null;
  readonly told: { readonly event: T['event'] } | ComingOrGoing;
  readonly isUndone: boolean;
}

/** Who came or went in a passage, if that is what it tells. */
export const comingOrGoingIn = <T extends Types>({ what, seat, handedOver }: Passage<T>): ComingOrGoing | null =>
  what === 'start' || what === 'choice' || what === 'undo' || what === 'time'
    ? null
    : { now: what, seat, ...(handedOver !== undefined && { from: handedOver.from }) };

/** Among so many of the last lines one is not just the beginning of a turn, and the same thing done several times is whole. */
export const LATEST = 24;

/** The last lines of what has been shown. */
export function linesOf<T extends Types>(history: readonly Passage<T>[], upTo: HistoryPoint, most = Infinity): LogLine<T>[] {
  const undone = undoneIn(history);
  const lines: LogLine<T>[] = [];
  for (let index = Math.min(upTo.place, history.length - 1); index >= 0 && lines.length < most; index--) {
    const passage = history[index]!;
    const { events } = passage;
    const isUndone = undone.has(index);
    const shown = index < upTo.place ? events.length : upTo.events;
    for (let count = shown - 1; count >= 0; count--)
      lines.push({ key: `${index}.${count}`, moment: { place: index, events: count }, told: { event: events[count]! }, isUndone });
    const told = comingOrGoingIn(passage);
    if (told !== null) lines.push({ key: `${index}`, moment: null, told, isUndone });
  }
  return lines.slice(0, most).toReversed();
}

/** All that happened in a game, without what was taken back. */
export const eventsTold = <T extends Types>(history: readonly Passage<T>[]): T['event'][] =>
  linesOf(history, { place: history.length, events: 0 }).flatMap(({ told, isUndone }) =>
    'event' in told && !isUndone ? [told.event] : [],
  );

/** Whose turn it is in what has been shown, or null before the first. */
export function turnShown<T extends Types>(history: readonly Passage<T>[], upTo: HistoryPoint, rows: EventRows<T['event']>): Seat | null {
  for (let index = Math.min(upTo.place, history.length - 1); index >= 0; index--) {
    const { events } = history[index]!;
    const begun = (index < upTo.place ? events : events.slice(0, upTo.events)).findLast((event) => turnOf(rows, event) !== null);
    if (begun !== undefined) return turnOf(rows, begun);
  }
  return null;
}

/** The places of what was taken back: a choice, or all that came since the moment that all went back to. */
const undoneIn = <T extends Types>(history: readonly Passage<T>[]): ReadonlySet<number> =>
  new Set(
    history.flatMap(({ what, undoes }, place) => {
      if (undoes === null) return [];
      return what === 'rewind' ? Array.from({ length: place - undoes }, (_, later) => undoes + later) : [undoes];
    }),
  );

/** What was offered since two began to talk, oldest first; the last one stands. */
export function offersIn<T extends Types>(history: readonly Passage<T>[], rows: EventRows<T['event']>): T['event'][] {
  const undone = undoneIn(history);
  const begun = history.findLastIndex(({ after }) => !isTalking(after)) + 1;
  const standing = history.slice(begun).filter((_, later) => !undone.has(begun + later));
  return standing.flatMap(({ events }) => events.filter((event) => eventRowOf(rows, event).is === 'offer'));
}

/** Whether two are talking about a bargain, as far as it is seen. */
const isTalking = <T extends Types>({ lanes }: ViewOf<T>): boolean => lanes.some(({ stack }) => isTalk(stack.at(-1)));

/** The lines of one turn, or of a round in which all act at once. Before the first there is none that says which. */
export interface TurnOfLog<T extends Types> {
  readonly isTitled: boolean;
  readonly lines: readonly LogLine<T>[];
}

/** Of a log by turns only the lines that tell of somebody, each turn with its first line as its title. */
export function tellingOfOne<T extends Types>(
  turns: readonly TurnOfLog<T>[],
  names: readonly string[],
  sentence: (line: LogLine<T>) => string,
): TurnOfLog<T>[] {
  const written = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const name = new RegExp(String.raw`(?<!\p{L})(?:${written})(?!\p{L})`, 'u');
  const isTold = (line: LogLine<T>): boolean => name.test(sentence(line));
  return turns.flatMap(({ isTitled, lines }): TurnOfLog<T>[] => {
    const [title, ...rest] = lines;
    const told = (isTitled ? rest : lines).filter(isTold);
    if (!isTitled) return told.length === 0 ? [] : [{ isTitled, lines: told }];
    return told.length > 0 || isTold(title!) ? [{ isTitled, lines: [title!, ...told] }] : [];
  });
}

/** Whether nobody reads of it. */
export const isSilent = <T extends Types>({ told }: LogLine<T>, rows: EventRows<T['event']>): boolean =>
  'event' in told && eventRowOf(rows, told.event).isSilent === true;

/** Folds a log by turns, in order, and the same things in a row into one line. */
export function byTurn<T extends Types>(lines: readonly LogLine<T>[], rows: EventRows<T['event']>): TurnOfLog<T>[] {
  const turns: { isTitled: boolean; lines: LogLine<T>[] }[] = [];
  for (const line of lines) {
    if (isSilent(line, rows)) continue;
    const isTitled = 'event' in line.told && isHeading(rows, line.told.event);
    if (isTitled || turns.length === 0) turns.push({ isTitled, lines: [] });
    const { lines: told } = turns.at(-1)!;
    const last = told.at(-1);
    const both = last === undefined ? null : foldedLine(last, line, rows);
    if (both === null) told.push(line);
    else told[told.length - 1] = both;
  }
  return turns;
}

/** Two lines as one, where they tell of the same thing done twice; null where they do not. It shows the moment of the last. */
function foldedLine<T extends Types>(earlier: LogLine<T>, later: LogLine<T>, rows: EventRows<T['event']>): LogLine<T> | null {
  if (!('event' in earlier.told) || !('event' in later.told) || earlier.isUndone !== later.isUndone) return null;
  const event = foldedIn(rows, earlier.told.event, later.told.event);
  return event === null ? null : { ...later, key: earlier.key, told: { event } };
}
