import { argumentOf, type Action } from '../engine/actions.ts';
import type { Offer } from '../engine/offer.ts';
import { holds, only, type Seat, type Seats } from '../engine/seats.ts';
import type { Frame } from '../engine/state.ts';
import type { Decision, Flow, Table, Types } from '../game/game.ts';
import { countIn } from '../engine/countIn.ts';

/*
 * A vote in which everybody has a lane of their own: answers that are sent at the same time are never late for one another, and who
 * thinks again takes the vote back until all lanes have met. The frame that calls the vote goes on when it is closed, and says what
 * the result means.
 */

/** In place of the option that a seat voted for. */
export const NOT_VOTED = -1;
export const ABSTAINED = -2;

/** By seat: the option that was voted for, NOT_VOTED or ABSTAINED. It lies on the board, where all lanes see it. */
export type Votes = readonly number[];

/** The lane of one voter. */
export interface Ballot extends Frame {
  at: 'vote';
  readonly seat: Seat;
}

/** What a game says of its votes. */
export type VoteRules<T extends Types, B extends Ballot> = Ballots<T, B> & (Open<T, B> | Sealed);

interface Ballots<T extends Types, B extends Ballot> {
  readonly rules: readonly string[];
  /** `abstain` where that is allowed. */
  readonly act: { readonly vote: (option: number) => Action; readonly abstain?: () => Action };
  votesOf(board: T['board']): number[];
  /** What an action votes for, where that is not simply its argument. */
  optionOf?(board: T['board'], action: Action, table: Table<T>): number;
  /** Allows to vote for each option that a seat has, and denies those that it might expect. */
  offerOptions(board: T['board'], ballot: B, seat: Seat, out: Offer, table: Table<T>): void;
  /** A seat has voted or abstained. Absent where nothing is told of that. */
  voted?(board: T['board'], ballot: B, vote: number, flow: Flow<T>): void;
}

/** Everybody sees who votes for what. */
interface Open<T extends Types, B extends Ballot> {
  readonly sealed?: never;
  /** The kind of frame that called the vote, where more than half of all close it, and the others are not waited for. */
  readonly closedByMajority?: T['frame']['k'];
  /** Votes in which everybody is waited for all the same. */
  needsAll?(ballot: B): boolean;
}

/**
 * Nobody sees what others vote for until all have voted; what the board shows meanwhile is for the game's secrecy to say. It never closes
 * early: whoever saw that it does not could take a vote back, and try another, until they knew what the others had voted for.
 */
interface Sealed {
  readonly sealed: true;
  readonly closedByMajority?: never;
  readonly needsAll?: never;
}

/** Asks everybody at once, but for who has no vote any more. The frame that calls goes on at its label when the vote is closed. */
export function callVote<T extends Types>(flow: Flow<T>, votes: number[], ballotOf: (seat: Seat) => T['frame'], absent: Seats = 0): void {
  votes.forEach((_, seat) => (votes[seat] = holds(absent, seat) ? ABSTAINED : NOT_VOTED));
  flow.fork(votes.flatMap((_, seat) => (holds(absent, seat) ? [] : [ballotOf(seat)])));
}

/** What each voter decides. */
export function ballots<T extends Types, B extends Ballot>(said: VoteRules<T, B>): { readonly vote: Decision<T, B> } {
  const { rules, act, sealed, closedByMajority } = said;
  const abstaining = act.abstain?.() ?? null;
  const who = (_board: T['board'], { seat }: B): number => only(seat);
  return {
    vote: {
      kind: 'decision',
      rules,
      who,
      ...(sealed ? { insiders: who } : { isVote: true }),
      offer(board, ballot, seat, out, table) {
        said.offerOptions(board, ballot, seat, out, table);
        if (abstaining !== null) out.allow(abstaining);
      },
      choose(board, ballot, seat, action, flow) {
        const votes = said.votesOf(board);
        const vote = action === abstaining ? ABSTAINED : (said.optionOf?.(board, action, flow) ?? argumentOf(action));
        votes[seat] = vote;
        flow.pop();
        said.voted?.(board, ballot, vote, flow);
        if (closedByMajority === undefined || said.needsAll?.(ballot) === true) return;
        if (majorityOf(votes, votes.length) !== null) flow.unwindTo(closedByMajority);
      },
    },
  };
}

/** The options that got the most votes, in order: one has won, several are tied, and none if nobody voted. */
export function leadersOf(votes: Votes): number[] {
  const options = [...new Set(votes)].filter(isCast);
  const most = Math.max(...options.map((option) => countIn(votes, option)));
  return options.filter((option) => countIn(votes, option) === most).toSorted((one, other) => one - other);
}

/** The option that got more than half of so many votes, or null; of those that were cast, unless it is said of how many. */
export function majorityOf(votes: Votes, among = votes.filter(isCast).length): number | null {
  for (const option of votes) if (isCast(option) && 2 * countIn(votes, option) > among) return option;
  return null;
}

/** Whether all have voted for an option, but for who has no vote: one other vote, or none, refuses. */
export const isUnanimous = (votes: Votes, option: number, absent: Seats = 0): boolean =>
  votes.every((vote, seat) => vote === option || holds(absent, seat));

const isCast = (vote: number): boolean => vote >= 0;
