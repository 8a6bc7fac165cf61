import { argumentOf, type Action, type Flow, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import type { Frame, TurnFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { unaccounted } from './01-setup.ts';
import { discardQuest } from './10-quests.ts';
import { heroOf, rowsIn } from './things.ts';

// Chapter 20: general rulings.

/**
 * SM-20.11: a player leaves, and the others play on, even one alone. Who is the last to be there, or leaves a city that is besieged, leaves
 * things as they are.
 */
export function leave(board: Board, seat: Seat, stack: readonly Frame[], flow: Flow<SevenMoons>): void {
  const isLast = board.heroes.every((other, place) => place === seat || other.gone);
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

/**
 * The answer that is given for a player whose time has run out (Decisions), by what their seat may know; null before the Shadow Phase, where
 * the rulebook gives none.
 */
export function defaultAnswer(board: Board, content: Content, frame: Frame, offered: readonly Action[]): Action | null {
  if (frame.k === 'wave') return offered.find((action) => action === act.pass()) ?? null;
  if (frame.k !== 'loss') return null;
  const allies = offered.filter((action) => argumentOf(action) !== STRONGHOLD);
  const known = board.shadow.flatMap(({ card }) => (card < 0 ? [] : [card]));
  const others = unaccounted(board, content);
  const chance = (board.shadow.length - known.length) / Math.max(1, others.length);
  const shown = (cards: readonly number[], ally: number): number =>
    cards.filter((card) => content.shadowCards[card]!.shield === ally).length;
  const helps = (action: Action): number => shown(known, argumentOf(action)) + chance * shown(others, argumentOf(action));
  return allies.toSorted((one, other) => helps(one) - helps(other))[0] ?? act.yield(STRONGHOLD);
}
