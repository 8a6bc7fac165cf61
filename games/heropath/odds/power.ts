import { argumentOf, type Action } from '@hoard/kernel';
import { DRAGON, type Content } from '../content/content.ts';
import { squareIn } from '../rules/11-gear.ts';
import { HAND, OTHER_HAND, bare } from '../rules/armament.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import type { Hero } from '../state/board.ts';
import { cardWorn, isOtherHand } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import { heroSummands, powerOf } from './clash.ts';

/** What a hero has before the dice, by what is known of him: gems, gear, and whom he has befriended. */
export interface Powers {
  readonly enemies: number;
  readonly dragon: number;
}

export const powersOf = (content: Content, hero: Hero): Powers => ({
  enemies: powerOf(heroSummands(content, hero, ANY_ENEMY)),
  dragon: powerOf(heroSummands(content, hero, DRAGON)),
});

/** A hero as he would be with other gear: `wear`, `attach`, `takeOff`. */
export function withGear(content: Content, hero: Hero, action: Action): Hero {
  const argument = argumentOf(action);
  const changed = { ...hero, worn: hero.worn.slice(), attached: hero.attached.slice(), shown: hero.shown.slice() };
  switch (verbOf(action)) {
    case 'wear':
      changed.worn[squareIn(content, argument)] = cardWorn(argument);
      return changed;
    case 'attach':
      changed.attached[isOtherHand(argument) ? OTHER_HAND : HAND] = cardWorn(argument);
      return changed;
    case 'takeOff':
      bare(content, changed, argument);
      return changed;
    default:
      return hero;
  }
}
