import type { Language } from './language.ts';

type Kind = 'chance' | 'nearlySure' | 'number';

const FORMATS: { readonly [kind in Kind]: Intl.NumberFormatOptions } = {
  chance: { style: 'percent', maximumFractionDigits: 0 },
  nearlySure: { style: 'percent', maximumFractionDigits: 1 },
  number: { maximumFractionDigits: 1 },
};

/** A format takes many times as long to make as to use. */
const made = new Map<string, Intl.NumberFormat>();

function format(number: number, kind: Kind, language: Language): string {
  const name = `${language} ${kind}`;
  const known = made.get(name) ?? new Intl.NumberFormat(language, FORMATS[kind]);
  made.set(name, known);
  return known.format(number);
}

/** A chance in whole per cent, as one writes it; to a tenth where it would else look impossible or certain. */
export function percent(chance: number, language: Language): string {
  const isNearlySure = chance > 0 && chance < 1 && (chance < 0.005 || chance >= 0.995);
  return format(chance, isNearlySure ? 'nearlySure' : 'chance', language);
}

/** A number as one writes it, to a tenth. */
export const rounded = (number: number, language: Language): string => format(number, 'number', language);
