import { copyTalk } from '@hoard/kernel';
import type { Board, Hero, ShadowCard } from './board.ts';
import type { Frame } from './frames.ts';

// Copies that share nothing. Written by hand: search copies a board for every line it thinks through.

const copyHero = (hero: Hero): Hero => ({
  ...hero,
  goods: hero.goods.slice(),
  waiting: hero.waiting.slice(),
  done: hero.done.slice(),
  stories: hero.stories.slice(),
});

const copyCard = ({ card, owner, seenBy }: ShadowCard): ShadowCard => ({ card, owner, seenBy });

export const copyBoard = (board: Board): Board => ({
  ...board,
  heroes: board.heroes.map(copyHero),
  prices: board.prices.slice(),
  pool: board.pool.slice(),
  allies: board.allies.slice(),
  artefacts: board.artefacts.slice(),
  faeries: board.faeries.slice(),
  wilderness: board.wilderness.slice(),
  wildernessGone: board.wildernessGone.slice(),
  quests: board.quests.slice(),
  questsGone: board.questsGone.slice(),
  stories: board.stories.slice(),
  shadow: board.shadow.map(copyCard),
  waves: board.waves.slice(),
  losses: board.losses.slice(),
});

export function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'journey':
      return { ...frame, dice: frame.dice.slice(), way: frame.way.slice() };
    case 'effects':
      return { ...frame, queue: frame.queue.slice() };
    case 'fight':
      return { ...frame, won: frame.won.slice(), lost: frame.lost.slice() };
    case 'trade':
      return copyTalk(frame);
    case 'wave':
      return { ...frame, dice: frame.dice.map((dice) => dice.slice()), changed: frame.changed.slice(), used: frame.used.slice() };
    default:
      return { ...frame };
  }
}
