import type { Content } from '../content/content.ts';
import { ANY, SKYSTONES } from '../content/names.ts';
import type { Player } from '../state/board.ts';
import { oneColour } from './purse.ts';
import { scoreOf } from './things.ts';

// What Skystones that come or go make of a score: what is answered for somebody (EA-24.9), and what is told before a choice.

/** What a score would be with these Skystones more, or fewer. */
export const scoreWith = (content: Content, player: Player, stones: readonly number[]): number =>
  scoreOf(content, { ...player, stones: player.stones.map((count, row) => count + stones[row]!) });

/** The colour that brings a player the most points. */
export const bestColour = (content: Content, player: Player): number => {
  const scores = SKYSTONES.map((_, row) => scoreWith(content, player, oneColour(row)));
  return scores.indexOf(Math.max(...scores));
};

/** EA-24.9: the first item of a bounty that gives the most points; what an "any" gives, its best colour does. */
export function richestOf(content: Content, player: Player, items: readonly number[]): number {
  const points = items.map((item) => {
    const row = item === ANY ? bestColour(content, player) : item;
    return row < SKYSTONES.length ? scoreWith(content, player, oneColour(row)) : scoreOf(content, player);
  });
  return items[points.indexOf(Math.max(...points))]!;
}

/** So many Skystones of a player, by colour, that cost the fewest points; null where there are not so many. */
export function cheapestOf(content: Content, player: Player, count: number): readonly number[] | null {
  let cheapest: readonly number[] | null = null;
  let most = -Infinity;
  const [white = 0, black = 0, green = 0] = player.stones;
  for (let whites = 0; whites <= Math.min(white, count); whites++)
    for (let blacks = Math.max(0, count - whites - green); blacks <= Math.min(black, count - whites); blacks++) {
      const stones = [whites, blacks, count - whites - blacks];
      const score = scoreWith(
        content,
        player,
        stones.map((one) => 0 - one),
      );
      if (score <= most) continue;
      most = score;
      cheapest = stones;
    }
  return cheapest;
}
