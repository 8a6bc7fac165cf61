import type { CounterRow } from '../content/ids.ts';
import type { Flow } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { MonsterFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { adventurerOf, clearPile, layOpen, openMonsterOn, rightHandOf } from './01-things.ts';
import { takeAll, type Taking } from './06-searching.ts';
import { MONSTER_DICE, diceOf, highestOf } from './08-battle.ts';
import { thrown } from './frames.ts';

// Chapter 9: battle with a monster.

export const monster = {
  throw: {
    kind: 'draw',
    rules: ['DA-9.1', 'DA-8.2', 'DA-8.4', 'DA-8.5'],
    die: (board, frame, { content }) => MONSTER_DICE[diceOf(board, content, frame.seat)]!,
    drawn(board, frame, outcome, flow) {
      const { seat } = frame;
      const { at } = adventurerOf(board, seat);
      const counter = openMonsterOn(board, flow.content, at);
      const foe = flow.content.counters[counter]!;
      const strength = foe.kind === 'monster' ? foe.strength : 0;
      const dice = MONSTER_DICE[diceOf(board, flow.content, seat)]!;
      const margin = highestOf(dice, outcome) - strength;
      flow.tell({ t: 'threw', rule: 'DA-9.1', seat, dice: dice.faces[outcome]!, foe: 'monster', against: strength });
      if (margin === 0) return flow.tell({ t: 'equal', rule: 'DA-8.5', number: strength });
      if (margin > 0) win(board, frame, counter, margin, flow);
      else lose(board, frame, -margin, flow);
    },
  },
} satisfies Step<MonsterFrame>;

const LOOT: Taking = { gold: 'DA-9.3', item: 'DA-9.3', joins: 'DA-9.4', stays: 'DA-9.4' };

/** DA-9.2 to DA-9.4: the monster goes home, what it held is freed. */
function win(board: Board, frame: MonsterFrame, counter: CounterRow, margin: number, flow: Flow<DragonAttack>): void {
  const adventurer = adventurerOf(board, frame.seat);
  const [, ...loot] = clearPile(board, adventurer.at);
  adventurer.home.push(counter);
  flow.tell({ t: 'monsterBeaten', rule: 'DA-9.2', seat: frame.seat, counter, margin });
  takeAll(board, frame.seat, loot, LOOT, flow);
  flow.pop();
}

/** DA-9.5 to DA-9.8: all that was carried goes under the monster, and the loser is thrown. */
function lose(board: Board, frame: MonsterFrame, margin: number, flow: Flow<DragonAttack>): void {
  const { seat } = frame;
  const adventurer = adventurerOf(board, seat);
  const counters = adventurer.carried;
  adventurer.carried = [];
  for (const counter of counters) layOpen(board, adventurer.at, counter);
  flow.tell({ t: 'robbed', rule: 'DA-9.5', seat, counters, by: 'monster', margin });
  flow.become(thrown(seat, rightHandOf(board, seat), margin));
}
