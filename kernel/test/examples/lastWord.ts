/**
 * Law: a chain of reactions in which the last prevails. A claim may be contested, the contest contested, and so on. Each waits
 * on the stack beneath the one that answers it; the topmost that nobody contests stands, and voids the one beneath. Nobody knows
 * how many objections the others have left; so everybody is asked, also who has none.
 */
import { keysOf, defineVerbs, fairDie, only, open, type Decision, type Deed, type Draw, type GameEvent } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const UNKNOWN = -1;
const MOST_OBJECTIONS = 2;

interface Board {
  turn: number;
  /** What each may still object; known to nobody else. */
  objections: number[];
  /** How often each has objected. */
  objected: number[];
  points: number[];
  /** The objection that has just ended was upheld: what it answered is void. */
  upheld: boolean;
}
type Turn = { readonly k: 'turn'; at: 'deal' | 'claim' | 'next'; dealt: number };
/** A claim (`depth` 0) or an objection to the one beneath. `asked` is the next who may object. */
type Claim = { readonly k: 'claim'; at: 'ask' | 'answered' | 'stands'; seat: number; asked: number; depth: number };
type Event = GameEvent &
  ({ t: 'dealt'; seat: number; objections: number } | { t: 'void'; seat: number } | { t: 'stands'; seat: number; depth: number });
type Types = Tiny<Board, Turn | Claim, Verb, Event>;
type Verb = 'claim' | 'object' | 'accept';

const verbs = defineVerbs({ claim: null, object: null, accept: null });
const { act } = verbs;
const objections = fairDie('last-word.objections', MOST_OBJECTIONS + 1);
const CLAIMS = 4;

const deal: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['everybody is dealt up to two objections, in secret'],
  die: () => objections,
  drawn(board, frame, outcome, flow) {
    const seat = frame.dealt;
    board.objections[seat] = outcome;
    const dealt = { t: 'dealt', rule: 'deal', seat } as const;
    flow.whisper(only(seat), { ...dealt, objections: outcome }, { ...dealt, objections: UNKNOWN });
    if (++frame.dealt === flow.seats) frame.at = 'claim';
  },
};

const claim: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['claim a point'],
  single: 'taken',
  who: (board, _frame, { seats }) => only(board.turn % seats),
  offer: (_board, _frame, _seat, out) => out.allow(act.claim()),
  choose(_board, frame, seat, _action, flow) {
    frame.at = 'next';
    flow.push({ k: 'claim', at: 'ask', seat, asked: (seat + 1) % flow.seats, depth: 0 });
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['after four claims the game ends'],
  run(board, frame, flow) {
    frame.at = 'claim';
    board.upheld = false;
    if (++board.turn === CLAIMS) flow.finish(byScore('adjourned', board.points));
  },
};

const ask: Decision<Types, Claim> = {
  kind: 'decision',
  rules: ['the others may object in turn, while they have objections left'],
  who: (_board, frame) => only(frame.asked),
  offer(board, _frame, seat, out) {
    out.allow(act.accept());
    if (board.objections[seat]! > 0) out.allow(act.object());
    else out.deny(act.object(), 'no objections left');
  },
  choose(board, frame, seat, action, flow) {
    frame.asked = (seat + 1) % flow.seats;
    if (action === act.object()) {
      board.objections[seat]!--;
      board.objected[seat]!++;
      frame.at = 'answered';
      flow.push({ k: 'claim', at: 'ask', seat, asked: frame.asked, depth: frame.depth + 1 });
    } else if (frame.asked === frame.seat) frame.at = 'stands';
  },
};

const answered: Deed<Types, Claim> = {
  kind: 'deed',
  rules: ['an objection that stands voids what it answers; one that is void itself changes nothing'],
  run(board, frame, flow) {
    if (board.upheld) {
      board.upheld = false;
      flow.tell({ t: 'void', rule: 'answered', seat: frame.seat });
      flow.pop();
    } else frame.at = frame.asked === frame.seat ? 'stands' : 'ask';
  },
};

const stands: Deed<Types, Claim> = {
  kind: 'deed',
  rules: ['what nobody contests stands'],
  run(board, frame, flow) {
    flow.tell({ t: 'stands', rule: 'stands', seat: frame.seat, depth: frame.depth });
    if (frame.depth === 0) board.points[frame.seat]!++;
    else board.upheld = true;
    flow.pop();
  },
};

const concealed = (list: readonly number[], viewer: number): number[] => list.map((left, seat) => (seat === viewer ? left : UNKNOWN));

export const lastWord = tinyGame<Board, Turn | Claim, Verb, Event, Board>('last-word', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, {}),
  steps: { turn: { deal, claim, next }, claim: { ask, answered, stands } },
  secrecy: {
    board: { turn: open, objections: concealed, objected: open, points: open, upheld: open },
    frames: { turn: { at: open, dealt: open }, claim: { at: open, seat: open, asked: open, depth: open } },
  },
  setUp: (_options, seats) => ({
    board: { turn: 0, objections: each(seats, 0), objected: each(seats, 0), points: each(seats, 0), upheld: false },
    frame: { k: 'turn', at: 'deal', dealt: 0 },
  }),
  imagine({ sight }, random) {
    const board = copy(sight);
    board.objections = board.objections.map((left, seat) =>
      left === UNKNOWN ? random.below(MOST_OBJECTIONS + 1 - board.objected[seat]!) : left,
    );
    return board;
  },
});
