import type { Language, Telling } from '@hoard/kernel';
import { Spoken } from '@hoard/paint';
import { epicSevenArise } from '../game.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import type { Words } from '../words/words.ts';

/** All that a language brings along. */
interface Speech {
  readonly words: Words;
  readonly telling: Telling<EpicSevenArise>;
}

const speechOf = (words: Words): Speech => ({ words, telling: tellingOf(epicSevenArise, words) });

/** All that the game says, by language. */
export const speech = new Spoken<Speech>({
  en: async () => speechOf((await import('../words/en.ts')).english(epicSevenArise.content)),
  de: async () => speechOf((await import('../words/de.ts')).german(epicSevenArise.content)),
});

export const wordsIn = (language: Language): Words => speech.in(language).words;
