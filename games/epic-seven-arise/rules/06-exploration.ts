import { drawFrom, type Flow } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Position, TokenId } from '../content/ids.ts';
import { FACE_DOWN, type Board } from '../state/board.ts';
import type { SpawnFrame, TurnUpFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { lossCheck } from './22-end.ts';
import { placeMonster } from './monsters.ts';
import { addSkulls } from './17-skulls.ts';
import { chapterOf, placeAt } from './things.ts';

// Chapter 6: Enemy cards and what they bring; and Encounter tokens that are turned up.

const enemyFrom = drawFrom('ea.enemy-card');
const tokenFrom = drawFrom('ea.token');

export const spawns = {
  deck: {
    kind: 'deed',
    rules: ['EA-6.8', 'EA-6.9'],
    run(board, frame, flow) {
      frame.at = 'draw';
      if (board.enemies.length > 0) return;
      board.enemies = board.enemiesUsed;
      board.enemiesUsed = [];
      // EA-1.6: where all Enemy cards lie beside tiles, none can be drawn.
      if (board.enemies.length === 0) flow.pop();
      addSkulls(board, 1, 'EA-6.8', flow);
      flow.tell({ t: 'enemiesAgain', rule: 'EA-6.8' });
      lossCheck(board, flow);
    },
  },
  draw: {
    kind: 'draw',
    rules: ['EA-6.3', 'EA-6.5', 'EA-6.9'],
    die: (board) => enemyFrom(board.enemies.length),
    drawn(board, { position }, outcome, flow) {
      const [card] = board.enemies.splice(outcome, 1) as [number];
      flow.pop();
      if (flow.heard) flow.tell({ t: 'enemyCard', rule: 'EA-6.3', card, ...placeAt(board, position) });
      for (const kind of flow.content.enemies[card]!.monsters) placeMonster(board, kind, position, 'EA-6.3', flow, { card });
    },
  },
} satisfies Step<SpawnFrame>;

/** The tokens that a face-down one may be: those of its group that lie nowhere face-up. */
export const tokensLeft = (board: Board, content: Content, position: Position): TokenId[] => {
  const group = chapterOf(board, content).groups.find(({ positions }) => positions.includes(position));
  return group === undefined ? [] : group.tokens.filter((token) => board.tokenPool.includes(token));
};

function showToken(board: Board, position: Position, token: TokenId, flow: Flow<EpicSevenArise>): void {
  board.tokens[position] = token;
  board.tokenPool.splice(board.tokenPool.indexOf(token), 1);
  if (flow.heard) flow.tell({ t: 'token', rule: 'EA-16.1', token, ...placeAt(board, position) });
}

/** Face-down tokens of these positions are turned up, one after another. */
export const turnUps = {
  next: {
    kind: 'deed',
    rules: ['EA-3.8', 'EA-7.6'],
    run(board, frame, flow) {
      const [position] = frame.positions;
      if (position === undefined) return flow.pop();
      const left = tokensLeft(board, flow.content, position);
      if (board.tokens[position] === FACE_DOWN && left.length > 1) {
        frame.at = 'draw';
        return;
      }
      frame.positions.shift();
      if (board.tokens[position] === FACE_DOWN) showToken(board, position, left[0]!, flow);
    },
  },
  draw: {
    kind: 'draw',
    rules: ['EA-3.8'],
    die: (board, { positions }, { content }) => tokenFrom(tokensLeft(board, content, positions[0]!).length),
    drawn(board, frame, outcome, flow) {
      const position = frame.positions.shift()!;
      frame.at = 'next';
      showToken(board, position, tokensLeft(board, flow.content, position)[outcome]!, flow);
    },
  },
} satisfies Step<TurnUpFrame>;
