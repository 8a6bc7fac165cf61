import type { Seat } from '../engine/seats.ts';
import type { GameEvent } from '../game/game.ts';

/** From the slightest to the weightiest: where several should be heard at once, the weightier one is. */
export const SOUNDS = ['turn', 'walk', 'roll', 'find', 'gold', 'lose', 'win', 'dragon', 'fallen', 'slain'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How something gets from place to place: on foot with a hop for each step, gliding over water or through the air, or flung. */
export type Gait = 'hop' | 'glide' | 'fly' | 'fling';

/** Whom an event moves, through which spaces, and how. */
export interface Motion {
  /** A name that the board gives to what moves: `seat-2`, `dragon`. */
  readonly who: string;
  /** Spaces by row; one that is not on the map is beyond its edge. */
  readonly way: readonly number[];
  readonly gait: Gait;
}

/** How an event is shown, heard and dwelt upon. */
export interface EventRow<E extends GameEvent> {
  /** How long it wants to be seen at normal speed, in milliseconds. */
  readonly pace: number | ((event: E) => number);
  readonly sound?: Sound | ((event: E) => Sound);
  /** How much it deserves to be dwelt upon where it is read line by line: 0 for not at all, to 3; below 0 it goes without saying. */
  readonly weight?: number | ((event: E) => number);
  /** True for what leaves nothing to see and nothing to know: it is told, but no log has a line of it. */
  readonly isSilent?: true;
  motion?(event: E): Motion;
  /** The same thing done again, as one: three goods sold in a row are one line of the log. Null where they are two things. */
  fold?(earlier: E, later: E): E | null;
  /** It begins the turn of its seat, or a round of all; or is an offer in a bargain. */
  readonly is?: 'turn' | 'round' | 'offer';
}

/** A row for each kind of event. A kind without one does not compile. */
export type EventRows<E extends GameEvent> = { readonly [t in E['t']]: EventRow<Extract<E, { t: t }>> };

/** What is known of an event's kind. What fits the kind of this event fits this event: the compiler follows that only one kind at a time. */
export function eventRowOf<E extends GameEvent>(rows: EventRows<E>, event: E): EventRow<E>;
export function eventRowOf(rows: EventRows<GameEvent>, { t }: GameEvent): EventRow<GameEvent> {
  return rows[t]!;
}

export function paceOf<E extends GameEvent>(rows: EventRows<E>, event: E): number {
  const { pace } = eventRowOf(rows, event);
  return typeof pace === 'number' ? pace : pace(event);
}

export function soundOf<E extends GameEvent>(rows: EventRows<E>, event: E): Sound | null {
  const { sound } = eventRowOf(rows, event);
  return sound === undefined ? null : typeof sound === 'string' ? sound : sound(event);
}

/** Two events in a row as one, or null. */
export function foldedIn<E extends GameEvent>(rows: EventRows<E>, earlier: E, later: E): E | null {
  return earlier.t === later.t ? (eventRowOf(rows, earlier).fold?.(earlier, later) ?? null) : null;
}

/** What happened, with the same things in a row as one. */
export function foldEvents<E extends GameEvent>(rows: EventRows<E>, events: readonly E[]): E[] {
  const told: E[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const both = last === undefined ? null : foldedIn(rows, last, event);
    if (both === null) told.push(event);
    else told[told.length - 1] = both;
  }
  return told;
}

/** Whose turn an event begins, or null. */
export const turnOf = <E extends GameEvent>(rows: EventRows<E>, event: E): Seat | null =>
  eventRowOf(rows, event).is === 'turn' ? (event.seat ?? null) : null;

/** Whether what follows is read below it: it begins a turn, or a round. */
export function isHeading<E extends GameEvent>(rows: EventRows<E>, event: E): boolean {
  const { is } = eventRowOf(rows, event);
  return is === 'turn' || is === 'round';
}

export function weightOf<E extends GameEvent>(rows: EventRows<E>, event: E): number {
  const { weight = 0 } = eventRowOf(rows, event);
  return typeof weight === 'number' ? weight : weight(event);
}
