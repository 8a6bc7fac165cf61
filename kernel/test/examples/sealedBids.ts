/**
 * Law: lanes, and views that are allow-lists. Everybody bids at once, each in a lane of their own with a token of its own.
 * A bid is secret on the frame while it is weighed and on the board once it is in; it is shown when all are in.
 */
import { keysOf, defineVerbs, numbered, only, open, type Decision, type Deed, type GameEvent } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const NONE = 0;
const HIDDEN = -1;
const HIGHEST = 3;
const ROUNDS = 2;

interface Board {
  round: number;
  bids: number[];
  points: number[];
}
type Auction = { readonly k: 'auction'; at: 'open' | 'reveal' };
type Bid = { readonly k: 'bid'; at: 'weigh' | 'confirm'; seat: number; weighed: number };
type Event = GameEvent & ({ t: 'weighs'; seat: number; bid: number } | { t: 'revealed'; bids: number[] });
type Types = Tiny<Board, Auction | Bid, Verb, Event>;
type Verb = 'bid' | 'confirm' | 'think-again';

const verbs = defineVerbs({ bid: 'number', confirm: null, 'think-again': null });
const { act } = verbs;

const begin: Deed<Types, Auction> = {
  kind: 'deed',
  rules: ['all bid at once'],
  run(board, frame, flow) {
    board.bids.fill(NONE);
    frame.at = 'reveal';
    flow.fork(board.bids.map((_, seat) => ({ k: 'bid', at: 'weigh', seat, weighed: NONE })));
  },
};

const reveal: Deed<Types, Auction> = {
  kind: 'deed',
  rules: ['the bids are shown; the highest that nobody else bid wins a point'],
  run(board, frame, flow) {
    flow.tell({ t: 'revealed', rule: 'reveal', bids: board.bids.slice() });
    const alone = board.bids.filter((bid) => board.bids.indexOf(bid) === board.bids.lastIndexOf(bid));
    if (alone.length > 0) board.points[board.bids.indexOf(Math.max(...alone))]!++;
    if (++board.round === ROUNDS) flow.finish(byScore('sold', board.points));
    else frame.at = 'open';
  },
};

const weigh: Decision<Types, Bid> = {
  kind: 'decision',
  rules: ['weigh a bid from 1 to 3'],
  who: (_board, frame) => only(frame.seat),
  insiders: (_board, frame) => only(frame.seat),
  offer(_board, _frame, _seat, out) {
    for (let bid = 1; bid <= HIGHEST; bid++) out.allow(act.bid(bid));
  },
  choose(_board, frame, seat, action, flow) {
    frame.weighed = action - act.bid(0);
    frame.at = 'confirm';
    flow.whisper(only(seat), { t: 'weighs', rule: 'bid', seat, bid: frame.weighed }, { t: 'weighs', rule: 'bid', seat, bid: HIDDEN });
  },
};

const confirm: Decision<Types, Bid> = {
  kind: 'decision',
  rules: ['confirm the bid, or think again'],
  who: (_board, frame) => only(frame.seat),
  offer(_board, _frame, _seat, out) {
    out.allow(act.confirm());
    out.allow(act['think-again']());
  },
  choose(board, frame, seat, action, flow) {
    if (action === act['think-again']()) frame.at = 'weigh';
    else {
      board.bids[seat] = frame.weighed;
      flow.pop();
    }
  },
};

const conceal = (bid: number): number => (bid === NONE ? NONE : HIDDEN);

export const sealedBids = tinyGame<Board, Auction | Bid, Verb, Event, Board>('sealed-bids', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { number: numbered(HIGHEST + 1) }),
  steps: { auction: { open: begin, reveal }, bid: { weigh, confirm } },
  secrecy: {
    board: { round: open, bids: (bids, viewer) => bids.map((bid, seat) => (seat === viewer ? bid : conceal(bid))), points: open },
    frames: {
      auction: { at: open },
      bid: { at: open, seat: open, weighed: (bid, viewer, { seat }) => (seat === viewer ? bid : conceal(bid)) },
    },
  },
  setUp: (_options, seats) => ({
    board: { round: 0, bids: each(seats, NONE), points: each(seats, 0) },
    frame: { k: 'auction', at: 'open' },
  }),
  imagine: ({ sight }, random) => ({
    ...copy(sight),
    bids: sight.bids.map((bid) => (bid === HIDDEN ? 1 + random.below(HIGHEST) : bid)),
  }),
  imagineFrame: (frame, _board, _view, random) =>
    frame.k === 'bid' && frame.weighed === HIDDEN ? { ...frame, weighed: 1 + random.below(HIGHEST) } : { ...frame },
});
