import type { english } from './en.ts';

/** All that is said in one language, with one content set. What English has, every language has: a missing word does not compile. */
export type Words = ReturnType<typeof english>;
