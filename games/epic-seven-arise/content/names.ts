import { whole } from '@hoard/kernel';
import * as v from 'valibot';

// The words that content files are written with. Rules know them by their place in these lists.

/** Colours of Skill Point cards; grey is neither blue nor red. */
export const COLOURS = ['grey', 'blue', 'red'] as const;
export const GREY = 0;
export const BLUE = 1;
export const RED = 2;

/** Colours of Skystones. */
export const SKYSTONES = ['white', 'black', 'green'] as const;
export type Skystone = (typeof SKYSTONES)[number];

/** In place of a colour of Skystones: whoever gets one chooses. */
export const ANY = 3;

/** What a kill or a bounty pays. The first four are Skystones, by colour. */
export const PRIZES = [...SKYSTONES, 'any', 'skillcard', 'artifact'] as const;
export const SKILL_CARD_PRIZE = 4;
export const ARTIFACT_PRIZE = 5;

export const TERRAINS = ['field', 'grove', 'ruin', 'mire', 'crag', 'dune', 'sanctum'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SIGNS = ['red', 'yellow'] as const;
export type Sign = (typeof SIGNS)[number];

/** Status Effect tokens (EA-18). The last two act once and are never kept on anybody. */
export const STATUSES = ['stun', 'silence', 'slow', 'unheal', 'power', 'harden', 'drain', 'discard'] as const;
export type Status = (typeof STATUSES)[number];

/** A status as a bit: sets of them are one number. */
export const STATUS = {
  stun: 1,
  silence: 2,
  slow: 4,
  unheal: 8,
  power: 16,
  harden: 32,
  drain: 64,
  discard: 128,
} as const satisfies { readonly [status in Status]: number };

/** Statuses that a monster's skill may put on whom it hits (EA-14.11). */
export const RIDERS = ['stun', 'slow', 'silence', 'unheal', 'drain', 'discard'] as const;

/** Statuses that a token on a tile may bring (EA-17.2). */
export const TILE_STATUSES = ['slow', 'silence', 'unheal', 'drain', 'discard', 'power', 'harden'] as const;

/** EA-17.3: white tokens on tiles are for monsters, black ones for heroes. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

export const RANKS = ['normal', 'lieutenant', 'boss'] as const;

/** Circles of a tile, in ring order. */
export const CIRCLES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Skill Point cards and Artifacts bear these. */
const LEAST_NUMBER = 1;
const MOST_NUMBER = 7;

/** Enemy Attack cards bear 1 to this. */
export const ATTACK_NUMBERS = 12;

export const cardNumber = whole(LEAST_NUMBER, MOST_NUMBER);

/** Statuses as bits. */
export const statusBits = (statuses: readonly Status[]) =>
  v.pipe(
    v.array(v.picklist(statuses)),
    v.transform((names) => names.reduce<number>((bits, name) => bits | STATUS[name], 0)),
  );

/** One status as a bit. */
export const statusBit = (statuses: readonly Status[]) =>
  v.pipe(
    v.picklist(statuses),
    v.transform((name): number => STATUS[name]),
  );
