import type { Flow, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Frame, TurnFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { discardQuest } from './10-quests.ts';
import { heroOf, rowsIn } from './things.ts';

// Chapter 20: general rulings.

/**
 * SM-20.11: a player leaves, and the others play on, even one alone. Who is the last to be there, or leaves a city that is besieged, leaves
 * things as they are.
 */
export function leave(board: Board, seat: Seat, [stack = []]: readonly (readonly Frame[])[], flow: Flow<SevenMoons>): void {
  const isLast = board.heroes.every((other, index) => index === seat || other.gone);
  if (isLast || stack.some(({ k }) => k === 'shadow')) return;
  giveBack(board, seat);
  const turn = stack.find((frame) => frame.k === 'turn');
  if (turn?.seat === seat) breakOff(board, turn, stack, flow);
  else if (stack.some((frame) => frame.k === 'trade' && frame.other === seat)) flow.unwindTo('turn');
  flow.tell({ t: 'left', rule: 'SM-20.11', seat });
}

/** The turn of who leaves is over, whatever was going on; the card that was being resolved is discarded. */
function breakOff(board: Board, turn: TurnFrame, stack: readonly Frame[], flow: Flow<SevenMoons>): void {
  for (const frame of stack) if (frame.k === 'encounter' && frame.card >= 0) board.wildernessGone.push(frame.card);
  flow.unwindTo('turn');
  flow.become({ ...turn, at: 'over' });
}

/** Goods go to the pool, items to their supplies, an unfinished quest to the discards. */
export function giveBack(board: Board, seat: Seat): void {
  const hero = heroOf(board, seat);
  for (let kind = 0; kind < hero.goods.length; kind++) {
    board.pool[kind]! += hero.goods[kind]! + hero.waiting[kind]!;
    hero.goods[kind] = 0;
    hero.waiting[kind] = 0;
  }
  board.crystals += hero.crystals;
  hero.crystals = 0;
  board.artefacts.push(...rowsIn(hero.artefacts));
  hero.artefacts = 0;
  if (hero.quest >= 0) discardQuest(board, hero.quest);
  hero.quest = -1;
  hero.step = 0;
  hero.steppedAt = -1;
  hero.gone = true;
}
