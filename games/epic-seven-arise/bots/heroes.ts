import type { Effects } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { HeroId } from '../content/ids.ts';

// Which hero to choose before the game (EA-2.7): who can bear much, and whose skills do something for the party. With these, parties of
// sharp players completed most stories; heroes who only strike take a few more titles in fewer of them.

/** A point of health, a Shield or Extra HP for one hero, and a Soul, beside a point of own health. */
const CARE = 0.2;
const SOUL = 4;
const ARMOUR = 3;
/** Heroes that a gift to all is for. */
const ALL = 4;

/** Rates heroes by what is printed on their cards. */
export function heroRater(content: Content): (id: HeroId) => number {
  const ratings = content.heroes.map(
    ({ health, armour, skills }) =>
      health + ARMOUR * armour + skills.reduce((sum, { does, burn }) => sum + giftsIn(does) + giftsIn(burn.after), 0),
  );
  return (id) => ratings[id]!;

  function giftsIn(effects: Effects): number {
    let gifts = 0;
    for (const place of effects) {
      const effect = content.effects[place]!;
      switch (effect.do) {
        case 'heal':
        case 'shield':
        case 'extra':
          gifts += CARE * effect.n * (effect.to === 'allies' ? ALL : 1);
          break;
        case 'soul':
          gifts += SOUL * effect.n;
          break;
        default:
      }
    }
    return gifts;
  }
}
