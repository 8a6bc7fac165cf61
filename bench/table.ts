import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linesOf, tableOf, type Figure } from './report.ts';
import { choices } from './tables/choices.ts';
import { openGames } from './tables/openGames.ts';
import { peers } from './tables/peers.ts';
import { soak } from './tables/soak.ts';

// A real server in a process of its own on a real file, and people who play at it over real sockets.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '60' },
    games: { type: 'string', default: '10000' },
    soak: { type: 'string', default: '0' },
    only: { type: 'string' },
    game: { type: 'string' },
    profile: { type: 'string' },
  },
});
const [seconds, tables, games, soaked] = [values.seconds, values.tables, values.games, values.soak].map(Number) as [
  number,
  number,
  number,
  number,
];

const folder = mkdtempSync(join(tmpdir(), 'hoard-bench-'));
const figures: Figure[] = [];
const load = loadavg()[0]!.toFixed(1);
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  peers: () => peers(folder, seconds, tables),
  choices: () => choices({ folder, seconds, tables, game: values.game, profile: values.profile }),
  games: () => openGames(folder, games),
  ...(soaked > 0 && { soak: () => soak(folder, soaked, tables) }),
};
for (const [name, part] of Object.entries(parts)) {
  if ((values.only ?? name) !== name) continue;
  const measured = await part();
  console.log(`${tableOf(measured)}\n`);
  figures.push(...measured);
}
console.log(linesOf(figures));
console.log(`\nThe machine's load was ${load} before and ${loadavg()[0]!.toFixed(1)} after.`);
rmSync(folder, { recursive: true });
process.exit(0);
