import type { Content } from '../content/content.ts';
import { sumOf } from '../rules/things.ts';
import type { Mount } from '../content/content.ts';
import type { Hero } from '../state/board.ts';

// How players value time and money.

export interface Manner {
  /** What a turn is worth, by way of travel. */
  readonly turn: { readonly [mount in Mount]: number };
  /** What the first coins of a purse are worth: they buy the next load, or a horse, and whoever has none must go home (SM-13.1). */
  readonly coins: { readonly [mount in Mount]: readonly number[] };
  /** So much more profit counts to who has hardly any coins: the dearer a turn, the more, or nobody would go for a single good. */
  readonly need: number;
  /** What a dragon is worth to who wants one, and a gem to who looks for fires. */
  readonly dragon: number;
  readonly gem: number;
}

/** Hurries, and always has coins for the next load. */
export const SHARP: Manner = {
  turn: { foot: 4.5, horse: 7, dragon: 7 },
  coins: {
    foot: [5, 5, 5, 4, 4, 3.5, 3.5, 3.5, 3.5, 3.2, 3.2],
    horse: [7, 7, 6, 5, 5, 4, 4, 3, 3],
    dragon: [7, 7, 6, 5, 5, 4, 4, 4, 4, 3, 3, 3],
  },
  need: 6,
  dragon: 50,
  gem: 8,
};

/** Takes more time, and builds before there is quite the money for it. */
export const EASY: Manner = {
  turn: { foot: 2.4, horse: 4, dragon: 5 },
  coins: { foot: SHARP.coins.foot, horse: [5, 5, 5, 3.5, 3.2, 2], dragon: [5, 5, 5, 3.5, 3.2, 3.2, 3.2, 3.2, 3] },
  need: 3,
  dragon: 20,
  gem: 0,
};

/** What one good is worth that bandits take from who has no coin. */
const GOOD = 4.5;

/** What money is worth in a manner. */
export function purseOf({ coins }: Manner, { numbers, artefactsWith }: Content) {
  return { worthOfPurse, costOf, costOfRobbery };

  /** What it means to have so much gold rather than none. */
  function worthOfPurse(mount: Mount, gold: number): number {
    const first = coins[mount];
    let worth = gold;
    for (let coin = Math.min(first.length, gold) - 1; coin >= 0; coin--) worth += first[coin]! - 1;
    return worth;
  }

  /** What it costs to pay so much. Goods that are carried will be coins again. */
  function costOf(hero: Hero, price: number, mount = hero.mount): number {
    const sure = sumOf(hero.goods);
    return worthOfPurse(hero.mount, sure + hero.gold) - worthOfPurse(mount, sure + hero.gold - price);
  }

  /** What a hex with bandits costs on average (SM-5.1): a coin, or a good of who has none. */
  function costOfRobbery(hero: Hero): number {
    if (hero.mount === 'dragon' || (hero.artefacts & artefactsWith.noBandits) !== 0) return 0;
    const loot = hero.gold > 0 ? (coins[hero.mount][hero.gold - 1] ?? 1) : sumOf(hero.goods) > 0 ? GOOD : 0;
    return (loot * numbers.die.robbedUpTo) / 6;
  }
}

export type Purse = ReturnType<typeof purseOf>;
