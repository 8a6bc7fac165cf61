import { Flood, OPEN, CLOSED, neighboursIn } from '@hoard/kernel';
import { sampled } from './curve.ts';
import { RADIUS, between, centreOf, type Point } from './geometry.ts';
import { seededBy } from './seeded.ts';
import { BUILT, type MapSpace } from './terrain.ts';

export interface Roads {
  /** Paved: between neighbours that are built on. */
  readonly roads: readonly (readonly Point[])[];
  /** Trodden: from each village to the nearest place that a road leads to. */
  readonly tracks: readonly (readonly Point[])[];
}

/** How people get about on a map. It is decoration: where one may go is for rules to say. */
export function roadsOf(spaces: readonly MapSpace[]): Roads {
  const neighbours = neighboursIn(spaces);
  const looks = spaces.map(({ look }) => look);
  const roads = neighbours.flatMap((around, from) =>
    around
      .filter((to) => to > from && BUILT.has(looks[from]!) && BUILT.has(looks[to]!) && looks[from] !== looks[to])
      .map((to) => winding(spaces, [from, to])),
  );
  const ground = Uint8Array.from(spaces, ({ terrain }) => (terrain === 'sea' || terrain === 'river' ? CLOSED : OPEN));
  const flood = new Flood();
  const tracks = looks.flatMap((look, village) => {
    if (look !== 'village') return [];
    const { reached, count } = flood.from(village, spaces.length, neighbours, ground);
    const goal = Array.from(reached.subarray(0, count)).find((space) => BUILT.has(looks[space]!));
    return goal === undefined ? [] : [winding(spaces, flood.wayTo(goal))];
  });
  return { roads, tracks };
}

/** A line through spaces that swerves a little between them. */
function winding(spaces: readonly MapSpace[], way: readonly number[]): Point[] {
  const points: Point[] = [];
  for (const space of way) {
    const here = centreOf(spaces[space]!);
    const before = points.at(-1);
    if (before !== undefined) {
      const random = seededBy(`road ${spaces[space]!.id}`);
      const middle = between(before, here);
      points.push({ x: middle.x + (random.fraction() - 0.5) * 0.3 * RADIUS, y: middle.y + (random.fraction() - 0.5) * 0.3 * RADIUS });
    }
    points.push(here);
  }
  return sampled(points, 5);
}
