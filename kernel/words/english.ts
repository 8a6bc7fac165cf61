import type { Seat } from '../engine/seats.ts';
import type { Voices } from './telling.ts';

/** `your`, `Anna's`. */
export const whose = (seat: Seat, voices: Voices): string => (seat === voices.you ? 'your' : `${voices.nameOf(seat)}'s`);

/** What takes another ending than the usual one. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bdie$/, 'dice'],
  [/\bman$/i, 'men'],
  [/(?<=[lr])fe?$/, 'ves'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=s|x|ch|sh)$/, 'es'],
];

/** `steps`, `Werewolves`. */
function pluralOf(one: string): string {
  const ending = ENDINGS.find(([pattern]) => pattern.test(one));
  return ending === undefined ? `${one}s` : one.replace(...ending);
}

/** `1 step`, `3 steps`. */
export const times = (count: number, one: string): string => `${count} ${count === 1 ? one : pluralOf(one)}`;
