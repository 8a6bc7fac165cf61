import type { Effects } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { sidesOf } from '../rules/story.ts';
import type { Board } from '../state/board.ts';
import { worthOfHealing } from './health.ts';
import { worthOfTerms } from './mission.ts';

// What each side of a vote on a Story card leads to.

/** One more battle on the way. */
const BATTLE = 3;
/** One point of damage that the boss is spared. */
const UNDONE = 0.8;

export function sideRater(content: Content): (board: Board, side: number) => number {
  const sides = sidesOf(content);
  return (board, side) => {
    const { completed, next } = content.stories[board.story]!;
    let worth = 0;
    for (const place of completed) {
      const effect = content.effects[place]!;
      if (effect.do === 'voted' && effect.option === sides[side]) worth += worthOf(board, effect.does);
    }
    const leadsTo = next.find(({ when }) => when.is === 'always' || (when.is === 'voted' && when.option === sides[side]));
    if (leadsTo === undefined) return worth;
    const { revealed, objective } = content.stories[leadsTo.card]!;
    return worth + worthOf(board, revealed) - (objective?.is === 'win' ? BATTLE * objective.n : 0);
  };

  /** What happens to the whole party. */
  function worthOf(board: Board, effects: Effects): number {
    let worth = 0;
    for (const place of effects) {
      const effect = content.effects[place]!;
      if (effect.do === 'heal') for (const hero of board.heroes) worth += worthOfHealing(board, content, hero, effect.n);
      else if (effect.do === 'undoDamage') worth -= UNDONE * Math.min(effect.n, board.bossDamage);
      else worth += worthOfTerms(content, [place]);
    }
    return worth;
  }
}
