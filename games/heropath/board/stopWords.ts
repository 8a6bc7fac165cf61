import type { Language } from '@hoard/kernel';
import { lanes as german } from '../words/de/lanes.ts';
import { lanes as english } from '../words/en/lanes.ts';

/** What only Real Time says: it comes with it, in both languages, and is no part of what every game fetches. */
export const stopWordsIn = (language: Language): typeof english => (language === 'en' ? english : german);
