import { neighboursIn, type Grid } from '@hoard/kernel';
import { sampled } from './curve.ts';
import { RADIUS, between, centreOf, type Point } from './geometry.ts';
import { seededBy } from './seeded.ts';
import type { MapSpace } from './terrain.ts';

/** The spaces that a river runs through, from its source to its mouth. */
export type RiverCourse = readonly number[];

const isWatercourse = ({ terrain }: MapSpace): boolean => terrain === 'river' || terrain === 'ford';

/** The rivers that the terrain tells. A mouth is a river space beside the sea; from there it is followed upstream to the farthest space. */
export function coursesIn(spaces: readonly MapSpace[]): RiverCourse[] {
  const neighbours = neighboursIn(spaces);
  const mouths = spaces.flatMap(({ terrain }, space) =>
    terrain === 'river' && neighbours[space]!.some((next) => spaces[next]!.terrain === 'sea') ? [space] : [],
  );
  return mouths.map((mouth) => {
    const upstream = [mouth];
    const seen = new Set(upstream);
    for (let here: number | undefined = mouth; here !== undefined;) {
      here = neighbours[here]!.find((next) => isWatercourse(spaces[next]!) && !seen.has(next));
      if (here === undefined) break;
      seen.add(here);
      upstream.push(here);
    }
    return upstream.toReversed();
  });
}

/** The line of a river: through its spaces, a little astray between them, and out into the sea where it meets one. */
export function riverLine(spaces: readonly MapSpace[], course: RiverCourse, grid: Grid): Point[] {
  const points: Point[] = [];
  course.forEach((space, i) => {
    const here = centreOf(spaces[space]!, grid);
    const before = points.at(-1);
    if (before !== undefined) points.push(astray(between(before, here), spaces[space]!.id));
    points.push(i === 0 ? here : astray(here, `${spaces[space]!.id} middle`));
  });
  const mouth = points.at(-1)!;
  const around = neighboursIn(spaces)[course.at(-1)!]!;
  const open = around.filter((next) => spaces[next]!.terrain === 'sea').map((sea) => centreOf(spaces[sea]!, grid));
  if (open.length > 0) {
    const sea = { x: open.reduce((sum, { x }) => sum + x, 0) / open.length, y: open.reduce((sum, { y }) => sum + y, 0) / open.length };
    points.push(between(mouth, sea, 0.45), between(mouth, sea, 0.85));
  }
  return sampled(points);
}

function astray({ x, y }: Point, name: string): Point {
  const random = seededBy(name);
  const swing = 0.34 * RADIUS;
  return { x: x + (random.fraction() - 0.5) * swing, y: y + (random.fraction() - 0.5) * swing };
}
