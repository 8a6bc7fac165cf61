import type { Language } from '@hoard/kernel';
import { Spoken } from '@hoard/paint';
import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { Words } from './en.ts';

const page = new Spoken<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

/** The page's words in the language of the moment; screens that read it are drawn anew when the language changes. */
export const words = computed<Words>(() => page.in(language.value));

/** Somebody who has to know a language before it is spoken. */
interface Speaker {
  learn(language: Language): Promise<void>;
}

const speakers = new Set<Speaker>([page]);
let wished = language.value;

/** Changes the language of the page, as soon as everybody who speaks on it has learned it. */
export async function speak(wish: Language): Promise<void> {
  wished = wish;
  // Whoever joins meanwhile has its turn, too.
  for (const speaker of speakers) await speaker.learn(wish);
  if (wished === wish) language.value = wish;
}

/** Lets somebody else speak on the page, in the language of the moment. */
export async function join(speaker: Speaker): Promise<void> {
  speakers.add(speaker);
  await speaker.learn(language.value);
}
