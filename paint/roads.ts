import { neighboursIn, type Hex, type Grid } from '@hoard/kernel';
import { sampled } from './curve.ts';
import { RADIUS, between, centreOf, type Point } from './geometry.ts';
import { seededBy } from './seeded.ts';
import type { MapSpace } from './terrain.ts';

/** A way that is painted as a ribbon, through the middles of its spaces. It is decoration: where one may go is for rules to say. */
export interface Road {
  /** A bridge leads from a space over the next to the one after it; only what lies between the two is planked. */
  readonly kind: 'paved' | 'trodden' | 'bridge';
  /** Places in the list of spaces, each beside the one before. */
  readonly way: readonly number[];
}

/** The share of a bridge's way on either side that is solid ground. */
const ABUTMENT = 0.2;

/** A line through spaces that swerves a little between them. */
export function roadLine(spaces: readonly MapSpace[], { kind, way }: Road, grid: Grid): Point[] {
  const points: Point[] = [];
  for (const space of way) {
    const here = centreOf(spaces[space]!, grid);
    const before = points.at(-1);
    if (before !== undefined) {
      const random = seededBy(`road ${spaces[space]!.id}`);
      const middle = between(before, here);
      points.push({ x: middle.x + (random.fraction() - 0.5) * 0.3 * RADIUS, y: middle.y + (random.fraction() - 0.5) * 0.3 * RADIUS });
    }
    points.push(here);
  }
  const line = sampled(points, 5);
  return kind === 'bridge' ? line.slice(line.length * ABUTMENT, line.length * (1 - ABUTMENT)) : line;
}

/**
 * The ways between neighbouring spaces that roads lead to, each as long as it can be, so that they are drawn as unbroken ribbons.
 * Where three such spaces lie together, one side of the triangle is left out: the one between the busiest two.
 */
export function waysThrough(hexes: readonly Hex[], isOnRoad: (space: number) => boolean): number[][] {
  const around = neighboursIn(hexes).map((all, space) => (isOnRoad(space) ? all.filter(isOnRoad) : []));
  const links = around.map((all, from) => new Set(all.filter((to) => !isThirdSide(around, from, to))));
  const ends = new Set(links.flatMap((all, space) => (all.size !== 2 ? [space] : [])));
  const ways: number[][] = [];
  const follow = (from: number, to: number): void => {
    const way = [from];
    for (let [before, here] = [from, to]; ;) {
      links[before]!.delete(here);
      links[here]!.delete(before);
      way.push(here);
      const [next] = links[here]!;
      if (next === undefined || ends.has(here)) break;
      [before, here] = [here, next];
    }
    ways.push(way);
  };
  // From the ends and crossings first; what is left then are rings. A link that was followed is gone from both its ends.
  for (const from of [...ends, ...links.keys()]) for (const to of links[from]!) follow(from, to);
  return ways;
}

function isThirdSide(around: readonly (readonly number[])[], from: number, to: number): boolean {
  const weight = (a: number, b: number): number =>
    (around[a]!.length + around[b]!.length) * around.length ** 2 + Math.min(a, b) * around.length + Math.max(a, b);
  return around[from]!.some(
    (third) => around[to]!.includes(third) && weight(from, to) > weight(from, third) && weight(from, to) > weight(to, third),
  );
}
