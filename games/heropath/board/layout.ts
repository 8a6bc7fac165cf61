import { between, distance, polygon, type MapOfSpaces, type MapPicture, type Point, type Direction } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { SpaceId } from '../content/ids.ts';
import { cellOf } from './cells.ts';
import land from './land.webp?url';
import sketch from './landSketch.webp?url';
import { MARGIN } from './painting/margin.ts';
import { warped } from './painting/noise.ts';

// Where everything has its place on the map, in the units of the painting.

const { map, picture } = content;

export const CENTRES: readonly Point[] = map.spaces.map(({ x, y }) => ({ x, y }));

/** The narrowest space, from edge to edge. */
const ACROSS = 62;

const PICTURE: MapPicture = {
  address: land,
  sketch,
  box: { x: -MARGIN, y: -MARGIN, width: picture.width + 2 * MARGIN, height: picture.height + 2 * MARGIN },
  land: { x: -8, y: -8, width: picture.width + 16, height: picture.height + 16 },
  across: ACROSS,
};

/** A cell reaches so far where it has no neighbour. */
const REACH = 58;
/** Edges are bent at points so far apart. */
const BEND = 9;

/** A round rim: corners so many degrees apart. */
const rimOf = ({ x, y }: Point): Point[] =>
  Array.from({ length: 32 }, (_, corner) => {
    const angle = (corner * Math.PI) / 16;
    return { x: x + REACH * Math.cos(angle), y: y + REACH * Math.sin(angle) };
  });

/** The outline of a space, bent as the painting is. */
function outlineOf(space: SpaceId, points: readonly Point[]): Point[] {
  const corners = cellOf(points, space, rimOf(points[space]!));
  return corners.flatMap((from, place) => {
    const to = corners[(place + 1) % corners.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / BEND));
    return Array.from({ length: parts }, (_, part) => unwarped(between(from, to, part / parts)));
  });
}

/** Where a point of the plan is seen: the painting takes it from there. */
function unwarped({ x, y }: Point): Point {
  let at = { x, y };
  for (let round = 0; round < 3; round++) {
    const taken = warped(at.x, at.y);
    at = { x: at.x + x - taken.x, y: at.y + y - taken.y };
  }
  return at;
}

const POINTS: readonly Point[] = [...CENTRES, ...picture.scenery];

/** By space: its outline on the map. */
const OUTLINES: readonly (readonly Point[])[] = CENTRES.map((_, space) => outlineOf(space, POINTS));

const round = (points: readonly Point[], { x, y }: Point): Point[] => points.map((point) => ({ x: point.x - x, y: point.y - y }));

const SHAPES = OUTLINES.map((outline, space) => polygon(round(outline, CENTRES[space]!)));

/** The outline of a space as a path. */
export const pathOf = (space: SpaceId): string => polygon(OUTLINES[space]!);

const ANGLES: Readonly<Record<Direction, number>> = { east: 0, south: Math.PI / 2, west: Math.PI, north: -Math.PI / 2 };

/** The space that lies nearest in a direction of the keys, whether a way leads there or not. */
function neighbour(space: SpaceId, step: Direction): SpaceId {
  const from = CENTRES[space]!;
  let [best, least] = [-1, Infinity];
  CENTRES.forEach(({ x, y }, other) => {
    const away = Math.hypot(x - from.x, y - from.y);
    const turn = Math.abs(
      Math.atan2(Math.sin(Math.atan2(y - from.y, x - from.x) - ANGLES[step]), Math.cos(Math.atan2(y - from.y, x - from.x) - ANGLES[step])),
    );
    // Straight ahead counts more than near.
    const cost = away * (1 + 2 * turn);
    if (other !== space && turn < Math.PI / 3 && cost < least) [best, least] = [other, cost];
  });
  return best;
}

export const MAP: MapOfSpaces = { picture: PICTURE, centres: CENTRES, shapeOf: (space) => SHAPES[space]!, neighbour };

const beside = (space: SpaceId, x: number, y: number): Point => ({ x: CENTRES[space]!.x + x, y: CENTRES[space]!.y + y });

/** Every space has a place for each thing, so that nothing hides another: what is built behind, enemies before it, figures in front. */
export const buildingAt = (space: SpaceId): Point => beside(space, -11, 4);
export const enemyAt = (space: SpaceId, place: number): Point => beside(space, 20 - 6 * place, -16 + 5 * place);
export const priceAt = (space: SpaceId): Point => beside(space, 0, 31);
export const pileAt = (space: SpaceId): Point => beside(space, -26, 20);

/** Several figures on one space stand side by side. */
export const figureAt = (space: SpaceId, place: number, among: number): Point =>
  beside(space, 4 + (place - (among - 1) / 2) * Math.min(19, 48 / among), 18 + (place % 2) * 3);

/** Where what moves comes by; what is not on the map yet comes from beyond its edge. */
export const pointOf = (space: SpaceId): Point => (space < 0 ? { x: picture.width / 2, y: -80 } : figureAt(space, 0, 1));

const RIVER = picture.river.map(([x, y]): Point => ({ x, y }));

const nearestOnRiver = (space: SpaceId): number =>
  RIVER.map((point, place) => [distance(point, CENTRES[space]!), place] as const).toSorted(([one], [other]) => one - other)[0]![1];

/** The way of the ferry: from the bank to the river, along it, and to the other bank. */
export function riverBetween(from: SpaceId, to: SpaceId): Point[] {
  const [start, end] = [nearestOnRiver(from), nearestOnRiver(to)];
  const stretch = RIVER.slice(Math.min(start, end), Math.max(start, end) + 1);
  return [CENTRES[from]!, ...(start > end ? stretch.toReversed() : stretch), CENTRES[to]!];
}

/** The middle of a way between two spaces: there gates and bridges stand. */
export const middleOf = ([one, other]: readonly [SpaceId, SpaceId]): Point => ({
  x: (CENTRES[one]!.x + CENTRES[other]!.x) / 2,
  y: (CENTRES[one]!.y + CENTRES[other]!.y) / 2,
});
