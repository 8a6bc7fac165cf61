import type { Flow, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { DuelFrame } from '../state/frames.ts';
import type { DragonAttack, Step } from '../state/types.ts';
import { adventurerOf, canJoin } from './01-things.ts';
import { DUEL_DICE, diceOf, highestOf } from './08-battle.ts';
import { thrown } from './frames.ts';

// Chapter 10: the duel.

export const duels = {
  moverThrows: {
    kind: 'draw',
    rules: ['DA-10.1'],
    die: (board, frame, { content }) => DUEL_DICE[diceOf(board, content, frame.mover)]!,
    drawn(board, frame, outcome, flow) {
      frame.high = throwDice(board, frame.mover, outcome, 0, flow);
      frame.at = 'otherThrows';
    },
  },
  otherThrows: {
    kind: 'draw',
    rules: ['DA-10.1', 'DA-8.4', 'DA-8.5', 'DA-10.5'],
    die: (board, frame, { content }) => DUEL_DICE[diceOf(board, content, frame.other)]!,
    drawn(board, frame, outcome, flow) {
      const margin = frame.high - throwDice(board, frame.other, outcome, frame.high, flow);
      if (margin > 0) return settle(board, frame.mover, frame.other, margin, flow);
      if (margin < 0) return settle(board, frame.other, frame.mover, -margin, flow);
      flow.tell({ t: 'equal', rule: 'DA-8.5', number: frame.high });
      frame.high = 0;
      frame.at = 'moverThrows';
    },
  },
} satisfies Step<DuelFrame>;

function throwDice(board: Board, seat: Seat, outcome: number, against: number, flow: Flow<DragonAttack>): number {
  const dice = DUEL_DICE[diceOf(board, flow.content, seat)]!;
  flow.tell({ t: 'threw', rule: 'DA-10.1', seat, dice: dice.faces[outcome]!, foe: 'player', against });
  return highestOf(dice, outcome);
}

/** DA-10.2 to DA-10.4: the winner takes all but characters without a place, and throws the loser. */
function settle(board: Board, winner: Seat, loser: Seat, margin: number, flow: Flow<DragonAttack>): void {
  const beaten = adventurerOf(board, loser);
  const taken: number[] = [];
  const kept: number[] = [];
  for (const counter of beaten.carried) {
    if (canJoin(board, flow.content, winner, counter)) {
      taken.push(counter);
      adventurerOf(board, winner).carried.push(counter);
    } else kept.push(counter);
  }
  beaten.carried = kept;
  flow.tell({ t: 'duelWon', rule: 'DA-10.2', seat: winner, loser, taken, kept: kept.slice(), margin });
  flow.become(thrown(loser, winner, margin));
}
