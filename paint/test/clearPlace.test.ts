import { expect, test } from 'vitest';
import { clearest, fromTheTop, overlap, placed } from '../clearPlace.ts';
import type { Box } from '../geometry.ts';

const ROOM = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };
const covering =
  (...inSight: Box[]) =>
  (place: Box): number =>
    overlap(place, inSight);

test('the first place that covers nothing is taken, and where there is none the one that covers least', () => {
  const places = [placed(SIZE, ROOM, 'start', 'start'), placed(SIZE, ROOM, 'middle', 'start'), placed(SIZE, ROOM, 'end', 'end')];
  const left = { x: 0, y: 0, width: 120, height: 120 };
  expect(clearest(places, () => 0)).toEqual({ ...SIZE, x: 0, y: 0 });
  expect(clearest(places, covering(left))).toEqual({ ...SIZE, x: 150, y: 0 });
  const everywhere = { x: 0, y: 0, ...ROOM };
  expect(clearest(places, covering(everywhere, left))).toEqual({ ...SIZE, x: 150, y: 0 });
});

test('once a place covers nothing, no other is looked at', () => {
  const looked: Box[] = [];
  clearest(fromTheTop(SIZE, ROOM, 16), (place) => (looked.push(place), looked.length < 3 ? 1 : 0));
  expect(looked).toHaveLength(3);
});

test('anywhere means from the top down, never beyond the room', () => {
  const places = [...fromTheTop(SIZE, ROOM, 16)];
  expect(places[0]).toEqual({ ...SIZE, x: 150, y: 0 });
  for (const { x, y, width, height } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(ROOM.width);
    expect(y + height).toBeLessThanOrEqual(ROOM.height);
  }
  const upper = { x: 0, y: 0, width: 400, height: 100 };
  expect(clearest(places, covering(upper))).toEqual({ ...SIZE, x: 150, y: 112 });
});

test('what is larger than its room still has a place', () => {
  expect([...fromTheTop({ width: 500, height: 500 }, ROOM, 16)]).not.toEqual([]);
});

test('boxes that only touch cover nothing of each other', () => {
  expect(overlap({ x: 0, y: 0, ...SIZE }, [{ x: 100, y: 0, ...SIZE }])).toBe(0);
  expect(overlap({ x: 0, y: 0, ...SIZE }, [{ x: 90, y: 30, ...SIZE }])).toBe(100);
});
