import { Problem } from './problem.ts';

/**
 * An action is one small integer: a verb and one argument. Search trees and option lists hold thousands of them
 * without allocating. Outside the kernel it is a readable key: `walk:R42`, `roll`.
 */
export type Action = number;

const ARGUMENT_BITS = 12;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;

export const argumentOf = (action: Action): number => action & ARGUMENT_MASK;

/** An argument that has too few bits would be taken for another verb. */
function checkCount(count: number): void {
  if (count > ARGUMENT_MASK + 1) throw new Problem(`${count} things to choose from; expected at most ${ARGUMENT_MASK + 1}`);
}

/** The names that a verb's argument can have. */
export interface Names {
  nameOf(argument: number): string;
  /** The argument of that name, or -1. */
  find(name: string): number;
}

/** A verb without an argument. */
export const noArgument: Names = { nameOf: () => '', find: (name) => (name === '' ? 0 : -1) };

/** Plain numbers from 0 to `count` - 1. */
export function numbered(count: number): Names {
  checkCount(count);
  return { nameOf: String, find: (name) => (/^(0|[1-9]\d{0,3})$/.test(name) && Number(name) < count ? Number(name) : -1) };
}

/** A fixed list of names; the argument is the place in the list. */
export function named(list: readonly string[]): Names {
  checkCount(list.length);
  const places = new Map(list.map((name, place) => [name, place]));
  return { nameOf: (argument) => list[argument] ?? `?${argument}`, find: (name) => places.get(name) ?? -1 };
}

/** The constructors of a game's actions: `act.walk(42)`. */
export type Acts<V extends string> = { readonly [verb in V]: (argument?: number) => Action };

export interface Verbs<V extends string> {
  readonly list: readonly V[];
  readonly act: Acts<V>;
  readonly verbOf: (action: Action) => V;
}

export function defineVerbs<const V extends string>(list: readonly V[]): Verbs<V> {
  const constructors = list.map((verb, row) => [verb, (argument = 0) => (row << ARGUMENT_BITS) | argument] as const);
  return {
    list,
    act: Object.fromEntries(constructors) as Acts<V>,
    verbOf: (action) => list[action >>> ARGUMENT_BITS]!,
  };
}

/** Turns actions into keys and back, for one game with one content set. */
export class Keys<V extends string> {
  readonly verbs: Verbs<V>;
  readonly #names: { readonly [verb in V]: Names };

  constructor(verbs: Verbs<V>, names: { readonly [verb in V]: Names }) {
    this.verbs = verbs;
    this.#names = names;
  }

  keyOf(action: Action): string {
    const verb = this.verbs.verbOf(action);
    const names = this.#names[verb];
    return names === noArgument ? verb : `${verb}:${names.nameOf(argumentOf(action))}`;
  }

  /** The action of a key, or null if no action of this game has that key. */
  parse(key: string): Action | null {
    const colon = key.indexOf(':');
    const verb = this.verbs.list.find((known) => known === (colon < 0 ? key : key.slice(0, colon)));
    if (verb === undefined) return null;
    const names = this.#names[verb];
    if ((names === noArgument) !== colon < 0) return null;
    const argument = colon < 0 ? 0 : names.find(key.slice(colon + 1));
    return argument < 0 ? null : this.verbs.act[verb](argument);
  }
}
