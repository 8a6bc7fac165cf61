import { SPECTATOR, type Seat } from '../engine/seats.ts';
import type { InEveryLanguage, Language } from './language.ts';

/** What somebody is called who has given no name: they are simply spoken to. */
export const YOU: InEveryLanguage = { en: 'You', de: 'Du' };

export const isYou = (name: string): boolean => Object.values(YOU).includes(name);

/** A name as it is read in a language: whoever is called nothing but "you" is greeted in that language. */
export const nameIn = (language: Language, name: string): string => (isYou(name) ? YOU[language] : name);

/** The seat that is spoken to: that of the one person who reads, or else whoever is called nothing but "you", so that nobody reads "You throws". */
export const spokenTo = (names: readonly string[], reader: Seat = SPECTATOR): Seat =>
  reader === SPECTATOR ? names.findIndex(isYou) : reader;
