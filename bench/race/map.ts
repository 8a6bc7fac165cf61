/** The map of the race: a hexagon of 61 hexes. What never changes during a game is worked out here, once, for every contender. */

interface Hex {
  readonly q: number;
  readonly r: number;
}

const RADIUS = 4;
const FROM_END_TO_END = 2 * RADIUS;
const MIDDLE: Hex = { q: 0, r: 0 };

const distance = (a: Hex, b: Hex): number => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

const HEXES: readonly Hex[] = Array.from({ length: (FROM_END_TO_END + 1) ** 2 }, (_, index) => ({
  q: (index % (FROM_END_TO_END + 1)) - RADIUS,
  r: Math.floor(index / (FROM_END_TO_END + 1)) - RADIUS,
})).filter((hex) => distance(hex, MIDDLE) <= RADIUS);

const spaceAt = (q: number, r: number): number => HEXES.findIndex((hex) => hex.q === q && hex.r === r);

export const SPACES = HEXES.length;

/** No walk is longer, whatever one rolls and carries. */
export const LONGEST_WALK = FROM_END_TO_END;

/** `WITHIN[space][steps]`: the other spaces that can be walked to, nearest first. */
export const WITHIN: readonly (readonly (readonly number[])[])[] = HEXES.map((from) => {
  const others = HEXES.map((to, space) => ({ space, steps: distance(from, to) }))
    .filter(({ steps }) => steps > 0)
    .toSorted((one, other) => one.steps - other.steps);
  return Array.from({ length: LONGEST_WALK + 1 }, (_, steps) => others.filter((to) => to.steps <= steps).map(({ space }) => space));
});

/** Where each runner starts, and where items are brought: four of the six corners. */
export const HOMES: readonly number[] = [spaceAt(-RADIUS, 0), spaceAt(0, -RADIUS), spaceAt(RADIUS, 0), spaceAt(0, RADIUS)];

/** Item n lies on space ITEMS[n] at first: one on each of the twelve hexes two steps from the middle. */
export const ITEMS: readonly number[] = HEXES.flatMap((hex, space) => (distance(hex, MIDDLE) === 2 ? [space] : []));

/** Whether item n is a pair of boots: whoever carries it walks one step farther. */
export const BOOTS: readonly boolean[] = ITEMS.map((_, item) => item % 3 === 0);
