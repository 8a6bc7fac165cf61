import { germanNames } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import german from './dragonRoar.de.json' with { type: 'json' };

/** Names that are the same in German; sentences need their article. */
const SAME = { Goblin: 'der Goblin', Troll: 'der Troll', Elf: 'der Elf' };

/** By the words of the box. A content set of one's own keeps the names it brings. */
const { plain: inGerman, ...declined } = germanNames({ ...german, ...SAME });
export const { nominative, accusative, someone, whomever, towards, away, at, inside, along } = declined;

interface Called {
  readonly name: string;
}

const renamed = <X extends Called>(things: readonly X[]): X[] => things.map((thing) => ({ ...thing, name: inGerman(thing.name) }));

const retold = <X extends Called & { readonly line: string }>(things: readonly X[]): X[] =>
  renamed(things).map((thing) => ({ ...thing, line: inGerman(thing.line) }));

/** The same content with German names. Ids and all that rules ask for are as they were. */
export function germanContent(content: Content): Content {
  const { cards, heroes, enemies, sites, map } = content;
  return {
    ...content,
    cards: retold(cards),
    heroes: retold(heroes),
    enemies: retold(enemies),
    sites: retold(sites).map((site) => ({ ...site, activities: renamed(site.activities) })),
    map: {
      ...map,
      regions: renamed(map.regions),
      spaces: renamed(map.spaces),
      gates: renamed(map.gates),
      bridges: renamed(map.bridges),
    },
  };
}
