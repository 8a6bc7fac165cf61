import type { Flow } from '@hoard/kernel';
import type { Content, Objective, StoryCard } from '../content/content.ts';
import type { StoryId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { CompleteFrame, RevealFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { tableEffects } from './effects/frame.ts';
import { complete, rank, reveal } from './frames.ts';
import { foundOf, holdsNow } from './story.ts';
import { chapterOf } from './things.ts';

// Chapter 4, the Story cards: what is asked, when it is done, and what comes next.

export const storyCardOf = (board: Board, content: Content): StoryCard => content.stories[board.story]!;

/** EA-4.2: whether the objective is met now. */
function isMet(board: Board, content: Content, objective: Objective): boolean {
  switch (objective.is) {
    case 'find':
      return foundOf(board, content, objective.tag) >= objective.n;
    case 'reach':
      return board.at === objective.at;
    case 'win':
      return board.wins >= objective.n;
    case 'hold':
      return board.rounds >= objective.round;
    case 'slay':
      return objective.monsters.some((kind) => board.slain.includes(kind));
    case 'driveOff':
      return board.driven.includes(objective.monster);
    case 'break':
      return brokenSeals(board, content) >= objective.n;
  }
}

/** `seals`: a Seal is broken when the battle on its tile is won. */
function brokenSeals(board: Board, content: Content): number {
  const seals = chapterOf(board, content).rules.find((rule) => rule.rule === 'seals');
  return seals === undefined ? 0 : foundOf(board, content, seals.tag);
}

/** EA-1.16, EA-4.2: where the objective has just been met, the card is completed at once. Returns whether it was. */
export function storyCheck(board: Board, flow: Flow<EpicSevenArise>): boolean {
  const { objective } = storyCardOf(board, flow.content);
  if (board.completed || board.ending !== '' || objective === null || !isMet(board, flow.content, objective)) return false;
  board.completed = true;
  flow.push(complete());
  flow.tell({ t: 'completed', rule: 'EA-4.2', story: board.story });
  return true;
}

/** EA-4.9: the first card whose condition holds. */
const nextOf = (board: Board, content: Content): StoryId =>
  storyCardOf(board, content).next.find(({ when }) => holdsNow(board, content, when))?.card ?? -1;

const isEnding = (content: Content, story: StoryId): boolean => story >= 0 && content.stories[story]!.objective === null;

/** EA-1.16: whether the last objective is completed: what comes before the ending is told, and its telling, cannot lose the story any more. */
export const isStoryDone = (board: Board, content: Content): boolean =>
  isEnding(content, board.story) || (board.completed && isEnding(content, board.next < 0 ? nextOf(board, content) : board.next));

/** EA-23.9: bonus rewards are read when the last objective is completed. */
export function readBonuses(board: Board, content: Content): void {
  board.bonuses = chapterOf(board, content).bonus.reduce(
    (bits, { when }, row) => (holdsNow(board, content, when) ? bits | (1 << row) : bits),
    0,
  );
}

/** EA-4.3: the next card is to be revealed at once, as soon as no battle is in the way. */
export const isDueNow = (board: Board, content: Content): boolean =>
  board.completed && board.next >= 0 && board.ending === '' && storyCardOf(board, content).now;

/** EA-4.14: whether effects bring Skystones, so that the friendship order is worked out anew. */
const bringsStones = (content: Content, queue: readonly number[]): boolean =>
  queue.some((row) => {
    const effect = content.effects[row]!;
    return effect.do === 'sky' || ('does' in effect && Array.isArray(effect.does) && bringsStones(content, effect.does));
  });

export const completions = {
  does: {
    kind: 'deed',
    rules: ['EA-4.2', 'EA-4.13'],
    run(board, frame, flow) {
      const { completed } = storyCardOf(board, flow.content);
      frame.at = bringsStones(flow.content, completed) ? 'rank' : 'next';
      if (completed.length > 0) flow.push(tableEffects(completed, 'EA-4.2', 'story'));
    },
  },
  rank: {
    kind: 'deed',
    rules: ['EA-4.14'],
    run(_, frame, flow) {
      frame.at = 'next';
      flow.push(rank('EA-4.14'));
    },
  },
  next: {
    kind: 'deed',
    rules: ['EA-4.3', 'EA-4.9', 'EA-4.16'],
    run(board, _, flow) {
      const { content } = flow;
      board.next = nextOf(board, content);
      flow.pop();
      if (isEnding(content, board.next)) readBonuses(board, content);
      // A new objective waits for the end of the battle (second form); an ending does not.
      if (isDueNow(board, content) && (board.battle === null || isEnding(content, board.next))) flow.push(reveal());
    },
  },
} satisfies Step<CompleteFrame>;

export const reveals = {
  turn: {
    kind: 'deed',
    rules: ['EA-4.3', 'EA-4.5', 'EA-4.7', 'EA-17.5'],
    run(board, frame, flow) {
      board.story = board.next;
      board.completed = false;
      board.next = -1;
      board.wins = 0;
      board.side = -1;
      const { revealed } = storyCardOf(board, flow.content);
      frame.at = bringsStones(flow.content, revealed) ? 'rank' : 'revealed';
      if (revealed.length > 0) flow.push(tableEffects(revealed, 'EA-4.7', 'story'));
      flow.tell({ t: 'story', rule: 'EA-4.3', story: board.story });
    },
  },
  rank: {
    kind: 'deed',
    rules: ['EA-4.14'],
    run(_, frame, flow) {
      frame.at = 'revealed';
      flow.push(rank('EA-4.14'));
    },
  },
  revealed: {
    kind: 'deed',
    rules: ['EA-4.8'],
    run(board, _, flow) {
      flow.pop();
      storyCheck(board, flow);
    },
  },
} satisfies Step<RevealFrame>;
