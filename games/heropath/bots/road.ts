import { argumentOf, type Action } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { openly } from '../rules/10-cards.ts';
import { clauseOf, clausesFor } from '../rules/clauses.ts';
import { isPassable } from '../rules/15-travel.ts';
import { favourOf } from '../rules/durations.ts';
import type { Board, Hero } from '../state/board.ts';
import type { TravelFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';
import type { Plan } from './plan.ts';

// The next pace, and cards that are played on the way.

const NEVER = -1000;
/** Free and good: before any pace. */
const AT_ONCE = 20;
/** A short cut is worth a card's use if it leads to so much more. */
const SHORTER = 0.5;

export function rateStep(board: Board, content: Content, frame: TravelFrame, hero: Hero, action: Action, plan: Plan): number {
  const argument = argumentOf(action);
  const { at } = hero;
  switch (verbOf(action)) {
    case 'go':
      return wayOver(frame, plan, argument) - plan.leaving[at]!;
    case 'stop':
      return plan.stops[at]!;
    case 'sail':
      return plan.stops[argument]! - plan.leaving[at]!;
    case 'land':
      return plan.stops[argument]!;
    case 'balloon':
      return flightWorth(content, plan) - plan.leaving[at]!;
    case 'collect':
    case 'collectGold':
    case 'collectFood':
      return AT_ONCE;
    case 'play':
      return rateRoadCard(board, content, frame, hero, argument, plan);
    default:
      return NEVER;
  }
}

/** The best that a Travel may still come to whose next pace is to a space. */
const wayOver = ({ walked }: TravelFrame, { paces, ways }: Plan, space: number): number =>
  ways[Math.max(0, Math.min(paces - walked - 1, ways.length - 1))]![space]!;

/** Where a Travel from here may lead; it has at least one pace (HP-15.2). */
export function bestWay(board: Board, content: Content, hero: Hero, { ways, stops, leaving, paces }: Plan): number {
  let best = -Infinity;
  const { at } = hero;
  for (const next of content.map.neighbours[at]!) best = Math.max(best, ways[paces - 1]![next]!);
  if (at === board.ferry) for (const space of content.map.riverside) if (space !== at) best = Math.max(best, stops[space]!);
  return best - leaving[at]!;
}

/** What a balloon brings on average: each face leads to the best of its regions (HP-22.4). */
function flightWorth({ dice: { land }, map }: Content, { stops }: Plan): number {
  let sum = 0;
  for (const regions of land) {
    let best = -Infinity;
    for (const region of regions) for (const space of map.spacesIn[region]!) best = Math.max(best, stops[space]!);
    sum += best;
  }
  return sum / land.length;
}

/** A step over a wall or the river where that is the shorter way; an evasion that is spared (HP-15.10) as soon as there is one. */
function rateRoadCard(board: Board, content: Content, frame: TravelFrame, hero: Hero, card: CardId, plan: Plan): number {
  let best = NEVER;
  for (const place of clausesFor(board, content, hero.seat, card, openly(hero.seat, 'travel')))
    for (const row of clauseOf(content, card, place).does) {
      const effect = content.effects[row]!;
      if (effect.do === 'spare' && effect.from === 'evasion' && frame.evaded.length > favourOf(hero).evasions) best = AT_ONCE;
      if (effect.do === 'cross' && favourOf(hero).crossing === '')
        best = Math.max(best, worthOfCrossing(board, content, frame, hero, effect.over, plan));
    }
  return best;
}

function worthOfCrossing(board: Board, content: Content, frame: TravelFrame, { at }: Hero, over: 'black' | 'river', plan: Plan): number {
  if (frame.walked >= plan.paces) return NEVER;
  const { neighbours, acrossWalls, acrossWater } = content.map;
  let [across, around] = [NEVER, frame.walked > 0 ? plan.stops[at]! : NEVER];
  for (const space of (over === 'black' ? acrossWalls : acrossWater)[at]!) across = Math.max(across, wayOver(frame, plan, space));
  for (const space of neighbours[at]!)
    if (isPassable(board, content, at, space)) around = Math.max(around, wayOver(frame, plan, space) - plan.leaving[at]!);
  return across - plan.leaving[at]! > around + SHORTER ? across - plan.leaving[at]! : NEVER;
}
