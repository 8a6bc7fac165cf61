import type { Language, Telling } from '@hoard/kernel';
import { Spoken } from '@hoard/paint';
import { heropath } from '../game.ts';
import type { Heropath } from '../state/types.ts';
import type { End } from '../telling/end.ts';
import { tellingOf } from '../telling/index.ts';
import type { Words } from '../words/words.ts';

/** All that a language brings along. */
interface Speech {
  readonly words: Words;
  readonly telling: Telling<Heropath>;
}

/** What is told at the end; nobody needs it before. */
let endOf: ((words: Words) => End) | null = null;
export const learnEnd = async (): Promise<void> => {
  ({ endOf } = await import('../telling/end.ts'));
};

const speechOf = (words: Words): Speech => ({ words, telling: tellingOf(heropath, words, () => endOf!(words)) });

/** All that the game says, by language. */
export const speech = new Spoken<Speech>({
  en: async () => speechOf((await import('../words/en.ts')).english(heropath.content)),
  de: async () => speechOf((await import('../words/de.ts')).german(heropath.content)),
});

export const wordsIn = (language: Language): Words => speech.in(language).words;
