import type { HexId } from '../content/ids.ts';
import { RADIUS, centreOf, paintMap, type Point } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { plan } from './plan.ts';

/** Dragon Reach, painted once. */
export const PAINTED = paintMap(plan);

/** Where everything has its place on the map, in the units of the painting. */
export const CENTRES: readonly Point[] = content.hexes.map((hex) => centreOf(hex, 'pointy'));

/** Several figures on one hex stand side by side, before what is built there. */
export function figureAt(hex: HexId, place: number, among: number): Point {
  const { x, y } = CENTRES[hex] ?? { x: 0, y: 0 };
  return { x: x + (place - (among - 1) / 2) * Math.min(0.62, 1.4 / among) * RADIUS, y: y + 0.06 * RADIUS };
}

/** A place's name hangs at the lower edge of its hex. */
export const bannerAt = (hex: HexId): Point => ({ x: CENTRES[hex]!.x, y: CENTRES[hex]!.y + 0.52 * RADIUS });
