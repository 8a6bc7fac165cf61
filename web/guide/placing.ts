import type { Box } from '@hoard/paint';

/** Between what is spoken of and what speaks of it, and from the edge of the screen. */
const GAP = 12;

/** So many places beside and above each other are looked at, from one edge of the screen to the other. */
const COLUMNS = 4;
const ROWS = 24;

/** A pixel further away is worth so many square pixels that are not covered. */
const AWAY = 40;

/** What else is on the screen. */
interface Surroundings {
  /** Whatever can be pressed: it is never covered. */
  readonly controls: readonly Box[];
  /** What else one looks at: the less of it is covered, the better. */
  readonly sights: readonly Box[];
}

/**
 * Where a bubble stands: beside what it speaks of, never over it nor over anything that can be pressed, and where it covers least of all
 * else. Null where there is no room for it at all.
 */
export function placeBeside(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  { controls, sights }: Surroundings,
): Box | null {
  const middle = { x: target.x + (target.width - size.width) / 2, y: target.y + (target.height - size.height) / 2 };
  const [right, bottom] = [screen.width - size.width - GAP, screen.height - size.height - GAP];
  const wishes = [
    { x: middle.x, y: target.y - size.height - GAP },
    { x: middle.x, y: target.y + target.height + GAP },
    { x: target.x - size.width - GAP, y: middle.y },
    { x: target.x + target.width + GAP, y: middle.y },
    ...along(COLUMNS, right).flatMap((x) => along(ROWS, bottom).map((y) => ({ x, y }))),
  ];
  const places = wishes
    .map(({ x, y }): Box => ({ ...size, x: within(x, right), y: within(y, bottom) }))
    .filter((place) => place.x >= 0 && place.y >= 0 && shared(place, grown(target)) === 0)
    .filter((place) => controls.every((control) => shared(place, control) === 0))
    .map((place) => ({ place, cost: AWAY * distance(place, target) + sights.reduce((sum, other) => sum + shared(place, other), 0) }));
  return (
    places.reduce<(typeof places)[number] | null>((best, one) => (best === null || one.cost < best.cost ? one : best), null)?.place ?? null
  );
}

const along = (parts: number, length: number): number[] => Array.from({ length: parts + 1 }, (_, part) => (part * length) / parts);

/** From one box to another, along the longer side. */
const distance = (one: Box, other: Box): number =>
  Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width, one.y - other.y - other.height, other.y - one.y - one.height);

const within = (wish: number, most: number): number => Math.min(Math.max(wish, GAP), Math.max(most, 0));

const grown = ({ x, y, width, height }: Box): Box => ({ x: x - GAP / 2, y: y - GAP / 2, width: width + GAP, height: height + GAP });

/** How many square pixels two boxes have in common. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
