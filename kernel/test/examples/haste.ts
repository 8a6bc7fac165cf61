/**
 * Law: extra and lost turns. Whose turn is next is worked out in one place, from turns owed and turns lost; a lost turn is said
 * aloud and passes, an extra one comes at once. Both may be due to the same seat: then they cancel out, one against one.
 */
import {
  open,
  keysOf,
  argumentOf,
  defineVerbs,
  fairDie,
  numbered,
  only,
  type Decision,
  type Deed,
  type Draw,
  type GameEvent,
} from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const GOAL = 8;

interface Board {
  turn: number;
  places: number[];
  extra: number[];
  lost: number[];
}
type Turn = { readonly k: 'turn'; at: 'choose' | 'run' | 'next' };
type Event = GameEvent & ({ t: 'again' | 'loses'; seat: number } | { t: 'ran'; seat: number; die: number });
type Types = Tiny<Board, Turn, Verb, Event>;
type Verb = 'run' | 'trip';

const verbs = defineVerbs({ run: null, trip: 'seat' });
const { act } = verbs;
const die = fairDie('haste.run', 6);

const choose: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['run, or stay and trip another: it loses its next turn'],
  who: (board) => only(board.turn),
  offer(board, _frame, seat, out) {
    out.allow(act.run());
    board.lost.forEach((lost, other) => {
      if (other === seat) return;
      if (lost === 0) out.allow(act.trip(other));
      else out.deny(act.trip(other), 'lies on the ground already');
    });
  },
  choose(board, frame, _seat, action) {
    frame.at = action === act.run() ? 'run' : 'next';
    if (frame.at === 'next') board.lost[argumentOf(action)]!++;
  },
};

const run: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['a die: 6 gives an extra turn, 1 loses one, the others are paces'],
  die: () => die,
  drawn(board, frame, outcome, flow) {
    flow.tell({ t: 'ran', rule: 'run', seat: board.turn, die: outcome + 1 });
    if (outcome === 5) board.extra[board.turn]!++;
    else if (outcome === 0) board.lost[board.turn]!++;
    else board.places[board.turn]! += outcome + 1;
    frame.at = 'next';
    if (board.places[board.turn]! >= GOAL) flow.finish(byScore('arrived', board.places));
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['an extra turn comes at once; who has lost a turn is passed over once'],
  run(board, frame, flow) {
    const { extra, lost, turn } = board;
    if (extra[turn]! > 0) {
      extra[turn]!--;
      flow.tell({ t: 'again', rule: 'extra', seat: turn });
    } else board.turn = (turn + 1) % flow.seats;
    if (lost[board.turn]! > 0) {
      lost[board.turn]!--;
      flow.tell({ t: 'loses', rule: 'lost', seat: board.turn });
    } else frame.at = 'choose';
  },
};

export const haste = openGame<Board, Turn, Verb, Event>('haste', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { seat: numbered(4) }),
  steps: { turn: { choose, run, next } },
  secrecy: { board: { turn: open, places: open, extra: open, lost: open }, frames: { turn: { at: open } } },
  setUp: (_options, seats) => ({
    board: { turn: 0, places: each(seats, 0), extra: each(seats, 0), lost: each(seats, 0) },
    frame: { k: 'turn', at: 'choose' },
  }),
});
