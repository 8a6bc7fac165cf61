import { argumentOf, type Action } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { STRONGHOLD, act, verbOf, type Board, type Frame } from '../types.ts';
import { unaccounted } from './01-setup.ts';
import { discardQuest } from './10-quests.ts';
import { heroOf, rowsIn } from './things.ts';

// Chapter 20: general rulings.

/** SM-20.11: a player leaves. The others play on, even one alone. */
export function leave(board: Board, seat: number): void {
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

/** The answer that is given for a player whose time has run out (Decisions), by what their seat may know. */
export function defaultAnswer(board: Board, content: Content, frame: Frame, offered: readonly Action[]): Action {
  if (frame.k !== 'loss')
    return offered.find((action) => ['pass', 'stop', 'end', 'refuse', 'roll'].includes(verbOf(action))) ?? offered[0]!;
  const allies = offered.filter((action) => argumentOf(action) !== STRONGHOLD);
  const known = board.shadow.flatMap(({ card }) => (card < 0 ? [] : [card]));
  const others = unaccounted(board, content);
  const chance = (board.shadow.length - known.length) / Math.max(1, others.length);
  const shown = (cards: readonly number[], ally: number): number =>
    cards.filter((card) => content.shadowCards[card]!.shield === ally).length;
  const helps = (action: Action): number => shown(known, argumentOf(action)) + chance * shown(others, argumentOf(action));
  return allies.toSorted((one, other) => helps(one) - helps(other))[0] ?? act.yield(STRONGHOLD);
}
