import type { Language } from '@hoard/kernel';
import { liveryOf, type Livery, type Sides } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { PICTURES } from './pictures.ts';
import { CRESTS } from './signs.ts';
import { wordsIn } from './speech.ts';

/** By character: what its figure wears. */
export const LIVERIES: readonly Livery[] = content.characters.map(({ colour, crest, city }) =>
  liveryOf(colour, CRESTS[crest] ?? PICTURES.tower, content.hexes[city]!.name!.charAt(0)),
);

/** Before a character is dealt. */
const UNKNOWN: Livery = liveryOf('white', PICTURES.tower, '?');

export const liveryOfHero = (city: number): Livery => LIVERIES[city] ?? UNKNOWN;

/** Somebody and their city: `Rowan Ashdown (Stonewood)`. */
function nameIn(language: Language, row: number): string {
  const { characters, hexes } = wordsIn(language).content;
  const { portraits, city } = characters[row]!;
  return `${portraits[0]} (${hexes[city]!.name})`;
}

export const sides: Sides = {
  option: 'characters',
  label: { en: 'Hero', de: 'Held' },
  any: { en: 'by lot', de: 'ausgelost' },
  choices: content.characters.map(({ id }, row) => ({
    value: id,
    // Asked for when that language has been learned.
    label: {
      get en() {
        return nameIn('en', row);
      },
      get de() {
        return nameIn('de', row);
      },
    },
    css: LIVERIES[row]!.css,
    crest: LIVERIES[row]!.crest,
  })),
};
