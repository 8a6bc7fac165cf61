import { drawFrom, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { RankFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { healthOf, scoreOf } from './things.ts';

// Chapter 20: score and friendship order.

const tieFrom = drawFrom('ea.friendship-tie');

/** EA-20.2, EA-20.4: those who rank next: the lowest score, then the lowest health. Several are equal. */
function nextRanked(board: Board, content: Content, ranked: readonly Seat[]): Seat[] {
  let next: Seat[] = [];
  let score = 0;
  let health = 0;
  for (const player of board.players) {
    const { seat } = player;
    if (ranked.includes(seat)) continue;
    const itsScore = scoreOf(content, player);
    const itsHealth = healthOf(board, seat);
    const isEqual = next.length > 0 && itsScore === score && itsHealth === health;
    if (isEqual) next.push(seat);
    else if (next.length === 0 || itsScore < score || (itsScore === score && itsHealth < health)) {
      next = [seat];
      score = itsScore;
      health = itsHealth;
    }
  }
  return next;
}

export const ranks = {
  next: {
    kind: 'deed',
    rules: ['EA-20.1', 'EA-20.2', 'EA-20.4', 'EA-3.12'],
    run(board, frame, flow) {
      const { ranked, rule } = frame;
      while (ranked.length < board.players.length) {
        const next = nextRanked(board, flow.content, ranked);
        if (next.length > 1) {
          frame.at = 'tie';
          return;
        }
        ranked.push(next[0]!);
      }
      board.order = ranked;
      flow.pop();
      if (flow.heard)
        flow.tell({ t: 'ranked', rule, order: ranked.slice(), scores: board.players.map((player) => scoreOf(flow.content, player)) });
    },
  },
  tie: {
    kind: 'draw',
    rules: ['EA-20.5', 'EA-3.13'],
    die: (board, { ranked }, { content }) => tieFrom(nextRanked(board, content, ranked).length),
    drawn(board, frame, outcome, flow) {
      frame.ranked.push(nextRanked(board, flow.content, frame.ranked)[outcome]!);
      frame.at = 'next';
    },
  },
} satisfies Step<RankFrame>;
