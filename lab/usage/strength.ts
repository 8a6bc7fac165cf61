import { gamesRow, usageOf } from './common.ts';

export const USUAL_GAMES = 200;
export const USUAL_PLAYERS = 2;
export const USUAL_BOTS = 'random,greedy,search:100i';

export const usage = usageOf(
  'strength',
  [
    '  --a b --b b   one bot against a table of the other: --a search:1s --b greedy',
    `  --players n   at the table (${USUAL_PLAYERS})`,
    '  --teams       a whole table of A beside one of B, where all may lose together',
    '  --sides       A and B at every other seat, where teams play against each other',
    '  --table       instead, each of several bots against each',
    `  --bots b,b    which (${USUAL_BOTS})`,
    gamesRow(String(USUAL_GAMES)),
    '  --out path    the reports, without an ending (reports/strength-<game>)',
    '  --json        print the report as JSON',
  ],
  true,
);
