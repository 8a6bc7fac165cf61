import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

const catalogues = { en, de };

/** The page's words in the language of the moment; screens that read it are drawn anew when the language changes. */
export const words = computed<Words>(() => catalogues[language.value]);
