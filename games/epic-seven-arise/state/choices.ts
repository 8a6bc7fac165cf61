// The words that options and things are chosen by. Apart from what reads them: help needs nothing else of the game.

export const MODES = ['chapter', 'campaign'] as const;
export type Mode = (typeof MODES)[number];

/** EA-2.18: the Skull limit is one higher, as printed, or one lower. */
export const DIFFICULTIES = ['gentle', 'standard', 'grim'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const CHAPTERS = 6;

/** EA-2.2, EA-2.4: heroes in the party. */
export const PARTIES = [3, 4] as const;
export type Party = (typeof PARTIES)[number];

/** The decks from which one of three cards is kept. */
export const DECKS = ['skill', 'artifact', 'equipment'] as const;

/** Where Skystones come from and go to: what the final page tells of a score. */
export const SOURCES = ['start', 'kill', 'bounty', 'encounter', 'story', 'card', 'merchant', 'revival', 'punishment', 'redraw'] as const;
export type Source = (typeof SOURCES)[number];

/** EA-24.1: what the group decides together. */
const ABOUT = ['explore', 'battle', 'move', 'story', 'between'] as const;
export type About = (typeof ABOUT)[number];

/** What may be chosen between two chapters of a campaign: to go on (or to try again), to give up, or another difficulty. */
export const ONWARD = ['goOn', 'giveUp', ...DIFFICULTIES] as const;
