import { whole, type Flow, type Seat } from '@hoard/kernel';
import type { Board } from '../../state/board.ts';
import type { SevenMoons } from '../../state/types.ts';
import { gainCrystals, loseGold } from '../11-inventory.ts';
import { heroOf } from '../things.ts';
import { define } from './types.ts';

// Effects on the purse: gold and crystals.

const MEAN_FACE = 3.5;

export const purse = define.rows({
  gainGold: {
    fields: { n: whole(1, 50) },
    does: (board, { seat, rule }, { n }, flow) => gainGold(board, seat, n, rule, flow),
    worth: ({ n }) => n,
  },
  loseGold: {
    fields: { n: whole(1, 10) },
    does: (board, { seat }, { n }, flow) => forfeitGold(board, seat, n, flow),
    worth: ({ n }, { hero }) => -Math.min(n, hero.gold),
  },
  /** The number on a die, and `plus`. */
  gainGoldRolled: {
    fields: { plus: whole(0, 10) },
    does: () => 'roll',
    rolled: (board, { seat, rule }, { plus }, die, flow) => gainGold(board, seat, die + plus, rule, flow),
    worth: ({ plus }) => MEAN_FACE + plus,
  },
  gainCrystal: {
    fields: { n: whole(1, 6) },
    does: (board, { seat, rule }, { n }, flow) => gainCrystals(board, seat, n, rule, flow),
    worth: ({ n }, { board, content, crystal }) =>
      crystal * Math.min(n, board.crystals) + content.numbers.instead.crystal * Math.max(0, n - board.crystals),
  },
});

/** From the treasury, which never runs dry (SM-20.5). */
export function gainGold(board: Board, seat: Seat, gold: number, rule: string, flow: Flow<SevenMoons>): void {
  heroOf(board, seat).gold += gold;
  flow.tell({ t: 'gold', rule, seat, gold });
}

/** SM-20.7: a card takes what there is, and says nothing to who has nothing. */
function forfeitGold(board: Board, seat: Seat, gold: number, flow: Flow<SevenMoons>): void {
  const lost = loseGold(board, seat, gold);
  if (lost > 0) flow.tell({ t: 'gold', rule: 'SM-20.7', seat, gold: -lost, forced: true });
}
