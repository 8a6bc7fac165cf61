import * as v from 'valibot';

/** Goods, in the order of the market: rules know them by their place in this list. */
export const RESOURCES = ['wood', 'iron', 'stone'] as const;
/** Ways to travel (SM-4.1). */
export const MOUNTS = ['foot', 'horse', 'dragon'] as const;
export type Mount = (typeof MOUNTS)[number];

export const TERRAINS = [
  'mountain',
  'water',
  'road',
  'bridge',
  'wilderness',
  'campfire',
  'gate',
  'city',
  'domain',
  'market',
  'lair',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** In an effect, instead of a resource: the player chooses which. */
export const ANY = -1;

export const id = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,2}$/, 'expected a letter and up to two letters or digits'));
