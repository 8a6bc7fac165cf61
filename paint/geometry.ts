import type { Hex } from '@hoard/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The radius of a hexagon in the units of a drawing. Everything on a map is measured by it. */
export const RADIUS = 40;

const SQRT3 = Math.sqrt(3);

/** The middle of a hexagon with a flat top. */
export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * RADIUS * q, y: SQRT3 * RADIUS * (r + q / 2) });

/** Its six corners, clockwise from the upper right; side i runs from corner i to corner i + 1. */
export function cornersOf(hex: Hex, radius = RADIUS): readonly Point[] {
  const { x, y } = centreOf(hex);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i - 1);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export const between = (a: Point, b: Point, share = 0.5): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box round some points, with a margin. */
export function boxRound(points: readonly Point[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
