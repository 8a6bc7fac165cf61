import { holds, listSeats, only, type Game, type Seat, type StateOf, type Timer } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { NONE, type Board } from '../state/board.ts';
import type { Frame, TravelFrame, TurnFrame } from '../state/frames.ts';
import type { Flow, Heropath } from '../state/types.ts';
import { beginAction } from './14-turn.ts';
import { abandon, endCharge } from './26-lanes.ts';
import { callPassive, feetInTheAir, goingOn, isBetweenDeeds, isStalled, realTimeOf } from './stops.ts';
import { heroOf, isFaceUp, isLocked } from './things.ts';
import { ended, fight } from './turnFrames.ts';

// The clocks of Real Time that belong to nobody's question. Whoever drives the table says when one has run out.

type Kind = 'feet' | 'idle' | 'stalled' | 'straggler' | 'lastCall' | 'action';

/** Those that somebody must keep up with; the others only notice that nobody does anything. */
const SHOWN: ReadonlySet<Kind> = new Set(['feet', 'lastCall', 'action']);

/** The frames of a hero's lane, if it has come to where he may be made to stop. */
function laneOf(stacks: readonly (readonly Frame[])[], seat: Seat): readonly Frame[] | undefined {
  return stacks.find((stack) => stack[0]?.k === 'turn' && stack[0].seat === seat && isBetweenDeeds(stack));
}

/** The frames of an action under STOP-PASSIVE. */
const passiveLane = (stacks: readonly (readonly Frame[])[]): readonly Frame[] | undefined =>
  stacks.find((stack) => stack[0]?.k === 'passive' && stack.length > 1 && isBetweenDeeds(stack.slice(1)));

/** HP-26.15: who could be made to land. */
const slowFeet = (board: Board, stacks: readonly (readonly Frame[])[]): Seat[] =>
  listSeats(feetInTheAir(realTimeOf(board))).filter((seat) => laneOf(stacks, seat) !== undefined);

function running({ board, lanes }: StateOf<Heropath>, { numbers }: Content): Timer[] {
  const { realTime, round } = board;
  if (realTime === null || realTime.open === 0) return [];
  const { commands, stops, waiting, isStopped, isLastCall, charging, passive } = realTime;
  const clock = numbers.realTime;
  const stacks = lanes.map(({ stack }) => stack);
  const timers: Timer[] = [];
  const set = (kind: Kind, seconds: number, ...parts: readonly number[]): void => {
    timers.push({ name: [kind, ...parts].join('-'), seconds, isShown: SHOWN.has(kind) });
  };
  if (isStopped && charging === NONE) {
    const lane = passiveLane(stacks);
    if (lane?.[0]?.k === 'passive') set('action', clock.action, stops, lane[0].acts);
    else if (passive === 0 && slowFeet(board, stacks).length > 0) set('feet', clock.feet, stops);
    return timers;
  }
  const going = listSeats(goingOn(realTime));
  const [alone] = going;
  if (going.length === 1 && laneOf(stacks, alone!) !== undefined)
    set(isLastCall ? 'lastCall' : 'straggler', isLastCall ? clock.lastCall : clock.straggler, round, alone!, commands[alone!]!, stops);
  if (going.length < 2) return timers;
  for (const seat of going) if (!holds(waiting, seat)) set('idle', clock.passive, round, seat, commands[seat]!, stops);
  if (isStalled(board)) set('stalled', clock.passiveCall, round, stops, ...commands);
  return timers;
}

function ranOut(board: Board, name: string, stacks: readonly (readonly Frame[])[], flow: Flow): void {
  const realTime = realTimeOf(board);
  const [kind, ...parts] = name.split('-') as [Kind, ...string[]];
  const seat: Seat = Number(parts[1]);
  switch (kind) {
    case 'feet':
      for (const slow of slowFeet(board, stacks)) inLane(slow, flow, (stack) => landed(board, stack, flow));
      return;
    case 'idle':
      realTime.waiting |= only(seat);
      return flow.tell({ t: 'waits', rule: 'HP-26.35', seat });
    case 'stalled':
      return callPassive(board, NONE, flow);
    case 'straggler':
      realTime.isLastCall = true;
      return flow.tell({ t: 'lastCall', rule: 'HP-26.40', seat });
    case 'lastCall':
      endCharge(board, seat);
      return inLane(seat, flow, (stack) => forfeited(board, stack, Infinity, 'HP-26.40', flow));
    case 'action':
      return flow.rewrite(
        ({ k }) => k === 'passive',
        ([bottom, ...stack]) => [bottom!, ...forfeited(board, stack, 1, 'HP-26.38', flow)],
      );
  }
}

const inLane = (seat: Seat, flow: Flow, to: (stack: readonly Frame[]) => readonly Frame[]): void =>
  flow.rewrite((bottom) => bottom.k === 'turn' && bottom.seat === seat, to);

const isTravel = (frame: Frame): frame is TravelFrame => frame.k === 'travel';

/** HP-26.15: he stops in the last space where he may; without a pace nothing is spent (HP-14.15). Any other action just ends. */
function landed(board: Board, stack: readonly Frame[], flow: Flow): Frame[] {
  const bottom = stack[0] as TurnFrame;
  const hero = heroOf(board, bottom.seat);
  const travel = stack.find(isTravel);
  abandon(board, hero, flow);
  flow.tell({ t: 'cutShort', rule: 'HP-26.15', seat: hero.seat });
  if (travel === undefined) return [{ ...bottom, at: 'burn' }];
  const isUnspent = travel.walked === 0 && travel.face < 0 && !travel.hasRidden;
  if (isUnspent) hero.actions++;
  else if (travel.face < 0) hero.at = realTimeOf(board).landings[hero.seat]!;
  return isUnspent
    ? [{ ...bottom, at: 'acted' }]
    : [
        { ...bottom, at: 'burn' },
        { ...travel, at: 'arrive' },
      ];
}

/** HP-26.38, HP-26.40: so many actions are lost, unless an enemy is there: then he fights. What he is in the middle of ends. */
function forfeited(board: Board, stack: readonly Frame[], most: number, rule: string, flow: Flow): readonly Frame[] {
  const bottom = stack[0] as TurnFrame;
  const hero = heroOf(board, bottom.seat);
  if (stack.length > 1) return landed(board, stack, flow);
  const enemy = board.enemies.find((one) => one.at === hero.at && isFaceUp(one) && !isLocked(board, hero.seat, one.unit));
  if (enemy !== undefined && hero.actions > 0) {
    beginAction(board, hero, 'fight', flow);
    return [{ ...bottom, at: 'burn' }, fight(hero.seat, enemy.unit)];
  }
  const n = Math.min(most, hero.actions);
  if (most > 1 || n === 0) hero.bonus.fill(0);
  hero.actions -= n;
  flow.tell({ t: 'actionsForfeited', rule, seat: hero.seat, n });
  // An action is one that was had; all of them close his lane.
  return most === 1 ? [{ ...bottom, at: 'over' }] : [ended(hero.seat)];
}

export const timers = (content: Content): NonNullable<Game<Heropath>['timers']> => ({
  running: (state) => running(state, content),
  ranOut,
});
