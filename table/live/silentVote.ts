import type { Seat } from '@hoard/kernel';
import type { KeptBallot } from '../store/store.ts';
import type { BallotShown } from '../wire/messages.ts';

/** Somebody who is asked in a vote. */
interface Voter {
  readonly seat: Seat;
  readonly lane: number;
}

/** A vote that is held now, before everybody's wish is known. */
export interface SilentVote {
  readonly lanes: readonly number[];
  /** The people who are asked. */
  readonly voters: readonly Voter[];
  readonly wishes: KeptBallot['wishes'];
}

/** What is wished for in the vote of some lanes; null where nobody has wished yet, or it was in another vote. */
const ballotIn = (lanes: readonly number[], kept: KeptBallot | null): KeptBallot | null =>
  kept !== null && lanes.some((lane) => kept.lanes.includes(lane)) ? kept : null;

/**
 * The vote in which people wish silently first; null where there is none, where all wishes are known, or where one person is asked alone, who
 * has nobody to sway.
 */
export function silentVoteIn(lanes: readonly number[], voters: readonly Voter[], kept: KeptBallot | null): SilentVote | null {
  if (lanes.length === 0) return null;
  const ballot = ballotIn(lanes, kept);
  if (ballot === null) return voters.length < 2 ? null : { lanes, voters, wishes: [] };
  return ballot.isShown ? null : { lanes: ballot.lanes, voters, wishes: ballot.wishes };
}

export const wishOf = ({ wishes }: Pick<SilentVote, 'wishes'>, seat: Seat): string | null =>
  wishes.find((wish) => wish.seat === seat)?.key ?? null;

/** What is kept of a vote with the wish of a seat: another one takes the place of an earlier one, until all are shown. */
export function withWish({ lanes }: SilentVote, kept: KeptBallot | null, seat: Seat, key: string): KeptBallot {
  const ballot = ballotIn(lanes, kept) ?? { lanes, wishes: [], isShown: false };
  if (ballot.isShown) return ballot;
  const others = ballot.wishes.filter((wish) => wish.seat !== seat);
  return { ...ballot, wishes: [...others, { seat, key }].toSorted((one, other) => one.seat - other.seat) };
}

/** Whether everybody who is asked has wished. */
export const haveAllWished = (vote: SilentVote): boolean =>
  vote.voters.length > 0 && vote.voters.every(({ seat }) => wishOf(vote, seat) !== null);

/** What all wish for; null where they do not agree. */
export function commonWish(vote: SilentVote): string | null {
  const wishes = new Set(vote.voters.map(({ seat }) => wishOf(vote, seat)));
  return wishes.size === 1 ? [...wishes][0]! : null;
}

/** What a viewer may know of the wishes. */
export function ballotFor(viewer: Seat, lanes: readonly number[], vote: SilentVote | null, kept: KeptBallot | null): BallotShown | null {
  if (vote !== null) {
    const awaited = vote.voters.flatMap(({ seat }) => (wishOf(vote, seat) === null ? [seat] : []));
    return { mine: wishOf(vote, viewer), awaited, wishes: null };
  }
  const ballot = ballotIn(lanes, kept);
  if (ballot === null) return null;
  return { mine: wishOf(ballot, viewer), awaited: [], wishes: ballot.wishes.map((wish) => ({ ...wish })) };
}
