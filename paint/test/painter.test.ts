import { neighboursIn } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { outlinesOf, shoreOf } from '../coast.ts';
import { ribbon, sampled } from '../curve.ts';
import { RADIUS, centreOf, distance, type Point } from '../geometry.ts';
import { paintMap } from '../mapPainter.ts';
import { riversOf } from '../rivers.ts';
import { roadsOf } from '../roads.ts';
import { island } from './island.ts';

const spaces = island();
const dry = spaces.filter(({ terrain }) => terrain !== 'sea');

/** How far from the middle of the map a line lies. */
const reach = (line: readonly Point[]): number => line.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / line.length;

describe('the coast', () => {
  test('goes round the land in one closed line, side by side', () => {
    const [outline, ...others] = outlinesOf(dry);
    expect(others).toEqual([]);
    outline!.forEach((point, i) => expect(distance(point, outline![(i + 1) % outline!.length]!)).toBeCloseTo(RADIUS));
  });

  test('goes round a lake as well', () => {
    const ring = dry.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 2);
    expect(outlinesOf(ring).map((line) => line.length)).toEqual([18, 30]);
  });

  test('stays near the hexagons however it bends, and further inland where it is drawn in', () => {
    const outline = outlinesOf(dry)[0]!;
    const [outer, inner] = [shoreOf(dry, 0)[0]!, shoreOf(dry, 0.4)[0]!];
    outer.forEach((point) => expect(Math.min(...outline.map((corner) => distance(corner, point)))).toBeLessThan(0.7 * RADIUS));
    expect(reach(inner)).toBeLessThan(reach(outer) - 0.3 * RADIUS);
  });
});

describe('rivers', () => {
  const rivers = riversOf(spaces);
  const neighbours = neighboursIn(spaces);

  test('run from space to neighbouring space, from the source to the sea', () => {
    expect(rivers.map(({ spaces: course }) => course.map((space) => spaces[space]!.id))).toEqual([['H1,-1', 'H1,-2', 'H1,-3']]);
    const { spaces: course } = rivers[0]!;
    course.slice(1).forEach((space, i) => expect(neighbours[course[i]!]).toContain(space));
    expect(neighbours[course.at(-1)!]!.some((space) => spaces[space]!.terrain === 'sea')).toBe(true);
  });

  test('are unbroken lines through their spaces', () => {
    const { line, spaces: course } = rivers[0]!;
    line.slice(1).forEach((point, i) => expect(distance(point, line[i]!)).toBeLessThan(RADIUS / 2));
    course.forEach((space) => {
      const middle = centreOf(spaces[space]!);
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

test('a village has a track to the nearest road', () => {
  const { roads, tracks } = roadsOf(spaces);
  expect(roads).toHaveLength(1);
  expect(tracks).toHaveLength(1);
  expect(tracks[0]![0]).toEqual(centreOf({ q: 0, r: 3 }));
  expect(distance(tracks[0]!.at(-1)!, centreOf({ q: 0, r: 1 }))).toBeCloseTo(0);
});

describe('the painting', () => {
  const { svg, box, land } = paintMap(spaces);

  test('is the same every time', () => {
    expect(paintMap(island()).svg).toBe(svg);
  });

  test('is whole: no number is missing, and everything that is used is there', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('shows the sea round the land', () => {
    expect(land.x).toBeGreaterThan(box.x);
    expect(land.x + land.width).toBeLessThan(box.x + box.width);
  });

  test('paints a look that it does not know as a meadow', () => {
    const strange = paintMap(spaces.map((space) => (space.look === 'field' ? { ...space, look: 'candy' } : space))).svg;
    expect(strange).toBe(paintMap(spaces.map((space) => (space.look === 'field' ? { ...space, look: 'meadow' } : space))).svg);
  });
});
