import { likelihood } from './dice.ts';
import type { Engine } from './engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import { cloneState } from '../match/view.ts';

/** One way a stretch of chance can end. */
export interface Leaf<T extends Types> {
  readonly state: StateOf<T>;
  readonly probability: number;
}

/** A state in which chance decides, and where each outcome leads. */
interface Node<T extends Types> {
  readonly state: StateOf<T>;
  readonly next: Map<string, number>;
  ends: boolean;
}

/** What is left in states that lead back to themselves (equal dice are thrown again) falls below this and is spread evenly. */
const NEGLIGIBLE = 1e-15;

/**
 * Where chance can take a state until somebody is asked, the game is over, or `stop` says so, with exact probabilities.
 * Start from an imagined state: then the odds are those that a seat can know. States that agree are one; throws that are repeated on
 * equality are summed to the end.
 */
export function endingsOf<T extends Types>(
  engine: Engine<T>,
  from: StateOf<T>,
  stop: (state: StateOf<T>) => boolean = () => false,
): Leaf<T>[] {
  const nodes = new Map<string, Node<T>>();
  const start = keyOf(from);
  const open: Node<T>[] = [];
  const meet = (key: string, state: StateOf<T>): void => {
    if (nodes.has(key)) return;
    const node = { state, next: new Map<string, number>(), ends: false };
    nodes.set(key, node);
    open.push(node);
  };
  meet(start, cloneState(engine.game, from));
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const place = stop(node.state) ? -1 : node.state.lanes.findIndex((lane) => engine.dieOf(node.state, lane) !== null);
    if (place < 0) {
      node.ends = true;
      continue;
    }
    const die = engine.dieOf(node.state, node.state.lanes[place]!)!;
    for (let outcome = 0; outcome < die.outcomes; outcome++) {
      const after = cloneState(engine.game, node.state);
      engine.draw(after, after.lanes[place]!, outcome);
      const key = keyOf(after);
      meet(key, after);
      node.next.set(key, (node.next.get(key) ?? 0) + likelihood(die, outcome));
    }
  }
  return settle(nodes, start);
}

/** Lets the probability flow from the start until it has all arrived at endings. */
function settle<T extends Types>(nodes: Map<string, Node<T>>, start: string): Leaf<T>[] {
  const arrived = new Map<string, number>();
  let flowing = new Map([[start, 1]]);
  let left = 1;
  while (left > NEGLIGIBLE) {
    const onward = new Map<string, number>();
    left = 0;
    for (const [key, mass] of flowing) {
      const node = nodes.get(key)!;
      if (node.ends) {
        arrived.set(key, (arrived.get(key) ?? 0) + mass);
        continue;
      }
      left += mass;
      for (const [next, share] of node.next) onward.set(next, (onward.get(next) ?? 0) + mass * share);
    }
    flowing = onward;
  }
  const whole = [...arrived.values()].reduce((sum, mass) => sum + mass, 0);
  return [...arrived].map(([key, mass]) => ({ state: nodes.get(key)!.state, probability: mass / whole }));
}

function keyOf<T extends Types>(state: StateOf<T>): string {
  return JSON.stringify([state.board, state.lanes.map((lane) => [lane.id, lane.held, lane.children, lane.stack]), state.outcome]);
}
