/**
 * Law: undo goes back through a seat's own choices, never past chance, past something seen (a seal), past another seat's choice,
 * or past lanes that met. Nothing here is written for undo: the kernel knows the floor.
 */
import { keysOf, defineVerbs, fairDie, only, type Decision, type Deed, type Draw, type GameEvent, open } from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const TURNS = 4;

interface Board {
  turns: number;
  knots: number[];
  rope: number;
}
type Turn = { readonly k: 'turn'; at: 'act' | 'roll' | 'next'; seat: number };
type Tug = { readonly k: 'tug'; at: 'tug'; seat: number; left: number };
type Event = GameEvent & { t: 'rolled'; knots: number };
type Types = Tiny<Board, Turn | Tug, Verb, Event>;
type Verb = 'knot' | 'roll' | 'look' | 'pass' | 'contest' | 'take' | 'give' | 'done';

const verbs = defineVerbs({ knot: null, roll: null, look: null, pass: null, contest: null, take: null, give: null, done: null });
const { act, verbOf } = verbs;
const die = fairDie('knots.roll', 2);

const choose: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['tie knots as long as there is rope; then roll, look, pass, or contest'],
  who: (_board, frame) => only(frame.seat),
  offer(board, _frame, _seat, out) {
    if (board.rope > 0) out.allow(act.knot());
    else out.deny(act.knot(), 'no rope');
    for (const action of [act.roll(), act.look(), act.pass(), act.contest()]) out.allow(action);
  },
  choose(board, frame, seat, action, flow) {
    const verb = verbOf(action);
    if (verb === 'knot') {
      board.knots[seat]!++;
      board.rope--;
    } else if (verb === 'roll') frame.at = 'roll';
    else frame.at = 'next';
    if (verb === 'look') flow.seal('somebody looked');
    if (verb === 'contest') flow.fork(board.knots.map((_, tugging) => ({ k: 'tug', at: 'tug', seat: tugging, left: 3 })));
  },
};

const roll: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['a coin: a knot more, or none'],
  die: () => die,
  drawn(board, frame, outcome, flow) {
    board.knots[frame.seat]! += outcome;
    flow.tell({ t: 'rolled', rule: 'roll', knots: outcome });
    frame.at = 'next';
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['after four turns the knots count'],
  run(board, frame, flow) {
    if (++board.turns === TURNS) flow.finish(byScore('tied', board.knots));
    else flow.become({ k: 'turn', at: 'act', seat: (frame.seat + 1) % flow.seats });
  },
};

const tug: Decision<Types, Tug> = {
  kind: 'decision',
  rules: ['in a contest all at once take rope from the heap or give some back, up to three times each'],
  who: (_board, frame) => only(frame.seat),
  offer(board, frame, seat, out) {
    if (frame.left > 0 && board.rope > 0) out.allow(act.take());
    if (frame.left > 0 && board.knots[seat]! > 0) out.allow(act.give());
    out.allow(act.done());
  },
  choose(board, frame, seat, action, flow) {
    if (action === act.done()) return flow.pop();
    const gain = action === act.take() ? 1 : -1;
    board.knots[seat]! += gain;
    board.rope -= gain;
    frame.left--;
  },
};

export const knots = openGame<Board, Turn | Tug, Verb, Event>('knots', {
  seats: { least: 2, most: 3 },
  keys: keysOf(verbs, {}),
  steps: { turn: { act: choose, roll, next }, tug: { tug } },
  secrecy: {
    board: { turns: open, knots: open, rope: open },
    frames: { turn: { at: open, seat: open }, tug: { at: open, seat: open, left: open } },
  },
  setUp: (_options, seats) => ({ board: { turns: 0, knots: each(seats, 0), rope: 2 }, frame: { k: 'turn', at: 'act', seat: 0 } }),
});
