import { firstSeat, holds, listSeats, only, type Seat, type Seats } from '@hoard/kernel';
import { NONE, type Board, type RealTime } from '../state/board.ts';
import type { Frame, PassiveFrame, StopFrame, StopKind } from '../state/frames.ts';
import type { StopCall } from '../state/turnEvents.ts';
import type { Flow } from '../state/types.ts';

// How a STOP begins and ends (HP-26.14). Kept apart from what happens in it: cards and the Dragon call one.

/** Real Time as it usually is: under STOP-PASSIVE everything is as by turn (HP-26.36). */
export const isFree = ({ realTime }: Board): boolean => realTime !== null && realTime.passive === 0;

/** HP-26.16: no STOP inside a STOP. */
export const isUnstopped = ({ realTime }: Board): boolean => realTime !== null && !realTime.isStopped;

/** HP-26.18: whether something that concerns others has to stop them first. */
export const mustStop = (board: Board): boolean => isUnstopped(board) && board.realTime!.open !== 0;

export const realTimeOf = ({ realTime }: Board): RealTime => {
  if (realTime === null) throw new Error('The game is played by turns');
  return realTime;
};

/** HP-26.15: who finishes a Travel before a STOP takes effect. Who has called it waits where he is. */
export const feetInTheAir = ({ walking, caller }: RealTime): Seats => (caller === NONE ? walking : walking & ~only(caller));

/** Whose lanes may go on now: open ones that nobody holds (HP-26.22); under STOP-DRAGON only the caller's (HP-26.31). */
export function goingOn({ open, heldBy, charging, isStopped }: RealTime): Seats {
  if (charging !== NONE) return only(charging);
  return isStopped ? 0 : listSeats(open).reduce((seats, seat) => (heldBy[seat] === NONE ? seats | only(seat) : seats), 0);
}

/** HP-26.35: all who could go on hold back, and there are at least two of them. Nobody holds back in a battle. */
export function isStalled({ realTime, heroes }: Board): boolean {
  if (realTime === null || realTime.isStopped) return false;
  const going = goingOn(realTime);
  const isAlone = going === only(firstSeat(going));
  return going !== 0 && !isAlone && (going & ~realTime.waiting) === 0 && listSeats(going).every((seat) => heroes[seat]!.battle === null);
}

/** Frames that a hero may be made to leave: what else is on top of them is settled first, by the answers that are given for him. */
const DEEDS: ReadonlySet<string> = new Set<Frame['k']>(['turn', 'travel', 'rest', 'visit', 'card', 'pay', 'effects', 'gear', 'trade']);

export const isBetweenDeeds = (stack: readonly Pick<Frame, 'k'>[]): boolean => stack.every(({ k }) => DEEDS.has(k));

/** HP-26.40: whether something in a hero's lane has to be settled before he can be made to stop. */
export const isUnsettled = ([bottom, ...stack]: readonly Pick<Frame, 'k'>[]): boolean =>
  (bottom?.k === 'turn' || bottom?.k === 'passive') && !isBetweenDeeds(stack);

/** Whether a lane is one of these seats': their own, and what asks them in it. */
const isLaneOf = (seats: Seats, bottom: Frame): boolean => (bottom.k === 'turn' || bottom.k === 'reaction') && holds(seats, bottom.seat);

const CALLS: { readonly [kind in StopKind]: readonly [StopCall, string] } = {
  play: ['event', 'HP-26.17'],
  instant: ['event', 'HP-26.19'],
  clause: ['event', 'HP-26.18'],
  flight: ['event', 'HP-26.21'],
  hero: ['hero', 'HP-26.22'],
  dragon: ['dragon', 'HP-26.30'],
  break: ['break', 'HP-26.41'],
};

type Called = Pick<StopFrame, 'kind' | 'seat'> & Partial<Pick<StopFrame, 'card' | 'during' | 'target'>>;

/** Everybody is stopped but those with a foot in the air. */
export function callStop(board: Board, called: Called, flow: Flow): void {
  const { kind, seat, card = NONE, during = 'open', target = NONE } = called;
  const realTime = begin(board, seat);
  const [call, rule] = CALLS[kind];
  flow.stop({ k: 'stop', at: 'wait', kind, seat, card, during, target }, (bottom) => !isLaneOf(feetInTheAir(realTime), bottom));
  flow.tell({ t: 'stopCalled', rule, seat, kind: call, target, card });
}

/** HP-26.34: the manager calls it, or the game itself. */
export function callPassive(board: Board, seat: Seat, flow: Flow): void {
  const realTime = begin(board, NONE);
  const frame: PassiveFrame = { k: 'passive', at: 'wait', seat: NONE, members: 0, acts: 0 };
  flow.stop(frame, (bottom) => !isLaneOf(feetInTheAir(realTime), bottom));
  flow.tell({ t: 'stopCalled', rule: 'HP-26.34', seat, kind: 'passive', target: NONE, card: NONE });
}

function begin(board: Board, caller: Seat): RealTime {
  const realTime = realTimeOf(board);
  realTime.isStopped = true;
  realTime.caller = caller;
  realTime.stops++;
  return realTime;
}

/** HP-26.31: everybody but the caller stays where he is; the lane that has asked to wait for feet ends. */
export function holdAllBut(seat: Seat, frame: StopFrame, flow: Flow): void {
  flow.stop(frame, (bottom) => bottom.k !== 'stop' && !isLaneOf(only(seat), bottom));
}

/** HP-26.22: one is held until the lane of another has ended. */
export const holdHero = (by: Seat, held: Seat, flow: Flow): void =>
  flow.hold(
    (bottom) => bottom.k === 'turn' && bottom.seat === by,
    (bottom) => isLaneOf(only(held), bottom),
  );

/** HP-26.15: who has landed is stopped like everybody else. */
export function stopWhoLanded({ realTime }: Board, seat: Seat, flow: Flow): void {
  if (realTime === null || !realTime.isStopped || seat === realTime.caller || realTime.passive !== 0) return;
  flow.hold(
    (bottom) => bottom.k === 'stop' || bottom.k === 'passive',
    (bottom) => bottom.k === 'turn' && bottom.seat === seat,
  );
}

/** All lanes go on as they were. */
export function endStop(board: Board, seat: Seat, kind: StopKind, flow: Flow): void {
  const realTime = realTimeOf(board);
  realTime.isStopped = false;
  realTime.caller = NONE;
  flow.tell({ t: 'stopEnds', rule: 'HP-26.14', seat, kind: CALLS[kind][0] });
}
