import type { Action } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import type { BargainActs } from '../steps/bargaining.ts';
import { countIn } from '../engine/countIn.ts';
import { givenBy, partnerOf, type Talk } from '../steps/talk.ts';
import type { BargainTable, Good, Party } from './telling.ts';

/** One kind of thing that somebody has, and that may change hands. */
interface Holding extends Pick<Good, 'label' | 'count'> {
  /** Its number in bargains. */
  readonly thing: number;
}

/** What a game says of a bargain, for what is told of it. */
export interface GoodsToTrade extends Pick<BargainTable, 'offersLeft' | 'truce'> {
  readonly act: BargainActs;
  /** What an owner has, in the order in which it lies on the table; `drafted` is what is part of the draft already. */
  readonly holdings: (owner: Seat, drafted: readonly number[]) => readonly Holding[];
}

/** What lies on the table between two who talk, as the one sees it whose word it is. */
export function bargainTableOf(talk: Talk, actions: readonly Action[], { act, offersLeft, truce, holdings }: GoodsToTrade): BargainTable {
  const { speaker, offer } = talk;
  const partyOf = (seat: Seat): Party => {
    const isOwn = seat === speaker;
    const drafted = givenBy(talk, seat, talk.draft);
    const offered = offer === null ? [] : givenBy(talk, seat, offer);
    const goods = holdings(seat, drafted).map(({ thing, label, count }): Good => {
      const action = isOwn ? act.give(thing) : act.ask(thing);
      return {
        // The two may have the same things.
        row: isOwn ? thing : -1 - thing,
        label,
        count,
        offered: countIn(offered, thing),
        drafted: countIn(drafted, thing),
        action: actions.includes(action) ? action : null,
      };
    });
    return { seat, goods };
  };
  return {
    own: partyOf(speaker),
    other: partyOf(partnerOf(talk, speaker)),
    stands: offer !== null,
    offersLeft,
    truce,
    offer: act.offer(),
    accept: act.accept(),
  };
}
