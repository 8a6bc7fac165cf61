import type { Content } from '../content/content.ts';
import { chapterOf, skullLimitOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';

/** What somebody should know who plays for the first time. */
export function aim(board: Board, content: Content): string[] {
  const { deadline } = chapterOf(board, content);
  const { numbers } = content;
  return [
    'Complete the story together; then the player with most points in Skystones alone is Grand Champion. If the story is lost, all have lost.',
    'A round: the story goes on, you vote which tile to explore, fight whatever is there, and move on together.',
    'In battle the fastest acts first. A hero plays cards: two equal numbers are Skill 1, three in a row Skill 2, three equal ones Skill 3.',
    'Blue cards draw one card more. Red cards bring a Soul when the turn ends. An Artifact is one of its two numbers, or its effect is used.',
    `Souls, at most ${numbers.souls.most}, pay for a Soul Burn, or borrow one card of a friend for a set (Dual Attack).`,
    'Monsters draw attack cards: a number strikes whoever stands on the circle with that number. What lies face-up does not come again before the reshuffle.',
    `Skystones are points and money: each is 1 point, and a set of all three colours is ${numbers.skystones.set} more. Who has fewest points is rank 1: buys first, stands first, has the casting vote and borrows cheapest.`,
    `The story is lost with ${skullLimitOf(board, content)} Skulls, after round ${deadline}, or when all heroes are dead.`,
  ];
}
