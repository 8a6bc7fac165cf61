import { countIn, givenBy, partnerOf, type Action, type BargainActs, type Seat, type Talk } from '@hoard/kernel';
import type { Bargain, Good, Party } from './boardGame.ts';

/** One kind of thing that somebody has, and that may change hands. */
export interface Holding extends Pick<Good, 'label' | 'count'> {
  /** Its number in bargains. */
  readonly thing: number;
}

/** What a game says of a bargain, for its picture. */
export interface Goods extends Pick<Bargain, 'offersLeft' | 'truce'> {
  readonly act: BargainActs;
  /** What an owner has, in the order in which it lies on the table; `drafted` is what is part of the draft already. */
  readonly holdings: (owner: Seat, drafted: readonly number[]) => readonly Holding[];
}

/** What lies on the table between two who talk, as the one sees it whose word it is. */
export function bargainOf(talk: Talk, actions: readonly Action[], { act, offersLeft, truce, holdings }: Goods): Bargain {
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
