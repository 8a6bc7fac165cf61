// Chance for paint: the same place always gives the same value, on every machine.

/** A number from -1 to 1 for a corner of the grid. */
function corner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

const eased = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

/** Smooth noise from -1 to 1; hills are about one unit apart. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - left), eased(y - top)];
  const upper = corner(left, top, seed) * (1 - across) + corner(left + 1, top, seed) * across;
  const lower = corner(left, top + 1, seed) * (1 - across) + corner(left + 1, top + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}

/** Each layer is turned against the one before, so that no grid shows through. */
const turned = (x: number, y: number): [number, number] => [0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y];

/** Several layers of noise, each finer and weaker than the one before. */
export function layered(x: number, y: number, seed: number, layers: number): number {
  let [sum, weight, size] = [0, 0.5, 1];
  for (let layer = 0; layer < layers; layer++) {
    [x, y] = turned(x, y);
    sum += weight * noise(x * size, y * size, seed + layer);
    weight /= 2;
    size *= 2.07;
  }
  return sum;
}

/** Ridges: sharp crests between rounded hollows, from 0 to about 1. */
export function ridged(x: number, y: number, seed: number, layers: number): number {
  let [sum, weight, size] = [0, 0.55, 1];
  for (let layer = 0; layer < layers; layer++) {
    [x, y] = turned(x, y);
    const crest = 1 - Math.abs(noise(x * size, y * size, seed + layer));
    sum += weight * crest * crest;
    weight *= 0.48;
    size *= 2.13;
  }
  return sum;
}

/** Bends straight borders: where a point of the painting is taken from. Lights on the map are bent alike. */
const WARP = 5;
export function warped(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x + WARP * layered(x / 34, y / 34, 11, 3) * 2, y: y + WARP * layered(x / 34, y / 34, 23, 3) * 2 };
}
