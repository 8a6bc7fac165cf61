import type { Content } from '../content/content.ts';
import german from './silverado.de.json' with { type: 'json' };

/** By the words of the box: German, a name with its article. A content set of one's own keeps the names it brings. */
const GERMAN: Readonly<Record<string, string>> = german;

const ARTICLE = /^(der|die|das) (?=\p{Lu})/u;

export const inGerman = (words: string): string => (GERMAN[words] ?? words).replace(ARTICLE, '');

const declined = (name: string, [der, die, das, none]: readonly string[]): string => {
  const words = GERMAN[name] ?? name;
  const before = { der, die, das }[ARTICLE.exec(words)?.[1] ?? ''] ?? none;
  return `${before} ${words.replace(ARTICLE, '')}`.trim();
};

/** `den Sumpftroll`, `Doktor Unkenfuß`. */
export const accusative = (name: string): string => declined(name, ['den', 'die', 'das', '']);
/** `zur Rosenfurt`, `nach Aschenhafen`. */
export const towards = (name: string): string => declined(name, ['zum', 'zur', 'zum', 'nach']);
/** `bei der Rosenfurt`, `in Aschenhafen`. */
export const at = (name: string): string => declined(name, ['beim', 'bei der', 'beim', 'in']);

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
