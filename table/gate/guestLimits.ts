/** Who takes in less than this is too slow, and comes back when there is room. */
export const MOST_UNSENT = 4 * 1024 * 1024;
/** So many requests may wait for their answers. */
export const MOST_WAITING = 32;
/** So many messages may be none before whoever sends them goes. */
export const MOST_MISTAKES = 20;
/** So many passages of the past are given at once. */
export const MOST_PASSAGES = 2_000;
/** When to come back. */
export const SOON = 500;
