import { clones } from './clones.ts';
import { dragonAttackPlayouts } from './dragonAttack.ts';
import { playouts } from './playouts.ts';
import { linesOf, tableOf, type Figure } from './report.ts';
import { searches } from './searches.ts';

const figures: Figure[] = [];
for (const part of [playouts, searches, clones, dragonAttackPlayouts]) figures.push(...(await part()));
console.log(tableOf(figures));
console.log();
console.log(linesOf(figures));
