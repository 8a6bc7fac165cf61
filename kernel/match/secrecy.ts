import type { Types } from '../game/game.ts';
import type { Seat } from '../engine/seats.ts';

// What of a game a viewer may see: an allow-list that goes down to every part with a name. A part that it does not mention does not
// compile, and there is no other way to a view.

/** Everybody may see it. */
export const open = 'open';

/** Values without parts that have names: each is open or not as a whole. */
type Unnamed = number | string | boolean | null | readonly Unnamed[];

/** How much of a value a viewer sees, told from the value, who looks, and what it is a part of. What it gives shares nothing with the value. */
export type Veil<V, S, Whole> = (value: V, viewer: Seat, whole: Whole) => S;

/** What is said of a value that shows as an `S`: `open`, a veil, `[…]` for each of a list, or field by field. */
type Shown<V, S, Whole> = Veil<V, S, Whole> | Structure<V, S>;

type Structure<V, S> = [V] extends [Unnamed]
  ? [V] extends [S]
    ? typeof open
    : never
  : NonNullable<V> extends readonly (infer One)[]
    ? NonNullable<S> extends readonly (infer Seen)[]
      ? readonly [Shown<One, Seen, V>]
      : never
    : FieldsShown<NonNullable<V>, NonNullable<S>>;

/** What is said of each field. One that is missing does not compile. */
export type FieldsShown<V, S> = { readonly [field in keyof V]-?: field extends keyof S ? Shown<V[field], S[field], V> : never };

/** What a game says of every field of its board, and of every kind of its frames. */
export interface Secrecy<T extends Types> {
  readonly board: FieldsShown<T['board'], T['sight']>;
  readonly frames: {
    readonly [kind in T['frame']['k']]: FieldsShown<
      Omit<Extract<T['frame'], { k: kind }>, 'k'>,
      Omit<Extract<T['frame'], { k: kind }>, 'k'>
    >;
  };
}

/** Shows one value to a viewer. */
type Show = (value: unknown, viewer: Seat, whole: unknown) => unknown;

/** What shows boards and frames by an allow-list. Made once a game. */
export interface Showing<T extends Types> {
  board(board: T['board'], viewer: Seat): T['sight'];
  frame(frame: T['frame'], viewer: Seat): T['frame'];
}

const known = new WeakMap<object, Showing<Types>>();

export function showingBy<T extends Types>(secrecy: Secrecy<T>): Showing<T> {
  let showing = known.get(secrecy);
  if (showing === undefined) {
    const board = showBy(secrecy.board);
    const frames = new Map(Object.entries(secrecy.frames).map(([kind, fields]) => [kind, showBy({ k: open, ...(fields as object) })]));
    showing = {
      board: (whole, viewer) => board(whole, viewer, null) as object,
      frame: (frame, viewer) => frames.get(frame.k)!(frame, viewer, null) as Types['frame'],
    };
    known.set(secrecy, showing);
  }
  return showing as Showing<T>;
}

function showBy(said: unknown): Show {
  if (said === open) return copyOf;
  if (typeof said === 'function') return said as Show;
  if (Array.isArray(said)) {
    const one = showBy(said[0]);
    return (list, viewer) => (list as unknown[]).map((value) => one(value, viewer, list));
  }
  const fields = Object.entries(said as object).map(([name, part]) => ({ name, show: showBy(part) }));
  return (whole, viewer) => {
    if (whole === null) return null;
    const seen: Record<string, unknown> = {};
    for (const { name, show } of fields) seen[name] = show((whole as Record<string, unknown>)[name], viewer, whole);
    return seen;
  };
}

/** A copy that shares nothing that can change. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]));
}
