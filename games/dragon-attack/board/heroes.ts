import { liveryOf, type Livery, type Sides } from '@hoard/paint';
import { silverado } from '../content/silverado.ts';
import { PICTURES } from './pictures.ts';

const CRESTS: Readonly<Record<string, string>> = PICTURES;

/** By hero: the livery. Its letter is that of the colour, as in the names of the spaces. */
export const LIVERIES: readonly Livery[] = silverado.heroes.map(({ colour, crest, start }) =>
  liveryOf(colour, CRESTS[crest] ?? PICTURES.leaf, start.slice(0, 1)),
);

/** Before a hero is dealt. */
export const UNDRESSED: Livery = liveryOf('white', PICTURES.leaf, '?');

export const sides: Sides = {
  option: 'colours',
  label: { en: 'Colour', de: 'Farbe' },
  any: { en: 'by lot', de: 'ausgelost' },
  choices: silverado.heroes.map(({ colour }, hero) => ({
    value: colour,
    label: LIVERIES[hero]!.label,
    css: LIVERIES[hero]!.css,
    crest: LIVERIES[hero]!.crest,
  })),
};
