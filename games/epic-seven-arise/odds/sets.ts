import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import { dualPrice, loansFor } from '../rules/10-dual.ts';
import { SET_SIZES, nextCards } from '../rules/sets.ts';
import { playerOf } from '../rules/things.ts';

/** A set that can be laid for a skill: own cards, lowest first, and what is borrowed for it. */
export interface PossibleSet {
  readonly cards: readonly CardId[];
  /** -1 where nothing is borrowed. */
  readonly loan: CardId;
  /** A seat, ECHO, or -1. */
  readonly lender: Seat;
  /** In Souls. */
  readonly price: number;
}

/** Every set that a hero, by place, could lay for a skill now, in the order in which it is asked for (EA-9.10); equal ones once. */
export function setsFor(sight: Board, content: Content, hero: number, skill: number): PossibleSet[] {
  const { hand } = playerOf(sight, sight.heroes[hero]!.owner);
  const sets: PossibleSet[] = [];
  const fill = (laid: readonly CardId[], loan: CardId, lender: Seat, price: number): void => {
    if (laid.length + (loan < 0 ? 0 : 1) === SET_SIZES[skill]) {
      sets.push({ cards: laid, loan, lender, price });
      return;
    }
    for (const card of nextCards(content, skill, hand, laid, loan)) fill([...laid, card], loan, lender, price);
  };
  fill([], -1, -1, 0);
  for (const { lender, card } of loansFor(sight, content, hero)) fill([], card, lender, dualPrice(sight, content, hero));
  return sets;
}
