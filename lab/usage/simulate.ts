import { gamesRow, usageOf } from './common.ts';

export const USUAL_GAMES = 10_000;
export const USUAL_PLAYERS = 4;

export const usage = usageOf(
  'simulate',
  [
    gamesRow(String(USUAL_GAMES)),
    `  --players n   at the table (${USUAL_PLAYERS})`,
    '  --bots b      one for all seats, or one for each: greedy,random,… (greedy)',
    '  --out path    the reports, without an ending (reports/simulate-<game>)',
    '  --json        print the report as JSON',
  ],
  true,
);
