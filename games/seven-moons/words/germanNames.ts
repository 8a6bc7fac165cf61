import { germanNames } from '@hoard/kernel';
import type { Content, Effect } from '../content/content.ts';
import german from './dragonReach.de.json' with { type: 'json' };

/** By the words of the box. A content set of one's own keeps the names it brings. */
export const { plain: inGerman, accusative, towards, at, ofPlace } = germanNames(german);

interface Called {
  readonly name: string;
}

const renamed = <X extends Called>(things: readonly X[]): X[] => things.map((thing) => ({ ...thing, name: inGerman(thing.name) }));

const retold = <X extends Called & { readonly line: string }>(cards: readonly X[]): X[] =>
  renamed(cards).map((card) => ({ ...card, line: inGerman(card.line) }));

const reworded = (effect: Effect): Effect => (effect.do === 'choose' ? { ...effect, options: renamed(effect.options) } : effect);

const mapValues = <K extends string>(lines: Readonly<Record<K, string>>, say: (line: string) => string): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(lines).map(([what, line]) => [what, say(line)])) as Record<K, string>;

/** The same content with German names. Ids, colours and all that rules ask for are as they were. */
export function germanContent(content: Content): Content {
  return {
    ...content,
    hexes: content.hexes.map(({ name, region, ...hex }) => ({
      ...hex,
      ...(name === undefined ? {} : { name: inGerman(name) }),
      ...(region === undefined ? {} : { region: inGerman(region) }),
    })),
    allies: renamed(content.allies),
    characters: content.characters.map((character) => ({
      ...character,
      portraits: [inGerman(character.portraits[0]), inGerman(character.portraits[1])],
      line: inGerman(character.line),
    })),
    shadowCards: retold(content.shadowCards),
    wildernessCards: retold(content.wildernessCards),
    questCards: retold(content.questCards),
    artefacts: renamed(content.artefacts),
    faeries: renamed(content.faeries),
    storyTokens: retold(content.storyTokens),
    chronicle: mapValues(content.chronicle, inGerman),
    effects: content.effects.map(reworded),
  };
}
