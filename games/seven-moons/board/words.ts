import { Spoken, type Language } from '@hoard/paint';
import type { Speech, Words } from './words/en.ts';

/** All that the game says, by language. */
export const speech = new Spoken<Speech>({
  en: async () => (await import('./words/en.ts')).speech,
  de: async () => (await import('./words/de.ts')).speech,
});

export const wordsIn = (language: Language): Words => speech.in(language).words;
