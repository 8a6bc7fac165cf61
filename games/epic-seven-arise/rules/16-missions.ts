import type { Content, Mission } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { holds } from '@hoard/kernel';
import { battleOf } from './fighters.ts';
import { isSolo } from './things.ts';

/** EA-16.2: whether a mission has succeeded, judged over the whole battle as it is now. */
export function isSuccess(board: Board, mission: Mission): boolean {
  const battle = battleOf(board);
  switch (mission.is) {
    case 'none':
      return true;
    case 'swift':
      return battle.round <= mission.n;
    case 'unbroken':
      return battle.deaths === 0;
    case 'unscathed':
      return battle.lost <= mission.n;
    case 'first':
      return battle.drewFirst;
    case 'burn':
      return battle.burns >= mission.n;
    case 'dual':
      // EA-2.16, EA-2.20: a single player burns instead, and borrowed Echoes count as well.
      return (isSolo(board) ? battle.burns + battle.duals : battle.duals) >= mission.n;
    case 'skill':
      return battle.skills[mission.skill - 1]! >= mission.n;
    case 'red':
      return battle.reds >= mission.n;
    case 'blue':
      return battle.blues >= mission.n;
    case 'thrifty':
      return battle.potions === 0;
    case 'everyone':
      return board.players.every(({ seat }) => holds(battle.hurters, seat));
    case 'underdog':
      return holds(battle.killers, battle.poorest);
    case 'escort':
      // EA-16.11: where no circle was free, no hero may die.
      return battle.bystanderAt < 0 ? battle.deaths === 0 : battle.bystander > 0;
  }
}

/** EA-16.11: the free circle of the heroes' tile with the most numbers, the first of them in ring order; -1 where none is free. */
export function bystanderCircle(board: Board, content: Content): number {
  const { circles } = content.tiles[board.tiles[board.at]!]!;
  let best = -1;
  circles.forEach((numbers, circle) => {
    if (board.heroes.some((hero) => hero.circle === circle)) return;
    if (best < 0 || numbers.length > circles[best]!.length) best = circle;
  });
  return best;
}
