import { neighboursIn } from '@hoard/kernel';
import { sampled } from './curve.ts';
import { RADIUS, between, centreOf, type Point } from './geometry.ts';
import { seededBy } from './seeded.ts';
import type { MapSpace } from './terrain.ts';

/** A river: the spaces it runs through from its source to its mouth, and the line it takes. */
export interface River {
  readonly spaces: readonly number[];
  readonly line: readonly Point[];
}

const isWatercourse = ({ terrain }: MapSpace): boolean => terrain === 'river' || terrain === 'ford';

/** Every river of a map. A mouth is a river space beside the sea; from there it is followed upstream to the farthest space. */
export function riversOf(spaces: readonly MapSpace[]): River[] {
  const neighbours = neighboursIn(spaces);
  const isSea = (space: number): boolean => spaces[space]!.terrain === 'sea';
  const mouths = spaces.flatMap(({ terrain }, space) => (terrain === 'river' && neighbours[space]!.some(isSea) ? [space] : []));
  return mouths.map((mouth) => {
    const upstream = [mouth];
    const seen = new Set(upstream);
    for (let here: number | undefined = mouth; here !== undefined;) {
      here = neighbours[here]!.find((next) => isWatercourse(spaces[next]!) && !seen.has(next));
      if (here === undefined) break;
      seen.add(here);
      upstream.push(here);
    }
    const downstream = upstream.toReversed();
    return { spaces: downstream, line: lineOf(spaces, downstream, neighbours[mouth]!.filter(isSea)) };
  });
}

/** Through the spaces, a little astray between them, and out into the sea. */
function lineOf(spaces: readonly MapSpace[], downstream: readonly number[], seas: readonly number[]): Point[] {
  const points: Point[] = [];
  downstream.forEach((space, i) => {
    const here = centreOf(spaces[space]!);
    const before = points.at(-1);
    if (before !== undefined) points.push(astray(between(before, here), spaces[space]!.id));
    points.push(i === 0 ? here : astray(here, `${spaces[space]!.id} middle`));
  });
  const mouth = points.at(-1)!;
  const open = seas.map((sea) => centreOf(spaces[sea]!));
  const sea = { x: open.reduce((sum, { x }) => sum + x, 0) / open.length, y: open.reduce((sum, { y }) => sum + y, 0) / open.length };
  points.push(between(mouth, sea, 0.45), between(mouth, sea, 0.85));
  return sampled(points);
}

function astray({ x, y }: Point, name: string): Point {
  const random = seededBy(name);
  const swing = 0.34 * RADIUS;
  return { x: x + (random.fraction() - 0.5) * swing, y: y + (random.fraction() - 0.5) * swing };
}
