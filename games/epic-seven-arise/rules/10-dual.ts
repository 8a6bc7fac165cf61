import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { STATUS } from '../content/names.ts';
import { ECHO } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import { isSkillCard } from './cards.ts';
import { costOf } from './combatants.ts';
import { isLiving, placeOf, playerOf } from './things.ts';

/** EA-10.3, EA-2.19: what borrowing a card costs a hero's player. */
export function dualPrice(board: Board, content: Content, place: number): number {
  const hero = board.heroes[place]!;
  const { dual, echoes } = content.numbers;
  const price = board.echoing ? echoes.price : dual[placeOf(board, hero.owner)]!;
  return Math.max(0, price + costOf(content, hero, 'dual'));
}

/** EA-10.2: another player with a living hero who is not stunned. */
const mayAssist = (board: Board, seat: Seat, other: Seat): boolean =>
  other !== seat && board.heroes.some((hero) => hero.owner === other && isLiving(hero) && (hero.statuses & STATUS.stun) === 0);

/** A card that may be borrowed, and whose it is: a seat, or ECHO. */
export interface Loan {
  readonly lender: Seat;
  readonly card: CardId;
}

/** EA-10.2, EA-10.4, EA-10.5: all that a hero's player may borrow now, each different card of a lender once. */
export function loansFor(board: Board, content: Content, place: number): Loan[] {
  const { owner } = board.heroes[place]!;
  if (playerOf(board, owner).souls < dualPrice(board, content, place)) return [];
  if (board.echoing) return [...new Set(unusedEchoes(board))].map((card) => ({ lender: ECHO, card }));
  const loans: Loan[] = [];
  for (const { seat, hand } of board.players) {
    if (!mayAssist(board, owner, seat)) continue;
    for (const card of new Set(hand)) if (isSkillCard(content, card)) loans.push({ lender: seat, card });
  }
  return loans;
}

/** Echoes that were not borrowed in this turn. */
function unusedEchoes({ echoes, turn }: Board): CardId[] {
  const left = echoes.slice();
  for (const card of turn?.echoes ?? []) left.splice(left.indexOf(card), 1);
  return left;
}

/** The numbers of all that may be borrowed, as bits: which set they complete depends on one number only. */
export function numbersOnLoan(board: Board, content: Content, place: number): number {
  let bits = 0;
  for (const { card } of loansFor(board, content, place)) bits |= content.cards[card]!.bits;
  return bits;
}
