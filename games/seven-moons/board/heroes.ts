import { liveryOf, type Livery, type Sides } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { PICTURES } from './pictures.ts';
import { CRESTS } from './signs.ts';

/** By character: what its figure wears. */
export const LIVERIES: readonly Livery[] = content.characters.map(({ colour, crest, city }) =>
  liveryOf(colour, CRESTS[crest] ?? PICTURES.tower, content.hexes[city]!.name!.charAt(0)),
);

/** Before a character is dealt. */
export const UNKNOWN: Livery = liveryOf('white', PICTURES.tower, '?');

export const liveryOfHero = (city: number): Livery => LIVERIES[city] ?? UNKNOWN;

/** The German names, here for the set-up, where a language may not have been fetched. */
const GERMAN = [
  'Rowan Eschenau (Steinwald)',
  'Falk Wetterhahn (Glutfall)',
  'Schwester Ysolde (Tempelhort)',
  'Marrin Flutbrunn (Schönwasser)',
];

export const sides: Sides = {
  option: 'characters',
  label: { en: 'Hero', de: 'Held' },
  any: { en: 'as it falls', de: 'wie es fällt' },
  choices: content.characters.map(({ id, portraits, city }, row) => ({
    value: id,
    label: { en: `${portraits[0]} (${content.hexes[city]!.name})`, de: GERMAN[row]! },
    css: LIVERIES[row]!.css,
    crest: LIVERIES[row]!.crest,
  })),
};
