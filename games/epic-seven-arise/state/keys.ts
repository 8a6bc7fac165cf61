import { named, numbered, type ThingNames } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { ATTACK_NUMBERS, CIRCLES, PRIZES, SKYSTONES } from '../content/names.ts';
import { sidesOf } from '../rules/story.ts';
import { ONWARD } from './choices.ts';
import { MOST_SEATS } from './options.ts';

// The names of what actions are done to.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The argument of a position: its letter, the same in every chapter. */
export const letterOf = (id: string): number => LETTERS.indexOf(id);

/** So many bits hold a count of Skystones of one colour. */
const COUNT_BITS = 4;
export const MOST_STONES = (1 << COUNT_BITS) - 1;

/** Skystones by colour as one argument, and back. */
export const asStones = (stones: readonly number[]): number => stones.reduceRight((sum, count) => (sum << COUNT_BITS) | count, 0);
export const stonesIn = (argument: number): number[] => SKYSTONES.map((_, row) => (argument >>> (COUNT_BITS * row)) & MOST_STONES);

/** `w2b1g0`: how many of each colour. */
const stones: ThingNames = {
  nameOf: (argument) => SKYSTONES.map((colour, row) => `${colour[0]}${stonesIn(argument)[row]}`).join(''),
  find(name) {
    const counts = /^w(\d|1[0-5])b(\d|1[0-5])g(\d|1[0-5])$/.exec(name)?.slice(1).map(Number);
    return counts === undefined ? -1 : asStones(counts);
  },
};

/** More monsters than ever stand on a map. */
const MOST_UNITS = 100;

/** The argument of a card that is borrowed from somebody. */
export const asLoan = (content: Content, seat: number, card: number): number => seat * content.firstArtifact + card;
export const lenderIn = (content: Content, argument: number): number => Math.floor(argument / content.firstArtifact);
export const loanIn = (content: Content, argument: number): number => argument % content.firstArtifact;

const loans = (content: Content): string[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) =>
    content.cards.slice(0, content.firstArtifact).map(({ id }) => `${seat + 1}-${id}`),
  ).flat();

export const thingNames = (content: Content) => ({
  hero: named(content.heroes.map(({ id }) => id)),
  colour: named(SKYSTONES),
  circle: named(CIRCLES),
  position: named(LETTERS),
  side: named(sidesOf(content)),
  onward: named(ONWARD),
  count: numbered(content.numbers.potions + 1),
  stones,
  card: named(content.cards.map(({ id }) => id)),
  skill: named(['1', '2', '3']),
  unit: numbered(MOST_UNITS),
  loan: named(loans(content)),
  attack: numbered(ATTACK_NUMBERS + 1),
  item: named(PRIZES),
});
