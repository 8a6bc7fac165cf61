import type { Condition } from '../content/conditions.ts';
import type { Content, EnemyKindId } from '../content/content.ts';
import { CATEGORIES, DRAGON } from '../content/names.ts';
import { NOWHERE, type Board, type Hero } from '../state/board.ts';
import { findEnemy } from './things.ts';

/** In place of the kind of a foe: there is none; and one that is any enemy, for rankings and duels (HP-23.4). */
export const NO_FOE = -2;
export const ANY_ENEMY = -3;

const COMPANIONS = CATEGORIES.indexOf('companions');

/** What a hero fights now: the row of an enemy, DRAGON, or NO_FOE. */
export function foeOf(board: Board, { battle }: Hero): EnemyKindId {
  if (battle === null) return NO_FOE;
  return battle.foe === DRAGON ? DRAGON : (findEnemy(board, battle.foe)?.kind ?? NO_FOE);
}

/** Whether all conditions of a clause are true for a hero; `foe` is the kind that he fights, DRAGON, NO_FOE or ANY_ENEMY. */
export function conditionsHold(content: Content, hero: Hero, conditions: readonly Condition[], foe: EnemyKindId): boolean {
  for (const condition of conditions) if (holdsFor(content, hero, condition, foe) === condition.not) return false;
  return true;
}

function holdsFor({ map, cards }: Content, hero: Hero, condition: Condition, foe: EnemyKindId): boolean {
  switch (condition.is) {
    case 'foe':
      return condition.foes.includes(foe);
    case 'region':
      return hero.at !== NOWHERE && map.spaces[hero.at]!.regions.some((region) => condition.regions.includes(region));
    case 'space':
      if (hero.at === NOWHERE) return false;
      if (condition.space === 'flare') return map.spaces[hero.at]!.flare >= 0;
      if (condition.space === 'balloon') return map.balloons.includes(hero.at);
      return map.spaces[hero.at]!.kind === condition.space;
    case 'has':
      return hero.gems[condition.attribute]! >= condition.n;
    case 'atmost':
      return hero.gems[condition.attribute]! <= condition.n;
    case 'armed':
      return hero.worn.some((card) => card >= 0 && condition.kinds.some((kind) => kind === cards[card]!.kind));
    case 'companions':
      return companions(cards, hero) >= condition.n;
    case 'alone':
      return companions(cards, hero) === 0;
  }
}

/** Companions always lie face up (HP-11.18). */
function companions(cards: Content['cards'], hero: Hero): number {
  let count = 0;
  for (const card of hero.shown) if (cards[card]!.category === COMPANIONS) count++;
  return count;
}
