import { neighboursIn } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { outlinesOf, shoreOf } from '../coast.ts';
import { ribbon, sampled } from '../curve.ts';
import { RADIUS, centreOf, cornersOf, distance, type Point } from '../geometry.ts';
import { paintMap } from '../mapPainter.ts';
import { coursesIn, riverLine } from '../rivers.ts';
import { roadLine, waysThrough } from '../roads.ts';
import { highlands } from './highlands.ts';
import { island } from './island.ts';

const spaces = island();
const dry = spaces.filter(({ terrain }) => terrain !== 'sea');

/** How far from the middle of the map a line lies. */
const reach = (line: readonly Point[]): number => line.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / line.length;

describe('the coast', () => {
  test('goes round the land in one closed line, side by side', () => {
    const [outline, ...others] = outlinesOf(dry, 'flat');
    expect(others).toEqual([]);
    outline!.forEach((point, i) => expect(distance(point, outline![(i + 1) % outline!.length]!)).toBeCloseTo(RADIUS));
  });

  test('goes round a lake as well', () => {
    const ring = dry.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 2);
    expect(outlinesOf(ring, 'flat').map((line) => line.length)).toEqual([18, 30]);
  });

  test('stays near the hexagons however it bends, and further inland where it is drawn in', () => {
    const outline = outlinesOf(dry, 'flat')[0]!;
    const [outer, inner] = [shoreOf(dry, 'flat', 0)[0]!, shoreOf(dry, 'flat', 0.4)[0]!];
    outer.forEach((point) => expect(Math.min(...outline.map((corner) => distance(corner, point)))).toBeLessThan(0.7 * RADIUS));
    expect(reach(inner)).toBeLessThan(reach(outer) - 0.3 * RADIUS);
  });
});

describe('rivers', () => {
  const courses = coursesIn(spaces);
  const course = courses[0]!;
  const neighbours = neighboursIn(spaces);

  test('run from space to neighbouring space, from the source to the sea', () => {
    expect(courses.map((river) => river.map((space) => spaces[space]!.id))).toEqual([['H1,-1', 'H1,-2', 'H1,-3']]);
    course.slice(1).forEach((space, i) => expect(neighbours[course[i]!]).toContain(space));
    expect(neighbours[course.at(-1)!]!.some((space) => spaces[space]!.terrain === 'sea')).toBe(true);
  });

  test('are unbroken lines through their spaces', () => {
    const line = riverLine(spaces, course, 'flat');
    line.slice(1).forEach((point, i) => expect(distance(point, line[i]!)).toBeLessThan(RADIUS / 2));
    course.forEach((space) => {
      const middle = centreOf(spaces[space]!, 'flat');
      expect(Math.min(...line.map((point) => distance(point, middle)))).toBeLessThan(RADIUS / 2);
    });
  });

  test('grow wider towards the mouth', () => {
    const line = sampled([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
    const band = ribbon(line, 4, 20);
    expect(distance(band[0]!, band.at(-1)!)).toBeCloseTo(4);
    expect(distance(band[line.length - 1]!, band[line.length]!)).toBeCloseTo(20);
  });
});

/** The ways through hexagons that are given by their coordinates, as these. */
const waysOf = (...hexes: readonly (readonly [number, number])[]): string[][] =>
  waysThrough(
    hexes.map(([q, r]) => ({ q, r })),
    () => true,
  ).map((way) => way.map((space) => hexes[space]!.join()));

describe('roads', () => {
  test('run unbroken from end to end', () => {
    expect(waysOf([0, 0], [1, 0], [2, 0], [2, 1])).toEqual([['0,0', '1,0', '2,0', '2,1']]);
  });

  test('part at a crossing', () => {
    const ways = waysOf([0, 0], [1, 0], [-1, 1], [0, -1]);
    expect(ways).toHaveLength(3);
    for (const way of ways) expect(way).toContain('0,0');
  });

  test('go round a ring', () => {
    expect(waysOf([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]).map((way) => way.length)).toEqual([7]);
  });

  test('leave one side of a triangle out, and nobody without a road', () => {
    const ways = waysOf([0, 0], [1, 0], [0, 1]);
    expect(ways.flatMap((way) => way.slice(1))).toHaveLength(2);
    expect(new Set(ways.flat())).toEqual(new Set(['0,0', '1,0', '0,1']));
  });

  test('are planked only where a bridge leaves the ground', () => {
    const way = [0, 1, 2];
    const [road, bridge] = (['paved', 'bridge'] as const).map((kind) => roadLine(spaces, { kind, way }, 'flat'));
    expect(bridge!.length).toBeLessThan(road!.length);
    expect(distance(bridge![0]!, road![0]!)).toBeGreaterThan(RADIUS / 4);
  });

  test('lead through the middles of their spaces', () => {
    const line = roadLine(spaces, { kind: 'paved', way: [0, 1] }, 'flat');
    expect(line[0]).toEqual(centreOf(spaces[0]!, 'flat'));
    expect(distance(line.at(-1)!, centreOf(spaces[1]!, 'flat'))).toBeCloseTo(0);
  });
});

test.each(['flat', 'pointy'] as const)('hexagons with a %s top meet their neighbours side by side', (grid) => {
  const corners = cornersOf({ q: 0, r: 0 }, grid);
  const over = cornersOf({ q: 1, r: -1 }, grid);
  const shared = corners.filter((corner) => over.some((other) => distance(corner, other) < 0.01));
  expect(shared).toEqual([corners[0], corners[1]]);
});

describe('the painting', () => {
  const { svg, box, land } = paintMap({ spaces });

  test('is the same every time', () => {
    expect(paintMap({ spaces: island() }).svg).toBe(svg);
  });

  test.each([
    ['an island', svg],
    ['a land of pointed hexagons', paintMap(highlands()).svg],
  ])('of %s is whole: no number is missing, and everything that is used is there', (_, svg) => {
    expect(svg).not.toMatch(/<g id="[^"]*"><\/g>/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('shows the sea round the land', () => {
    expect(land.x).toBeGreaterThan(box.x);
    expect(land.x + land.width).toBeLessThan(box.x + box.width);
  });

  const withFieldsAs = (look: string) => spaces.map((space) => (space.look === 'field' ? { ...space, look } : space));

  test('paints a look that it does not know as a meadow', () => {
    expect(paintMap({ spaces: withFieldsAs('candy') }).svg).toBe(paintMap({ spaces: withFieldsAs('meadow') }).svg);
  });

  test('takes looks and drawings that a land brings along', () => {
    const candy = { ground: '#ff88cc', growth: ['lolly'], count: 3 };
    const sweet = paintMap({ spaces: withFieldsAs('candy'), looks: { candy }, glyphs: { lolly: '<circle r="7"/>' } }).svg;
    expect(sweet).toContain('#ff88cc');
    expect(sweet).toContain('<g id="lolly"><circle r="7"/></g>');
    expect(sweet).toContain('<use href="#lolly"');
  });

  test('paints what lies beyond the map, but frames only the map', () => {
    const { backdrop = [], ...alone } = highlands();
    const whole = paintMap({ ...alone, backdrop });
    expect(whole.svg.length).toBeGreaterThan(paintMap(alone).svg.length);
    const edge = Math.max(...alone.spaces.flatMap((space) => cornersOf(space, 'pointy').map(({ x }) => x)));
    expect(whole.land.x + whole.land.width).toBeCloseTo(edge + RADIUS / 2);
  });
});
