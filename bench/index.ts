import { clones } from './clones.ts';
import { games } from './games.ts';
import { playouts } from './playouts.ts';
import { linesOf, tableOf, type Figure } from './report.ts';
import { searches } from './searches.ts';

const figures: Figure[] = [];
for (const part of [playouts, searches, clones, games]) figures.push(...(await part()));
console.log(tableOf(figures));
console.log();
console.log(linesOf(figures));
