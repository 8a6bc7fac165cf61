// The words that options are chosen by. Apart from what reads them: help needs nothing else of the game.

/** DA-15.7. */
export const LEVELS = ['squire', 'knight', 'champion', 'legend'] as const;
export type Level = (typeof LEVELS)[number];
