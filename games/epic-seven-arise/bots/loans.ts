import type { Action, Seat } from '@hoard/kernel';
import { BLUE, RED, STATUS, type Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { costOf } from '../rules/combatants.ts';
import { placeOf } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import { asLoan } from '../state/keys.ts';
import { act } from '../state/verbs.ts';
import type { Manner } from './manner.ts';
import type { Weights } from './mission.ts';
import { promiseOfHand } from './sets.ts';

// Cards that may be borrowed: from the hands of others (EA-10), or an Echo (EA-2.19).

export interface RatedLoan {
  readonly action: Action;
  readonly card: CardId;
  readonly price: number;
  /** What it brings, less what it costs who borrows. */
  readonly worth: number;
  /** What the lender misses. */
  readonly loss: () => number;
}

/** How much of a Soul is still worth that a friend has now. */
const STILL_OURS = 0.5;

const nothing = (): number => 0;

/** What the acting hero may borrow now. */
export function ratedLoansFor(board: Board, content: Content, hero: Hero, seat: Seat, manner: Manner, weights: Weights): RatedLoan[] {
  const loans: RatedLoan[] = [];
  const { souls } = board.players[seat]!;
  const bonusOf = (card: CardId, sharers: number): number => {
    const { colour } = content.cards[card]!;
    const both = 1 + STILL_OURS * sharers;
    return colour === RED ? manner.soul * both + weights.red : colour === BLUE ? manner.draw * both + weights.blue : 0;
  };
  if (board.players.length === 1) {
    const { price } = content.numbers.echoes;
    if (board.echoing && souls >= price)
      for (const card of new Set(board.echoes)) {
        const worth = bonusOf(card, 0) + weights.burn - price * manner.soul - manner.draw;
        loans.push({ action: act.echo(card), card, price, worth, loss: nothing });
      }
    return loans;
  }
  const price = Math.max(0, content.numbers.dual[placeOf(board, seat)]! + costOf(content, hero, 'dual'));
  if (souls < price) return loans;
  const paid = price * manner.soul * (1 - STILL_OURS) + manner.draw;
  for (const lender of board.players) {
    if (lender.seat === seat || !canAssist(board, lender.seat)) continue;
    let promise = -1;
    for (const card of new Set(lender.hand)) {
      if (card >= content.firstArtifact) continue;
      const loss = (): number => {
        if (promise < 0) promise = promiseOfHand(content, lender.hand);
        return manner.regard * (promise - promiseOfHand(content, without(lender.hand, card)));
      };
      loans.push({
        action: act.borrow(asLoan(content, lender.seat, card)),
        card,
        price,
        worth: bonusOf(card, 1) + weights.dual - paid,
        loss,
      });
    }
  }
  return loans;
}

/** EA-10.2: who has a living hero that is not stunned. */
function canAssist({ heroes }: Board, seat: Seat): boolean {
  for (const { owner, health, statuses } of heroes) if (owner === seat && health > 0 && (statuses & STATUS.stun) === 0) return true;
  return false;
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  const rest = cards.slice();
  rest.splice(rest.indexOf(card), 1);
  return rest;
}
