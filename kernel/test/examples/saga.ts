/**
 * Law: a campaign carries something into the next game. A chapter is a game like any other; what it leaves is in its outcome, and
 * `nextChapter` makes the options of the next one from it. Options come from outside and are read, never trusted.
 */
import {
  keysOf,
  Problem,
  defineVerbs,
  fairDie,
  type GameEvent,
  only,
  type Decision,
  type Draw,
  type Game,
  type Outcome,
  open,
} from '../../index.ts';
import { byScore, each, type Tiny } from './tinyGame.ts';

interface Board {
  turn: number;
  gold: number[];
  dug: boolean[];
}
type Turn = { readonly k: 'turn'; at: 'choose' | 'dig' };
/** The gold each seat brings along. */
type Options = { readonly chapter: number; readonly gold: readonly number[] };
type Event = GameEvent & { t: 'dug'; gold: number };
type Types = Omit<Tiny<Board, Turn, 'dig' | 'leave', Event>, 'options'> & { options: Options };

const verbs = defineVerbs({ dig: null, leave: null });
const { act } = verbs;
const die = fairDie('saga.dig', 4);

const choose: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['dig once, or leave'],
  who: (board) => only(board.turn),
  offer(board, _frame, seat, out) {
    if (board.dug[seat]) out.deny(act.dig(), 'only once');
    else out.allow(act.dig());
    out.allow(act.leave());
  },
  choose(board, frame, _seat, action, flow) {
    if (action === act.dig()) frame.at = 'dig';
    else if (++board.turn === flow.seats) flow.finish(byScore('chapter closed', board.gold));
  },
};

const dig: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['1 to 4 gold lie in the ground'],
  die: () => die,
  drawn(board, frame, outcome, flow) {
    board.gold[board.turn]! += outcome + 1;
    flow.tell({ t: 'dug', rule: 'dig', gold: outcome + 1 });
    board.dug[board.turn] = true;
    frame.at = 'choose';
  },
};

export const saga: Game<Types> = {
  id: 'saga',
  title: 'Saga',
  version: 1,
  contentId: 'none',
  content: {},
  seats: { least: 1, most: 3 },
  keys: keysOf(verbs, {}),
  steps: { turn: { choose, dig } },
  secrecy: { board: { turn: open, gold: open, dug: open }, frames: { turn: { at: open } } },
  readOptions(given, seats) {
    const { chapter, gold } = given as Partial<Options>;
    if (!Number.isInteger(chapter)) throw new Problem(`saga, option 'chapter': expected a whole number, got ${String(chapter)}`);
    if (!Array.isArray(gold) || gold.length !== seats || !gold.every(Number.isInteger))
      throw new Problem(`saga, option 'gold': expected ${seats} whole numbers, got ${JSON.stringify(gold)}`);
    return { chapter: chapter!, gold };
  },
  setUp: ({ gold }, seats) => ({ board: { turn: 0, gold: gold.slice(), dug: each(seats, false) }, frame: { k: 'turn', at: 'choose' } }),
  copyBoard: (board) => ({ turn: board.turn, gold: board.gold.slice(), dug: board.dug.slice() }),
  copyFrame: (frame) => ({ ...frame }),
  imagine: ({ sight }) => structuredClone(sight),
  audit: () => {},
};

/** The options of the chapter after one that ended so: everybody keeps half of their gold. */
export const nextChapter = (chapter: number, outcome: Outcome): Options => ({
  chapter: chapter + 1,
  gold: outcome.scores.map((gold) => Math.floor(gold / 2)),
});
