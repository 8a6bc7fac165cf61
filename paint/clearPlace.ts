import type { Box } from './geometry.ts';

/** How much of one box another one covers. */
const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** How much of some boxes another one covers. */
export const overlap = (one: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + covered(one, other), 0);

/** Among some places, the first that covers least of what should stay in sight: of those after one that covers nothing none is looked at. */
export function clearest(places: Iterable<Box>, coveredBy: (place: Box) => number): Box {
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  let least = Infinity;
  for (const place of places) {
    const hidden = coveredBy(place);
    if (hidden >= least) continue;
    best = place;
    least = hidden;
    if (least === 0) break;
  }
  return best;
}

export type Side = 'start' | 'middle' | 'end';

/** Where something of a size lies in a room: at an edge or in the middle, in either direction. */
export function placed(size: Pick<Box, 'width' | 'height'>, room: Pick<Box, 'width' | 'height'>, across: Side, down: Side): Box {
  const along = (own: number, all: number, side: Side): number => ({ start: 0, middle: (all - own) / 2, end: all - own })[side];
  return { ...size, x: along(size.width, room.width, across), y: along(size.height, room.height, down) };
}

const ACROSS: readonly Side[] = ['middle', 'start', 'end'];

/** All over a room, from the top down: first in the middle, then at either side, so many pixels apart. */
export function* fromTheTop(size: Pick<Box, 'width' | 'height'>, room: Pick<Box, 'width' | 'height'>, apart: number): Generator<Box> {
  for (let y = 0; y === 0 || y + size.height <= room.height; y += apart)
    for (const across of ACROSS) yield { ...placed(size, room, across, 'start'), y };
}
