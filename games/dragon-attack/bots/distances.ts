import { Flood, OPEN, STOP } from '@hoard/kernel';
import type { Content } from '../content/content.ts';

/** Steps by land from one space to another, near enough for judging: gates are passed by nobody. */
export type Distances = (from: number, to: number) => number;

export function distancesOn(content: Content): Distances {
  const size = content.spaces.length;
  const ground = content.landGround.slice();
  for (const gate of content.gates) ground[gate] = STOP;
  const all = new Int8Array(size * size);
  const flood = new Flood();
  for (let from = 0; from < size; from++) {
    if (content.landGround[from] === OPEN) all.set(flood.from(from, size, content.neighbours, ground).distance, from * size);
  }
  return (from, to) => all[from * size + to]!;
}
