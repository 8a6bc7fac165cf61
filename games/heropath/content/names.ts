// The words that content files are written with. Rules know many of them by their place in these lists.

/** HP-11.2. */
export const ATTRIBUTES = ['vitality', 'faith', 'experience', 'skills', 'wisdom'] as const;
/** In place of an attribute: whoever gains the gem chooses. */
export const ANY_ATTRIBUTE = ATTRIBUTES.length;

/** HP-11.4. */
export const SUPPLIES = ['gold', 'food'] as const;

/** HP-6.1. FORTUNE, the last, is never on display (HP-6.2). */
export const DECKS = ['arms', 'market', 'abilities', 'magic', 'fortune'] as const;
export type Deck = (typeof DECKS)[number];

/** HP-11.17. */
export const CATEGORIES = ['magic', 'equipment', 'companions', 'abilities'] as const;
export type Category = (typeof CATEGORIES)[number];

/** HP-10.2. */
export const TYPES = [
  'anti enemy',
  'action',
  'movement',
  'anti hero',
  'animals',
  'general',
  'weaponry',
  'ally',
  'vs enemy',
  'accessory',
  'weather',
  'vs heroes',
] as const;
export type Type = (typeof TYPES)[number];

/** HP-10.3 to HP-10.6. */
export const TIMES = ['in turn', 'any time', 'off turn', 'instant'] as const;

/** HP-10.7, HP-10.8; a burst is a single use of which there is one in a battle. */
export const USES = ['single', 'multi', 'burst'] as const;

/** HP-11.5; what is attached lies on another card (HP-11.7). */
export const SLOTS = ['hand', 'both hands', 'head', 'body', 'general', 'attached'] as const;

/** Weapons, of which one is worn; what the other hand may hold; and arrows, which go with a bow (HP-11.9 to HP-11.11). */
export const WEAPONS = ['sword', 'axe', 'mace', 'spear', 'staff', 'bow'] as const;
const OFF_HANDS = ['shield', 'dagger', 'lantern'] as const;
export const GEAR_KINDS = [...WEAPONS, ...OFF_HANDS, 'arrows'] as const;
export type GearKind = (typeof GEAR_KINDS)[number];

export const TRIGGERS = [
  'passive',
  'use',
  'before',
  'after',
  'meddle',
  'win',
  'tie',
  'loss',
  'travel',
  'rest',
  'visit',
  'draw',
  'hit',
  'counter',
  'fall',
  'wings',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** HP-24.2, and open play (HP-24.20). */
export const WINDOWS = ['open', 'w1', 'w2', 'w4', 'w5', 'w6', 'w7', 'w8', 'w10'] as const;
export type Window = (typeof WINDOWS)[number];

/** How often a card of multiple use works. */
export const LIMITS = ['battle', 'turn', 'round'] as const;

/** To the end of the turn going on; until the next turn of who played the card. */
export const DURATIONS = ['turn', 'round'] as const;

/** Encounter card, deals with another hero, replaced in Solo (HP-25.8, HP-28.33, HP-29.15). */
export const MARKS = ['X', 'H', 'S'] as const;

/** HP-19.1. */
export const ENCOUNTERS = ['ambush', 'thievery', 'snatching'] as const;

/** What `guard` may ward off: Encounters, and types of cards. */
export const THREATS = [...ENCOUNTERS, 'anti hero', 'vs heroes'] as const;

/** HP-14.3. */
export const ACTIONS = ['travel', 'rest', 'visit', 'fight', 'encounter'] as const;

/** HP-7.1. */
export const LANDS = ['riverbank', 'cave', 'mountains', 'plains', 'forest'] as const;

/** HP-7.3, and the Dragon Rocks, where nobody walks (HP-7.8). */
export const SPACE_KINDS = ['road', 'safe', 'settlement', 'rock'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const SPACE_MARKS = ['start', 'pier', 'balloon', 'prison', 'cave mouth', 'opening'] as const;
export type SpaceMark = (typeof SPACE_MARKS)[number];

export const ROCKS = ['i', 'ii', 'iii'] as const;

export const BANKS = ['west', 'east'] as const;

/** In place of a distance: anywhere on the map. */
export const ANYWHERE = 255;

/** In place of a number: all of them. */
export const ALL_OF_THEM = 255;

/** In place of the pay for a card sold: its printed price less 1. */
export const PRICE_LESS_ONE = -1;

/** In place of the row of an enemy: the Dragon. */
export const DRAGON = -1;
