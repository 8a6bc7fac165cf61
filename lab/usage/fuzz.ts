import { gamesRow, usageOf } from './common.ts';

export const USUAL_GAMES = 10_000;

export const usage = usageOf(
  'fuzz',
  [
    gamesRow(String(USUAL_GAMES)),
    '  --players n   at the table, or from-to: 2-6 (as many as the game allows)',
    '  --vary        options of the game that are not given are drawn at random',
    '  --patience n  choices and draws after which a game that need not end is',
    '                broken off (3000)',
    '  --out path    a game that breaks a law, without an ending',
    '                (failures/<game>-<seed>)',
  ],
  true,
);
