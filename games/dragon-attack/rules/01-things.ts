import type { CounterRow, SpaceId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Adventurer, Board, Pile } from '../state/board.ts';

// Chapter 1: things and words. What the other chapters ask of the board.

export const adventurerOf = (board: Board, seat: Seat): Adventurer => board.adventurers[seat]!;

/** DA-1.3, DA-2.3: where a player starts, and brings gold home to. */
export const gateOf = (board: Board, content: Content, seat: Seat): number => content.gates[adventurerOf(board, seat).hero]!;

/** DA-2.4: the seat that owns a starting point, or -1 for ordinary land. */
export function ownerOf(board: Board, content: Content, space: SpaceId): Seat {
  const hero = content.gateOf[space]!;
  return hero < 0 ? -1 : board.adventurers.findIndex((adventurer) => adventurer.hero === hero);
}

/** DA-1.8: the classes in a party, as bits. */
export function partyOf(board: Board, content: Content, seat: Seat): number {
  const { hero, carried } = adventurerOf(board, seat);
  let classes = content.classOfHero[hero]!;
  for (const counter of carried) classes |= content.classOfCounter[counter]!;
  return classes;
}

/** DA-1.8: no two members of a party share a class. */
export function canJoin(board: Board, content: Content, seat: Seat, counter: CounterRow): boolean {
  return (partyOf(board, content, seat) & content.classOfCounter[counter]!) === 0;
}

/** The space of the Dragon, or -1 while it is away (DA-2.8). */
export const dragonSpace = (board: Board, content: Content): number => content.path[board.dragonAt]!;

/** Whether anybody but this seat stands on a space. */
export function othersOn(board: Board, seat: Seat, space: SpaceId): boolean {
  for (let other = 0; other < board.adventurers.length; other++) {
    if (other !== seat && board.adventurers[other]!.at === space) return true;
  }
  return false;
}

export const holdsCounter = (board: Board, space: SpaceId): boolean => board.unknown[space] === 1 || pileOn(board, space) !== undefined;

/** DA-1.14: no player, no treasure counter, not the Dragon. What is at home does not count. */
export function isEmpty(board: Board, content: Content, space: SpaceId): boolean {
  return !holdsCounter(board, space) && dragonSpace(board, content) !== space && !othersOn(board, -1, space);
}

/** DA-1.16: counters on a space that everybody has seen. */
export function pileOn(board: Board, space: SpaceId): Pile | undefined {
  for (const pile of board.piles) if (pile.space === space) return pile;
  return undefined;
}

/** DA-1.16: the open monster on a space, or -1. */
export function openMonsterOn(board: Board, content: Content, space: SpaceId): number {
  const first = pileOn(board, space)?.counters[0] ?? -1;
  return first >= 0 && content.counters[first]!.kind === 'monster' ? first : -1;
}

/** DA-1.17: the player whose turn comes just before. */
export function rightHandOf(board: Board, seat: Seat): Seat {
  const place = board.order.indexOf(seat);
  return board.order[(place + board.order.length - 1) % board.order.length]!;
}

/** The player whose turn comes next (DA-2.10). */
export function leftHandOf(board: Board, seat: Seat): Seat {
  return board.order[(board.order.indexOf(seat) + 1) % board.order.length]!;
}

/** Puts a counter with what lies face up on a space, or begins a pile there. */
export function layOpen(board: Board, space: SpaceId, counter: CounterRow): void {
  const pile = pileOn(board, space);
  if (pile === undefined) board.piles.push({ space, counters: [counter] });
  else pile.counters.push(counter);
}

/** Takes away everything that lies face up on a space. */
export function clearPile(board: Board, space: SpaceId): number[] {
  const place = board.piles.findIndex((pile) => pile.space === space);
  return place < 0 ? [] : board.piles.splice(place, 1)[0]!.counters;
}

/** The values of gold and the strengths of monsters among some counters (DA-14.3). */
export function worthOf(content: Content, counters: readonly number[]): number {
  let sum = 0;
  for (const row of counters) {
    const counter = content.counters[row]!;
    if (counter.kind === 'gold') sum += counter.value;
    else if (counter.kind === 'monster') sum += counter.strength;
  }
  return sum;
}
