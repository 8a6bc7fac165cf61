import type { Language } from './language.ts';

/** A chance in whole per cent, as one writes it; to a tenth where it would else look impossible or certain. */
export function percent(chance: number, language: Language): string {
  const isNearlySure = chance > 0 && chance < 1 && (chance < 0.005 || chance >= 0.995);
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: isNearlySure ? 1 : 0 }).format(chance);
}

/** A number as one writes it, to a tenth. */
export const rounded = (number: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
