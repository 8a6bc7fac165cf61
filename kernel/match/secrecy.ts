import type { Types } from '../game/game.ts';
import type { Seat } from '../engine/seats.ts';
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

/** Somebody who looks at a game again and again. */
interface Viewer {
  readonly seat: Seat;
  /** Whether what everybody sees of something is what it was when this viewer looked last. */
  isSame(before: unknown, now: unknown): boolean;
}

/** Copies a value, open and hidden alike, into what views are made from: the earlier copy where nothing has changed since. */
type Take = (earlier: unknown, value: unknown) => unknown;

/** What one viewer sees of a value that is a part of something, from its copy now, and from what the viewer saw of its copy before. */
type Show = (viewer: Viewer, seen: unknown, value: unknown, whole: unknown, before: unknown, now: unknown) => unknown;

/** What a seat sees of a value that is a part of something, at a single look; of what is open the value itself. */
type Reveal = (seat: Seat, value: unknown, whole: unknown) => unknown;

/** What is said of one value, made ready. */
interface Part {
  readonly take: Take;
  /** Null where nothing of it is veiled: then everybody sees the copy. */
  readonly show: Show | null;
  /** Null where `show` is. */
  readonly reveal: Reveal | null;
}

interface Open {
  readonly name: string;
  readonly take: Take;
}

interface Closed extends Open {
  readonly show: Show;
  readonly reveal: Reveal;
}

type Values = Readonly<Record<string, unknown>>;

/** A copy of something of which a part is veiled: what everybody sees, and field by field what is veiled somewhere within. */
interface Mixed {
  readonly open: Values;
  readonly closed: readonly unknown[];
}

/** Shows something of which each field is open or veiled. */
interface FieldsShowing<V, S> {
  /** Whether nothing of it is veiled: everybody sees the same. */
  readonly isOpen: boolean;
  readonly take: Take;
  /** What one viewer sees of it. */
  show(viewer: Viewer, seen: S | undefined, whole: V, before: unknown, now: unknown): S;
  /** What a seat sees of it at a single look: what is open is not copied. */
  reveal(seat: Seat, whole: V): S;
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
    const frames = new Map(Object.entries(secrecy.frames).map(([kind, said]) => [kind, showingOf({ k: open, ...(said as object) })]));
    showing = {
      board: showingOf(secrecy.board),
      frame: (kind) => frames.get(kind)! as FieldsShowing<Types['frame'], Types['frame']>,
    };
    known.set(secrecy, showing);
  }
  return showing as Showing<T>;
}

function showingOf(said: object): FieldsShowing<object, object> {
  const { take, show, reveal } = partOf(said);
  return {
    isOpen: show === null,
    take,
    show(viewer, seen, whole, before, now) {
      if (show !== null) return show(viewer, seen, whole, null, before, now) as object;
      return viewer.isSame(before, now) ? seen! : (now as object);
    },
    reveal: (seat, whole) => (reveal === null ? whole : (reveal(seat, whole, null) as object)),
  };
}

function partOf(said: unknown): Part {
  if (said === open) return { take: sharing, show: null, reveal: null };
  if (typeof said === 'function') return veiled(said as Veil<unknown, unknown, unknown>);
  return Array.isArray(said) ? listOf(partOf(said[0])) : fieldsOf(said as object);
}

/** A veil that does not ask what its value is a part of shows the same for as long as the value is the same. */
function veiled(veil: Veil<unknown, unknown, unknown>): Part {
  const isOfValueAlone = veil.length === 2;
  return {
    take: sharing,
    show({ seat }, seen, value, whole, before, now) {
      const isSame = isOfValueAlone && before !== undefined && before === now;
      return isSame ? seen : sharing(seen, veil(value, seat, whole));
    },
    reveal: (seat, value, whole) => veil(value, seat, whole),
  };
}

