import { STATUSES, type Status } from '../content/content.ts';

/** Statuses that are kept as bits. */
export const inBits = (bits: number): Status[] => STATUSES.filter((_, place) => (bits >> place) % 2 === 1);
