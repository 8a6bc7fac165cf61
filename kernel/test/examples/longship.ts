/**
 * Law: a team shares a turn. Even seats row one ship, odd seats the other. In a ship's turn its rowers act in any order they
 * like, each once; the turn passes when all have.
 */
import { keysOf, defineVerbs, holds, listSeats, withoutSeat, type Decision, type Deed, type Seats, open } from '../../index.ts';
import { each, openGame, type Tiny } from './tinyGame.ts';

const GOAL = 6;

interface Board {
  way: number[];
  water: number[];
}
type Turn = { readonly k: 'turn'; at: 'begin' | 'act'; ship: number; toAct: Seats };
type Types = Tiny<Board, Turn, Verb>;
type Verb = 'row' | 'bail';

const verbs = defineVerbs({ row: null, bail: null });
const { act } = verbs;
const crewOf = (ship: number, seats: number): Seats =>
  listSeats((1 << seats) - 1).reduce((crew, seat) => (seat % 2 === ship ? crew | (1 << seat) : crew), 0);

const begin: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['water comes in, then all of the crew may act'],
  run(board, frame, flow) {
    board.water[frame.ship]!++;
    frame.toAct = crewOf(frame.ship, flow.seats);
    frame.at = 'act';
  },
};

const action: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['row, if the ship is not full of water, or bail', 'in any order, each once'],
  who: (_board, frame) => frame.toAct,
  offer(board, frame, _seat, out) {
    if (board.water[frame.ship]! < 3) out.allow(act.row());
    else out.deny(act.row(), 'the ship is full of water');
    out.allow(act.bail());
  },
  choose(board, frame, seat, chosen, flow) {
    const { ship } = frame;
    if (chosen === act.row()) board.way[ship]!++;
    else board.water[ship] = Math.max(0, board.water[ship]! - 2);
    frame.toAct = withoutSeat(frame.toAct, seat);
    if (board.way[ship]! >= GOAL) {
      const won = each(flow.seats, 0).map((_, rower) => (rower % 2 === ship ? 1 : 0));
      flow.finish({ reason: 'ashore', places: won.map((win) => 2 - win), scores: won, rewards: won });
    } else if (frame.toAct === 0) flow.become({ k: 'turn', at: 'begin', ship: 1 - ship, toAct: 0 });
  },
};

export const longship = openGame<Board, Turn, Verb>('longship', {
  seats: { least: 2, most: 6 },
  keys: keysOf(verbs, {}),
  steps: { turn: { begin, act: action } },
  secrecy: { board: { way: open, water: open }, frames: { turn: { at: open, ship: open, toAct: open } } },
  setUp: () => ({ board: { way: [0, 0], water: [0, 0] }, frame: { k: 'turn', at: 'begin', ship: 0, toAct: 0 } }),
  audit({ lanes }) {
    const turn = lanes[0]?.stack[0];
    if (turn !== undefined && listSeats(turn.toAct).some((seat) => !holds(crewOf(turn.ship, 6), seat)))
      throw new Error('Somebody rows the wrong ship');
  },
});
