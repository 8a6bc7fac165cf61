import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';

// Sets of cards for skills (EA-9.2 to EA-9.8). Cards are bits of their numbers: bit n for the number n, so an Artifact has two.

/** How many cards the skills need: a pair, a run of three, three alike. */
export const SET_SIZES = [2, 3, 3] as const;

const PAIR = 0;
const RUN = 1;

/** EA-9.3, EA-9.6: three numbers in a row, in whatever order the cards come. */
const isRun = (a: number, b: number, c: number): boolean =>
  ((a & (b >> 1) & (c >> 2)) |
    (a & (c >> 1) & (b >> 2)) |
    (b & (a >> 1) & (c >> 2)) |
    (b & (c >> 1) & (a >> 2)) |
    (c & (a >> 1) & (b >> 2)) |
    (c & (b >> 1) & (a >> 2))) !==
  0;

/** EA-9.8: whether cards fill the places of a skill, each one place. */
export function fills(skill: number, cards: readonly number[]): boolean {
  const [a, b, c] = cards;
  if (skill === PAIR) return (a! & b!) !== 0;
  return skill === RUN ? isRun(a!, b!, c!) : (a! & b! & c!) !== 0;
}

/** Whether the set can be completed with `need` more cards of a list, from a place on. `chosen` is used as a stack. */
function completes(skill: number, bits: readonly number[], from: number, need: number, chosen: number[]): boolean {
  if (need === 0) return fills(skill, chosen);
  for (let place = from; place <= bits.length - need; place++) {
    chosen.push(bits[place]!);
    const isFound = completes(skill, bits, place + 1, need - 1, chosen);
    chosen.pop();
    if (isFound) return true;
  }
  return false;
}

const bitsOf = (content: Content, cards: readonly CardId[]): number[] => cards.map((card) => content.cards[card]!.bits);

/** Whether a skill's set can be made of cards in a hand and one more card with these numbers; 0 for none. */
export const canFill = (content: Content, skill: number, hand: readonly CardId[], more: number): boolean =>
  more === 0
    ? completes(skill, bitsOf(content, hand), 0, SET_SIZES[skill]!, [])
    : completes(skill, bitsOf(content, hand), 0, SET_SIZES[skill]! - 1, [more]);

/** Cards of a hand, lowest first, that may be laid next to those that are: each different one once, never one below the last. */
export function nextCards(content: Content, skill: number, hand: readonly CardId[], laid: readonly CardId[], loan: CardId): CardId[] {
  const rest = hand.toSorted((one, other) => one - other);
  for (const card of laid) rest.splice(rest.indexOf(card), 1);
  const last = laid.at(-1) ?? -1;
  const open = rest.filter((card) => card >= last);
  const chosen = bitsOf(content, loan < 0 ? laid : [...laid, loan]);
  const need = SET_SIZES[skill]! - chosen.length;
  const bits = bitsOf(content, open);
  const cards: CardId[] = [];
  for (let place = 0; place <= open.length - need; place++) {
    if (open[place] === cards.at(-1)) continue;
    chosen.push(bits[place]!);
    if (completes(skill, bits, place + 1, need - 1, chosen)) cards.push(open[place]!);
    chosen.pop();
  }
  return cards;
}
