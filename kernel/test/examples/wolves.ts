/**
 * Law: units are not seats. Each seat leads two wolves at the start and moves each of its wolves once a turn, in any order. A wolf
 * that meets a lone stranger wins it over: it changes seats, and who leads none is not asked any more.
 */
import { keysOf, argumentOf, defineVerbs, named, only, type Decision, type Deed, type GameEvent, open } from '../../index.ts';
import { byScore, openGame, type Tiny } from './tinyGame.ts';

const RING = 10;
const ROUNDS = 3;
const NAMES = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];

interface Wolf {
  seat: number;
  place: number;
  tired: boolean;
}
interface Board {
  wolves: Wolf[];
  round: number;
}
type Turn = { readonly k: 'turn'; at: 'move' | 'next'; seat: number };
type Event = GameEvent & { t: 'joins'; wolf: number; seat: number };
type Types = Tiny<Board, Turn, Verb, Event>;
type Verb = 'move' | 'howl';

const verbs = defineVerbs({ move: 'place', howl: null });
const { act } = verbs;

const move: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['move each wolf one or, with a howl of the whole pack, none'],
  who: (_board, frame) => only(frame.seat),
  offer({ wolves }, _frame, seat, out) {
    wolves.forEach((wolf, name) => {
      if (wolf.seat === seat && !wolf.tired) out.allow(act.move(name));
      else out.deny(act.move(name), wolf.seat === seat ? 'has moved' : 'is not of your pack');
    });
    out.allow(act.howl());
  },
  choose({ wolves }, frame, seat, action, flow) {
    if (action === act.howl()) {
      frame.at = 'next';
      return;
    }
    const wolf = wolves[argumentOf(action)]!;
    wolf.place = (wolf.place + 1) % RING;
    wolf.tired = true;
    const strangers = wolves.filter((other) => other.place === wolf.place && other.seat !== seat);
    if (strangers.length === 1) {
      const [stranger] = strangers as [Wolf];
      Object.assign(stranger, { seat, tired: true });
      flow.tell({ t: 'joins', rule: 'meet', wolf: wolves.indexOf(stranger), seat });
    }
    if (wolves.every((other) => other.seat !== seat || other.tired)) frame.at = 'next';
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['after three rounds the greatest pack wins'],
  run(board, frame, flow) {
    frame.seat = (frame.seat + 1) % flow.seats;
    if (frame.seat === 0) board.round++;
    const packs = Array.from({ length: flow.seats }, (_, seat) => board.wolves.filter((wolf) => wolf.seat === seat));
    if (board.round === ROUNDS)
      return flow.finish(
        byScore(
          'night',
          packs.map((pack) => pack.length),
        ),
      );
    for (const wolf of packs[frame.seat]!) wolf.tired = false;
    if (packs[frame.seat]!.length > 0) frame.at = 'move';
  },
};

export const wolves = openGame<Board, Turn, Verb, Event>('wolves', {
  seats: { least: 2, most: 3 },
  keys: keysOf(verbs, { place: named(NAMES) }),
  steps: { turn: { move, next } },
  secrecy: {
    board: { wolves: [{ seat: open, place: open, tired: open }], round: open },
    frames: { turn: { at: open, seat: open } },
  },
  setUp: (_options, seats) => ({
    board: {
      wolves: Array.from({ length: 2 * seats }, (_, wolf) => ({ seat: wolf % seats, place: wolf, tired: false })),
      round: 0,
    },
    frame: { k: 'turn', at: 'move', seat: 0 },
  }),
  audit({ board, seats }) {
    if (board.wolves.length !== 2 * seats) throw new Error(`${board.wolves.length} wolves; expected ${2 * seats}`);
  },
});
