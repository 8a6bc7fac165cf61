import type { Content } from '../content/content.ts';
import type { Circle } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import { circleChances } from './field.ts';
import type { Manner } from './manner.ts';
import { sturdinessOf } from './health.ts';

// Who stands where: those who can bear least on the circles with the fewest numbers, whoever chooses first (EA-21.8).

const chances: number[] = [];

/** How well a circle suits a hero, if all who come after choose as sensibly. */
export function rateCircle(board: Board, content: Content, hero: number, circle: Circle, { yields }: Manner): number {
  circleChances(board, content, chances);
  if (!yields) return -chances[circle]!;
  const sturdiness = sturdinessOf(content, board.heroes[hero]!);
  let frailer = 0;
  let waiting = 0;
  board.heroes.forEach((other, place) => {
    if (other.circle >= 0 || place === hero) return;
    waiting++;
    if (sturdinessOf(content, other) < sturdiness || (sturdinessOf(content, other) === sturdiness && place < hero)) frailer++;
  });
  const free = chances
    .map((chance, place) => ({ chance, place }))
    .filter(({ place }) => board.heroes.every((other) => other.circle !== place))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, waiting + 1);
  const wanted = free[Math.min(frailer, free.length - 1)]!;
  return circle === wanted.place ? 1 : -Math.abs(chances[circle]! - wanted.chance) - (free.some(({ place }) => place === circle) ? 0 : 1);
}
