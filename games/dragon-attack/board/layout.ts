import type { SpaceId } from '../content/ids.ts';
import { RADIUS, centreOf, type Point } from '@hoard/paint';
import { PALACE } from '../content/content.ts';
import { silverado as content } from '../content/silverado.ts';

/** Where everything has its place on the map of Silverado, in the units of the painting. */
export const CENTRES: readonly Point[] = content.spaces.map((space) => centreOf(space, 'flat'));

/** From beyond the edge of the map, where the Dragon comes from. */
const BEYOND: Point = { x: 0, y: -620 };

/** The middle of a space; what is not on the map lies beyond its edge. */
export const pointOf = (space: SpaceId): Point => CENTRES[space] ?? BEYOND;

/** Counters lie a little below the middle, in front of what is built there. */
export const counterAt = (space: SpaceId): Point => below(space, 0.2);

/** Numbers of the Dragon's road are let into the lower edge. */
export const numberAt = (space: SpaceId): Point => below(space, 0.74);

/** Names are written along the lower edge, those of several lines a little higher, and below a number; that of the palace on its walls. */
export function nameAt(space: SpaceId, lines: number): Point {
  const { mark } = content.spaces[space]!;
  if (mark === PALACE) return below(space, 0.4);
  return below(space, typeof mark === 'number' ? 1.14 : 0.98 - 0.2 * lines);
}

/** Several figures on one space stand side by side, before a counter if one lies there. */
export function figureAt(space: SpaceId, place: number, among: number): Point {
  const { x, y } = CENTRES[space] ?? { x: 0, y: 0 };
  return { x: x + (place - (among - 1) / 2) * Math.min(0.62, 1.5 / among) * RADIUS, y: y + 0.02 * RADIUS };
}

const below = (space: SpaceId, radii: number): Point => {
  const { x, y } = CENTRES[space]!;
  return { x, y: y + radii * RADIUS };
};
