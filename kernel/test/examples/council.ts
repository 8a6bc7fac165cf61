/**
 * Law: several seats may be asked in one moment. All vote openly, in any order; where the vote is tied, the chair decides
 * among those that are tied, and nobody else is asked.
 */
import {
  open,
  keysOf,
  argumentOf,
  defineVerbs,
  everyone,
  numbered,
  only,
  withoutSeat,
  type Decision,
  type Deed,
  type Flow,
  type GameEvent,
} from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const NOBODY = -1;
const ELECTIONS = 2;

interface Board {
  /** The chair goes round, one election each. */
  election: number;
  votes: number[];
  terms: number[];
}
type Election = { readonly k: 'election'; at: 'vote' | 'count' | 'tie'; tied: number[] };
type Event = GameEvent & { t: 'elected'; seat: number };
type Types = Tiny<Board, Election, Verb, Event>;
type Verb = 'vote' | 'prefer';

const verbs = defineVerbs({ vote: 'proposal', prefer: 'proposal' });
const { act } = verbs;

const vote: Decision<Types, Election> = {
  kind: 'decision',
  rules: ['everybody votes once, in any order; not for oneself'],
  who: ({ votes }, _frame, { seats }) =>
    votes.reduce((left, to, seat) => (to === NOBODY ? left : withoutSeat(left, seat)), everyone(seats)),
  offer(board, _frame, seat, out) {
    for (let to = 0; to < board.votes.length; to++) {
      if (to === seat) out.deny(act.vote(to), 'not for oneself');
      else out.allow(act.vote(to));
    }
  },
  choose(board, frame, seat, action) {
    board.votes[seat] = argumentOf(action);
    if (!board.votes.includes(NOBODY)) frame.at = 'count';
  },
};

const count: Deed<Types, Election> = {
  kind: 'deed',
  rules: ['the most votes elect'],
  run(board, frame, flow) {
    const votes = board.votes.map((_, seat) => board.votes.filter((to) => to === seat).length);
    const most = Math.max(...votes);
    const first = votes.flatMap((got, seat) => (got === most ? [seat] : []));
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
  board.votes.fill(NOBODY);
  if (++board.election === ELECTIONS) flow.finish(byScore('elected', board.terms));
  else flow.become({ k: 'election', at: 'vote', tied: [] });
}

export const council = openGame<Board, Election, Verb, Event>('council', {
  seats: { least: 2, most: 5 },
  keys: keysOf(verbs, { proposal: numbered(5) }),
  steps: { election: { vote, count, tie } },
  secrecy: { board: { election: open, votes: open, terms: open }, frames: { election: { at: open, tied: open } } },
  setUp: (_options, seats) => ({
    board: { election: 0, votes: each(seats, NOBODY), terms: each(seats, 0) },
    frame: { k: 'election', at: 'vote', tied: [] },
  }),
});
