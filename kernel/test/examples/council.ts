/**
 * Law: everybody votes at once, each in a lane of their own, so that two votes never collide. All vote openly, in any order; where the vote
 * is tied, the chair decides among those that are tied, and nobody else is asked.
 */
import { open, keysOf, argumentOf, ballots, callVote, defineVerbs, leadersOf, numbered, only, NOT_VOTED } from '../../index.ts';
import type { Ballot, Decision, Deed, Flow, GameEvent } from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const ELECTIONS = 2;

interface Board {
  /** The chair goes round, one election each. */
  election: number;
  votes: number[];
  terms: number[];
}
type Election = { readonly k: 'election'; at: 'call' | 'count' | 'tie'; tied: number[] };
interface Vote extends Ballot {
  readonly k: 'vote';
}
type Event = GameEvent & { t: 'elected'; seat: number };
type Types = Tiny<Board, Election | Vote, Verb, Event>;
type Verb = 'vote' | 'prefer';

const verbs = defineVerbs({ vote: 'proposal', prefer: 'proposal' });
const { act } = verbs;

const call: Deed<Types, Election> = {
  kind: 'deed',
  rules: ['everybody votes once, in any order'],
  run(board, frame, flow) {
    frame.at = 'count';
    callVote(flow, board.votes, (seat): Vote => ({ k: 'vote', at: 'vote', seat }));
  },
};

const vote = ballots<Types, Vote>({
  rules: ['not for oneself'],
  act,
  votesOf: (board) => board.votes,
  offerOptions(board, _ballot, seat, out) {
    for (let to = 0; to < board.votes.length; to++) {
      if (to === seat) out.deny(act.vote(to), 'not for oneself');
      else out.allow(act.vote(to));
    }
  },
});

const count: Deed<Types, Election> = {
  kind: 'deed',
  rules: ['the most votes elect'],
  run(board, frame, flow) {
    const first = leadersOf(board.votes);
    if (first.length === 1) elect(board, first[0]!, flow);
    else Object.assign(frame, { at: 'tie', tied: first });
  },
};

const tie: Decision<Types, Election> = {
  kind: 'decision',
  rules: ['the chair breaks a tie'],
  who: (board, _frame, { seats }) => only(board.election % seats),
  offer: (_board, frame, _seat, out) => frame.tied.forEach((seat) => out.allow(act.prefer(seat))),
  choose: (board, _frame, _seat, action, flow) => elect(board, argumentOf(action), flow),
};

function elect(board: Board, seat: number, flow: Flow<Types>): void {
  flow.tell({ t: 'elected', rule: 'elect', seat });
  board.terms[seat]!++;
  if (++board.election === ELECTIONS) flow.finish(byScore('elected', board.terms));
  else flow.become({ k: 'election', at: 'call', tied: [] });
}

export const council = openGame<Board, Election | Vote, Verb, Event>('council', {
  seats: { least: 2, most: 5 },
  keys: keysOf(verbs, { proposal: numbered(5) }),
  steps: { election: { call, count, tie }, vote },
  secrecy: {
    board: { election: open, votes: open, terms: open },
    frames: { election: { at: open, tied: open }, vote: { at: open, seat: open } },
  },
  setUp: (_options, seats) => ({
    board: { election: 0, votes: each(seats, NOT_VOTED), terms: each(seats, 0) },
    frame: { k: 'election', at: 'call', tied: [] },
  }),
});
