import { availableParallelism } from 'node:os';
import { gameOf, titleIds, withTitle, type Subject } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem, type Random } from '@hoard/kernel';
import { pathFrom, readWords, wholeNumber, type Flags } from './commandLine.ts';
import { anyOptions, optionsAt } from './gameOptions.ts';
import { anyOf, gameAmong, readGameWords, type GivenFlags } from './gameWords.ts';
import { MOST_GAMES, MOST_SEED, MOST_WORKERS } from './usage/common.ts';

/** Words on the command line: a game and options. */
export function readArguments<const O extends Flags>(command: string, args: string[], options: O) {
  const { positionals, values } = readWords(args, options);
  return { game: asked(command, gameAmong(command, positionals)), values };
}

/** The same with the options of the game itself, as they were given. */
export async function readGameArguments<const O extends Flags>(command: string, args: string[], options: O) {
  const { named, values, given } = await readGameWords(command, args, options);
  return { game: asked(command, named), values, given };
}

function asked(command: string, game: string | null): string {
  if (game === null) throw new Problem(`hoard ${command}: which game? Expected ${anyOf(titleIds())}.`);
  return game;
}

/** The game with the content set that was asked for. */
export const subjectFrom = (game: string, content: string | undefined): Subject => subjectOf(game, pathFrom('content', content));

export const seatsOf = (subject: Subject): Promise<{ readonly least: number; readonly most: number }> =>
  withTitle(subject.game, (title) => gameOf(title, subject).seats);

/** What the game's own options set at a table of so many. */
export const optionsFor = async (subject: Subject, given: GivenFlags, players: number): Promise<Readonly<Record<string, unknown>>> =>
  Object.keys(given).length === 0 ? {} : withTitle(subject.game, (title) => optionsAt(title, gameOf(title, subject), given, players));

/** What may be chosen before a game, drawn at random but for what is set. */
export const variedFor = (
  subject: Subject,
  players: number,
  random: Random,
  set: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => withTitle(subject.game, (title) => anyOptions(title.variants, players, random, set));

export const gamesOf = (given: string | undefined, otherwise: number): number => wholeNumber('games', given, otherwise, 1, MOST_GAMES);

export const seedOf = (given: string | undefined): number => wholeNumber('seed', given, 1, 0, MOST_SEED);

/** All cores, unless the command line says how many workers. */
export const workersOf = (given: string | undefined): number => wholeNumber('workers', given, availableParallelism(), 1, MOST_WORKERS);

/** What several commands have in common. */
export const COMMON_OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  content: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const namesGiven = (list: string): string[] => list.split(',').map((name) => name.trim());
