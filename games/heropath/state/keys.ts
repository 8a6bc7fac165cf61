import { named, numbered, type ThingNames } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { ATTRIBUTES, CATEGORIES, DECKS, ROCKS, SUPPLIES } from '../content/names.ts';
import { SQUARES } from './choices.ts';
import { MOST_SEATS } from './options.ts';
import { prey } from './verbs.ts';

// The names of what actions are done to.

/** More enemies than are ever placed in a game. */
const MOST_UNITS = 2000;
/** More clauses than a card has. */
const MOST_CLAUSES = 8;
/** HP-28.33: in place of a clause, what every card marked H does in a Ritual. */
export const FELLOWSHIP = MOST_CLAUSES;
/** More than a Place-Site offers, and than anybody is asked to count. */
const MOST_COUNTED = 20;

const OTHER_HAND = SQUARES.indexOf('other hand');

/** The argument of a card that is laid on a square; only a hand card has a choice of two. */
export const asWorn = (card: CardId, square: number): number => 2 * card + (square === OTHER_HAND ? 1 : 0);
export const cardWorn = (argument: number): CardId => argument >> 1;
export const isOtherHand = (argument: number): boolean => (argument & 1) === 1;

/** What is laid into a bargain: supplies first, then cards. */
export const itemOf = (card: CardId): number => SUPPLIES.length + card;
export const cardIn = (item: number): CardId => item - SUPPLIES.length;

/** Whom, and what of them. */
function preyNames(things: readonly string[]): ThingNames {
  const names: string[] = Array(prey(MOST_SEATS, 0)).fill('');
  for (let seat = 0; seat < MOST_SEATS; seat++) things.forEach((thing, what) => (names[prey(seat, what)] = `${seat + 1}-${thing}`));
  return named(names);
}

export const thingNames = ({ cards, heroes, map, sites }: Content) => {
  const cardIds = cards.map(({ id }) => id);
  return {
    hero: named(heroes.map(({ id }) => id)),
    count: numbered(MOST_COUNTED),
    clause: named([...Array.from({ length: MOST_CLAUSES }, (_, clause) => String(clause)), 'fellowship']),
    card: named(cardIds),
    worn: named(cardIds.flatMap((id) => [id, `${id}-other`])),
    square: named(SQUARES.map((square) => square.replace(' ', '-'))),
    unit: numbered(MOST_UNITS),
    seat: named(Array.from({ length: MOST_SEATS }, (_, seat) => String(seat + 1))),
    theft: preyNames(CATEGORIES),
    snatch: preyNames(SUPPLIES),
    space: named(map.spaces.map(({ id }) => id)),
    activity: numbered(MOST_COUNTED),
    deck: named(DECKS),
    attribute: named(ATTRIBUTES),
    site: named(sites.map(({ id }) => id)),
    item: named([...SUPPLIES, ...cardIds]),
    rock: named(ROCKS),
  };
};
