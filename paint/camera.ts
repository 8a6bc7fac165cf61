import type { Box, Point } from './geometry.ts';

/** What of a map is seen: the point in the middle of the window, and how many pixels a unit is. */
export interface Camera extends Point {
  readonly scale: number;
}

/** The window in pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** So that a whole box is seen. */
export function fittedTo(box: Box, room: Viewport, most = Number.POSITIVE_INFINITY): Camera {
  const scale = Math.min(room.width / box.width, room.height / box.height, most);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** Zoomed by a factor; the point under the fingers, given in pixels from the middle of the window, stays where it is. */
export function zoomed(camera: Camera, factor: number, fingers: Point = { x: 0, y: 0 }): Camera {
  const scale = camera.scale * factor;
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + fingers.x * shift, y: camera.y + fingers.y * shift, scale };
}

/** Moved by so many pixels, as a sheet is moved by a finger. */
export const dragged = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** The nearest camera that does not lose the box out of sight. */
export function kept(camera: Camera, box: Box, room: Viewport, most: number): Camera {
  const scale = Math.min(most, Math.max(camera.scale, fittedTo(box, room).scale * 0.9));
  const along = (value: number, from: number, length: number, pixels: number): number => {
    const half = pixels / scale / 2;
    return length <= 2 * half ? from + length / 2 : Math.min(from + length - half, Math.max(from + half, value));
  };
  return { x: along(camera.x, box.x, box.width, room.width), y: along(camera.y, box.y, box.height, room.height), scale };
}

/** Whether a point is seen, with so many pixels to spare. */
export const sees = (camera: Camera, room: Viewport, point: Point, margin: number): boolean =>
  Math.abs(point.x - camera.x) * camera.scale < room.width / 2 - margin &&
  Math.abs(point.y - camera.y) * camera.scale < room.height / 2 - margin;

/** Moved no further than it takes to see a point, with so many pixels to spare. */
export function seeing(camera: Camera, room: Viewport, point: Point, margin: number): Camera {
  const along = (middle: number, wanted: number, pixels: number): number => {
    const most = Math.max(0, pixels / 2 - margin) / camera.scale;
    return Math.min(wanted + most, Math.max(wanted - most, middle));
  };
  return { ...camera, x: along(camera.x, point.x, room.width), y: along(camera.y, point.y, room.height) };
}

/** On which sides there are points out of sight. */
export function beyond(
  camera: Camera,
  room: Viewport,
  points: readonly Point[],
  margin: number,
): Readonly<Record<'left' | 'right' | 'up' | 'down', boolean>> {
  const across = room.width / 2 - margin;
  const along = room.height / 2 - margin;
  const seen = points.map(({ x, y }) => ({ x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale }));
  return {
    left: seen.some(({ x }) => x < -across),
    right: seen.some(({ x }) => x > across),
    up: seen.some(({ y }) => y < -along),
    down: seen.some(({ y }) => y > along),
  };
}
