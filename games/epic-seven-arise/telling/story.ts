import type { Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { chapterOf, skullLimitOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { conditionInWords, effectsInWords, objectiveInWords } from './cards.ts';

/** Where the story leads: a tile to reach, or where somebody waits who must be slain; -1 where it names none. */
export function goalOf(board: Board, content: Content): Position {
  const objective = content.stories[board.story]?.objective ?? null;
  if (objective === null || board.completed) return -1;
  if (objective.is === 'reach') return objective.at;
  const wanted = objective.is === 'slay' ? objective.monsters : objective.is === 'driveOff' ? [objective.monster] : [];
  return board.monsters.find(({ kind }) => wanted.includes(kind))?.at ?? -1;
}

/** How far an objective is: `1/2`; empty where it is not counted. */
function progressOf(board: Board, content: Content): string {
  const objective = content.stories[board.story]?.objective ?? null;
  if (objective === null) return '';
  if (objective.is === 'win') return `${Math.min(board.wins, objective.n)}/${objective.n}`;
  if (objective.is !== 'find' && objective.is !== 'break') return '';
  const counted = board.found.filter((token) => {
    const { tag } = content.tokens[token]!;
    return objective.is === 'find' ? tag === objective.tag : isSeal(board, content, tag);
  });
  return `${Math.min(counted.length, objective.n)}/${objective.n}`;
}

const isSeal = (board: Board, content: Content, tag: string | null): boolean =>
  chapterOf(board, content).rules.some((rule) => rule.rule === 'seals' && rule.tag === tag);

/** What the Story card that lies face-up asks for, how far it is, and until when. */
export interface StoryTold {
  readonly name: string;
  readonly line: string;
  /** Without a full stop; empty for an ending. */
  readonly objective: string;
  readonly progress: string;
  readonly isCompleted: boolean;
  /** What is done when it is completed. */
  readonly completed: string;
  /** On what it depends which card comes next; one line each. */
  readonly next: readonly string[];
  readonly round: number;
  readonly deadline: number;
  readonly skulls: number;
  readonly skullLimit: number;
}

export function storyTold(words: Words, board: Board): StoryTold {
  const { content } = words;
  const card = content.stories[board.story];
  const objective = card?.objective ?? null;
  return {
    name: card?.name ?? '',
    line: card?.line ?? '',
    objective: objective === null ? '' : objectiveInWords(words, board, objective),
    progress: progressOf(board, content),
    isCompleted: board.completed,
    completed: card === undefined ? '' : effectsInWords(words, board, card.completed),
    next: (card?.next ?? []).flatMap(({ when }) => (when.is === 'always' ? [] : [words.branch(conditionInWords(words, board, when))])),
    round: board.round,
    deadline: Math.min(chapterOf(board, content).deadline, (card?.until ?? 0) >= board.round && !board.completed ? card!.until : Infinity),
    skulls: board.skulls,
    skullLimit: skullLimitOf(board, content),
  };
}
