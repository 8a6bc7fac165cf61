import type { Language } from '@hoard/kernel';

/** How a colour is painted, what can be read on it, and the shape that goes with it: nobody is known by colour alone. */
interface Paint {
  readonly label: Readonly<Record<Language, string>>;
  readonly css: string;
  readonly ink: string;
  /** The outline of the figure's shield around (0, 0), about two units wide. */
  readonly shape: string;
}

/** What a player's figure wears. */
export interface Livery extends Paint {
  /** Its sign, as the path of one shape in a field of 512 by 512. */
  readonly crest: string;
  readonly letter: string;
}

const SHIELD = 'M-.92-.95Q0-.7.92-.95V.1Q.86.82 0 1.16Q-.86.82-.92.1Z';

const COLOURS: Readonly<Record<string, Paint>> = {
  red: { label: { en: 'Red', de: 'Rot' }, css: '#c23127', ink: '#fff1e4', shape: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z' },
  blue: { label: { en: 'Blue', de: 'Blau' }, css: '#2c63c4', ink: '#f0f5ff', shape: 'M0-1.08L.94-.54V.54L0 1.08L-.94.54V-.54Z' },
  amber: {
    label: { en: 'Amber', de: 'Bernstein' },
    css: '#e09a1f',
    ink: '#2a1704',
    shape: 'M-.72-.92H.72Q.92-.92.92-.72V.72Q.92.92.72.92H-.72Q-.92.92-.92.72V-.72Q-.92-.92-.72-.92Z',
  },
  violet: { label: { en: 'Violet', de: 'Violett' }, css: '#7d44b8', ink: '#fbf1ff', shape: 'M0-1.2L1.12 0L0 1.2L-1.12 0Z' },
  white: { label: { en: 'White', de: 'Weiß' }, css: '#f4ecd9', ink: '#2a2118', shape: SHIELD },
  ivory: { label: { en: 'Ivory', de: 'Elfenbein' }, css: '#f4ecd9', ink: '#2a2118', shape: SHIELD },
  green: {
    label: { en: 'Green', de: 'Grün' },
    css: '#2f8a45',
    ink: '#f1fff0',
    shape: 'M0-1.22Q1.02-.3.98.28A.98.9 0 0 1-.98.28Q-1.02-.3 0-1.22Z',
  },
};

/** An unknown colour is white. */
export const liveryOf = (colour: string, crest: string, letter: string): Livery => ({
  ...(COLOURS[colour] ?? COLOURS['white']!),
  crest,
  letter,
});
