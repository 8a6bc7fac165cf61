import type { CounterRow } from '../content/ids.ts';
import type { Flow, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { adventurerOf, gateOf } from './01-things.ts';

// Chapter 13: home.

/** DA-13.1 to DA-13.3: whoever ends a move on the own starting point sets down all gold, and only gold. */
export function deposit(board: Board, seat: Seat, flow: Flow<DragonAttack>): void {
  const adventurer = adventurerOf(board, seat);
  if (adventurer.at !== gateOf(board, flow.content, seat)) return;
  const isGold = (counter: CounterRow): boolean => flow.content.counters[counter]!.kind === 'gold';
  const gold = adventurer.carried.filter(isGold);
  if (gold.length === 0) return;
  adventurer.home.push(...gold);
  adventurer.carried = adventurer.carried.filter((counter) => !isGold(counter));
  flow.tell({ t: 'deposited', rule: 'DA-13.1', seat, counters: gold });
}
