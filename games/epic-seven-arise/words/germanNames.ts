import { germanNames } from '@hoard/kernel';
import type { Content, Effect } from '../content/content.ts';
import german from './covenant.de.json' with { type: 'json' };

/** By the words of the box. A content set of one's own keeps the names it brings. */
export const { plain: inGerman, accusative, towards, at } = germanNames(german);

interface Called {
  readonly name: string;
}

const renamed = <X extends Called>(things: readonly X[]): X[] => things.map((thing) => ({ ...thing, name: inGerman(thing.name) }));

const retold = <X extends Called & { readonly line: string }>(things: readonly X[]): X[] =>
  renamed(things).map((thing) => ({ ...thing, line: inGerman(thing.line) }));

const reworded = (effect: Effect): Effect => {
  if (effect.do === 'vote') return { ...effect, options: [inGerman(effect.options[0]), inGerman(effect.options[1])] };
  return effect.do === 'voted' ? { ...effect, option: inGerman(effect.option) } : effect;
};

/** The same content with German names. Ids, tags and all that rules ask for are as they were. */
export function germanContent(content: Content): Content {
  return {
    ...content,
    cards: content.cards.map((card) => (card.name === '' ? card : { ...card, name: inGerman(card.name), line: inGerman(card.line) })),
    heroes: retold(content.heroes).map((hero) => {
      const [one, two, three] = hero.skills;
      const skill = <S extends Called>(given: S): S => ({ ...given, name: inGerman(given.name) });
      return { ...hero, title: inGerman(hero.title), role: inGerman(hero.role), skills: [skill(one), skill(two), skill(three)] };
    }),
    attacks: renamed(content.attacks),
    tiles: renamed(content.tiles),
    monsters: renamed(content.monsters).map(({ title, ...monster }) => ({
      ...monster,
      ...(title === undefined ? {} : { title: inGerman(title) }),
      skills: renamed(monster.skills),
    })),
    enemies: renamed(content.enemies),
    tokens: retold(content.tokens),
    stories: retold(content.stories),
    chapters: retold(content.chapters),
    effects: content.effects.map(reworded),
  };
}
