import type { InEveryLanguage } from '@hoard/kernel';

/** What is done with a mouse, and the same with a finger. */
const TAPS: { readonly [language in keyof InEveryLanguage]: (words: string) => string } = {
  en: (words) => words.replaceAll('Click', 'Tap').replaceAll('click', 'tap'),
  de: (words) => words.replaceAll('Klick', 'Tipp').replaceAll('klick', 'tipp'),
};

/** Words for who clicks, and the same words for who taps. */
export const byHand = (words: InEveryLanguage): { readonly mouse: InEveryLanguage; readonly touch: InEveryLanguage } => ({
  mouse: words,
  touch: { en: TAPS.en(words.en), de: TAPS.de(words.de) },
});
