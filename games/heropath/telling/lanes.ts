import { holds, type Seat, type ViewOf } from '@hoard/kernel';
import { realTimeOf, feetInTheAir } from '../rules/stops.ts';
import { isAwake } from '../rules/things.ts';
import { NONE } from '../state/board.ts';
import type { Frame, StopFrame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';

// What everybody does just now in Real Time (HP-26.2), read off a view.

type View = ViewOf<Heropath>;
type Doing = keyof Words['sheet']['doing'];

/** What a hero is in the middle of, by the frame of his lane that says so. */
const DEEDS: { readonly [k in Frame['k']]?: Doing } = {
  travel: 'travels',
  rest: 'rests',
  visit: 'visits',
  fight: 'fights',
  encounter: 'robs',
  card: 'plays',
};

/** The frames of a hero's own lane, or of the action that he has under STOP-PASSIVE. */
const laneOf = ({ lanes }: View, seat: Seat): readonly Frame[] =>
  lanes.map(({ stack }) => stack).find((stack) => stack.some((frame) => frame.k === 'turn' && frame.seat === seat)) ?? [];

/** What a hero does just now. */
export function doingOf(view: View, seat: Seat): Doing {
  const board = view.sight;
  const realTime = realTimeOf(board);
  const { open, heldBy, isStopped, charging, caller, passive, waiting } = realTime;
  if (!isAwake(board.heroes[seat]!)) return 'asleep';
  // HP-26.27: also who has finished.
  if (heldBy[seat] !== NONE) return 'held';
  if (!holds(open, seat)) return 'done';
  const isLanding = isStopped && passive === 0 && holds(feetInTheAir(realTime), seat);
  if (isLanding) return 'lands';
  const isStill = passive !== 0 ? !holds(board.inTurn, seat) : charging !== NONE ? charging !== seat : isStopped && caller !== seat;
  if (isStill) return 'stands';
  const deed = laneOf(view, seat).findLast(({ k }) => DEEDS[k] !== undefined);
  return (deed && DEEDS[deed.k]) ?? (holds(waiting, seat) ? 'waits' : 'chooses');
}

/** The STOP that goes on, or undefined. */
export function stopIn({ lanes }: View): StopFrame | 'passive' | undefined {
  for (const { stack } of lanes) {
    if (stack[0]?.k === 'passive') return 'passive';
    if (stack[0]?.k === 'stop') return stack[0];
  }
  return undefined;
}
