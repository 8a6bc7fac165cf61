import { Flood, STOP } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Mount } from '../content/content.ts';

// How far everything is from everything, worked out once for a map; near enough for judging: no walker passes a fire, lit or cold.

/** Steps from hex to hex, and how many of the hexes that are entered have bandits. */
export interface Ways {
  readonly steps: Int16Array;
  readonly wild: Int16Array;
}

export interface Routes {
  /** How many hexes there are: a way from one to another stands at `from * size + to`. */
  readonly size: number;
  /** The way the rules walk: the safest among the shortest, through gates. */
  readonly short: Ways;
  /** A way around bandits, as long as they would cost a step each. */
  readonly careful: Ways;
  /** As a dragon flies. */
  readonly flight: Ways;
}

/** The two ways between which a hero chooses. */
export const waysOf = (routes: Routes, mount: Mount): readonly [Ways, Ways] =>
  mount === 'dragon' ? [routes.flight, routes.flight] : [routes.short, routes.careful];

export function routesOn(content: Content): Routes {
  const size = content.hexes.length;
  const none = (): Ways => ({ steps: new Int16Array(size * size), wild: new Int16Array(size * size) });
  const routes = { size, short: none(), careful: none(), flight: none() };
  const ground = content.walkGround.slice();
  for (const fire of content.fires) ground[fire] = STOP;
  const hasBandits = content.hexes.map((_, hex) => (content.isWild[hex] && content.fireAt[hex]! < 0 ? 1 : 0));
  const flood = new Flood();
  for (let from = 0; from < size; from++) {
    routes.flight.steps.set(flood.from(from, size, content.neighbours, content.flyGround).distance, from * size);
    if (!content.isLand[from]) continue;
    const { distance } = flood.from(from, size, content.walks, ground);
    // Much dearer than a step, bandits never make a way shorter; at the price of a step, they make it longer.
    walk(from, routes.short, (back, here) => distance[here] === distance[back]! + 1);
    walk(from, routes.careful, () => true);
  }
  return routes;

  /** The ways from a hex along links that are allowed, so that steps and bandits together are fewest. */
  function walk(from: number, { steps, wild }: Ways, allowed: (back: number, here: number) => boolean): void {
    const row = from * size;
    const known = new Set([from]);
    const open = [from];
    for (let back = open.shift(); back !== undefined; back = open.shift()) {
      if (back !== from && ground[back] === STOP) continue;
      for (const here of content.walks[back]!) {
        if (!allowed(back, here)) continue;
        const there = steps[row + back]! + 1;
        const robbers = wild[row + back]! + hasBandits[here]!;
        if (known.has(here) && there + robbers >= steps[row + here]! + wild[row + here]!) continue;
        known.add(here);
        steps[row + here] = there;
        wild[row + here] = robbers;
        open.push(here);
      }
    }
  }
}
