import type { Grid, Hex } from '@hoard/kernel';
import { RADIUS, between, centreOf, cornersOf, distance, type Point } from './geometry.ts';
import { seededBy } from './seeded.ts';

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The lines round the union of some hexagons, each closed, with the land on the right hand. */
export function outlinesOf(hexes: readonly Hex[], grid: Grid): Point[][] {
  const taken = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const onward = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (const hex of hexes) {
    const corners = cornersOf(hex, grid);
    OVER_SIDE.forEach(([dq, dr], side) => {
      if (taken.has(`${hex.q + dq},${hex.r + dr}`)) return;
      const from = corners[side]!;
      onward.set(keyOf(from), { from, to: corners[(side + 1) % 6]! });
    });
  }
  const outlines: Point[][] = [];
  for (const start of onward.keys()) {
    const outline: Point[] = [];
    for (let key = start, edge = onward.get(key); edge !== undefined; edge = onward.get(key)) {
      onward.delete(key);
      outline.push(edge.from);
      key = keyOf(edge.to);
    }
    if (outline.length > 0) outlines.push(outline);
  }
  return outlines;
}

/** By side of a hexagon, as its corners are counted: the neighbour behind it. */
const OVER_SIDE = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The points of a natural shore round some hexagons. `inset` (in radii) draws it into the land, or out to sea where it is
 * negative. The same place always bends the same way, so that shores with different insets lie within one another.
 */
export function shoreOf(hexes: readonly Hex[], grid: Grid, inset: number): Point[][] {
  const centres = hexes.map((hex) => centreOf(hex, grid));
  return outlinesOf(hexes, grid).map((outline) =>
    outline.flatMap((corner, i) => {
      const next = outline[(i + 1) % outline.length]!;
      return [
        bent(corner, centres, inset),
        bent(between(corner, next, 0.36), centres, inset),
        bent(between(corner, next, 0.68), centres, inset),
      ];
    }),
  );
}

const ROUGHNESS = 0.13;

/** Moves a point of the outline into the land, where the middle of the nearest hexagons is, and a little aside. */
function bent(point: Point, centres: readonly Point[], inset: number): Point {
  const near = centres.filter((centre) => distance(centre, point) < 1.05 * RADIUS);
  const inner = { x: mean(near.map(({ x }) => x)), y: mean(near.map(({ y }) => y)) };
  const length = distance(inner, point) || 1;
  const random = seededBy(keyOf(point));
  const depth = (inset + (random.fraction() - 0.5) * 2 * ROUGHNESS) * RADIUS;
  const aside = (random.fraction() - 0.5) * ROUGHNESS * RADIUS;
  const towards = { x: (inner.x - point.x) / length, y: (inner.y - point.y) / length };
  return { x: point.x + towards.x * depth - towards.y * aside, y: point.y + towards.y * depth + towards.x * aside };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
