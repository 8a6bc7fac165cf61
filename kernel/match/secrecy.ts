import type { Types } from '../game/game.ts';
import { SPECTATOR, type Seat } from '../engine/seats.ts';
import { sharing, sharingList } from './sharing.ts';

// What of a game a viewer may see: an allow-list that goes down to every part with a name. A part that it does not mention does not
// compile, and there is no other way to a view.

/** Everybody may see it. */
export const open = 'open';

/** Values without parts that have names: each is open or not as a whole. */
type Unnamed = number | string | boolean | null | readonly Unnamed[];

/** How much of a value a viewer sees, told from the value, who looks, and what it is a part of. */
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

/** What a viewer sees of a value: what was seen earlier, where nothing has changed since. */
type Show = (earlier: unknown, value: unknown, viewer: Seat, whole: unknown) => unknown;

/** What is said of one value, made ready. */
interface Part {
  readonly show: Show;
  /** Whether everybody sees the same: then it is shown once for all. */
  readonly isOpen: boolean;
}

interface Field extends Part {
  readonly name: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Shows something of which each field is open or veiled. */
interface FieldsShowing<V, S> {
  /** What everybody sees of it: nothing of what is veiled. */
  toAll(earlier: Partial<S> | undefined, whole: V): Partial<S>;
  /** What one viewer sees of it: `toAll`, and what is behind the veils; `isSame` where `toAll` is what it was earlier. */
  to(viewer: Seat, earlier: S | undefined, whole: V, toAll: Partial<S>, isSame: boolean): S;
}

/** What shows boards and frames by an allow-list. Made once a game. */
export interface Showing<T extends Types> {
  readonly board: FieldsShowing<T['board'], T['sight']>;
  frame(kind: T['frame']['k']): FieldsShowing<T['frame'], T['frame']>;
}

const known = new WeakMap<object, Showing<Types>>();

export function showingBy<T extends Types>(secrecy: Secrecy<T>): Showing<T> {
  let showing = known.get(secrecy);
  if (showing === undefined) {
    const frames = new Map(Object.entries(secrecy.frames).map(([kind, said]) => [kind, fieldsShown({ k: open, ...(said as object) })]));
    showing = {
      board: fieldsShown(secrecy.board),
      frame: (kind) => frames.get(kind)! as FieldsShowing<Types['frame'], Types['frame']>,
    };
    known.set(secrecy, showing);
  }
  return showing;
}

function fieldsShown(said: object): FieldsShowing<object, object> {
  const fields = fieldsOf(said);
  const opened = fields.filter(({ isOpen }) => isOpen);
  const veiled = fields.filter(({ isOpen }) => !isOpen);
  return {
    toAll: (earlier, whole) => showFields(opened, earlier as Values | undefined, null, whole as Values, SPECTATOR),
    to(viewer, earlier, whole, toAll, isSame) {
      if (veiled.length === 0) return isSame ? earlier! : toAll;
      return showFields(veiled, earlier as Values | undefined, isSame ? null : (toAll as Values), whole as Values, viewer);
    },
  };
}

/** What is seen of some fields, beside what else was seen earlier or is seen now. The earlier whole where nothing has changed. */
function showFields(fields: readonly Field[], earlier: Values | undefined, beside: Values | null, whole: Values, viewer: Seat): Values {
  let seen: Record<string, unknown> | null = earlier === undefined || beside !== null ? { ...beside } : null;
  for (const { name, show } of fields) {
    const before = earlier?.[name];
    const now = whole[name];
    // Most fields are open numbers: they are not worth a call.
    const value = show === sharing && typeof now !== 'object' ? now : show(before, now, viewer, whole);
    if (seen !== null) seen[name] = value;
    else if (value !== before) seen = { ...earlier, [name]: value };
  }
  return seen ?? earlier!;
}

const fieldsOf = (said: object): Field[] => Object.entries(said).map(([name, part]) => ({ name, ...partOf(part) }));

function partOf(said: unknown): Part {
  if (said === open) return { isOpen: true, show: sharing };
  if (typeof said === 'function') {
    const veil = said as Veil<unknown, unknown, unknown>;
    return { isOpen: false, show: (earlier, value, viewer, whole) => sharing(earlier, veil(value, viewer, whole)) };
  }
  if (Array.isArray(said)) {
    const { isOpen, show } = partOf(said[0]);
    const list: Show = (earlier, value, viewer) =>
      value === null ? null : sharingList(earlier, value as unknown[], (before, one) => show(before, one, viewer, value));
    return { isOpen, show: list };
  }
  const fields = fieldsOf(said as object);
  return {
    isOpen: fields.every(({ isOpen }) => isOpen),
    show: (earlier, value, viewer) => {
      if (value === null) return null;
      return showFields(fields, (earlier ?? undefined) as Values | undefined, null, value as Values, viewer);
    },
  };
}
