import { argumentOf, holds, only, withSeat, withoutSeat, type Action, type Offer, type Seat } from '@hoard/kernel';
import { ACTIONS } from '../content/names.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import type { TurnFrame } from '../state/frames.ts';
import type { Flow, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { discardPlayed } from './10-cards.ts';
import { battleEnds } from './durations.ts';
import { callPassive, callStop, isFree, isStalled, realTimeOf } from './stops.ts';
import { areOpponents, awayFromDragon, clockwiseFrom, firstPlayer, hasEnemy, heroOf, isBattlefield } from './things.ts';
import { dawn, turn } from './turnFrames.ts';

// Chapter 26: Real Time. Every hero has a lane, a turn that he takes at his own pace; what he may call, and what becomes of it.

/** HP-26.4: the round begins for all at once. */
export function beginRound(board: Board, flow: Flow): void {
  const realTime = realTimeOf(board);
  const seats = clockwiseFrom(board, board.first);
  Object.assign(realTime, { open: 0, acting: 0, walking: 0, isStopped: false, caller: NONE, charging: NONE, calledInVain: 0 });
  Object.assign(realTime, { passive: 0, agreed: 0, waiting: 0, isLastCall: false });
  realTime.heldBy.fill(NONE);
  board.lasting = board.lasting.filter(({ until }) => until !== 'turn');
  board.inTurn = seats.reduce(withSeat, 0);
  for (const seat of seats.toReversed()) flow.push(dawn(seat));
}

/** HP-26.2, HP-26.3: all lanes open, and the round is over when all are closed. */
export function openLanes(board: Board, flow: Flow): void {
  const seats = clockwiseFrom(board, board.first);
  board.inTurn = seats.reduce(withSeat, 0);
  realTimeOf(board).open = board.inTurn;
  flow.fork(seats.map((seat) => ({ ...turn(seat), at: 'ready' })));
}

/** HP-26.10, HP-26.28: a lane is closed, and whom its hero held goes on. */
export function letGo({ realTime }: Board, seat: Seat): void {
  if (realTime === null || holds(realTime.open, seat)) return;
  realTime.heldBy = realTime.heldBy.map((holder) => (holder === seat ? NONE : holder));
}

/** HP-26.35, HP-26.40: who sends a command does not hold back. Waiting, and watching over the round, is no playing (HP-26.36). */
export function noteCommand({ realTime }: Board, seat: Seat, action: Action): void {
  if (realTime === null) return;
  realTime.commands[seat]!++;
  if (!['wait', 'pause', 'stopPassive'].includes(verbOf(action))) realTime.last = seat;
  realTime.waiting = withoutSeat(realTime.waiting, seat);
  realTime.isLastCall = false;
}

/**
 * Somebody else has carried him off, or he has fallen: whatever he was at ends where he is (HP-26.29). In his own lane, and in a STOP of his
 * own, his deeds see to that themselves (HP-14.13).
 */
export function cutShort(board: Board, seat: Seat, flow: Flow): void {
  const { realTime } = board;
  if (realTime === null || !holds(realTime.open, seat) || seat === realTime.caller) return;
  flow.rewrite(
    (bottom) => bottom.k === 'turn' && bottom.seat === seat,
    (stack) => [brokenOff(board, stack[0] as TurnFrame, stack.length > 1, flow)],
  );
}

/** The lane of a hero whose action, where he is in one, has ended. */
export function brokenOff(board: Board, bottom: TurnFrame, isActing: boolean, flow: Flow): TurnFrame {
  if (!isActing) return { ...bottom, at: 'ready' };
  abandon(board, heroOf(board, bottom.seat), flow);
  flow.tell({ t: 'cutShort', rule: 'HP-26.29', seat: bottom.seat });
  return { ...bottom, at: 'burn' };
}

/** Nothing is left of what a hero was at. */
export function abandon(board: Board, hero: Hero, flow: Flow): void {
  const { seat } = hero;
  battleEnds(board, seat);
  hero.favour = null;
  for (const { card } of board.plays.filter((play) => play.seat === seat)) discardPlayed(board, card, flow);
  board.looks = board.looks.filter((look) => look.seat !== seat);
  const { heldBy } = realTimeOf(board);
  for (const other of board.heroes) if (heldBy[other.seat] === seat) board.frozen &= ~only(other.seat);
}

/** HP-26.31: whether he goes on alone under STOP-DRAGON. */
export const isCharging = ({ realTime }: Board, seat: Seat): boolean => realTime !== null && realTime.charging === seat;

/** HP-26.31: he stands where the Dragon can be fought, and has not done so yet. */
export const mustChallenge = (board: Board, hero: Hero, { content }: Table): boolean =>
  isCharging(board, hero.seat) &&
  !realTimeOf(board).hasFought &&
  isBattlefield(board, content, hero.at) &&
  !hasEnemy(board, hero.at) &&
  (hero.actions > 0 || hero.bonus[FIGHT]! > 0);

const [TRAVEL, FIGHT] = [ACTIONS.indexOf('travel'), ACTIONS.indexOf('fight')];

/** HP-26.32: it ends; without a single fight he does not call again in this round. */
export function endCharge(board: Board, seat: Seat): void {
  const realTime = realTimeOf(board);
  if (realTime.charging !== seat) return;
  if (!realTime.hasFought) realTime.calledInVain = withSeat(realTime.calledInVain, seat);
  realTime.charging = NONE;
}

/** HP-26.30, HP-26.33: whether he can get to where the Dragon is fought, and fight once; `left` and `paces` are those of his Travel. */
function canCharge(board: Board, { at, actions, bonus }: Hero, left: number, paces: number, { content }: Table): boolean {
  const away = awayFromDragon(board, content, at);
  if (away > content.numbers.realTime.stopDragon) return false;
  const travels = Math.ceil(Math.max(0, away - left) / paces);
  return Math.max(0, travels - bonus[TRAVEL]!) + (bonus[FIGHT]! > 0 ? 0 : 1) <= actions;
}

/** HP-26.30: between actions and in the middle of a Travel. */
export function offerCharge(board: Board, hero: Hero, left: number, paces: number, out: Offer, table: Table): void {
  const { realTime } = board;
  if (realTime === null || realTime.passive !== 0) return;
  if (realTime.isStopped) out.deny(act.stopDragon(), 'HP-26.16');
  else if (holds(realTime.calledInVain, hero.seat)) out.deny(act.stopDragon(), 'HP-26.32');
  else if (canCharge(board, hero, left, paces, table)) out.allow(act.stopDragon());
  else if (out.explaining)
    out.deny(act.stopDragon(), 'HP-26.30', { away: awayFromDragon(board, table.content, hero.at), actions: hero.actions });
}

/** HP-26.22, HP-26.26. Who is held himself, or stopped (HP-26.16), has a lane that does not ask. */
function barToHold(board: Board, hero: Hero, other: Hero): string | null {
  const { calls, heldBy } = realTimeOf(board);
  if (calls[hero.seat] === 0 || !areOpponents(hero, other)) return 'HP-26.22';
  return heldBy[other.seat] !== NONE || heldBy.includes(other.seat) ? 'HP-26.26' : null;
}

/** What a hero may call between his actions, and that he waits. */
export function offerCalls(board: Board, hero: Hero, paces: number, out: Offer, table: Table): void {
  const { realTime } = board;
  if (realTime === null) return;
  if (!isFree(board)) return out.allow(act.agree());
  if (isCharging(board, hero.seat)) return out.allow(act.finish());
  for (const other of board.heroes) {
    if (other.seat === hero.seat || other.isOff) continue;
    const bar = barToHold(board, hero, other);
    if (bar === null) out.allow(act.stopHero(other.seat));
    else out.deny(act.stopHero(other.seat), bar);
  }
  offerCharge(board, hero, 0, paces, out, table);
  if (holds(realTime.waiting, hero.seat)) out.deny(act.wait(), 'HP-26.35');
  else out.allow(act.wait());
  offerManaging(board, hero.seat, out);
}

/** HP-26.41. */
export function offerManaging(board: Board, seat: Seat, out: Offer): void {
  if (!isFree(board) || seat !== firstPlayer(board)) return;
  if (isStalled(board)) out.allow(act.stopPassive());
  else out.deny(act.stopPassive(), 'HP-26.35');
  out.allow(act.pause());
}

/** What was called; says whether it was one of these. */
export function makeCall(board: Board, seat: Seat, action: Action, flow: Flow): boolean {
  const { realTime } = board;
  if (realTime === null) return false;
  switch (verbOf(action)) {
    case 'stopHero':
      realTime.calls[seat]!--;
      callStop(board, { kind: 'hero', seat, target: argumentOf(action) }, flow);
      return true;
    case 'stopDragon':
      callStop(board, { kind: 'dragon', seat }, flow);
      return true;
    case 'stopPassive':
      callPassive(board, seat, flow);
      return true;
    case 'pause':
      callStop(board, { kind: 'break', seat }, flow);
      return true;
    case 'wait':
      realTime.waiting = withSeat(realTime.waiting, seat);
      flow.tell({ t: 'waits', rule: 'HP-26.35', seat });
      return true;
    case 'finish':
      endCharge(board, seat);
      return true;
    case 'agree':
      realTime.agreed |= only(seat);
      flow.tell({ t: 'wantsFreePlay', rule: 'HP-26.36', seat });
      return true;
    default:
      return false;
  }
}
