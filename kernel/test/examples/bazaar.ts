/**
 * Law: two bargain by drafts. Who has the word lays things of both into an offer, one by one, and makes it; the other accepts exactly that,
 * makes another, or leaves. It is between them until something changes hands; they may deal again, but only five things in all.
 */
import { keysOf, argumentOf, bargaining, copyTalk, countIn, defineVerbs, givenBy, newTalk, numbered, only } from '../../index.ts';
import { open, partnerOf, privateTalk, talkersOf, type Decision, type Deed, type GameEvent, type Seat, type Talk } from '../../index.ts';
import { byScore, copy, tinyGame, type Tiny } from './tinyGame.ts';

const MOST_THINGS = 5;
const START = [3, 2, 1];

/** By seat: how many of each thing; everybody collects the one of their own number. */
type Board = { turns: number; stalls: number[][] };
type Turn = { readonly k: 'turn'; at: 'visit' | 'next' };
interface Haggle extends Talk {
  readonly k: 'haggle';
  at: 'talk';
  left: number;
}
type Event = GameEvent &
  ({ t: 'offers' | 'deals'; seat: Seat; other: Seat; give: number[]; take: number[] } | { t: 'parted'; seat: Seat; other: Seat });
type Types = Tiny<Board, Turn | Haggle, Verb, Event>;
type Verb = 'visit' | 'give' | 'ask' | 'offer' | 'accept' | 'leave';

const verbs = defineVerbs({ visit: 'seat', give: 'thing', ask: 'thing', offer: null, accept: null, leave: null });
const { act } = verbs;

const visit: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['everybody visits somebody once'],
  who: (board) => only(board.turns),
  offer: (board, _frame, seat, out) => board.stalls.forEach((_, other) => other !== seat && out.allow(act.visit(other))),
  choose(_board, frame, seat, action, flow) {
    frame.at = 'next';
    flow.push({ k: 'haggle', at: 'talk', ...newTalk(seat, argumentOf(action)), left: MOST_THINGS });
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['after the last visit everybody counts what they collect'],
  run(board, frame, flow) {
    frame.at = 'visit';
    if (++board.turns < flow.seats) return;
    const scores = board.stalls.map((stall, seat) => stall[seat % START.length]!);
    flow.finish(byScore('counted', scores));
  },
};

/** In which order they were laid down is nobody else's business. */
const inOrder = (one: number, other: number): number => one - other;

const bargains = bargaining<Types, Haggle>({
  act,
  nothingStands: 'nothing is offered',
  offerThings: (board, _frame, owner, drafted, lay, out) =>
    board.stalls[owner]!.forEach((count, thing) => count > countIn(drafted, thing) && out.allow(lay(thing))),
  barProposal(_board, { draft: { fromMover, fromOther }, left }) {
    const things = fromMover.length + fromOther.length;
    return things === 0 ? 'something changes hands' : things > left ? 'five things at most' : null;
  },
  proposed(_board, frame, offer, seat, flow) {
    const other = partnerOf(frame, seat);
    const [give, take] = [givenBy(frame, seat, offer).slice(), givenBy(frame, other, offer).slice()];
    flow.whisper(talkersOf(frame), { t: 'offers', rule: 'offer', seat, other, give, take }, null);
  },
  agreed(board, frame, { fromMover: give, fromOther: take }, _seat, flow) {
    const { mover, other } = frame;
    const [one, two] = [board.stalls[mover]!, board.stalls[other]!];
    one.forEach((_, thing) => {
      const more = countIn(take, thing) - countIn(give, thing);
      one[thing]! += more;
      two[thing]! -= more;
    });
    Object.assign(frame, newTalk(mover, other), { left: frame.left - give.length - take.length });
    flow.tell({ t: 'deals', rule: 'accept', seat: mover, other, give: give.toSorted(inOrder), take: take.toSorted(inOrder) });
    flow.seal('a deal is a deal');
  },
});

const talk: Decision<Types, Haggle> = {
  kind: 'decision',
  rules: ['lay things into an offer and make it, accept what stands, or leave'],
  who: (_board, frame) => only(frame.speaker),
  insiders: (_board, frame) => talkersOf(frame),
  offer(board, frame, seat, out, table) {
    out.allow(act.leave());
    bargains.offerAcceptance(board, frame, out, table);
    bargains.offerThings(board, frame, seat, out, table);
    bargains.offerThings(board, frame, partnerOf(frame, seat), out, table);
    bargains.offerProposal(board, frame, out, table);
  },
  choose(board, frame, seat, action, flow) {
    if (bargains.choose(board, frame, seat, action, flow)) return;
    flow.seal('they parted');
    flow.pop();
    flow.tell({ t: 'parted', rule: 'leave', seat: frame.mover, other: frame.other });
  },
};

export const bazaar = tinyGame<Board, Turn | Haggle, Verb, Event, Board>('bazaar', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { seat: numbered(4), thing: numbered(START.length) }),
  steps: { turn: { visit, next }, haggle: { talk } },
  secrecy: {
    board: { turns: open, stalls: open },
    frames: { turn: { at: open }, haggle: { at: open, ...privateTalk, left: open } },
  },
  setUp: (_options, seats) => ({
    board: { turns: 0, stalls: Array.from({ length: seats }, () => START.slice()) },
    frame: { k: 'turn', at: 'visit' },
  }),
  copyFrame: (frame) => (frame.k === 'haggle' ? copyTalk(frame) : { ...frame }),
  imagine: ({ sight }) => copy(sight),
  audit({ board }) {
    for (const [thing, count] of START.entries())
      if (board.stalls.reduce((sum, stall) => sum + stall[thing]!, 0) !== count * board.stalls.length) throw new Error('a thing is lost');
  },
});
