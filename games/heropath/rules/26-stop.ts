import { holds, listSeats, only, withoutSeat, type Seat, type Seats } from '@hoard/kernel';
import { NONE, type Board, type Hero } from '../state/board.ts';
import type { PassiveFrame, StopFrame, TurnFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { brokenOff } from './26-lanes.ts';
import { carryOut, instant, openly, playOpenly } from './10-cards.ts';
import { isPlayable } from './clauses.ts';
import { endStop, feetInTheAir, goingOn, holdAllBut, holdHero, realTimeOf } from './stops.ts';
import { clockwiseFrom, firstPlayer, heroOf } from './things.ts';
import { dragon, ended, turn } from './turnFrames.ts';

// HP-26.14 to HP-26.41: what happens while everybody stands still.

/** Nobody is asked here: the game goes on by itself as soon as it may. */
const whenever = (isTime: (board: Board, seat: Seat) => boolean) => (board: Board, seat: Seat) => (isTime(board, seat) ? only(seat) : 0);

const areFeetDown = whenever(({ realTime }) => feetInTheAir(realTime!) === 0);
const isChargeOver = whenever(({ realTime }, seat) => realTime!.charging !== seat);

export const stops = {
  wait: {
    kind: 'decision',
    rules: ['HP-26.14', 'HP-26.15'],
    single: 'taken',
    who: (board, { seat }) => areFeetDown(board, seat),
    offer: (_board, _frame, _seat, out) => out.allow(act.done()),
    choose(_board, frame) {
      frame.at = 'does';
    },
  },
  does: {
    kind: 'deed',
    rules: ['HP-26.17', 'HP-26.18', 'HP-26.19', 'HP-26.21', 'HP-26.22', 'HP-26.31'],
    run(board, frame, flow) {
      const { kind, seat, card, during, target } = frame;
      frame.at = kind === 'break' ? 'break' : 'over';
      switch (kind) {
        case 'play':
          // HP-26.6: what others did on landing may have spoilt it; then it costs nothing.
          if (isPlayable(board, flow.content, seat, card, openly(seat, during))) playOpenly(board, seat, card, during, flow);
          return;
        case 'instant':
          return flow.push(instant(seat, card));
        case 'clause':
          return carryOut(board, card, flow);
        case 'flight':
          return flow.push(dragon(seat));
        case 'hero':
          realTimeOf(board).heldBy[target] = seat;
          return holdHero(seat, target, flow);
        case 'dragon':
          Object.assign(realTimeOf(board), { charging: seat, hasFought: false });
          flow.pop();
          return holdAllBut(seat, { ...frame, at: 'charge' }, flow);
        case 'break':
      }
    },
  },
  charge: {
    kind: 'decision',
    rules: ['HP-26.31', 'HP-26.32'],
    single: 'taken',
    who: (board, { seat }) => isChargeOver(board, seat),
    offer: (_board, _frame, _seat, out) => out.allow(act.done()),
    choose(_board, frame) {
      frame.at = 'over';
    },
  },
  break: {
    kind: 'decision',
    rules: ['HP-26.41'],
    who: (board) => only(firstPlayer(board)),
    offer: (_board, _frame, _seat, out) => out.allow(act.done()),
    choose(_board, frame) {
      frame.at = 'over';
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-26.14'],
    run(board, { seat, kind }, flow) {
      flow.pop();
      endStop(board, seat, kind, flow);
    },
  },
} satisfies Step<StopFrame>;

const hasActions = ({ actions, bonus }: Hero): boolean => actions > 0 || bonus.some((more) => more > 0);

/** HP-26.36: who comes next: those concerned who have actions left, in turn order from the last one on. */
function nextIn(board: Board, { seat, members }: PassiveFrame): Seat | undefined {
  const { open, agreed, last } = realTimeOf(board);
  const left = listSeats(members & open).filter((other) => hasActions(heroOf(board, other)));
  if (left.every((other) => holds(agreed, other))) return undefined;
  // Before the first action: who played last before the stall.
  const order =
    seat === NONE ? (holds(members, last) ? clockwiseFrom(board, last) : clockwiseFrom(board, board.first)) : after(board, seat);
  return order.find((other) => left.includes(other));
}

const after = (board: Board, seat: Seat): Seat[] => {
  const [first, ...others] = clockwiseFrom(board, seat);
  return first === seat ? [...others, seat] : [first!, ...others];
};

export const passives = {
  wait: {
    kind: 'decision',
    rules: ['HP-26.14', 'HP-26.15'],
    single: 'taken',
    who: (board) => areFeetDown(board, firstPlayer(board)),
    offer: (_board, _frame, _seat, out) => out.allow(act.done()),
    choose(_board, frame) {
      frame.at = 'begin';
    },
  },
  begin: {
    kind: 'deed',
    rules: ['HP-26.34', 'HP-26.36', 'HP-26.39'],
    run(board, frame, flow) {
      const realTime = realTimeOf(board);
      frame.members = goingOn({ ...realTime, isStopped: false });
      frame.at = 'next';
      realTime.passive = frame.members;
      realTime.agreed = 0;
      // Who stood idle in the middle of an action has ended it.
      flow.rewrite(
        (bottom) => bottom.k === 'turn' && holds(frame.members, bottom.seat),
        (stack) => [brokenOff(board, stack[0] as TurnFrame, stack.length > 1, flow)],
      );
    },
  },
  next: {
    kind: 'deed',
    rules: ['HP-26.36', 'HP-26.37'],
    run(board, frame, flow) {
      const seat = nextIn(board, frame);
      if (seat === undefined) return void (frame.at = 'over');
      frame.seat = seat;
      frame.acts++;
      board.inTurn = only(seat);
      flow.push({ ...turn(seat), at: 'ready' });
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-26.36'],
    run(board, _frame, flow) {
      const realTime = realTimeOf(board);
      const members: Seats = realTime.passive;
      // Nobody would wait for them any more, and nobody could make them go.
      const spent = new Set(listSeats(members & realTime.open).filter((seat) => !hasActions(heroOf(board, seat))));
      flow.rewrite(
        (bottom) => bottom.k === 'turn' && spent.has(bottom.seat),
        ([bottom]) => [ended((bottom as TurnFrame).seat)],
      );
      Object.assign(realTime, { passive: 0, agreed: 0, isStopped: false });
      for (const seat of listSeats(members)) realTime.waiting = withoutSeat(realTime.waiting, seat);
      board.inTurn = realTime.open;
      flow.pop();
      flow.tell({ t: 'stopEnds', rule: 'HP-26.36', seat: NONE, kind: 'passive' });
    },
  },
} satisfies Step<PassiveFrame>;
