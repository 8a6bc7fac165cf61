import { open, type Chooser, type Game, type Secrecy, type Types } from '../index.ts';
import { LAWS } from '../laws/laws.ts';
import { Difference, type Law } from '../laws/position.ts';
import { SECRET_LAWS } from '../laws/secretLaws.ts';
import { simulate, type Failure } from '../laws/simulator.ts';

// The test of the laws themselves: every veil of a game is lifted, one at a time, and a law of secrecy has to notice.

/** A veil that hides nothing any more. */
export interface Leak<T extends Types> {
  /** Where it is: `board.kept[].kind`, `frames.bid.weighed`. */
  readonly path: string;
  readonly game: Game<T>;
}

/** For every veil of a game, however deep, the game that shows what is behind it to everybody. */
export function leaksOf<T extends Types>(game: Game<T>): Leak<T>[] {
  return lifted('', game.secrecy).map(({ path, said }) => ({ path, game: { ...game, secrecy: said as Secrecy<T> } }));
}

/** What is said of a thing and its parts, once for each veil, with that veil lifted. */
function lifted(path: string, said: unknown): { readonly path: string; readonly said: unknown }[] {
  if (typeof said === 'function') return [{ path, said: open }];
  if (Array.isArray(said)) return lifted(`${path}[]`, said[0]).map((one) => ({ path: one.path, said: [one.said] }));
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([name, part]) =>
    lifted(path === '' ? name : `${path}.${name}`, part).map((one) => ({ path: one.path, said: { ...said, [name]: one.said } })),
  );
}

/** Who plays what. */
interface Table<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
}

/** Where leaks are looked for. */
export interface Hunt<T extends Types> {
  readonly seed: number;
  /** So many random games are played at most before a leak has gone unnoticed. */
  readonly games?: number;
  /** Other tables to play at, in turn: a secret may exist only in some modes, or among more people. */
  readonly variants?: readonly Table<T>[];
  /** As in a simulation. */
  readonly chooser?: Chooser<T>;
  readonly every?: number;
  /** Only these veils are lifted; absent for all. */
  readonly only?: (path: string) => boolean;
}

/** What became of a leak: the law that noticed it, or null, and how many games that took. */
export interface Hunted {
  readonly path: string;
  readonly law: string | null;
  readonly games: number;
}

/** Plays random games of every leak until a law of secrecy is broken. */
export function catchLeaks<T extends Types>(game: Game<T>, options: T['options'], seats: number, hunt: Hunt<T>): Hunted[] {
  const tables = [{ options, seats }, ...(hunt.variants ?? [])];
  const { only = () => true } = hunt;
  return leaksOf(game).flatMap((leak) => (only(leak.path) ? [caught(game, leak, tables, hunt)] : []));
}

/** The laws that know of secrets. Those that do not start from a view come first: a view that shows too much would only be believed. */
const LOOKED_AT = Object.fromEntries(
  Object.entries({ ...SECRET_LAWS, twinsSeeTheSame: LAWS.twinsSeeTheSame }).map(([name, law]): [string, Law] => [
    name,
    unlessItCrashes(law),
  ]),
);

/** A law that could not be looked at says nothing of secrets: nobody imagines well what was never meant to be seen. */
function unlessItCrashes(law: Law): Law {
  return (position) => {
    try {
      law(position);
    } catch (error) {
      if (error instanceof Difference) throw error;
    }
  };
}

function caught<T extends Types>(whole: Game<T>, { path, game }: Leak<T>, tables: readonly Table<T>[], hunt: Hunt<T>): Hunted {
  const { seed, games = 2000, chooser, every = 1 } = hunt;
  for (let number = 0; number < games; number++) {
    const failureOf = (played: Game<T>): Failure | null =>
      simulate(played, {
        ...tables[number % tables.length]!,
        games: 1,
        seed: seed + number,
        every,
        laws: LOOKED_AT,
        ...(chooser && { chooser }),
      }).failure;
    const failure = failureOf(game);
    if (failure === null) continue;
    // The same game without the leak is the control: what breaks a law there is not the leak.
    const other = Object.hasOwn(LOOKED_AT, failure.law) ? failureOf(whole) : failure;
    if (other !== null)
      throw new Error(`${game.id} breaks the law '${other.law}' with seed ${seed + number}, leak or no leak: ${other.message}`);
    return { path, law: failure.law, games: number + 1 };
  }
  return { path, law: null, games };
}

/** Prints how many leaks were caught, and throws if one was not, or if there was none to catch. */
export function expectLeaksCaught<T extends Types>(game: Game<T>, options: T['options'], seats: number, hunt: Hunt<T>): readonly Hunted[] {
  const leaks = catchLeaks(game, options, seats, hunt);
  const unnoticed = leaks.filter(({ law }) => law === null).map(({ path }) => path);
  const line = `${game.id}: secrets: ${leaks.length - unnoticed.length} of ${leaks.length} leaks caught`;
  console.log(line);
  if (leaks.length === 0) throw new Error(`${line}; expected a game that has secrets`);
  if (unnoticed.length > 0) throw new Error(`${line}; nobody noticed ${unnoticed.join(', ')}`);
  return leaks;
}
