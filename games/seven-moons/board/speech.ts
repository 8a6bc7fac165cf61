import type { Language, Telling } from '@hoard/kernel';
import { Spoken } from '@hoard/paint';
import { sevenMoons } from '../game.ts';
import type { SevenMoons } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import type { Words } from '../words/words.ts';

/** All that a language brings along. */
interface Speech {
  readonly words: Words;
  readonly telling: Telling<SevenMoons>;
}

const speechOf = (words: Words): Speech => ({ words, telling: tellingOf(sevenMoons, words) });

/** All that the game says, by language. */
export const speech = new Spoken<Speech>({
  en: async () => speechOf((await import('../words/en.ts')).english(sevenMoons.content)),
  de: async () => speechOf((await import('../words/de.ts')).german(sevenMoons.content)),
});

export const wordsIn = (language: Language): Words => speech.in(language).words;
