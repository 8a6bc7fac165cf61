import { CLOSED, Flood, OPEN } from '@hoard/kernel';
import type { Content } from '../content/content.ts';

/** A boat's way from shore to shore, over water alone. */
export function waterway({ spaces, neighbours }: Content, from: number, to: number): readonly number[] {
  const ground = Uint8Array.from(spaces, ({ terrain }) => (terrain === 'land' || terrain === 'coast' ? CLOSED : OPEN));
  ground[to] = OPEN;
  const flood = new Flood().from(from, spaces.length, neighbours, ground);
  return flood.distance[to]! >= 0 ? flood.wayTo(to) : [from, to];
}
