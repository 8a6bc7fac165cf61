/**
 * Law: where are we? A stack of frames. A journey is interrupted by a rest at an inn, that by a dream. Each resumes exactly
 * where it was, with its own paces, cups and visions; waking with a start leaves both at once: a non-local exit.
 */
import { keysOf, defineVerbs, only, type Decision, open } from '../../index.ts';
import { byScore, openGame, type Tiny } from './tinyGame.ts';

interface Board {
  inns: number;
  glimpses: number;
}
type Frame =
  | { readonly k: 'journey'; at: 'walk'; paces: number }
  | { readonly k: 'inn'; at: 'drink'; cups: number }
  | { readonly k: 'dream'; at: 'see'; visions: number };
type Verb = 'walk' | 'rest' | 'drink' | 'sleep' | 'see' | 'start';
type Asking<K extends Frame['k']> = Decision<Tiny<Board, Frame, Verb>, Extract<Frame, { k: K }>>;

const verbs = defineVerbs({ walk: null, rest: null, drink: null, sleep: null, see: null, start: null });
const { act } = verbs;

const walk: Asking<'journey'> = {
  kind: 'decision',
  rules: ['walk one pace, or rest at an inn'],
  who: () => only(0),
  offer(board, _frame, _seat, out) {
    out.allow(act.walk());
    if (board.inns > 0) out.allow(act.rest());
    else out.deny(act.rest(), 'no inn is left');
  },
  choose(board, frame, _seat, action, flow) {
    if (action === act.rest()) {
      board.inns--;
      flow.push({ k: 'inn', at: 'drink', cups: 3 });
    } else if (--frame.paces === 0) flow.finish(byScore('arrived', [board.glimpses]));
  },
};

const drink: Asking<'inn'> = {
  kind: 'decision',
  rules: ['drink a cup, or fall asleep over it; after the last cup the journey goes on'],
  who: () => only(0),
  offer(_board, _frame, _seat, out) {
    out.allow(act.drink());
    out.allow(act.sleep());
  },
  choose(_board, frame, _seat, action, flow) {
    if (--frame.cups === 0) flow.pop();
    if (action === act.sleep()) flow.push({ k: 'dream', at: 'see', visions: 2 });
  },
};

const see: Asking<'dream'> = {
  kind: 'decision',
  rules: ['see two visions and wake at the inn, or start from sleep and be on your way at once'],
  who: () => only(0),
  offer(_board, _frame, _seat, out) {
    out.allow(act.see());
    out.allow(act.start());
  },
  choose(board, frame, _seat, action, flow) {
    if (action === act.start()) return flow.unwindTo('journey');
    board.glimpses++;
    if (--frame.visions === 0) flow.pop();
  },
};

export const dreamer = openGame<Board, Frame, Verb>('dreamer', {
  seats: { least: 1, most: 1 },
  keys: keysOf(verbs, {}),
  steps: { journey: { walk }, inn: { drink }, dream: { see } },
  secrecy: {
    board: { inns: open, glimpses: open },
    frames: { journey: { at: open, paces: open }, inn: { at: open, cups: open }, dream: { at: open, visions: open } },
  },
  setUp: () => ({ board: { inns: 2, glimpses: 0 }, frame: { k: 'journey', at: 'walk', paces: 3 } }),
});
