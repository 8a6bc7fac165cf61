import type { CardId, Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import type { Powers } from '../odds/power.ts';
import { ANY_ENEMY, conditionsHold } from '../rules/conditions.ts';
import { seeming } from '../rules/standing.ts';
import type { Hero } from '../state/board.ts';

/** What a card adds to a battle of its owner where it does what it says: all the time, or when it is played. */
export function cardPowers(content: Content, hero: Hero, card: CardId): Powers {
  const sum = { enemies: 0, dragon: 0 };
  for (const { when, does, if: conditions } of content.cards[card]!.clauses) {
    if (when !== 'passive' && when !== 'before' && when !== 'after') continue;
    for (const row of does) {
      const effect = content.effects[row]!;
      if (effect.do !== 'power') continue;
      if (conditionsHold(content, hero, conditions, ANY_ENEMY)) sum.enemies += effect.enemies;
      if (conditionsHold(content, hero, conditions, DRAGON)) sum.dragon += effect.dragon;
    }
  }
  return sum;
}

/** HP-10.9, HP-10.10: by attribute, the gems that a hero lacks for a card. */
export const lackingFor = (content: Content, hero: Hero, card: CardId): number[] =>
  content.cards[card]!.needs.map((need, attribute) => {
    const lacks = need - hero.gems[attribute]!;
    return lacks <= 0 ? 0 : Math.max(0, lacks - seeming(content, hero, attribute));
  });
