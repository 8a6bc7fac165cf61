import type { Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import type { Counter } from '../content/schema.ts';
import type { Content } from '../content/content.ts';
import { silverado as content } from '../content/silverado.ts';
import { germanContent } from '../text/germanNames.ts';
import type { Board } from '../types.ts';
import { words } from './words.ts';

/** The content of the box with the names of each language. */
const CONTENT: Readonly<Record<Language, Content>> = { en: content, de: germanContent(content) };

/** What a space is called. */
export const spaceName = (space: number, language: Language): string => CONTENT[language].spaces[space]!.name;

/** A counter's bare name. */
export const bareName = (row: number, language: Language): string => CONTENT[language].counters[row]!.name;

/** The line on a counter that tells its story. */
export const lineOf = (row: number, language: Language): string => CONTENT[language].counters[row]!.line;

/** A counter with what it is: `Stone Ogre (monster 4)`. */
export const counterName = (row: number, language: Language): string =>
  `${bareName(row, language)} (${kindOf(content.counters[row]!, language)})`;

export function kindOf(counter: Counter, language: Language): string {
  const say = words[language];
  switch (counter.kind) {
    case 'character':
      return say.classes[counter.class];
    case 'monster':
      return say.monster(counter.strength);
    case 'gold':
      return say.goldOf(counter.value);
    case 'boat':
      return say.boat;
    case 'dragonSlayer':
      return say.sword;
  }
}

/** Somebody by colour: the board knows no names of people. */
export const colourName = (board: Board, seat: Seat, language: Language): string => {
  const hero = content.heroes[board.adventurers[seat]!.hero];
  return hero === undefined ? '' : (words[language].colours[hero.colour] ?? hero.colour);
};
