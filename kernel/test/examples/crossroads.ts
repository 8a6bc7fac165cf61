/**
 * Law: a vote that does not wait for everybody. It closes as soon as more than half of all agree; who has no opinion, or no time, abstains.
 * Without a majority of the votes cast, the vote of whoever is furthest behind decides. Where it is sealed, all are waited for, and nobody
 * knows what others voted for until then.
 */
import { open, keysOf, ballots, callVote, defineVerbs, majorityOf, named, only, ABSTAINED, NOT_VOTED } from '../../index.ts';
import type { Ballot, Deed, Game, GameEvent, Seat } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const SEALED = -3;
const WAYS = ['hill', 'ford', 'wood'];
const CROSSROADS = 3;

/** `counted` is how the last vote came out. */
type Board = { walked: number; votes: number[]; counted: number[]; points: number[] };
type Party = { readonly k: 'party'; at: 'ask' | 'walk' };
interface Vote extends Ballot {
  readonly k: 'vote';
}
type Event = GameEvent & ({ t: 'voted'; seat: Seat; vote: number } | { t: 'walked'; way: number; votes: number[] });
type Types = Tiny<Board, Party | Vote, Verb, Event>;
type Verb = 'vote' | 'abstain';

const verbs = defineVerbs({ vote: 'way', abstain: null });
const { act } = verbs;

const ask: Deed<Types, Party> = {
  kind: 'deed',
  rules: ['where the way parts, all vote'],
  run(board, frame, flow) {
    frame.at = 'walk';
    callVote(flow, board.votes, (seat): Vote => ({ k: 'vote', at: 'vote', seat }));
  },
};

const voteBy = (isSealed: boolean) =>
  ballots<Types, Vote>({
    rules: ['vote for a way, or abstain'],
    act,
    ...(isSealed ? { sealed: true } : { closedByMajority: 'party' }),
    votesOf: (board) => board.votes,
    offerOptions: (_board, _ballot, _seat, out) => WAYS.forEach((_, way) => out.allow(act.vote(way))),
    voted(_board, { seat }, vote, flow) {
      const voted = { t: 'voted', rule: 'vote', seat, vote } as const;
      flow.whisper(only(seat), voted, isSealed ? { ...voted, vote: SEALED } : voted);
    },
  });

const walk: Deed<Types, Party> = {
  kind: 'deed',
  rules: ['a majority of those who voted decides, else who is furthest behind; everybody likes one way best'],
  run(board, frame, flow) {
    const way = majorityOf(board.votes) ?? castingVote(board);
    board.counted = board.votes.slice();
    board.points = board.points.map((points, seat) => points + (seat % WAYS.length === way ? 1 : 0));
    flow.tell({ t: 'walked', rule: 'walk', way, votes: board.votes.slice() });
    frame.at = 'ask';
    if (++board.walked === CROSSROADS) flow.finish(byScore('arrived', board.points));
  },
};

/** The vote of the first who voted, from the one with the fewest points on; where nobody did, the first way. */
function castingVote({ votes, points }: Board): number {
  const ranked = points.map((_, seat) => seat).toSorted((one, other) => points[one]! - points[other]!);
  return ranked.map((seat) => votes[seat]!).find((vote) => vote >= 0) ?? 0;
}

const veiled = (votes: readonly number[], viewer: Seat): number[] =>
  votes.map((vote, seat) => (seat === viewer || vote === NOT_VOTED ? vote : SEALED));

const crossroadsBy = (id: string, isSealed: boolean): Game<Types> =>
  tinyGame<Board, Party | Vote, Verb, Event, Board>(id, {
    seats: { least: 1, most: 5 },
    keys: keysOf(verbs, { way: named(WAYS) }),
    steps: { party: { ask, walk }, vote: voteBy(isSealed) },
    secrecy: {
      board: { walked: open, votes: isSealed ? veiled : open, counted: open, points: open },
      frames: { party: { at: open }, vote: { at: open, seat: open } },
    },
    setUp: (_options, seats) => ({
      board: { walked: 0, votes: each(seats, NOT_VOTED), counted: [], points: each(seats, 0) },
      frame: { k: 'party', at: 'ask' },
    }),
    imagine({ sight }, random) {
      const board = copy(sight);
      board.votes = board.votes.map((vote) => (vote === SEALED ? random.pick([ABSTAINED, 0, 1, 2]) : vote));
      return board;
    },
    questions: { 'vote.vote': { defaultAnswer: () => act.abstain() } },
  });

export const crossroads = crossroadsBy('crossroads', false);
export const sealedCrossroads = crossroadsBy('sealed-crossroads', true);
