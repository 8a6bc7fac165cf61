// The words that options are chosen by. Apart from what reads them: help needs nothing else of the game.

export const MODES = ['competitive', 'co-op', 'solo'] as const;
export type Mode = (typeof MODES)[number];

/** Gentle is for one player alone (SM-18.6). */
export const DIFFICULTIES = ['gentle', 'normal', 'frenzy', 'darkest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** SM-14.12: what the realm must hold against: more where more cities stand, or the one number on the card. */
export const REALM_ATTACKS = ['standing', 'printed'] as const;
export type RealmAttack = (typeof REALM_ATTACKS)[number];