function listOf({ take, show, reveal }: Part): Part {
  return {
    take: (earlier, list) => (list === null ? null : sharingList(earlier, list as unknown[], take)),
    show:
      show &&
      ((viewer, seen, list, _, before, now) => {
        if (list === null) return null;
        return sharingList(seen, list as unknown[], (earlier, one, place) =>
          show(viewer, earlier, one, list, (before as unknown[] | null | undefined)?.[place], (now as unknown[])[place]),
        );
      }),
    reveal: reveal && ((seat, list) => list && (list as unknown[]).map((one) => reveal(seat, one, list))),
  };
}

function fieldsOf(said: object): Part {
  const fields = Object.entries(said).map(([name, part]) => ({ name, ...partOf(part) }));
  const opened: readonly Open[] = fields.filter(({ show }) => show === null);
  const closed = fields.filter((field): field is Closed => field.show !== null);
  if (closed.length === 0)
    return {
      take: (earlier, whole) => (whole === null ? null : openOf(opened, earlier as Values | null, whole as Values)),
      show: null,
      reveal: null,
    };
  return {
    take: (earlier, whole) => (whole === null ? null : mixedOf(opened, closed, earlier as Mixed | null, whole as Values)),
    show(viewer, seen, whole, _, before, now) {
      if (whole === null) return null;
      return behind(closed, viewer, seen as Values | null, whole as Values, before as Mixed | null, now as Mixed);
    },
    reveal: (seat, whole) => (whole === null ? null : revealed(closed, seat, whole as Values)),
  };
}

/** A copy of one field. Most are numbers: they are not worth a call. */
const taken = (take: Take, before: unknown, value: unknown): unknown =>
  take === sharing && typeof value !== 'object' ? value : take(before, value);

/** What everybody sees of some fields. The earlier copy where nothing has changed. */
function openOf(fields: readonly Open[], earlier: Values | null | undefined, whole: Values): Values {
  let copy: Record<string, unknown> | null = earlier ? null : {};
  for (let place = 0; place < fields.length; place++) {
    const { name, take } = fields[place]!;
    const before = earlier?.[name];
    const now = taken(take, before, whole[name]);
    if (copy !== null) copy[name] = now;
    else if (now !== before) copy = { ...earlier, [name]: now };
  }
  return copy ?? earlier!;
}

function mixedOf(opened: readonly Open[], fields: readonly Closed[], earlier: Mixed | null | undefined, whole: Values): Mixed {
  const open = openOf(opened, earlier?.open, whole);
  let closed: unknown[] | null = earlier ? null : [];
  for (let place = 0; place < fields.length; place++) {
    const { name, take } = fields[place]!;
    const before = earlier?.closed[place];
    const now = taken(take, before, whole[name]);
    if (closed !== null) closed[place] = now;
    else if (now !== before) (closed = earlier!.closed.slice())[place] = now;
  }
  return earlier && open === earlier.open && closed === null ? earlier : { open, closed: closed ?? earlier!.closed };
}

/** What a viewer sees behind the veils of some fields, beside what everybody sees. What it saw before where nothing of that has changed. */
function behind(
  fields: readonly Closed[],
  viewer: Viewer,
  seen: Values | null | undefined,
  whole: Values,
  before: Mixed | null | undefined,
  now: Mixed,
): Values {
  if (seen && before === now) return seen;
  let copy: Record<string, unknown> | null = seen && viewer.isSame(before?.open, now.open) ? null : { ...now.open };
  for (let place = 0; place < fields.length; place++) {
    const { name, show } = fields[place]!;
    const part = show(viewer, seen?.[name], whole[name], whole, before?.closed[place], now.closed[place]);
    if (copy !== null) copy[name] = part;
    else if (part !== seen![name]) copy = { ...seen, [name]: part };
  }
  return copy ?? seen!;
}

/** Something with its veils. */
function revealed(fields: readonly Closed[], seat: Seat, whole: Values): Values {
  let seen: Record<string, unknown> | null = null;
  for (let place = 0; place < fields.length; place++) {
    const { name, reveal } = fields[place]!;
    const value = whole[name];
    const part = reveal(seat, value, whole);
    if (part !== value) (seen ??= { ...whole })[name] = part;
  }
  return seen ?? whole;
}
