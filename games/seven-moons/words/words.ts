import type { english } from './en.ts';
import type { boardIn } from './en/board.ts';
import type { endingIn } from './en/ending.ts';
import type { landIn } from './en/land.ts';
import type { prospectsIn } from './en/prospects.ts';

/** All that is said in one language, with one content set. What English has, every language has: a missing word does not compile. */
export type Words = ReturnType<typeof english>;

export type LandWords = ReturnType<typeof landIn>;
export type ProspectWords = ReturnType<typeof prospectsIn>;
export type BoardWords = ReturnType<typeof boardIn>;
export type EndingWords = ReturnType<typeof endingIn>;
