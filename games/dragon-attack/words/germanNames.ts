import { germanNames } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import german from './silverado.de.json' with { type: 'json' };

/** By the words of the box. A content set of one's own keeps the names it brings. */
export const { plain: inGerman, accusative, towards, at } = germanNames(german);

/** The same content with German names. Ids, colours and all that rules ask for are as they were. */
export function germanContent(content: Content): Content {
  return {
    ...content,
    spaces: content.spaces.map((space) => ({ ...space, name: inGerman(space.name) })),
    heroes: content.heroes.map((hero) => ({ ...hero, name: inGerman(hero.name), line: inGerman(hero.line) })),
    counters: content.counters.map((counter) => ({ ...counter, name: inGerman(counter.name), line: inGerman(counter.line) })),
    dragon: content.dragon.map((counter) => ({ ...counter, state: inGerman(counter.state) })),
  };
}
