import type { Point } from '@hoard/paint/geometry';
import { Random } from '@hoard/kernel';
import type { LandName } from './lands.ts';
import { warped } from './noise.ts';
import type { Plan } from './plan.ts';

/** Something that grows or lies on the ground, at its foot. */
export interface Plant extends Point {
  readonly glyph: string;
  readonly size: number;
}

interface Growth {
  readonly glyphs: readonly string[];
  /** How far apart they stand, in units, and the least and most of their size. */
  readonly apart: number;
  readonly size: readonly [least: number, most: number];
}

const GROWTHS: Readonly<Partial<Record<LandName, Growth>>> = {
  'ancient-woods': { glyphs: ['pine', 'pine', 'darkPine'], apart: 6.6, size: [0.72, 1.12] },
  thicket: { glyphs: ['pine', 'darkPine'], apart: 5.4, size: [0.85, 1.25] },
  'weeping-willows': { glyphs: ['willow', 'willow', 'tuft', 'tuft', 'pine', 'stone'], apart: 19, size: [0.75, 1.1] },
  'fog-river': { glyphs: ['pine', 'tuft', 'willow', 'stone'], apart: 21, size: [0.7, 1.05] },
  'ruby-mountains': { glyphs: ['redPine', 'redPine', 'stone', 'bare'], apart: 11.5, size: [0.62, 0.98] },
  'dark-highlands': { glyphs: ['bare', 'darkPine', 'darkPine', 'stone'], apart: 13, size: [0.6, 0.95] },
  marsh: { glyphs: ['reed', 'reed', 'tuft'], apart: 7, size: [0.8, 1.2] },
  pond: { glyphs: ['reed', 'tuft'], apart: 12, size: [0.8, 1.1] },
  'goblin-cave': { glyphs: ['spike', 'stone'], apart: 13, size: [0.7, 1.2] },
};

/** Round a Dragon Rock everything is burnt. */
const BURNT: Growth = { glyphs: ['bare', 'bare', 'stump'], apart: 10.5, size: [0.75, 1.15] };

/** Plants of a square are kept together, so that neighbours are soon found. */
const SQUARE = 24;
const bucket = (x: number, y: number): number => Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE);

/** What grows on the land, from the back to the front. Ways, banks and the places of pieces stay free. */
export function growthOn(plan: Plan, seed = 7): Plant[] {
  const random = new Random(seed);
  const placed: Plant[] = [];
  const grid = new Map<number, Plant[]>();
  const nearby = (x: number, y: number): Plant[] =>
    [-SQUARE, 0, SQUARE].flatMap((dx) => [-SQUARE, 0, SQUARE].flatMap((dy) => grid.get(bucket(x + dx, y + dy)) ?? []));
  for (let tries = 0; tries < 26_000; tries++) {
    const at = { x: random.fraction() * (plan.width + 40) - 20, y: random.fraction() * (plan.height + 40) - 20 };
    const growth = growthAt(plan, at);
    if (growth === null) continue;
    const size = growth.size[0] + random.fraction() * (growth.size[1] - growth.size[0]);
    if (nearby(at.x, at.y).some((other) => away(other, at) < growth.apart * (0.8 + 0.4 * random.fraction()))) continue;
    const plant = { ...at, glyph: growth.glyphs[random.below(growth.glyphs.length)]!, size };
    placed.push(plant);
    const key = bucket(at.x, at.y);
    grid.set(key, [...(grid.get(key) ?? []), plant]);
  }
  return [...placed, ...reedsAlong(plan, random)].toSorted((one, other) => one.y - other.y);
}

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function growthAt(plan: Plan, at: Point): Growth | null {
  const from = warped(at.x, at.y);
  let [nearest, second] = [0, 1];
  plan.cells.forEach((cell, place) => {
    if (away(cell, from) < away(plan.cells[nearest]!, from)) [nearest, second] = [place, nearest];
    else if (place !== nearest && (second === nearest || away(cell, from) < away(plan.cells[second]!, from))) second = place;
  });
  const cell = plan.cells[nearest]!;
  const other = plan.cells[second]!;
  if (away(cell, from) > 58) return null;
  const clearing = cell.land === 'ancient-woods' ? 27 : 31;
  if (plan.cells.some(({ x, y, isWalked }) => isWalked && Math.hypot(at.x - x, (at.y - y - 3) * 1.2) < clearing)) return null;
  const edge = (away(other, from) ** 2 - away(cell, from) ** 2) / (2 * away(cell, other));
  if (plan.isWall(nearest, second) && edge < 8) return null;
  if (plan.gates.some((gate) => away(gate, at) < 22)) return null;
  if (isNear(plan.river, at, 18) || plan.channels.some((line) => isNear(line, at, 7))) return null;
  if (cell.land === 'ancient-woods' && plan.ways.some((line) => isNear(line, at, 4.6))) return null;
  const isBurnt = plan.flares.some((flare) => flare.x === cell.x && flare.y === cell.y);
  return isBurnt ? BURNT : (GROWTHS[cell.land] ?? null);
}

const isNear = (line: readonly Point[], at: Point, reach: number): boolean => line.some((point) => away(point, at) < reach);

function reedsAlong({ river, width, height }: Plan, random: Random): Plant[] {
  return river.flatMap((point, place) => {
    const next = river[place + 1];
    if (next === undefined || random.fraction() < 0.35) return [];
    const side = (random.fraction() < 0.5 ? -1 : 1) * (15.5 + 2.5 * random.fraction());
    const length = away(point, next) || 1;
    const at = { x: point.x - ((next.y - point.y) / length) * side, y: point.y + ((next.x - point.x) / length) * side };
    return at.x < 0 || at.x > width || at.y < 4 || at.y > height - 4 ? [] : [{ ...at, glyph: 'reed', size: 0.7 + 0.4 * random.fraction() }];
  });
}
