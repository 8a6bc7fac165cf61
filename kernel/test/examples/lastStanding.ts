/**
 * Law: elimination. Who has no life left is out, is asked nothing any more, and is placed in the order of falling; the turn goes
 * to the next who still stands; the last one wins.
 */
import { keysOf, argumentOf, defineVerbs, fairDie, numbered, only, type Decision, type Draw, type GameEvent, open } from '../../index.ts';
import { each, openGame, type Tiny } from './tinyGame.ts';

interface Board {
  lives: number[];
  /** The seats that are out, first to fall first. */
  fallen: number[];
}
type Turn = { readonly k: 'turn'; at: 'aim' | 'hit'; seat: number; target: number };
type Event = GameEvent & ({ t: 'thrown'; face: number } | { t: 'fell'; seat: number });
type Types = Tiny<Board, Turn, Verb, Event>;
type Verb = 'aim';

const verbs = defineVerbs({ aim: 'seat' });
const { act } = verbs;
const die = fairDie('last-standing.hit', 6);

const aim: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['aim at another who still stands'],
  who: (_board, frame) => only(frame.seat),
  offer(board, _frame, seat, out) {
    board.lives.forEach((lives, target) => {
      if (lives > 0 && target !== seat) out.allow(act.aim(target));
      else out.deny(act.aim(target), target === seat ? 'not at oneself' : 'has fallen');
    });
  },
  choose(_board, frame, _seat, action) {
    frame.target = argumentOf(action);
    frame.at = 'hit';
  },
};

const hit: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['a die: 3 to 6 hits the target, 1 and 2 hit the thrower'],
  die: () => die,
  drawn(board, frame, outcome, flow) {
    flow.tell({ t: 'thrown', rule: 'hit', face: outcome + 1 });
    const struck = outcome >= 2 ? frame.target : frame.seat;
    if (--board.lives[struck]! === 0) {
      board.fallen.push(struck);
      flow.tell({ t: 'fell', rule: 'out', seat: struck });
    }
    const standing = board.lives.flatMap((lives, seat) => (lives > 0 ? [seat] : []));
    if (standing.length > 1) {
      const next = standing.find((seat) => seat > frame.seat) ?? standing[0]!;
      return flow.become({ k: 'turn', at: 'aim', seat: next, target: next });
    }
    const order = [...standing, ...board.fallen.toReversed()];
    const places = board.lives.map((_, seat) => order.indexOf(seat) + 1);
    flow.finish({ reason: 'last standing', places, scores: board.lives.slice(), rewards: places.map((place) => (place === 1 ? 1 : 0)) });
  },
};

export const lastStanding = openGame<Board, Turn, Verb, Event>('last-standing', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { seat: numbered(4) }),
  steps: { turn: { aim, hit } },
  secrecy: { board: { lives: open, fallen: open }, frames: { turn: { at: open, seat: open, target: open } } },
  setUp: (_options, seats) => ({ board: { lives: each(seats, 2), fallen: [] }, frame: { k: 'turn', at: 'aim', seat: 0, target: 0 } }),
  audit({ board }) {
    const out = board.lives.flatMap((lives, seat) => (lives === 0 ? [seat] : []));
    if (out.join() !== board.fallen.toSorted((a, b) => a - b).join())
      throw new Error(`Without lives: ${out.join()}; fallen: ${board.fallen.join()}`);
  },
});
