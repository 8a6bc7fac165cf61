import type { BoardGame } from '@hoard/paint';
import { silverado } from '../content/silverado.ts';
import type { DragonAttack } from '../types.ts';
import { PICTURES } from './pictures.ts';
import { words } from './words.ts';

/** How a colour is painted, what lies on it, and its sign: nobody is known by colour alone. */
export interface Livery {
  readonly css: string;
  readonly ink: string;
  readonly crest: string;
  /** The letter of the colour, as in the names of the spaces. */
  readonly letter: string;
  /** The outline of the figure's shield around (0, 0), about two units wide. */
  readonly shape: string;
}

const COLOURS: Readonly<Record<string, { readonly css: string; readonly ink: string; readonly shape: string }>> = {
  red: { css: '#c23127', ink: '#fff1e4', shape: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z' },
  blue: { css: '#2c63c4', ink: '#f0f5ff', shape: 'M0-1.08L.94-.54V.54L0 1.08L-.94.54V-.54Z' },
  amber: {
    css: '#e09a1f',
    ink: '#2a1704',
    shape: 'M-.72-.92H.72Q.92-.92.92-.72V.72Q.92.92.72.92H-.72Q-.92.92-.92.72V-.72Q-.92-.92-.72-.92Z',
  },
  violet: { css: '#7d44b8', ink: '#fbf1ff', shape: 'M0-1.2L1.12 0L0 1.2L-1.12 0Z' },
  white: { css: '#f4ecd9', ink: '#2a2118', shape: 'M-.92-.95Q0-.7.92-.95V.1Q.86.82 0 1.16Q-.86.82-.92.1Z' },
  green: { css: '#2f8a45', ink: '#f1fff0', shape: 'M0-1.22Q1.02-.3.98.28A.98.9 0 0 1-.98.28Q-1.02-.3 0-1.22Z' },
};

const CRESTS: Readonly<Record<string, string>> = PICTURES;

/** By hero: the livery. */
export const LIVERIES: readonly Livery[] = silverado.heroes.map(({ colour, crest, start }) => {
  const painted = COLOURS[colour] ?? COLOURS['white']!;
  return { ...painted, crest: CRESTS[crest] ?? PICTURES.leaf, letter: start.slice(0, 1) };
});

export const colours: BoardGame<DragonAttack>['colours'] = silverado.heroes.map(({ colour }, hero) => ({
  value: colour,
  label: { en: words.en.colours[colour] ?? colour, de: words.de.colours[colour] ?? colour },
  css: LIVERIES[hero]!.css,
  crest: LIVERIES[hero]!.crest,
}));
