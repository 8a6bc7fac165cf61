import type { Point } from '@hoard/paint/geometry';

/** A number for every point of a picture. */
export class Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number, value = 0) {
    this.width = width;
    this.height = height;
    this.values = new Float32Array(width * height).fill(value);
  }

  /** Runs over all points. */
  fill(valueAt: (x: number, y: number, place: number) => number): this {
    for (let y = 0, place = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, place++) this.values[place] = valueAt(x, y, place);
    return this;
  }

  /** The value at a point, or at the nearest of the edge. */
  at(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.width - 1, x));
    const row = Math.max(0, Math.min(this.height - 1, y));
    return this.values[row * this.width + column]!;
  }

  /** Softened: three box blurs are nearly a bell. */
  blurred(radius: number): Field {
    const reach = Math.max(1, Math.round(radius * 0.6));
    const blurred = (field: Field): Field => blurredDown(blurredAcross(field, reach), reach);
    return blurred(blurred(blurred(this)));
  }
}

function blurredAcross(from: Field, reach: number): Field {
  const { width, height } = from;
  const to = new Field(width, height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += from.at(x, y);
    for (let x = 0; x < width; x++) {
      to.values[y * width + x] = sum / (2 * reach + 1);
      sum += from.at(x + reach + 1, y) - from.at(x - reach, y);
    }
  }
  return to;
}

function blurredDown(from: Field, reach: number): Field {
  const { width, height } = from;
  const to = new Field(width, height);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -reach; y <= reach; y++) sum += from.at(x, y);
    for (let y = 0; y < height; y++) {
      to.values[y * width + x] = sum / (2 * reach + 1);
      sum += from.at(x, y + reach + 1) - from.at(x, y - reach);
    }
  }
  return to;
}

/** How far every point is from the nearest of some lines, up to a distance. Lines are given as points close together. */
export function distanceTo(lines: readonly (readonly Point[])[], width: number, height: number, most: number): Field {
  const field = new Field(width, height, most);
  for (const { x, y } of lines.flat())
    for (let row = Math.max(0, Math.floor(y - most)); row <= Math.min(height - 1, y + most); row++)
      for (let column = Math.max(0, Math.floor(x - most)); column <= Math.min(width - 1, x + most); column++) {
        const place = row * width + column;
        const away = Math.hypot(column - x, row - y);
        if (away < field.values[place]!) field.values[place] = away;
      }
  return field;
}
