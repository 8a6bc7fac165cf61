import type { HexId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';

/** What a hex is called. */
export const hexName = (words: Words, hex: HexId): string => words.hex(hex);

/** The home city of a seat, which its hero speaks for. */
export function cityName(words: Words, board: Board, seat: Seat): string {
  const hex = words.content.cities[board.heroes[seat]!.city];
  return hex === undefined ? '' : hexName(words, hex);
}

/** Goods by kind, as words: `2 wood, 1 stone`. */
export const goodsNames = ({ resources }: Words, goods: readonly number[]): string =>
  goods.flatMap((count, kind) => (count > 0 ? [`${count} ${resources[kind]}`] : [])).join(', ');
