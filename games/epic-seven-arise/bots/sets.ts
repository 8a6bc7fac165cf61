import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';

// Sets of cards: pairs, runs and triples (EA-9.2 to EA-9.4), told by the numbers of the cards as bits.

const PAIR = 0;
const RUN = 1;

/** How many cards a skill is played with. */
const sizeOf = (skill: number): number => (skill === PAIR ? 2 : 3);

/** Whether three cards can be three numbers in a row, each one of them (EA-9.8). */
function isRun(a: number, b: number, c: number): boolean {
  for (let all = a | b | c, from = 0; all >>> from !== 0; from++) {
    const one = (a >>> from) & 7;
    const two = (b >>> from) & 7;
    const three = (c >>> from) & 7;
    if ((one | two | three) !== 7 || one === 0 || two === 0 || three === 0) continue;
    if (covers(one, two, three)) return true;
  }
  return false;
}

/** Whether three cards that show some of three numbers can show all of them at once. */
function covers(one: number, two: number, three: number): boolean {
  for (let first = 1; first <= 4; first <<= 1) {
    if ((one & first) === 0) continue;
    for (let second = 1; second <= 4; second <<= 1)
      if (second !== first && (two & second) !== 0 && (three & (7 ^ first ^ second)) !== 0) return true;
  }
  return false;
}

/** Whether cards with these numbers make the set of a skill; a pair has no third. */
function isSet(skill: number, a: number, b: number, c: number): boolean {
  if (skill === PAIR) return (a & b) !== 0;
  return skill === RUN ? isRun(a, b, c) : (a & b & c) !== 0;
}

/**
 * The best of all sets that can be made of these cards from a place in the hand on, with others that are laid or borrowed already. What
 * a set is worth is the sum of what its cards are worth; -Infinity where there is none. `hand` is in order, lowest first.
 */
export function bestSet(
  content: Content,
  skill: number,
  hand: readonly CardId[],
  worths: readonly number[],
  from: number,
  laid: readonly CardId[],
): number {
  const missing = sizeOf(skill) - laid.length;
  const bits = (card: CardId): number => content.cards[card]!.bits;
  const [x, y, z] = laid;
  if (missing === 0) return isSet(skill, bits(x!), bits(y!), z === undefined ? 0 : bits(z)) ? 0 : -Infinity;
  let best = -Infinity;
  for (let i = from; i < hand.length; i++) {
    const a = bits(hand[i]!);
    if (missing === 1) {
      if (isSet(skill, a, bits(x!), y === undefined ? 0 : bits(y))) best = Math.max(best, worths[i]!);
      continue;
    }
    for (let j = i + 1; j < hand.length; j++) {
      const b = bits(hand[j]!);
      if (missing === 2) {
        if (isSet(skill, a, b, x === undefined ? 0 : bits(x))) best = Math.max(best, worths[i]! + worths[j]!);
        continue;
      }
      for (let k = j + 1; k < hand.length; k++)
        if (isSet(skill, a, b, bits(hand[k]!))) best = Math.max(best, worths[i]! + worths[j]! + worths[k]!);
    }
  }
  return best;
}

/** What each skill is worth to a hand that nobody has looked at closely. */
const ROUGHLY = [1.6, 2.4, 3.6];
const NOTHING: readonly CardId[] = [];
const zeros: number[] = [];

/** How good a hand looks for any hero: for who lends a card, or must discard one. */
export function promiseOfHand(content: Content, hand: readonly CardId[]): number {
  for (let place = zeros.length; place < hand.length; place++) zeros[place] = 0;
  let promise = 0;
  for (let skill = 0; skill < ROUGHLY.length; skill++)
    if (ROUGHLY[skill]! > promise && bestSet(content, skill, hand, zeros, 0, NOTHING) === 0) promise = ROUGHLY[skill]!;
  return promise;
}
