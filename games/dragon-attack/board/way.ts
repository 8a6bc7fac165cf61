import { argumentOf, frameOf, type Action, type Asked } from '@hoard/kernel';
import { openCurve } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf } from '../rules/01-things.ts';
import { reach } from '../rules/05-moving.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { waterway } from '../telling/waterway.ts';
import { CENTRES } from './layout.ts';

/** The spaces that an action leads through, from the first to the last; empty where it leads nowhere. */
export function wayOf(asked: Asked<DragonAttack>, action: Action): readonly number[] {
  const { view, seat } = asked;
  const board = view.sight;
  const frame = frameOf<DragonAttack>(asked);
  const to = argumentOf(action);
  switch (verbOf(action)) {
    case 'walk': {
      if (frame?.k !== 'turn') return [];
      const flood = reach(board, content, seat, frame.roll);
      return flood.distance[to]! >= 0 ? flood.wayTo(to) : [];
    }
    case 'sail':
      return waterway(content, adventurerOf(board, seat).at, to);
    case 'step':
      return [adventurerOf(board, seat).at, to];
    case 'throw':
      return frame?.k === 'thrown' ? [adventurerOf(board, frame.victim).at, to] : [];
    default:
      return [];
  }
}

/** The line of a way. A throw goes in a bow, since it touches nothing between. */
export function lineOf(way: readonly number[], isBowed: boolean): string {
  const points = way.map((space) => CENTRES[space]!);
  const [from, to] = [points[0], points.at(-1)];
  if (!isBowed || from === undefined || to === undefined) return openCurve(points);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const peak = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - length * 0.25 };
  return openCurve([from, peak, to]);
}
