/** A hexagon by its axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Which way hexagons stand: on a side, so that the top is flat, or on a corner, so that the top is pointed. */
export type Grid = 'flat' | 'pointy';

/** From a hexagon to its six neighbours, clockwise from the north (flat top). */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** For each hexagon the places of its neighbours in the list, clockwise from the north. Made once for each map. */
export function neighboursIn(hexes: readonly Hex[]): readonly (readonly number[])[] {
  const places = new Map(hexes.map(({ q, r }, index) => [`${q},${r}`, index]));
  return hexes.map(({ q, r }) => DIRECTIONS.map(([dq, dr]) => places.get(`${q + dq},${r + dr}`)).filter((place) => place !== undefined));
}
