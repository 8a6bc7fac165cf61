import type { Language, Telling } from '@hoard/kernel';
import { Spoken } from '@hoard/paint';
import { silverado } from '../content/silverado.ts';
import { dragonAttack } from '../game.ts';
import type { DragonAttack } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import type { Words } from '../words/en.ts';

/** All that the game says in a language. */
interface Speech {
  readonly words: Words;
  readonly telling: Telling<DragonAttack>;
}

const speechOf = (words: Words, language: Language): Speech => ({ words, telling: tellingOf(dragonAttack, words, language) });

export const speech = new Spoken<Speech>({
  en: async () => speechOf((await import('../words/en.ts')).english(silverado), 'en'),
  de: async () => speechOf((await import('../words/de.ts')).german(silverado), 'de'),
});

export const wordsIn = (language: Language): Words => speech.in(language).words;
