import { STATUS, type Content } from '../content/content.ts';
import { suffers } from '../rules/combatants.ts';
import type { Board, Hero } from '../state/board.ts';

// What health is worth: the last points of it most.

const MOST = 40;
/** What the last point is worth more than others, and how fast that fades with more of them. */
const LAST = 1.6;
const FADES = 3;
const PLAIN = 0.7;

/** By health: what it is worth to have so much rather than to be dead. */
const WORTH: readonly number[] = Array.from({ length: MOST + 1 }, (_, health) => {
  let worth = 0;
  for (let point = 0; point < health; point++) worth += PLAIN + LAST * Math.exp(-point / FADES);
  return worth;
});

export const worthOfHealth = (health: number): number => WORTH[Math.min(MOST, health)]!;

/** What so much more health is worth to a living hero; nothing where it cannot be healed. */
export function worthOfHealing(board: Board, content: Content, hero: Hero, n: number): number {
  if (hero.health === 0 || suffers(board, content, hero, STATUS.unheal)) return 0;
  const healed = Math.min(content.heroes[hero.id]!.health, hero.health + n);
  return worthOfHealth(healed) - worthOfHealth(hero.health);
}

/** How much a hero can bear: who has little belongs on a circle with few numbers (EA-21.8). */
export const sturdinessOf = (content: Content, hero: Hero): number => hero.health + 3 * content.heroes[hero.id]!.armour;
