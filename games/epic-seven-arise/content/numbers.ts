import { whole } from '@hoard/kernel';
import * as v from 'valibot';

const few = whole(0, 20);
const strength = v.strictObject({ percent: whole(1, 500), damage: whole(-5, 5) });

/** Every limit, price and bonus of the rulebook that no card bears. */
export const numbersSchema = v.strictObject({
  /** At most so many for a player (EA-8.13); what Lose 2 Souls takes (EA-18.11). */
  souls: v.strictObject({ most: whole(1, 30), drain: few }),
  /** EA-3.16, EA-3.20; out of so many one is chosen (EA-5.12); what dealing anew costs (EA-3.18). */
  cards: v.strictObject({ deck: whole(5, 15), hand: whole(1, 10), choice: whole(1, 6), redraw: few }),
  /** EA-3.15; of each colour for who has one hero against two (EA-2.14); what a set of three colours is worth on top (EA-20.3). */
  skystones: v.strictObject({ start: few, lone: few, set: few }),
  potions: few,
  /** EA-5.6, and how many times that with fewer than four players (EA-2.11). */
  prices: v.strictObject({ potion: few, skill: few, artifact: few, fewPlayers: whole(1, 5) }),
  /** What a Dual Attack costs by rank (EA-10.3). */
  dual: v.tuple([few, few, few, few]),
  /** EA-2.19. */
  echoes: v.strictObject({ cards: whole(1, 6), price: few }),
  /** Enemy Attack cards that are put aside (EA-3.5). */
  attacks: v.strictObject({ aside: whole(0, 11) }),
  /** The battle round at whose end it begins (EA-7.21, EA-7.22). */
  dread: whole(1, 50),
  weariness: whole(1, 50),
  /** A boss calls nobody while so many others are there. */
  called: few,
  /** The most that `hit missing` is. */
  missing: few,
  /** EA-19.2, EA-19.3. */
  contribution: v.strictObject({ damage: few, care: few, soul: few, token: few, potion: few, assist: few, raise: few, kill: few }),
  /** EA-2.18. */
  skullLimit: v.strictObject({ gentle: whole(-5, 5), standard: whole(-5, 5), grim: whole(-5, 5) }),
  /** By number of players (EA-2.15). */
  bosses: v.strictObject({
    threeHeroes: v.tuple([strength, strength, strength]),
    fourHeroes: v.tuple([strength, strength, strength, strength]),
  }),
  /** The points from which a single player is silver and gold (EA-2.17). */
  grades: v.strictObject({ silver: whole(1, 99), gold: whole(1, 99) }),
});
export type Numbers = Readonly<v.InferOutput<typeof numbersSchema>>;
