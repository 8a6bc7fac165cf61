import {
  ABSTAINED,
  NOT_VOTED,
  argumentOf,
  ballots,
  callVote,
  majorityOf,
  only,
  type Action,
  type Flow,
  type Seat,
  type Seats,
} from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { About } from '../state/choices.ts';
import type { BallotFrame, ConcedeFrame, Frame, PollFrame } from '../state/frames.ts';
import { letterOf } from '../state/keys.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { lose } from './22-end.ts';
import { ballot, concede } from './frames.ts';
import { chapterOf, hasMonsters } from './things.ts';

// Chapter 24: what the group decides, and giving up together.

/** In place of an option: the voter wants to give up (EA-24.12). */
const SURRENDER = -3;

const AGREES = 1;
const REFUSES = 0;

/** Whether a vote is about a place on the map. */
const isPlace = (about: About): boolean => about !== 'story' && about !== 'between';

const tileOf = (board: Board, about: About, option: number): number => (isPlace(about) && option >= 0 ? board.tiles[option]! : -1);

/** How an option is voted for. */
function votingFor(board: Board, content: Content, about: About, option: number): Action {
  if (about === 'story') return act.side(option);
  if (about === 'between') return act.onward(option);
  return act.vote(letterOf(chapterOf(board, content).positions[option]!.id));
}

/** EA-24.11: who has left goes with the majority, and has no vote. */
function absent(board: Board): Seats {
  let seats = 0;
  for (const { seat, gone } of board.players) if (gone) seats |= only(seat);
  return seats;
}

/** The rule by which a tile cannot be voted for. */
function barredBy(board: Board, about: About, position: Position): string {
  if (about === 'explore') return position === board.at ? 'EA-6.2' : 'EA-6.1';
  if (about === 'battle') return 'EA-7.1';
  if (position === board.at) return 'EA-21.2';
  return hasMonsters(board, position) ? 'EA-21.7' : 'EA-21.1';
}

/** EA-24.5: the option with more than half of the votes cast; otherwise that of the highest rank who voted (EA-24.2). */
function decide(
  board: Board,
  options: readonly number[],
): { readonly option: number; readonly by: 'majority' | 'rank' | 'nobody'; readonly seat: Seat } {
  const majority = majorityOf(board.votes);
  if (majority !== null) return { option: majority, by: 'majority', seat: -1 };
  const seat = board.order.find((voter) => board.votes[voter]! >= 0);
  return seat === undefined ? { option: options[0]!, by: 'nobody', seat: -1 } : { option: board.votes[seat]!, by: 'rank', seat };
}

/** EA-24.5: whether somebody has the casting vote: the highest rank of those who are there and do not abstain. */
export const isCasting = ({ order, players, votes }: Board, seat: Seat): boolean =>
  players.length > 1 && order.find((one) => !players[one]!.gone && votes[one] !== ABSTAINED) === seat;

/** Whether everybody who is there has voted for the same. */
export const isUnanimous = (board: Board, option: number): boolean =>
  board.players.every(({ seat, gone }) => gone || board.votes[seat] === option);

function settle(
  board: Board,
  { about }: PollFrame,
  option: number,
  by: 'majority' | 'rank' | 'single' | 'nobody',
  seat: Seat,
  flow: Flow<EpicSevenArise>,
): void {
  board.choice = option;
  if (about === 'story') board.side = option;
  flow.pop();
  const rule = by === 'single' ? 'EA-24.7' : by === 'nobody' ? 'EA-24.6' : 'EA-24.5';
  if (flow.heard)
    flow.tell({
      t: 'chosen',
      rule,
      about,
      option,
      tile: tileOf(board, about, option),
      by,
      seat,
      votes: by === 'single' ? [] : board.votes.slice(),
    });
}

export const polls = {
  call: {
    kind: 'deed',
    rules: ['EA-24.1', 'EA-24.3', 'EA-24.7'],
    run(board, frame, flow) {
      if (frame.options.length === 1) return settle(board, frame, frame.options[0]!, 'single', -1, flow);
      frame.at = 'count';
      callVote(flow, board.votes, (seat) => ballot(seat, frame), absent(board));
    },
  },
  count: {
    kind: 'deed',
    rules: ['EA-24.2', 'EA-24.5', 'EA-24.6'],
    run(board, frame, flow) {
      if (board.votes.includes(SURRENDER)) {
        frame.at = 'concede';
        return;
      }
      const { option, by, seat } = decide(board, frame.options);
      settle(board, frame, option, by, seat, flow);
    },
  },
  concede: {
    kind: 'deed',
    rules: ['EA-24.12'],
    run(board, frame, flow) {
      frame.at = 'conceded';
      callVote(flow, board.votes, concede, absent(board));
    },
  },
  conceded: {
    kind: 'deed',
    rules: ['EA-24.12'],
    run(board, frame, flow) {
      if (isUnanimous(board, AGREES)) return lose(board, 'surrendered', flow);
      frame.refused = true;
      frame.at = 'call';
    },
  },
} satisfies Step<PollFrame>;

export const voters = ballots<EpicSevenArise, BallotFrame>({
  rules: ['EA-24.3', 'EA-24.4', 'EA-24.12'],
  act: { vote: act.vote, abstain: act.abstain },
  votesOf: (board) => board.votes,
  optionOf(board, action, { content }) {
    const verb = verbOf(action);
    if (verb === 'surrender') return SURRENDER;
    const argument = argumentOf(action);
    return verb === 'vote' ? chapterOf(board, content).positions.findIndex(({ id }) => letterOf(id) === argument) : argument;
  },
  offerOptions(board, { about, options, mayConcede }, _, out, { content }) {
    for (const option of options) out.allow(votingFor(board, content, about, option));
    if (mayConcede) out.allow(act.surrender());
    if (!out.explaining || !isPlace(about)) return;
    chapterOf(board, content).positions.forEach((_position, row) => {
      if (!options.includes(row)) out.deny(votingFor(board, content, about, row), barredBy(board, about, row));
    });
  },
  voted(board, { about, seat }, vote, flow) {
    if (vote === SURRENDER) {
      flow.unwindTo('poll');
      flow.tell({ t: 'conceding', rule: 'EA-24.12', seat });
    } else flow.tell({ t: 'voted', rule: 'EA-24.3', seat, about, option: vote, tile: tileOf(board, about, vote) });
  },
  closedByMajority: 'poll',
  // EA-23.17: another difficulty wants the votes of all.
  needsAll: ({ about }) => about === 'between',
});

/** EA-24.12: all people together. */
export const concessions = {
  answer: {
    kind: 'decision',
    rules: ['EA-24.12'],
    who: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out) {
      out.allow(act.agree());
      out.allow(act.refuse());
    },
    choose(board, _, seat, action, flow) {
      const agrees = action === act.agree();
      board.votes[seat] = agrees ? AGREES : REFUSES;
      flow.pop();
      flow.tell({ t: 'conceded', rule: 'EA-24.12', seat, agrees });
      // One who plays on is enough: nobody else need be asked.
      if (!agrees) flow.unwindTo('poll');
    },
  },
} satisfies Step<ConcedeFrame>;

/** EA-24.11: a player leaves for good, is played automatically, and cannot become Grand Champion. */
export function leave(board: Board, seat: Seat, _stacks: readonly (readonly Frame[])[], flow: Flow<EpicSevenArise>): void {
  board.players[seat]!.gone = true;
  if (board.votes[seat] === NOT_VOTED) flow.seal('EA-24.11');
  flow.tell({ t: 'left', rule: 'EA-24.11', seat });
}
