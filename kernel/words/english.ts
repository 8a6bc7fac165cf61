import type { Seat } from '../engine/seats.ts';
import type { Voices } from './telling.ts';

/** `your`, `Anna's`. */
export const whose = (seat: Seat, voices: Voices): string => (seat === voices.you ? 'your' : `${voices.nameOf(seat)}'s`);

/** `1 step`, `3 steps`. */
export const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
