import { availableParallelism } from 'node:os';
import { titleIds, withTitle } from '@hoard/games';
import { Problem, type Flag } from '@hoard/kernel';
import { readWords, type Flags } from './commandLine.ts';

/** Words on the command line: the game first, then options. */
export function readArguments<const O extends Flags>(usage: string, args: string[], options: O) {
  const { positionals, values } = readWords(args, options);
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new Problem(`Expected one game, got ${positionals.length}\nUsage: ${usage}`);
  return { game, values };
}

/** The same with the flags of the game itself; `optionsFor` gives the game's options that they set. */
export function readGameArguments<const O extends Flags>(usage: string, args: string[], options: O) {
  const id = args.find((word) => titleIds().includes(word));
  const own: Readonly<Record<string, Flag>> = id === undefined ? {} : withTitle(id, (title) => title.terminalOf(title.game).flags);
  const { game, values } = readArguments(usage, args, { ...own, ...options });
  const given: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values))
    if (Object.hasOwn(own, name) && (typeof value === 'string' || typeof value === 'boolean')) given[name] = value;
  const optionsFor = (seats: number): Readonly<Record<string, unknown>> =>
    Object.keys(given).length === 0 ? {} : withTitle(game, (title) => title.terminalOf(title.game).optionsFrom(given, seats));
  return { game, values, optionsFor };
}

/** A whole number of an option, or what holds if it is not given. */
export function wholeNumber(
  option: string,
  given: string | undefined,
  otherwise: number,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  if (given === undefined) return otherwise;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new Problem(`--${option} is '${given}'; expected a whole number ${range}`);
}

export const MOST_GAMES = 10_000_000;

export const seedOf = (given: string | undefined): number => wholeNumber('seed', given, 1, 0);

/** All cores, unless the command line says how many workers. */
export const workersOf = (given: string | undefined): number => wholeNumber('workers', given, availableParallelism(), 1, 256);

/** What several commands have in common. */
export const COMMON_OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  content: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());
