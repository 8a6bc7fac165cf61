import type { Card } from '../content/content.ts';
import { EXPERIENCE, FAITH } from '../rules/bank.ts';
import type { Hero } from '../state/board.ts';

// What a card is worth to who lacks gems for it.

/** How much of its worth a card has for a hero as he is. */
export type Hopes = (card: Card, hero: Hero) => number;

/** By gems that are lacking, whichever they are. */
const READY = [1, 0.6, 0.35, 0.15, 0.05];

export const asHeIs: Hopes = ({ needs }, { gems }) => {
  let lacking = 0;
  for (let attribute = 0; attribute < needs.length; attribute++) lacking += Math.max(0, needs[attribute]! - gems[attribute]!);
  return READY[Math.min(lacking, READY.length - 1)]!;
};

/** What each gem that is lacking leaves of it: EXPERIENCE comes with every victory, and the others are bought one by one. */
const LEFT = { experience: 0.9, faith: 0.7, other: 0.75 };

const leftWithout = (attribute: number): number =>
  attribute === EXPERIENCE ? LEFT.experience : attribute === FAITH ? LEFT.faith : LEFT.other;

/** As he will be: the gear that slays the Dragon asks for much, and whoever waits until he can wear it finds that others have it. */
export const asHeWillBe: Hopes = ({ needs }, { gems }) => {
  let left = 1;
  for (let attribute = 0; attribute < needs.length; attribute++)
    left *= leftWithout(attribute) ** Math.max(0, needs[attribute]! - gems[attribute]!);
  return left;
};
