import { expect, test } from 'vitest';
import { beyond, dragged, fittedTo, kept, seeing, sees, zoomed, type Camera } from '../camera.ts';
import { framesAlong } from '../motion.ts';

const room = { width: 390, height: 600 };
const box = { x: -100, y: -200, width: 200, height: 400 };
const onScreen = (camera: Camera, x: number, y: number) => ({ x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale });

test('a fitted box is seen whole, in the middle', () => {
  const camera = fittedTo(box, room);
  expect(camera).toEqual({ x: 0, y: 0, scale: 1.5 });
  expect(fittedTo(box, room, 1).scale).toBe(1);
});

test('zooming keeps what is under the fingers where it is', () => {
  const camera = { x: 10, y: 20, scale: 1 };
  const near = zoomed(camera, 2.5, { x: 40, y: -30 });
  expect(onScreen(near, 50, -10)).toEqual({ x: 40, y: -30 });
  expect(near.scale).toBe(2.5);
});

test('dragging moves the map with the finger', () => {
  const camera = { x: 0, y: 0, scale: 2 };
  expect(onScreen(dragged(camera, { x: 30, y: -8 }), 5, 5)).toEqual({ x: 40, y: 2 });
});

test('the map cannot be lost', () => {
  expect(kept({ x: 9_000, y: 0, scale: 3 }, box, room, 3)).toEqual({ x: 100 - 390 / 6, y: 0, scale: 3 });
  expect(kept({ x: 0, y: 0, scale: 0.01 }, box, room, 3).scale).toBeCloseTo(1.35);
  expect(kept({ x: 0, y: 0, scale: 50 }, box, room, 3).scale).toBe(3);
});

test('what is near the edge is not seen well enough', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(sees(camera, room, { x: 150, y: 0 }, 40)).toBe(true);
  expect(sees(camera, room, { x: 170, y: 0 }, 40)).toBe(false);
});

test('what does not fit lies round a point, and its other side is known', () => {
  const near = kept({ x: -90, y: 190, scale: 4 }, box, room, 4);
  expect(near).toEqual({ x: -100 + 390 / 8, y: 200 - 600 / 8, scale: 4 });
  const corners = [
    { x: -90, y: -190 },
    { x: 90, y: 190 },
  ];
  expect(beyond(near, room, corners, 14)).toEqual({ left: false, right: true, up: true, down: false });
  expect(beyond(fittedTo(box, room), room, corners, 14)).toEqual({ left: false, right: false, up: false, down: false });
});

test('a way begins and ends where it should, and rises between', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 70 },
  ];
  const frames = framesAlong(way, 'hop').map(({ transform }) => transform);
  expect(frames).toHaveLength(5);
  expect(frames[0]).toContain('translate(0.0px, 0.0px)');
  expect(frames[1]).toContain('translate(30.0px, -9.0px)');
  expect(frames.at(-1)).toContain('translate(60.0px, 70.0px)');
});

test('the camera moves no further than it takes to see a point', () => {
  const camera = { x: 0, y: 0, scale: 2 };
  expect(seeing(camera, room, { x: 50, y: -100 }, 40)).toEqual(camera);
  const moved = seeing(camera, room, { x: 150, y: 0 }, 40);
  expect(moved).toEqual({ x: 150 - (195 - 40) / 2, y: 0, scale: 2 });
  expect(sees(moved, room, { x: 150, y: 0 }, 39)).toBe(true);
});
