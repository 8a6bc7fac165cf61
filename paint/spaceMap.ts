import type { Grid, Hex } from '@hoard/kernel';
import { polygon } from './curve.ts';
import { RADIUS, SHOWN, cornersOf, type Point } from './geometry.ts';
import type { MapPicture } from './mapPainter.ts';

/** A direction of the keys. */
export type Direction = 'north' | 'south' | 'west' | 'east';

export const STEPS: Readonly<Record<string, Direction>> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };

/** A map as it never changes: its picture, and the spaces on it, of whatever shape. */
export interface MapOfSpaces {
  readonly picture: MapPicture;
  readonly centres: readonly Point[];
  /** A space as a shape round (0, 0). */
  readonly shapeOf: (space: number) => string;
  /** Where the keys lead from a space, or -1. */
  readonly neighbour: (space: number, step: Direction) => number;
}

/** A space as a shape round (0, 0), a little smaller than it is. */
export const hexagon = (grid: Grid): string => polygon(cornersOf({ q: 0, r: 0 }, grid, RADIUS * SHOWN));

/** A map of hexagons. */
export function hexMap(picture: MapPicture, spaces: readonly Hex[], grid: Grid, centres: readonly Point[]): MapOfSpaces {
  const shape = hexagon(grid);
  return { picture, centres, shapeOf: () => shape, neighbour: (space, step) => neighbourOf(spaces, grid, space, step) };
}

/** The neighbour in a direction of the keys. Where none lies straight ahead, one goes to and fro between two lines of spaces. */
function neighbourOf(spaces: readonly Hex[], grid: Grid, space: number, step: Direction): number {
  const { q, r } = spaces[space]!;
  const [dq, dr] = grid === 'flat' ? FLAT[step][Math.abs(q) % 2]! : POINTY[step][Math.abs(r) % 2]!;
  return spaces.findIndex((other) => other.q === q + dq && other.r === r + dr);
}

type Ways = Readonly<Record<Direction, readonly (readonly [q: number, r: number])[]>>;

/** From an even and from an odd column. */
const FLAT: Ways = {
  north: [
    [0, -1],
    [0, -1],
  ],
  south: [
    [0, 1],
    [0, 1],
  ],
  east: [
    [1, -1],
    [1, 0],
  ],
  west: [
    [-1, 0],
    [-1, 1],
  ],
};

/** From an even and from an odd row. */
const POINTY: Ways = {
  north: [
    [1, -1],
    [0, -1],
  ],
  south: [
    [0, 1],
    [-1, 1],
  ],
  east: [
    [1, 0],
    [1, 0],
  ],
  west: [
    [-1, 0],
    [-1, 0],
  ],
};
