/**
 * Law: a seat may be asked several things at once. Everybody sends two messengers, each in a lane of its own: who rides on and who rests
 * is answered in any order, and an answer to one leaves the question of the other as it was.
 */
import { defineVerbs, frameOf, keysOf, only, open, type Asked, type Decision, type Deed } from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const ROADS = 2;
const DAYS = 2;

interface Board {
  miles: number[];
}
type Journey = { readonly k: 'journey'; at: 'set out' | 'arrive' };
type Road = { readonly k: 'road'; at: 'ride'; seat: number; road: number; left: number };
type Types = Tiny<Board, Journey | Road, Verb>;
type Verb = 'ride' | 'rest';

const verbs = defineVerbs({ ride: null, rest: null });
const { act } = verbs;

const setOut: Deed<Types, Journey> = {
  kind: 'deed',
  rules: ['two messengers each'],
  run(board, frame, flow) {
    frame.at = 'arrive';
    flow.fork(
      board.miles.flatMap((_, seat) =>
        Array.from({ length: ROADS }, (__, road) => ({ k: 'road', at: 'ride', seat, road, left: DAYS }) as const),
      ),
    );
  },
};

const arrive: Deed<Types, Journey> = {
  kind: 'deed',
  rules: ['most miles win'],
  run: (board, _frame, flow) => flow.finish(byScore('arrived', board.miles)),
};

const ride: Decision<Types, Road> = {
  kind: 'decision',
  rules: ['ride or rest, for two days'],
  who: (_board, frame) => only(frame.seat),
  offer: (_board, _frame, _seat, out) => [act.ride(), act.rest()].forEach((action) => out.allow(action)),
  choose(board, frame, seat, action, flow) {
    // The second road is the better one.
    if (action === act.ride()) board.miles[seat]! += 1 + frame.road;
    if (--frame.left === 0) flow.pop();
  },
};

const roadOf = (asked: Asked<Types>): number => {
  const frame = frameOf<Types>(asked);
  return frame?.k === 'road' ? frame.road : -1;
};

export const messengers = openGame<Board, Journey | Road, Verb>('messengers', {
  seats: { least: 1, most: 3 },
  keys: keysOf(verbs, {}),
  steps: { journey: { 'set out': setOut, arrive }, road: { ride } },
  secrecy: {
    board: { miles: open },
    frames: { journey: { at: open }, road: { at: open, seat: open, road: open, left: open } },
  },
  questions: {
    'road.ride': {
      defaultAnswer: null,
      presets: { hurry: () => act.ride(), 'second road': (asked) => (roadOf(asked) === 1 ? act.ride() : null) },
    },
  },
  setUp: (_options, seats) => ({ board: { miles: each(seats, 0) }, frame: { k: 'journey', at: 'set out' } }),
});
