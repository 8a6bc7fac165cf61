import type { Content } from '../content/content.ts';
import type { Opinion } from '../rules/effects/appraisal.ts';
import { sidesOf } from '../rules/story.ts';
import type { Board } from '../state/board.ts';
import { worthOfHealing } from './health.ts';
import { OF_PARTY, worthBy } from './opinions.ts';

// What each side of a vote on a Story card leads to.

/** One more battle on the way. */
const BATTLE = 3;
/** One point of damage that the boss is spared. */
const SPARED = 0.8;
/** A status on the ground. Monsters that a card places are what its story is about, and no reason against it. */
const GROUND = 1;
const COMPLETED = 30;

export function sideRater(content: Content): (board: Board, side: number) => number {
  const sides = sidesOf(content);
  return (board, side) => {
    const { completed, next } = content.stories[board.story]!;
    const opinion: Opinion = {
      ...OF_PARTY,
      heal: (n) => board.heroes.reduce((sum, hero) => sum + worthOfHealing(board, content, hero, n), 0),
      boss: (n) => SPARED * n,
      tile: () => GROUND,
      story: () => COMPLETED,
      takes: (option) => option === sides[side],
    };
    const worth = worthBy(
      opinion,
      board,
      content,
      completed.filter((place) => content.effects[place]!.do === 'voted'),
    );
    const leadsTo = next.find(({ when }) => when.is === 'always' || (when.is === 'voted' && when.option === sides[side]));
    if (leadsTo === undefined) return worth;
    const { revealed, objective } = content.stories[leadsTo.card]!;
    return worth + worthBy(opinion, board, content, revealed) - (objective?.is === 'win' ? BATTLE * objective.n : 0);
  };
}
