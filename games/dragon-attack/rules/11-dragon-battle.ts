import type { Flow, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { DragonBattleFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { adventurerOf, rightHandOf } from './01-things.ts';
import { DRAGON_DICE, diceOf, highestOf } from './08-battle.ts';
import { dragonSlain } from './14-end.ts';
import { thrown } from './frames.ts';

// Chapter 11: battle with the Dragon.

export const carriesDragonSlayer = (board: Board, content: Content, seat: Seat): boolean =>
  adventurerOf(board, seat).carried.some((counter) => content.counters[counter]!.kind === 'dragonSlayer');

/** DA-11.2, DA-11.3: one more die with the Dragon Slayer, however many one carries. */
export const diceAgainstDragon = (board: Board, content: Content, seat: Seat): number =>
  diceOf(board, content, seat) + (carriesDragonSlayer(board, content, seat) ? 1 : 0);

/** DA-11.4: the number on top of the stack. */
const strengthOfDragon = (board: Board, content: Content): number => content.dragon[board.wounds]!.strength;

export const dragonBattles = {
  throw: {
    kind: 'draw',
    rules: ['DA-11.2', 'DA-11.4', 'DA-11.12'],
    die: (board, frame, { content }) => DRAGON_DICE[diceAgainstDragon(board, content, frame.seat)]!,
    drawn(board, frame, outcome, flow) {
      const { seat } = frame;
      const strength = strengthOfDragon(board, flow.content);
      const dice = DRAGON_DICE[diceAgainstDragon(board, flow.content, seat)]!;
      const margin = highestOf(dice, outcome) - strength;
      flow.tell({ t: 'threw', rule: 'DA-11.2', seat, dice: dice.faces[outcome]!, foe: 'dragon', against: strength });
      if (margin === 0) flow.tell({ t: 'equal', rule: 'DA-11.12', number: strength });
      else if (margin > 0) wound(board, seat, strength, flow);
      else lose(board, frame, -margin, flow);
    },
  },
} satisfies Step<DragonBattleFrame>;

/** DA-11.5, DA-11.6: the top counter is removed and the next one is fought at once, until none is left. */
function wound(board: Board, seat: Seat, strength: number, flow: Flow<DragonAttack>): void {
  board.wounds++;
  flow.tell({ t: 'wounded', rule: 'DA-11.5', seat, strength });
  if (board.wounds === flow.content.dragon.length) dragonSlain(board, seat, flow);
}

/** DA-11.7, DA-11.8, DA-4.15: all that was carried goes to the hoard; thrown back but in the palace. */
function lose(board: Board, frame: DragonBattleFrame, margin: number, flow: Flow<DragonAttack>): void {
  const { seat } = frame;
  const adventurer = adventurerOf(board, seat);
  const counters = adventurer.carried;
  adventurer.carried = [];
  board.hoard.push(...counters);
  flow.tell({ t: 'robbed', rule: frame.lastStand ? 'DA-4.15' : 'DA-11.7', seat, counters, by: 'dragon', margin });
  if (frame.lastStand) flow.pop();
  else flow.become(thrown(seat, rightHandOf(board, seat), margin));
}
