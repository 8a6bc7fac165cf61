import { Field } from './field.ts';

/** Red, green and blue, from 0 to 255, for every point. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly [Field, Field, Field];
}

/** Sums over all that lies above and to the left, so that the sum over any square takes four looks. */
function sumsOf(field: Field, valueOf: (value: number) => number): Float64Array {
  const { width, height, values } = field;
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += valueOf(values[y * width + x]!);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

/**
 * Strokes of a brush (Kuwahara): every point takes the colour of that of four squares around it which is the most even. Edges stay, what is
 * noisy between them becomes flat dabs.
 */
export function brushed({ width, height, channels }: Picture, radius: number): Picture {
  const [red, green, blue] = channels;
  const sums = channels.map((channel) => sumsOf(channel, (value) => value));
  const light = new Field(width, height).fill(
    (_x, _y, place) => 0.3 * red.values[place]! + 0.6 * green.values[place]! + 0.1 * blue.values[place]!,
  );
  const [lights, squares] = [sumsOf(light, (value) => value), sumsOf(light, (value) => value * value)];
  const over = (of: Float64Array, left: number, top: number, right: number, bottom: number): number =>
    of[bottom * (width + 1) + right]! - of[top * (width + 1) + right]! - of[bottom * (width + 1) + left]! + of[top * (width + 1) + left]!;
  const painted = [new Field(width, height), new Field(width, height), new Field(width, height)] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      for (let square = 0; square < 4; square++) {
        const [dx, dy] = [square % 2 === 0 ? -radius : 0, square < 2 ? -radius : 0];
        const [left, top] = [Math.max(0, x + dx), Math.max(0, y + dy)];
        const [right, bottom] = [Math.min(width, x + dx + radius + 1), Math.min(height, y + dy + radius + 1)];
        const count = (right - left) * (bottom - top);
        const mean = over(lights, left, top, right, bottom) / count;
        const spread = over(squares, left, top, right, bottom) / count - mean * mean;
        if (spread >= least) continue;
        least = spread;
        painted.forEach((channel, c) => (channel.values[y * width + x] = over(sums[c]!, left, top, right, bottom) / count));
      }
    }
  return { width, height, channels: painted };
}
