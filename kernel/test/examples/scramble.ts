/**
 * Law: real time. Everybody acts at once, each in a lane, on one shared pile; what has become impossible is refused on arrival. A STOP holds
 * all lanes, but who has a foot in the air may land first, until a timer has run out. A hold freezes one lane until the caller's has ended.
 * Nothing is ever taken back.
 */
import {
  argumentOf,
  defineVerbs,
  holdUntilEnded,
  holds,
  joinStop,
  keysOf,
  numbered,
  only,
  open,
  withSeat,
  withoutSeat,
} from '../../index.ts';
import type { Decision, Deed, Flow, GameEvent, Seat, Seats } from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

const ACTIONS = 3;
const MOST_PACES = 3;

interface Board {
  pile: number;
  gold: number[];
  /** How many STOPs were called, and whether one goes on. */
  stops: number;
  isStopped: boolean;
  hasStopped: Seats;
  /** Who has a foot in the air. */
  walking: Seats;
  /** Who holds another, and whom: nobody else does meanwhile. */
  holder: Seats;
  held: Seats;
}
type Round = { readonly k: 'round'; at: 'open' | 'over' };
type Run = { readonly k: 'run'; at: 'next' | 'act' | 'walk'; readonly seat: Seat; left: number; paces: number };
type Stop = { readonly k: 'stop'; at: 'order'; readonly seat: Seat };
type Event = GameEvent & { t: 'landed'; seat: Seat; paces: number };
type Types = Tiny<Board, Round | Run | Stop, Verb, Event>;
type Verb = 'take' | 'lift' | 'pace' | 'land' | 'stop' | 'hold' | 'tax' | 'oust' | 'go-on';

const verbs = defineVerbs({
  take: null,
  lift: null,
  pace: null,
  land: null,
  stop: null,
  hold: 'seat',
  tax: null,
  oust: 'seat',
  'go-on': null,
});
const { act, verbOf } = verbs;

const begin: Deed<Types, Round> = {
  kind: 'deed',
  rules: ['the round begins for all at once'],
  run(board, frame, flow) {
    frame.at = 'over';
    flow.fork(board.gold.map((_, seat) => ({ k: 'run', at: 'next', seat, left: ACTIONS, paces: 0 })));
  },
};

const over: Deed<Types, Round> = {
  kind: 'deed',
  rules: ['it ends when every lane has'],
  run: (board, _frame, flow) => flow.finish(byScore('all are done', board.gold)),
};

const next: Deed<Types, Run> = {
  kind: 'deed',
  rules: ['three actions each; with the lane ends its hold'],
  run(board, frame, flow) {
    frame.at = 'act';
    if (frame.left > 0) return;
    if (holds(board.holder, frame.seat)) Object.assign(board, { holder: 0, held: 0 });
    flow.pop();
  },
};

const action: Decision<Types, Run> = {
  kind: 'decision',
  rules: ['take gold, walk, call one STOP, or hold another; one is held at a time'],
  who: (_board, { seat }) => only(seat),
  offer({ pile, gold, isStopped, hasStopped, holder, walking }, _frame, seat, out) {
    out.allow(act.lift());
    if (pile > 0) out.allow(act.take());
    else out.deny(act.take(), 'the pile is gone');
    if (isStopped) out.deny(act.stop(), 'no STOP inside a STOP');
    else if (!holds(hasStopped, seat)) out.allow(act.stop());
    gold.forEach((_, other) => {
      if (other === seat) return;
      if (holder !== 0) out.deny(act.hold(other), 'somebody is held');
      else if (holds(walking, other)) out.deny(act.hold(other), 'has a foot in the air');
      else out.allow(act.hold(other));
    });
  },
  choose(board, frame, seat, chosen, flow) {
    const verb = verbOf(chosen);
    if (verb === 'take') {
      board.pile--;
      board.gold[seat]!++;
      frame.left--;
      frame.at = 'next';
    } else if (verb === 'lift') {
      frame.at = 'walk';
      board.walking = withSeat(board.walking, seat);
    } else if (verb === 'stop') {
      board.stops++;
      board.isStopped = true;
      board.hasStopped = withSeat(board.hasStopped, seat);
      flow.stop({ k: 'stop', at: 'order', seat }, (bottom) => bottom.k !== 'run' || !holds(board.walking, bottom.seat));
    } else {
      const other = argumentOf(chosen);
      board.holder = only(seat);
      board.held = only(other);
      holdUntilEnded(flow, 'run', seat, only(other));
    }
  },
};

