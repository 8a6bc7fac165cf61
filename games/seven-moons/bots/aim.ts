import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { HexId } from '../content/ids.ts';
import { heroOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { SHARP } from './manner.ts';
import { SHARP_STYLES, planner } from './plan.ts';
import { routesOn, waysOf } from './routes.ts';

/** What a way to a hex is good for. */
interface Aim {
  /** The place for which a good player would go there; -1 where it is no nearer than before, and no safer to get to. */
  readonly goal: HexId;
  /** How far it is to the hex. */
  readonly steps: number;
}

type AimOf = (board: Board, seat: Seat, points: number, hex: HexId) => Aim;

const known = new WeakMap<Content, AimOf>();

/** Where ways lead on a map. How far everything is from everything is worked out once. */
export function aimOn(content: Content): AimOf {
  const aimOf = known.get(content) ?? aimWith(content);
  known.set(content, aimOf);
  return aimOf;
}

function aimWith(content: Content): AimOf {
  const routes = routesOn(content);
  const { planFor, goalOf } = planner(content, routes, SHARP);
  return (board, seat, points, hex) => {
    const { at, mount, gold } = heroOf(board, seat);
    const ways = waysOf(routes, mount);
    const steps = ways[0].steps[at * routes.size + hex]!;
    const goal = goalOf(planFor(board, seat, SHARP_STYLES[board.mode]), board, hex, gold, Math.max(0, points - steps));
    const [before, now] = [at, hex].map((from) => from * routes.size + goal) as [number, number];
    const isBetter = ways.some((way) => way.steps[now]! < way.steps[before]! || way.wild[now]! < way.wild[before]!);
    return { goal: isBetter ? goal : -1, steps };
  };
}
