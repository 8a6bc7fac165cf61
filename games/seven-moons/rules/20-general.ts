import { argumentOf, type Action } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { STRONGHOLD, act, verbOf, type Board, type Frame } from '../types.ts';
import { unaccounted } from './01-setup.ts';
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
  if (hero.quest >= 0) board.quests.push(hero.quest);
  hero.quest = -1;
  hero.step = 0;
  hero.steppedAt = -1;
  hero.gone = true;
}

/** The answer that is given in the Shadow Phase for a player whose time has run out (Decisions). */
export function defaultAnswer(board: Board, content: Content, frame: Frame, offered: readonly Action[]): Action {
  if (frame.k !== 'loss')
    return offered.find((action) => ['pass', 'stop', 'end', 'refuse', 'roll'].includes(verbOf(action))) ?? offered[0]!;
  const allies = offered.filter((action) => argumentOf(action) !== STRONGHOLD);
  const coming = unaccounted(board, content).map((card) => content.shadowCards[card]!.shield);
  const matches = (action: Action): number => coming.filter((shield) => shield === argumentOf(action)).length;
  return allies.toSorted((one, other) => matches(one) - matches(other))[0] ?? act.yield(STRONGHOLD);
}
