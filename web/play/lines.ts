import { UNDO, type Seat, type Types } from '@hoard/kernel';
import type { Moment } from '../stage.ts';
import type { Happening } from '../table/table.ts';

/** One line of the log: an event, and where it stands in what happened. */
export interface Line<T extends Types> {
  readonly moment: Moment;
  readonly event: T['event'];
  readonly isUndone: boolean;
}

/** The last lines of what has been shown. */
export function linesOf<T extends Types>(history: readonly Happening<T>[], upTo: Moment, most = Infinity): Line<T>[] {
  const undone = undoneIn(history);
  const lines: Line<T>[] = [];
  for (let place = Math.min(upTo.place, history.length - 1); place >= 0 && lines.length < most; place--) {
    const { events } = history[place]!;
    const told = place < upTo.place ? events.length : upTo.events;
    for (let count = told - 1; count >= 0 && lines.length < most; count--)
      lines.push({ moment: { place, events: count }, event: events[count]!, isUndone: undone.has(place) });
  }
  return lines.toReversed();
}

/** All that happened in a game, without what was taken back. */
export const eventsIn = <T extends Types>(history: readonly Happening<T>[]): T['event'][] =>
  linesOf(history, { place: history.length, events: 0 }).flatMap(({ event, isUndone }) => (isUndone ? [] : [event]));

/** Whose turn it is in what has been shown, or null before the first. */
export function turnIn<T extends Types>(
  history: readonly Happening<T>[],
  upTo: Moment,
  turnOf: (event: T['event']) => Seat | null,
): Seat | null {
  for (let place = Math.min(upTo.place, history.length - 1); place >= 0; place--) {
    const { events } = history[place]!;
    const begun = (place < upTo.place ? events : events.slice(0, upTo.events)).findLast((event) => turnOf(event) !== null);
    if (begun !== undefined) return turnOf(begun);
  }
  return null;
}

/** The places of the choices that were taken back: each undo takes the last one of its seat that still counts. */
function undoneIn<T extends Types>(history: readonly Happening<T>[]): ReadonlySet<number> {
  const counting = new Map<Seat, number[]>();
  const undone = new Set<number>();
  history.forEach(({ seat, key }, place) => {
    const own = counting.get(seat) ?? [];
    counting.set(seat, own);
    if (key !== UNDO) own.push(place);
    else undone.add(own.pop()!);
  });
  return undone;
}

/** How those talk who bargain. */
const TALK = /^(give:|ask:|offer$|undo$)/;

/** What was offered since two began to talk, oldest first; the last one stands. */
export function offersIn<T extends Types>(history: readonly Happening<T>[]): T['event'][] {
  const undone = undoneIn(history);
  const begun = history.findLastIndex(({ key }) => !TALK.test(key)) + 1;
  return history.slice(begun).flatMap(({ key, events }, later) => (key === 'offer' && !undone.has(begun + later) ? events : []));
}

/** The lines of one turn. `seat` is null for what came before the first. */
export interface TurnOfLog<T extends Types> {
  readonly seat: Seat | null;
  readonly lines: readonly Line<T>[];
}

/** Folds a log by turns, in order. */
export function byTurn<T extends Types>(lines: readonly Line<T>[], turnOf: (event: T['event']) => Seat | null): TurnOfLog<T>[] {
  const turns: { seat: Seat | null; lines: Line<T>[] }[] = [];
  for (const line of lines) {
    const seat = turnOf(line.event);
    if (seat !== null || turns.length === 0) turns.push({ seat, lines: [] });
    turns.at(-1)!.lines.push(line);
  }
  return turns;
}
