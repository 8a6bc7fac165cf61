import { holds } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { isPassable, pacesOf } from '../rules/15-travel.ts';
import { isBurning, isFaceUp } from '../rules/things.ts';
import type { Board, Hero, Unit } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import { favourOf } from '../rules/durations.ts';

/** How a hero gets to a space in one Travel: what he loses for it if he stops there, and how. */
export interface Route {
  /** Where he sets his foot, the last being the space itself. */
  readonly way: readonly SpaceId[];
  /** Exposed enemies that he evades (HP-15.10), and whether he burns at the end of the action (HP-15.17). */
  readonly evaded: number;
  readonly burns: boolean;
}

interface Node extends Route {
  readonly passed: readonly Unit[];
}

/** VITALITY that a way costs, before cards that spare it. */
export const priceOf = ({ numbers }: Content, { evaded, burns }: Route): number =>
  evaded * numbers.losses.evasion + (burns ? numbers.losses.active : 0);

/**
 * By space: the cheapest way there with so many paces left, the shortest of them; undefined where none leads. `passed` has been evaded
 * before (HP-15.10). Where he stops he evades nobody (HP-15.9).
 */
export function routesOf(board: Board, content: Content, hero: Hero, paces: number, passed: readonly Unit[]): (Route | undefined)[] {
  const routes: (Route | undefined)[] = Array(content.map.spaces.length).fill(undefined);
  const costOf = (route: Route): number => 100 * priceOf(content, route) + route.way.length;
  /** By space and whether he has felt the fire: what was passed only grows, so the cheapest way so far is kept. */
  const best = new Map<string, number>();
  let edge: (Node & { readonly at: SpaceId })[] = [
    {
      at: hero.at,
      way: [],
      passed,
      evaded: passed.length,
      burns: holds(board.inFire, hero.seat) || isBurning(board, content, hero.at),
    },
  ];
  for (let pace = 0; pace < paces; pace++) {
    const next: typeof edge = [];
    for (const node of edge) {
      const left = new Set(node.passed);
      for (const enemy of board.enemies) if (enemy.at === node.at && isFaceUp(enemy)) left.add(enemy.unit);
      for (const space of content.map.neighbours[node.at]!) {
        if (!isPassable(board, content, node.at, space)) continue;
        const there = [...left].filter((unit) => board.enemies.find((enemy) => enemy.unit === unit)?.at !== space);
        const burns = node.burns || isBurning(board, content, space);
        const route = { way: [...node.way, space], evaded: there.length, burns };
        const known = routes[space];
        if (space !== hero.at && (known === undefined || costOf(route) < costOf(known))) routes[space] = route;
        const key = `${space} ${burns}`;
        if ((best.get(key) ?? Infinity) <= left.size) continue;
        best.set(key, left.size);
        next.push({ ...route, at: space, passed: [...left] });
      }
    }
    edge = next;
  }
  return routes;
}

/** The way of a Travel that is going on, with one pace more: what it would cost to stop there. */
export function routeBy(board: Board, content: Content, hero: Hero, frame: Frame | undefined, space: SpaceId): Route {
  const evaded = new Set(frame?.k === 'travel' ? frame.evaded : []);
  for (const enemy of board.enemies) if (enemy.at === hero.at && isFaceUp(enemy)) evaded.add(enemy.unit);
  for (const { unit, at } of board.enemies) if (at === space) evaded.delete(unit);
  return {
    way: [space],
    evaded: Math.max(0, evaded.size - favourOf(hero).evasions),
    burns: holds(board.inFire, hero.seat) || isBurning(board, content, hero.at) || isBurning(board, content, space),
  };
}

/** The way to a space in the Travel that is going on, or that could be begun: one pace, or the cheapest of more. */
export function wayTo(board: Board, content: Content, hero: Hero, frame: Frame | undefined, space: SpaceId): Route {
  const isNext = content.map.neighbours[hero.at]?.includes(space) ?? false;
  if (isNext && frame?.k === 'travel') return routeBy(board, content, hero, frame, space);
  const [walked, passed] = frame?.k === 'travel' ? [frame.walked, frame.evaded] : [0, []];
  const routes = routesOf(board, content, hero, pacesOf(board, hero, { content }) - walked, passed);
  return routes[space] ?? routeBy(board, content, hero, frame, space);
}
