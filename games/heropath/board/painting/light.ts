import { Field } from './field.ts';

/** Where the sun stands: north-west, and low. */
const SUN = { x: -0.62, y: -0.64, z: 0.46 } as const;

export interface Light {
  /** From 0, turned away from the sun, to 1. */
  readonly sun: Field;
  /** From 0 to 1: how deep in the shadow of something higher. */
  readonly shadow: Field;
  /** Below 0 in hollows, above on crests. */
  readonly crest: Field;
}

/** How light falls on a land of some heights; `scale` is how many points a unit has. */
export function lightOn(heights: Field, scale: number): Light {
  const { width, height } = heights;
  const sun = new Field(width, height).fill((x, y) => {
    const across = ((heights.at(x + 1, y) - heights.at(x - 1, y)) * scale) / 2;
    const down = ((heights.at(x, y + 1) - heights.at(x, y - 1)) * scale) / 2;
    const length = Math.hypot(across, down, 1);
    return Math.max(0, (-across * SUN.x - down * SUN.y + SUN.z) / length);
  });
  const long = Math.hypot(SUN.x, SUN.y);
  const step = 1.5 * scale;
  const rise = (SUN.z / long) * 1.5;
  const shadow = new Field(width, height).fill((x, y, place) => {
    let most = 0;
    const here = heights.values[place]!;
    for (let steps = 1; steps <= 34; steps++) {
      const there = heights.at(Math.round(x + (SUN.x / long) * steps * step), Math.round(y + (SUN.y / long) * steps * step));
      most = Math.max(most, there - here - steps * rise);
    }
    return Math.min(1, most / 5);
  });
  const around = heights.blurred(9 * scale);
  const crest = new Field(width, height).fill((_x, _y, place) => heights.values[place]! - around.values[place]!);
  return { sun, shadow: shadow.blurred(1.2 * scale), crest };
}
