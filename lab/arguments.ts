import { availableParallelism } from 'node:os';
import { gameOf, titleIds, withTitle, type Subject } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem } from '@hoard/kernel';
import { pathFrom, readWords, wholeNumber, type Flags } from './commandLine.ts';
import { optionsAt } from './gameOptions.ts';
import { gameAmong, readGameWords, type GivenFlags } from './gameWords.ts';

/** Words on the command line: a game and options. */
export function readArguments<const O extends Flags>(command: string, args: string[], options: O) {
  const { positionals, values } = readWords(args, options);
  return { game: asked(command, gameAmong(command, positionals)), values };
}

/** The same with the options of the game itself, as they were given. */
export function readGameArguments<const O extends Flags>(command: string, args: string[], options: O) {
  const { named, values, given } = readGameWords(command, args, options);
  return { game: asked(command, named), values, given };
}

function asked(command: string, game: string | null): string {
  if (game === null) throw new Problem(`hoard ${command}: which game? Expected ${titleIds().join(' or ')}.`);
  return game;
}

/** The game with the content set that was asked for. */
export const subjectFrom = (game: string, content: string | undefined): Subject => subjectOf(game, pathFrom('content', content));

export const seatsOf = (subject: Subject): { readonly least: number; readonly most: number } =>
  withTitle(subject.game, (title) => gameOf(title, subject).seats);

/** What the game's own options set at a table of so many. */
export const optionsFor = (subject: Subject, given: GivenFlags, players: number): Readonly<Record<string, unknown>> =>
  Object.keys(given).length === 0 ? {} : withTitle(subject.game, (title) => optionsAt(title, gameOf(title, subject), given, players));

const MOST_GAMES = 10_000_000;

/** More bits than that no seed of a simulation has. */
const MOST_SEED = 2 ** 48 - 1;

const MOST_WORKERS = 256;

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

/** How a command is called; `rows` are its options besides those that all have. */
export const usageOf = (command: string, rows: readonly string[], takesGameOptions: boolean): string =>
  [
    `hoard ${command} <game> [options]`,
    '',
    ...rows,
    `  --seed n      the same again with the same seed (1); 0 to ${MOST_SEED}`,
    `  --workers n   how many play at once (one for each core); 1 to ${MOST_WORKERS}`,
    '  --content f   a folder with a content set of your own',
    '',
    `Games: ${titleIds().join(', ')}.${takesGameOptions ? ' Their own options are those of hoard play.' : ''}`,
  ].join('\n');

/** The row of `usageOf` for the number of games. */
export const gamesRow = (usual: string): string => `  --games n     how many (${usual}); 1 to ${MOST_GAMES}`;

export const namesGiven = (list: string): string[] => list.split(',').map((name) => name.trim());
