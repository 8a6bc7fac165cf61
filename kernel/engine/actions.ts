import { Problem } from '../problem.ts';
import type { Id } from './id.ts';

/**
 * An action is one small integer: a verb and one argument. Search trees and option lists hold thousands of them
 * without allocating. Outside the kernel it is a readable key: `walk:R42`, `roll`.
 */
export type Action = Id<'action'>;

const ARGUMENT_BITS = 12;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;

export const argumentOf = (action: Action): number => action & ARGUMENT_MASK;

/** An argument that has too few bits would be taken for another verb. */
function checkCount(count: number): void {
  if (count > ARGUMENT_MASK + 1) throw new Problem(`${count} things to choose from; expected at most ${ARGUMENT_MASK + 1}`);
}

/** The names of the things of one kind. */
export interface ThingNames {
  nameOf(argument: number): string;
  /** The argument of that name, or -1. */
  find(name: string): number;
}

/** Plain numbers from 0 to `count` - 1. */
export function numbered(count: number): ThingNames {
  checkCount(count);
  return { nameOf: String, find: (name) => (/^(0|[1-9]\d{0,3})$/.test(name) && Number(name) < count ? Number(name) : -1) };
}

/** A fixed list of names; the argument is the place in the list. */
export function named(list: readonly string[]): ThingNames {
  checkCount(list.length);
  const places = new Map(list.map((name, index) => [name, index]));
  return { nameOf: (argument) => list[argument] ?? `?${argument}`, find: (name) => places.get(name) ?? -1 };
}

/** Each verb of a game, and the kind of thing that it is done to: `walk: 'space'`; null for none. */
export type VerbTable = { readonly [verb: string]: string | null };

/** The constructors of a game's actions: `act.walk(42)`, `act.roll()`. */
type Acts<V extends VerbTable> = { readonly [verb in keyof V]: V[verb] extends null ? () => Action : (argument: number) => Action };

/** The kinds of things that the verbs of a table are done to. */
export type KindsOf<V extends VerbTable> = NonNullable<V[keyof V]>;

export interface Verbs<V extends VerbTable> {
  readonly table: V;
  readonly list: readonly (keyof V & string)[];
  readonly act: Acts<V>;
  readonly verbOf: (action: Action) => keyof V & string;
}

export function defineVerbs<const V extends VerbTable>(table: V): Verbs<V> {
  const list: (keyof V & string)[] = Object.keys(table);
  const constructors = list.map((verb, row) => [verb, (argument = 0) => (row << ARGUMENT_BITS) | argument] as const);
  return { table, list, act: Object.fromEntries(constructors) as Acts<V>, verbOf: (action) => list[action >>> ARGUMENT_BITS]! };
}

/** Turns actions into keys and back, for one game with one content set. */
export interface Keys<V extends string> {
  readonly verbOf: (action: Action) => V;
  keyOf(action: Action): string;
  /** The action of a key, or null if no action of this game has that key. */
  parse(key: string): Action | null;
}

/** The keys of a game: its verbs, and the names of every kind of thing that they are done to. */
export function keysOf<V extends VerbTable>(
  { table, list, verbOf }: Verbs<V>,
  names: { readonly [kind in KindsOf<V>]: ThingNames },
): Keys<keyof V & string> {
  const namesOf = (verb: string): ThingNames | null => {
    const kind = table[verb] ?? null;
    return kind === null ? null : (names as Readonly<Record<string, ThingNames>>)[kind]!;
  };
  return {
    verbOf,
    keyOf(action) {
      const verb = verbOf(action);
      const known = namesOf(verb);
      return known === null ? verb : `${verb}:${known.nameOf(argumentOf(action))}`;
    },
    parse(key) {
      const colon = key.indexOf(':');
      const row = list.indexOf(colon < 0 ? key : key.slice(0, colon));
      if (row < 0) return null;
      const known = namesOf(list[row]!);
      if ((known === null) !== colon < 0) return null;
      const argument = known === null ? 0 : known.find(key.slice(colon + 1));
      return argument < 0 ? null : (row << ARGUMENT_BITS) | argument;
    },
  };
}
