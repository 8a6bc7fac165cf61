import { clones } from './clones.ts';
import { games } from './games.ts';
import { matches } from './matches.ts';
import { playouts } from './playouts.ts';
import { linesOf, tableOf, type Figure } from './report.ts';
import { searches } from './searches.ts';

const figures: Figure[] = [];
for (const part of [playouts, searches, clones, games, matches]) {
  const measured = await part();
  console.log(`${tableOf(measured)}\n`);
  figures.push(...measured);
}
console.log(linesOf(figures));
