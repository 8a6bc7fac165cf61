import { argumentOf, everyone, holds, listSeats, only, type Flow, type Offer, type Seat, type Seats } from '@hoard/kernel';
import { SKYSTONES } from '../content/names.ts';
import type { Board } from '../state/board.ts';
import { SOURCES, type Source } from '../state/choices.ts';
import type { ColourFrame, DiscardFrame, ForfeitFrame, TogetherFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { isSkillCard, takeOut } from './cards.ts';
import { colour, discard, forfeit } from './frames.ts';
import { playerOf, sumOf } from './things.ts';

// What players have besides cards, and the Skull track: how it comes and goes.

/** Skystones come (or go, where negative), by colour. */
export function changeStones(
  board: Board,
  seat: Seat,
  stones: readonly number[],
  source: Source,
  rule: string,
  flow: Flow<EpicSevenArise>,
): void {
  const player = playerOf(board, seat);
  for (let row = 0; row < stones.length; row++) player.stones[row]! += stones[row]!;
  player.ledger[SOURCES.indexOf(source)]! += sumOf(stones);
  flow.tell({ t: 'stones', rule, seat, stones, source });
}

/** So many of one colour. */
export const oneColour = (row: number, count = 1): number[] => SKYSTONES.map((_, place) => (place === row ? count : 0));

/** EA-8.13: never more than ten; what is too much is lost. Negative where they are lost or paid. Returns how many really came. */
export function changeSouls(board: Board, seat: Seat, count: number, rule: string, flow: Flow<EpicSevenArise>): number {
  const player = playerOf(board, seat);
  const souls = Math.max(0, Math.min(flow.content.numbers.souls.most, player.souls + count));
  const n = souls - player.souls;
  player.souls = souls;
  if (n !== 0) flow.tell({ t: 'souls', rule, seat, n, souls });
  return n;
}

/** EA-16.10: potions from the supply, if there are any. */
export function gainPotions(board: Board, seat: Seat, count: number, rule: string, flow: Flow<EpicSevenArise>): void {
  const n = Math.min(count, board.potions);
  if (n === 0) return;
  board.potions -= n;
  playerOf(board, seat).potions += n;
  flow.tell({ t: 'gotPotions', rule, seat, n });
}

export const colours = {
  choose: {
    kind: 'decision',
    rules: ['EA-13.8', 'EA-16.9'],
    who: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out) {
      for (let row = 0; row < SKYSTONES.length; row++) out.allow(act.colour(row));
    },
    choose(board, frame, seat, action, flow) {
      if (--frame.left === 0) flow.pop();
      changeStones(board, seat, oneColour(argumentOf(action)), frame.source, frame.rule, flow);
    },
  },
} satisfies Step<ColourFrame>;

/** The colours that a player has. */
function offerOwned(board: Board, seat: Seat, out: Offer, doing: (row: number) => number): void {
  playerOf(board, seat).stones.forEach((count, row) => {
    if (count > 0) out.allow(doing(row));
  });
}

export const forfeits = {
  choose: {
    kind: 'decision',
    rules: ['EA-16.4'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer: (board, _, seat, out) => offerOwned(board, seat, out, act.forfeit),
    choose(board, { source, rule }, seat, action, flow) {
      flow.pop();
      changeStones(board, seat, oneColour(argumentOf(action), -1), source, rule, flow);
    },
  },
} satisfies Step<ForfeitFrame>;

export const discardings = {
  choose: {
    kind: 'decision',
    rules: ['EA-18.12', 'EA-1.10'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _, seat, out, { content }) {
      for (const card of new Set(playerOf(board, seat).hand)) {
        if (isSkillCard(content, card)) out.allow(act.discard(card));
        else out.deny(act.discard(card), 'EA-12.8');
      }
    },
    choose(board, { rule }, seat, action, flow) {
      const player = playerOf(board, seat);
      const card = argumentOf(action);
      takeOut(player.hand, card);
      player.area.push(card);
      flow.pop();
      flow.tell({ t: 'discarded', rule, seat, card });
    },
  },
} satisfies Step<DiscardFrame>;

/** Those who can be asked: who has no Skystone forfeits none, who has no Skill Point card discards none. */
function asked(board: Board, { asks, seats }: TogetherFrame, flow: Flow<EpicSevenArise>): Seats {
  let left = seats & everyone(board.players.length);
  for (const { seat, stones, hand } of board.players) {
    const hasNone = asks === 'forfeit' ? sumOf(stones) === 0 : asks === 'discard' && !hand.some((card) => isSkillCard(flow.content, card));
    if (hasNone && holds(left, seat)) left &= ~only(seat);
  }
  return left;
}

const questionFor = (seat: Seat, { asks, count, source, rule }: TogetherFrame): ColourFrame | ForfeitFrame | DiscardFrame =>
  asks === 'colour' ? colour(seat, count, source, rule) : asks === 'forfeit' ? forfeit(seat, source, rule) : discard(seat, rule);

/** EA-16.9: several choose at the same time. */
export const togethers = {
  ask: {
    kind: 'deed',
    rules: ['EA-16.9', 'EA-2.9'],
    run(board, frame, flow) {
      const seats = listSeats(asked(board, frame, flow));
      frame.at = 'done';
      if (seats.length === 1) flow.push(questionFor(seats[0]!, frame));
      else if (seats.length > 1) flow.fork(seats.map((seat) => questionFor(seat, frame)));
    },
  },
  done: { kind: 'deed', rules: ['EA-16.9'], run: (_board, _frame, flow) => flow.pop() },
} satisfies Step<TogetherFrame>;
