import { drawFrom, type Flow } from '@hoard/kernel';
import type { CardId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { EchoFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { SKILL, poolOf } from './cards.ts';

// Chapter 2: Echoes for a single player (EA-2.19, EA-2.20).

const echoFrom = drawFrom('ea.echo');

/** The card lies where the Echo lay. */
function replace(board: Board, { seat, card }: EchoFrame, instead: CardId, flow: Flow<EpicSevenArise>): void {
  board.echoes[board.echoes.indexOf(card)] = instead;
  flow.pop();
  flow.tell({ t: 'echoBack', rule: 'EA-2.19', seat, card, instead });
}

export const echoes = {
  return: {
    kind: 'deed',
    rules: ['EA-2.19', 'EA-2.20'],
    run(board, frame, flow) {
      const [top] = board.tops[SKILL]!;
      if (top === undefined && board.stock[SKILL]! > 0) {
        frame.at = 'draw';
        return;
      }
      // With the deck empty the Echo itself comes back.
      board.bottoms.push(frame.card);
      replace(board, frame, top === undefined ? board.bottoms.shift()! : board.tops[SKILL]!.shift()!.card, flow);
    },
  },
  draw: {
    kind: 'draw',
    rules: ['EA-2.19'],
    die: (board) => echoFrom(board.stock[SKILL]!),
    drawn(board, frame, outcome, flow) {
      const instead = poolOf(board, flow.content, SKILL)[outcome]!;
      board.stock[SKILL]!--;
      board.bottoms.push(frame.card);
      replace(board, frame, instead, flow);
    },
  },
} satisfies Step<EchoFrame>;
