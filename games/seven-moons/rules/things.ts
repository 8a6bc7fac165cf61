import type { HexId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';
import type { Content, Faerie } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Mode } from '../state/choices.ts';

// What the chapters ask of the board.

export const heroOf = (board: Board, seat: Seat): Hero => board.heroes[seat]!;

/** The hex of a player's own city. */
export const homeOf = (board: Board, content: Content, seat: Seat): number => content.cities[heroOf(board, seat).city]!;

export const has = (bits: number, row: number): boolean => ((bits >>> row) & 1) === 1;

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The rows of a set. */
export function rowsIn(bits: number): number[] {
  const rows: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) rows.push(31 - Math.clz32(rest & -rest));
  return rows;
}

export const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** SM-1.1: everybody against the Shadow Army, alone or with others. */
export const together = (mode: Mode): boolean => mode !== 'competitive';

export const isSolo = (board: Board): boolean => board.mode === 'solo';

/** SM-1.17: whose turn comes next. Who has left is passed over (SM-20.11). */
export function leftHandOf(board: Board, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % board.heroes.length;
  while (heroOf(board, next).gone && next !== seat);
  return next;
}

/** The seats in turn order from the first player (SM-14.21), by place. */
export const seatAt = (board: Board, place: number): Seat => (board.first + place) % board.heroes.length;

export const placeOf = (board: Board, seat: Seat): number => (seat - board.first + board.heroes.length) % board.heroes.length;

/** SM-14.25: strongholds and allies; a city with none has fallen. */
export const defencesOf = (hero: Hero): number => hero.strongholds + countBits(hero.allies);

export const stands = (board: Board, seat: Seat): boolean => !heroOf(board, seat).gone && defencesOf(heroOf(board, seat)) > 0;

export function countStanding(board: Board): number {
  let count = 0;
  for (let seat = 0; seat < board.heroes.length; seat++) if (stands(board, seat)) count++;
  return count;
}

/** SM-3.6, SM-5.12: an ordinary wilderness hex, a landmark, or a campfire whose token is gone. */
export const isWilderness = (board: Board, content: Content, hex: HexId): boolean => content.isWild[hex]! && !isLit(board, content, hex);

/** SM-1.11: a campfire that still has its token. */
export function isLit(board: Board, content: Content, hex: HexId): boolean {
  const fire = content.fireAt[hex]!;
  return fire >= 0 && has(board.fires, fire);
}

/** SM-6.4: how much a hero can carry. */
export const capacityOf = (content: Content, hero: Hero): number => content.numbers.capacity[hero.mount];

/** SM-10.5: the quest token is carried from the step that takes it to the end of the quest. */
export function carriesToken(content: Content, hero: Hero): boolean {
  if (hero.quest < 0) return false;
  const { steps } = content.questCards[hero.quest]!;
  for (let step = 0; step < hero.step; step++) if (steps[step]!.token === 'take') return true;
  return false;
}

/** SM-11.1: spaces that are free; negative where the inventory is overfull. */
export const roomOf = (content: Content, hero: Hero): number =>
  capacityOf(content, hero) - sumOf(hero.goods) - (carriesToken(content, hero) ? 1 : 0);

/** The power of a hero's faerie, or null. */
export const faerieOf = (content: Content, hero: Hero): Faerie | null => (hero.faerie < 0 ? null : content.faeries[hero.faerie]!);
