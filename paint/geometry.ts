import type { Grid, Hex } from '@hoard/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The radius of a hexagon in the units of a drawing. Everything on a map is measured by it. */
export const RADIUS = 40;

const SQRT3 = Math.sqrt(3);

/** So much of its radius is seen of a space that can be picked: a little less than all, so that each stands for itself. */
export const SHOWN = 0.95;

/** How wide such a space is where it is narrowest. */
export const ACROSS = SQRT3 * RADIUS * SHOWN;

/** The middle of a hexagon. */
export const centreOf = ({ q, r }: Hex, grid: Grid): Point =>
  grid === 'flat' ? { x: 1.5 * RADIUS * q, y: SQRT3 * RADIUS * (r + q / 2) } : { x: SQRT3 * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r };

/** Its six corners, clockwise; side i runs from corner i to corner i + 1, and the neighbour behind side 0 is the one at (+1, -1). */
export function cornersOf(hex: Hex, grid: Grid, radius = RADIUS): readonly Point[] {
  const { x, y } = centreOf(hex, grid);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i - (grid === 'flat' ? 1 : 1.5));
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
