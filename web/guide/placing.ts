/** A part of the screen, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between what is spoken of and what speaks of it, and from the edge of the screen. */
const GAP = 12;

/** So many places one above the other are looked at, from the upper edge of the screen to the lower. */
const ROWS = 16;

/** A pixel further away is worth so many square pixels that are not covered. */
const AWAY = 40;

/**
 * Where a bubble stands: beside what it speaks of and never over it, and where it covers least of what else can be touched. Null where
 * there is no room for it at all.
 */
export function placeBeside(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  others: readonly Box[],
): Box | null {
  const middle = { x: target.x + (target.width - size.width) / 2, y: target.y + (target.height - size.height) / 2 };
  const [right, bottom] = [screen.width - size.width - GAP, screen.height - size.height - GAP];
  const wishes = [
    { x: middle.x, y: target.y - size.height - GAP },
    { x: middle.x, y: target.y + target.height + GAP },
    { x: target.x - size.width - GAP, y: middle.y },
    { x: target.x + target.width + GAP, y: middle.y },
    ...[GAP, right / 2, right].flatMap((x) => Array.from({ length: ROWS + 1 }, (_, row) => ({ x, y: (row * bottom) / ROWS }))),
  ];
  const places = wishes
    .map(({ x, y }): Box => ({ ...size, x: within(x, right), y: within(y, bottom) }))
    .filter((place) => place.x >= 0 && place.y >= 0 && shared(place, grown(target)) === 0)
    .map((place) => ({ place, cost: AWAY * distance(place, target) + others.reduce((sum, other) => sum + shared(place, other), 0) }));
  return (
    places.reduce<(typeof places)[number] | null>((best, one) => (best === null || one.cost < best.cost ? one : best), null)?.place ?? null
  );
}

/** From one box to another, along the longer side. */
const distance = (one: Box, other: Box): number =>
  Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width, one.y - other.y - other.height, other.y - one.y - one.height);

const within = (wish: number, most: number): number => Math.min(Math.max(wish, GAP), Math.max(most, 0));

const grown = ({ x, y, width, height }: Box): Box => ({ x: x - GAP / 2, y: y - GAP / 2, width: width + GAP, height: height + GAP });

/** How many square pixels two boxes have in common. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
