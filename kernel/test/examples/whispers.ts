/**
 * Law: two of three or more talk in private. That they do is known to all, and so is how it ends; who speaks, how often, what is offered
 * and whether an answer is waited for is for them alone. To everybody else nothing happens until they part.
 */
import { keysOf, argumentOf, defineVerbs, firstSeat, holds, listSeats, numbered, only, open } from '../../index.ts';
import type { Decision, Deed, GameEvent, Seat, Seats, Veil } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const NOBODY = -1;
const NOTHING = 0;
const HIGHEST = 3;
const MOST_OFFERS = 3;

type Board = { turns: number; points: number[] };
type Turn = { readonly k: 'turn'; at: 'invite' | 'next' };
/** `asked` makes an offer or answers one; what is offered goes to who accepts, and the rest to the other. */
type Talk = { readonly k: 'talk'; at: 'offer' | 'answer'; pair: Seats; asked: Seat; offered: number; offers: number };
type Event = GameEvent & ({ t: 'offers'; seat: Seat; offered: number } | { t: 'parted'; pair: Seats; agreed: number });
type Types = Tiny<Board, Turn | Talk, Verb, Event>;
type Verb = 'invite' | 'offer' | 'accept' | 'refuse' | 'leave';

const verbs = defineVerbs({ invite: 'seat', offer: 'number', accept: null, refuse: null, leave: null });
const { act, verbOf } = verbs;
const otherOf = (pair: Seats, seat: Seat): Seat => firstSeat(pair & ~only(seat));

const invite: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['everybody invites somebody once, for all to see'],
  who: (board) => only(board.turns),
  offer: (board, _frame, seat, out) => board.points.forEach((_, other) => other !== seat && out.allow(act.invite(other))),
  choose(_board, frame, seat, action, flow) {
    frame.at = 'next';
    flow.push({ k: 'talk', at: 'offer', pair: only(seat) | only(argumentOf(action)), asked: seat, offered: NOTHING, offers: 0 });
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['when all have invited, the points count'],
  run(board, frame, flow) {
    frame.at = 'invite';
    if (++board.turns === flow.seats) flow.finish(byScore('all have talked', board.points));
  },
};

const talk: Decision<Types, Talk> = {
  kind: 'decision',
  rules: ['offer 1 to 3 of 4 points; accept, refuse and make an offer, or leave; after three offers nobody refuses'],
  who: (_board, frame) => only(frame.asked),
  insiders: (_board, frame) => frame.pair,
  offer(_board, frame, _seat, out) {
    out.allow(act.leave());
    if (frame.at === 'offer') [1, 2, HIGHEST].forEach((points) => out.allow(act.offer(points)));
    else out.allow(act.accept());
    if (frame.at === 'answer' && frame.offers < MOST_OFFERS) out.allow(act.refuse());
  },
  choose(board, frame, seat, action, flow) {
    const verb = verbOf(action);
    if (verb === 'offer') {
      Object.assign(frame, { at: 'answer', asked: otherOf(frame.pair, seat), offered: argumentOf(action), offers: frame.offers + 1 });
      flow.whisper(frame.pair, { t: 'offers', rule: 'offer', seat, offered: frame.offered }, null);
    } else if (verb === 'refuse') Object.assign(frame, { at: 'offer', offered: NOTHING });
    else {
      const agreed = verb === 'accept' ? frame.offered : NOTHING;
      board.points[seat]! += agreed;
      if (agreed !== NOTHING) board.points[otherOf(frame.pair, seat)]! += HIGHEST + 1 - agreed;
      flow.seal('they parted');
      flow.tell({ t: 'parted', rule: 'part', pair: frame.pair, agreed });
      flow.pop();
    }
  },
};

const between =
  <X>(unknown: X): Veil<X, X, { pair: Seats }> =>
  (value, viewer, { pair }) =>
    holds(pair, viewer) ? value : unknown;

export const whispers = tinyGame<Board, Turn | Talk, Verb, Event, Board>('whispers', {
  seats: { least: 3, most: 4 },
  keys: keysOf(verbs, { seat: numbered(4), number: numbered(HIGHEST + 1) }),
  steps: { turn: { invite, next }, talk: { offer: talk, answer: talk } },
  secrecy: {
    board: { turns: open, points: open },
    frames: {
      turn: { at: open },
      talk: { at: between<Talk['at']>('offer'), pair: open, asked: between(NOBODY), offered: between(NOTHING), offers: between(0) },
    },
  },
  setUp: (_options, seats) => ({ board: { turns: 0, points: each(seats, 0) }, frame: { k: 'turn', at: 'invite' } }),
  imagine: ({ sight }) => copy(sight),
  imagineFrame(frame, _board, _view, random) {
    if (frame.k === 'turn' || frame.asked !== NOBODY) return { ...frame };
    const asked = random.pick(listSeats(frame.pair));
    const offers = random.below(MOST_OFFERS + 1);
    if (offers === 0 || (offers < MOST_OFFERS && random.below(2) === 0)) return { ...frame, at: 'offer', asked, offers };
    return { ...frame, at: 'answer', asked, offers, offered: 1 + random.below(HIGHEST) };
  },
});
