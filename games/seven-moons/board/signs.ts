import { ICONS } from '@hoard/paint';
import { PICTURES } from './pictures.ts';

/** By people. */
export const PEOPLES: Readonly<Record<string, string>> = PICTURES;

/** By artefact. */
export const ITEMS: Readonly<Record<string, string>> = {
  A1: PICTURES.cloak,
  A2: PICTURES.foot,
  A3: PICTURES.market,
  A4: PICTURES.horn,
  A5: PICTURES.shield,
};

/** By the crest of a city. */
export const CRESTS: Readonly<Record<string, string>> = { oak: PICTURES.oak, flame: ICONS.flame, bell: PICTURES.bell, wave: PICTURES.wave };

const SIGNS: Readonly<Record<string, string>> = {
  ...PICTURES,
  ...ITEMS,
  gold: ICONS.coins,
  wilds: ICONS.flame,
  stronghold: PICTURES.tower,
  allies: PICTURES.shield,
};

/** The picture of something that is told with a sign. */
export const signOf = (sign: string): string => SIGNS[sign] ?? PICTURES.gem;
