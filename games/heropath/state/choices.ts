// The words that options and things are chosen by. Apart from what reads them: help needs nothing else of the game.

/** HP-2.1: one option of each sector; the first of each is the classic one (HP-2.2). */
export const ATTRIBUTE_MODES = ['character', 'equivalent'] as const;
export const MORALS = ['bronze', 'silver', 'golden'] as const;
export const TURN_MODES = ['turns', 'real time'] as const;
export const COMPETITIONS = ['competitive', 'team', 'co-op', 'solo'] as const;
export const STYLES = ['conservative', 'logical', 'mist', 'adventurous'] as const;
export const DIFFICULTIES = ['normal', 'expert', 'inferno'] as const;
/** HP-32.9: what becomes of the hero of a player who leaves. */
export const LEAVERS = ['replaced', 'taken off'] as const;

export type AttributeMode = (typeof ATTRIBUTE_MODES)[number];
export type Moral = (typeof MORALS)[number];
export type TurnMode = (typeof TURN_MODES)[number];
export type Competition = (typeof COMPETITIONS)[number];
export type Style = (typeof STYLES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Leavers = (typeof LEAVERS)[number];

/** HP-11.5: the squares of the Armament. A card for both hands lies on the first; the second is then empty, or has the arrows of a bow. */
export const SQUARES = ['hand', 'other hand', 'head', 'body', 'general'] as const;

/** HP-20.1: why VITALITY is lost, as far as cards tell it apart. */
const CAUSES = ['loss', 'tie', 'evasion', 'active', 'incidental', 'card', 'encounter', 'dragon', 'ritual'] as const;
export type Cause = (typeof CAUSES)[number];
