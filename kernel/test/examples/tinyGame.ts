import { Problem, type Frame, type Game, type GameEvent, type Outcome, type Types } from '../../index.ts';

/** The types of a tiny game: it has no options and no content. `S` is what a seat sees; without secrets, the whole board. */
export interface Tiny<B extends object, F extends Frame, V extends string, E extends GameEvent = GameEvent, S extends object = B> {
  board: B;
  frame: F;
  event: E;
  sight: S;
  options: Record<string, never>;
  content: object;
  verb: V;
}

/** The types of a game that is at hand. */
export type TypesOf<G> = G extends Game<infer T extends Types> ? T : never;

type Plain<B extends object, F extends Frame, V extends string, E extends GameEvent, S extends object> = Game<Tiny<B, F, V, E, S>>;
type Essence = 'seats' | 'keys' | 'steps' | 'setUp' | 'secrecy' | 'imagine';

/** Fills in what every tiny game says in the same way, so that each can be only about its law. */
export function tinyGame<B extends object, F extends Frame, V extends string, E extends GameEvent, S extends object>(
  id: string,
  rules: Pick<Plain<B, F, V, E, S>, Essence> & Partial<Plain<B, F, V, E, S>>,
): Plain<B, F, V, E, S> {
  return {
    id,
    title: id,
    version: 1,
    contentId: 'none',
    content: {},
    readOptions(given) {
      if (JSON.stringify(given) !== '{}') throw new Problem(`${id} has no options, got ${JSON.stringify(given)}; expected {}`);
      return {};
    },
    copyBoard: copy,
    copyFrame: copy,
    audit: () => {},
    ...rules,
  };
}

/** A tiny game without secrets. */
export function openGame<B extends object, F extends Frame, V extends string, E extends GameEvent = GameEvent>(
  id: string,
  rules: Pick<Plain<B, F, V, E, B>, 'seats' | 'keys' | 'steps' | 'setUp' | 'secrecy'> & Partial<Plain<B, F, V, E, B>>,
): Plain<B, F, V, E, B> {
  return tinyGame<B, F, V, E, B>(id, {
    imagine: (view) => copy(view.sight),
    ...rules,
  });
}

/** A copy of plain data. Much faster than `structuredClone` for things so small. */
export function copy<X>(value: X): X {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as X;
  const parts: Record<string, unknown> = {};
  for (const name of Object.keys(value)) parts[name] = copy(value[name as keyof X]);
  return parts as X;
}

/** The most points win; equals share a place. */
export function byScore(reason: string, scores: readonly number[]): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { reason, scores: scores.slice(), places, rewards: places.map((place) => (place === 1 ? 1 : 0)) };
}

/** A list with the same value for every seat. */
export const each = <X>(seats: number, value: X): X[] => Array.from({ length: seats }, () => value);