const walk: Decision<Types, Run> = {
  kind: 'decision',
  rules: ['pace by pace, until one lands; without a pace nothing is spent'],
  who: (_board, { seat }) => only(seat),
  offer(_board, { paces }, _seat, out) {
    if (paces < MOST_PACES) out.allow(act.pace());
    if (paces > 0) out.allow(act.land());
  },
  choose(board, frame, _seat, chosen, flow) {
    if (chosen === act.pace()) frame.paces++;
    else land(board, frame, flow);
  },
};

/** Who lands while a STOP goes on is held by it like everybody else. */
function land(board: Board, frame: Run, flow: Flow<Types>): void {
  const { seat, paces } = frame;
  Object.assign(frame, { at: 'next', paces: 0 });
  if (paces > 0) frame.left--;
  board.walking = withoutSeat(board.walking, seat);
  flow.tell({ t: 'landed', rule: 'land', seat, paces });
  if (board.isStopped) joinStop(flow, 'stop', 'run', only(seat));
}

const order: Decision<Types, Stop> = {
  kind: 'decision',
  rules: ['when all stand still, the caller takes one of everybody, throws somebody out, or neither; then all go on as they were'],
  who: ({ walking }, { seat }) => (walking === 0 ? only(seat) : 0),
  offer({ gold }, _frame, seat, out) {
    [act.tax(), act['go-on']()].forEach((chosen) => out.allow(chosen));
    gold.forEach((_, other) => other !== seat && out.allow(act.oust(other)));
  },
  choose(board, _frame, seat, chosen, flow) {
    board.isStopped = false;
    if (chosen === act.tax())
      board.gold.forEach((gold, other) => {
        if (other === seat || gold === 0) return;
        board.gold[other]!--;
        board.gold[seat]!++;
      });
    if (verbOf(chosen) === 'oust') oust(board, argumentOf(chosen), flow);
    flow.pop();
  },
};

/** A lane that another one ends; nobody whom its seat held is held any more. */
function oust(board: Board, seat: Seat, flow: Flow<Types>): void {
  if (holds(board.holder, seat)) Object.assign(board, { holder: 0, held: 0 });
  flow.rewrite(
    (bottom) => bottom.k === 'run' && bottom.seat === seat,
    () => [],
  );
}

export const scramble = openGame<Board, Round | Run | Stop, Verb, Event>('scramble', {
  seats: { least: 2, most: 3 },
  keys: keysOf(verbs, { seat: numbered(3) }),
  steps: { round: { open: begin, over }, run: { next, act: action, walk }, stop: { order } },
  secrecy: {
    board: { pile: open, gold: open, stops: open, isStopped: open, hasStopped: open, walking: open, holder: open, held: open },
    frames: { round: { at: open }, run: { at: open, seat: open, left: open, paces: open }, stop: { at: open, seat: open } },
  },
  setUp: (_options, seats) => ({
    board: { pile: seats + 1, gold: each(seats, 0), stops: 0, isStopped: false, hasStopped: 0, walking: 0, holder: 0, held: 0 },
    frame: { k: 'round', at: 'open' },
  }),
  timers: {
    running: ({ board: { isStopped, walking, stops } }) => (isStopped && walking !== 0 ? [{ name: `feet-${stops}`, seconds: 10 }] : []),
    ranOut(board, _timer, stacks, flow) {
      for (const [frame] of stacks) if (frame?.k === 'run' && holds(board.walking, frame.seat)) land(board, frame, flow);
    },
  },
  isFinal: () => true,
});
