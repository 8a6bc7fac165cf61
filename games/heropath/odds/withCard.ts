import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { DRAGON } from '../content/names.ts';
import { NONE, type Hero } from '../state/board.ts';
import type { Clash, ClashSide } from './clash.ts';

const more = (side: ClashSide, from: 'gems' | 'played' | 'weakened' | 'calmed', value: number, dice = 0): ClashSide => ({
  ...side,
  summands: value === 0 ? side.summands : [...side.summands, { from, value, card: NONE }],
  dice: Math.max(1, side.dice + dice),
});

/**
 * One's own battle as it would be with a card that is played in it, by its first clause for that moment; null where the card changes
 * nothing that can be reckoned before it is played (dice that are thrown again, losses that are spared).
 */
export function clashWithCard({ cards, effects, numbers }: Content, { gems }: Hero, clash: Clash, card: CardId): Clash | null {
  const isThrown = clash.hero.thrown.length > 0;
  const when = isThrown ? 'after' : 'before';
  const clause = cards[card]!.clauses.find((one) => one.when === when) ?? cards[card]!.clauses.find((one) => one.when === 'use');
  if (clause === undefined) return null;
  let { hero, foe } = clash;
  for (const place of clause.does) {
    const effect = effects[place]!;
    if (effect.do === 'power') hero = more(hero, 'played', clash.kind === DRAGON ? effect.dragon : effect.enemies);
    // HP-1.8. Which gem is gained may be for its owner to choose.
    else if (effect.do === 'gain' && effect.attribute < gems.length)
      hero = more(hero, 'gems', Math.min(effect.n, numbers.gems - gems[effect.attribute]!));
    else if (effect.do === 'weaken' && effect.to.who === 'self')
      foe = more(foe, 'weakened', -(clash.kind === DRAGON ? effect.dragon : effect.enemies));
    else if (effect.do === 'calm') foe = more(foe, 'calmed', -Math.min(effect.n, baseIn(foe)));
    else if (effect.do === 'die' && !isThrown) {
      if (effect.to.who === 'foe') foe = more(foe, 'weakened', 0, effect.n);
      else hero = more(hero, 'played', 0, effect.n);
    }
  }
  return hero === clash.hero && foe === clash.foe ? null : { ...clash, hero, foe };
}

/** What is left of the Base in a battle. */
const baseIn = ({ summands }: ClashSide): number =>
  summands.reduce((sum, { from, value }) => (from === 'base' || from === 'calmed' ? sum + value : sum), 0);
