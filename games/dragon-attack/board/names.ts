import type { Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import type { Counter } from '../content/schema.ts';
import { silverado as content } from '../content/silverado.ts';
import type { Board } from '../state/board.ts';
import { LIVERIES } from './heroes.ts';
import { speech, wordsIn } from './words.ts';

/** What a space is called. */
export const spaceName = (space: number, language: Language): string => speech.in(language).content.spaces[space]!.name;

/** A counter's bare name. */
export const bareName = (row: number, language: Language): string => speech.in(language).content.counters[row]!.name;

/** The line on a counter that tells its story. */
export const lineOf = (row: number, language: Language): string => speech.in(language).content.counters[row]!.line;

/** A counter with what it is: `Stone Ogre (monster 4)`. */
export const counterName = (row: number, language: Language): string =>
  `${bareName(row, language)} (${kindOf(content.counters[row]!, language)})`;

export function kindOf(counter: Counter, language: Language): string {
  const say = wordsIn(language);
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
export const colourName = (board: Board, seat: Seat, language: Language): string =>
  LIVERIES[board.adventurers[seat]!.hero]?.label[language] ?? '';
