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

export const text = v.pipe(v.string(), v.nonEmpty());
export const flag = v.optional(v.boolean(), false);
export const id = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,2}$/, 'expected a letter and up to two letters or digits'));
export const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A thing that a file names and that rules know by its row. */
export const rowOf = (names: readonly (string | undefined)[], what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.includes(name),
      ({ input }) => `'${input}' is unknown; expected ${what}`,
    ),
    v.transform((name) => names.indexOf(name)),
  );
