import { Spoken } from '@hoard/paint';
import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { join } from '../words/words.ts';
import type { FriendsWords } from './words/en.ts';

const spoken = new Spoken<FriendsWords>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
});

/** To be waited for before anything here is said. */
export const learnFriendsWords = (): Promise<void> => join(spoken);

/** What is said about playing together, in the language of the moment. */
export const friendsWords = computed<FriendsWords>(() => spoken.in(language.value));
