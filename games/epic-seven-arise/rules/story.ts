import type { Condition, Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';

// What the story depends on.

/** What the sides of a vote on a Story card are called: all of them, in the order of the content. */
export const sidesOf = ({ effects }: Content): string[] => [
  ...new Set(effects.flatMap((effect) => (effect.do === 'vote' ? effect.options : []))),
];

export const foundOf = (board: Board, content: Content, tag: string): number =>
  board.found.filter((token) => content.tokens[token]!.tag === tag).length;

/** What branches of the story and bonus rewards depend on. */
export function holdsNow(board: Board, content: Content, condition: Condition): boolean {
  switch (condition.is) {
    case 'always':
      return true;
    case 'skulls':
      return board.skulls <= condition.most;
    case 'gate':
      return board.gate >= condition.least;
    case 'clean':
      return board.clean.length >= condition.least;
    case 'found':
      return foundOf(board, content, condition.tag) >= condition.least;
    case 'dead':
      return condition.monsters.every((kind) => board.slain.includes(kind));
    case 'voted':
      return sidesOf(content)[board.side] === condition.option;
    case 'wonOn':
      return condition.cards.includes(board.story);
  }
}
