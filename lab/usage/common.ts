import { titleIds } from '@hoard/games/shelf';

export const MOST_GAMES = 10_000_000;

/** More bits than that no seed of a simulation has. */
export const MOST_SEED = 2 ** 48 - 1;

export const MOST_WORKERS = 256;

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
    // Line by line: whatever comes onto the shelf, 80 columns are enough.
    `Games: ${titleIds().join(', ')}.`,
    ...(takesGameOptions ? ['Their own options are those of hoard play.'] : []),
  ].join('\n');

/** The row of `usageOf` for the number of games. */
export const gamesRow = (usual: string): string => `  --games n     how many (${usual}); 1 to ${MOST_GAMES}`;
