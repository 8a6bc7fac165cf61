import { gamesRow, usageOf } from './common.ts';

export const usage = usageOf(
  'balance',
  [
    gamesRow('as many as each target needs'),
    '  --out path    the report, without an ending (reports/balance-<game>)',
    '  --json        print the report as JSON',
  ],
  false,
);
