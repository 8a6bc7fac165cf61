import type { Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { RoundFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { isDueNow, storyCheck, storyCardOf } from './04-story.ts';
import { openMerchant } from './05-merchant.ts';
import { lose, lossCheck, win } from './22-end.ts';
import { walkTo } from './21-movement.ts';
import { battle, poll, reveal, round, spawn } from './frames.ts';
import { atCombat, atRoundEnd, atStoryEnd, atStoryStart } from './settings.ts';
import { chapterOf, hasMonsters, neighboursOf } from './things.ts';

// Chapter 4: the phases of a round; with the choices of tiles of chapters 6, 7 and 21.

const adjacent = (board: Board, content: Content, hold: boolean): Position[] =>
  neighboursOf(board, content, board.at).filter((position) => hasMonsters(board, position) === hold);

export const rounds = {
  story: {
    kind: 'deed',
    rules: ['EA-4.1', 'EA-4.3', 'EA-4.4', 'EA-4.6', 'EA-4.7'],
    run(board, frame, flow) {
      flow.tell({ t: 'round', rule: 'EA-4.1', round: board.round });
      atStoryStart(board, flow.content);
      const isRevealing = board.next >= 0;
      frame.at = isRevealing ? 'merchant' : 'settings';
      if (isRevealing) flow.push(reveal());
    },
  },
  merchant: {
    kind: 'deed',
    rules: ['EA-4.7', 'EA-5.1'],
    run(board, frame, flow) {
      if (board.ending !== '') return win(flow);
      frame.at = 'settings';
      openMerchant(flow);
    },
  },
  settings: {
    kind: 'deed',
    rules: ['EA-4.7'],
    run(board, frame, flow) {
      frame.at = 'explore';
      atStoryEnd(board, flow);
    },
  },
  explore: {
    kind: 'deed',
    rules: ['EA-6.1', 'EA-6.2', 'EA-6.6'],
    run(board, frame, flow) {
      if (lossCheck(board, flow)) return;
      frame.at = 'explored';
      flow.push(poll('explore', neighboursOf(board, flow.content, board.at)));
    },
  },
  explored: {
    kind: 'deed',
    rules: ['EA-6.3', 'EA-6.4', 'EA-6.7'],
    run(board, frame, flow) {
      frame.at = 'combat';
      if (!hasMonsters(board, board.choice)) flow.push(spawn(board.choice));
    },
  },
  combat: {
    kind: 'deed',
    rules: ['EA-7.1'],
    run(board, frame, flow) {
      frame.at = 'fight';
      atCombat(board, flow);
    },
  },
  fight: {
    kind: 'deed',
    rules: ['EA-7.1', 'EA-7.2', 'EA-7.3'],
    run(board, frame, flow) {
      const options = adjacent(board, flow.content, true);
      frame.at = options.length > 0 ? 'battle' : 'move';
      if (options.length > 0) flow.push(poll('battle', options));
    },
  },
  battle: {
    kind: 'deed',
    rules: ['EA-7.1'],
    run(board, frame, flow) {
      frame.at = 'fought';
      flow.push(battle(board.choice));
    },
  },
  fought: {
    kind: 'deed',
    rules: ['EA-7.2', 'EA-22.4', 'EA-4.3'],
    run(board, frame, flow) {
      if (board.ending !== '') return win(flow);
      frame.at = 'fight';
      if (isDueNow(board, flow.content)) flow.push(reveal());
    },
  },
  move: {
    kind: 'deed',
    rules: ['EA-21.1', 'EA-21.2', 'EA-21.3', 'EA-21.7'],
    run(board, frame, flow) {
      if (board.ending !== '') return win(flow);
      const options = adjacent(board, flow.content, false);
      frame.at = options.length > 0 ? 'moved' : 'arrived';
      if (options.length > 0) flow.push(poll('move', options));
    },
  },
  moved: {
    kind: 'deed',
    rules: ['EA-21.4', 'EA-21.5', 'EA-21.9'],
    run(board, frame, flow) {
      frame.at = 'arrived';
      walkTo(board, board.choice, 'EA-21.4', flow);
    },
  },
  arrived: {
    kind: 'deed',
    rules: ['EA-4.2'],
    run(board, frame, flow) {
      frame.at = 'end';
      storyCheck(board, flow);
    },
  },
  end: {
    kind: 'deed',
    rules: ['EA-4.15'],
    run(board, frame, flow) {
      if (board.ending !== '') return win(flow);
      frame.at = 'deadline';
      board.rounds = board.round;
      atRoundEnd(board, flow);
      if (!lossCheck(board, flow)) storyCheck(board, flow);
    },
  },
  deadline: {
    kind: 'deed',
    rules: ['EA-4.15', 'EA-22.3'],
    run(board, _, flow) {
      if (board.ending !== '') return win(flow);
      const { content } = flow;
      const { until, late } = storyCardOf(board, content);
      if (board.round >= chapterOf(board, content).deadline) return lose(board, 'deadline', flow);
      // EA-22.3: a card that is revealed after that round has only the deadline of the chapter.
      if (!board.completed && board.round === until) return lose(board, 'late', flow);
      if (!board.completed && late !== null && board.round >= late.round) {
        board.next = late.card;
        flow.tell({ t: 'late', rule: 'EA-4.3', story: board.story });
      }
      board.round++;
      flow.become(round());
    },
  },
} satisfies Step<RoundFrame>;
