import { expect, test } from 'vitest';
import { ALL, Engine, keysOf, Match, defineVerbs, everyone, fairDie, only, open, type Decision, type Game, type Moment } from '../index.ts';
import { Rehearsal, face } from '../laws/rehearsal.ts';
import { dreamer } from './examples/dreamer.ts';
import { lastStanding } from './examples/lastStanding.ts';
import { byScore, openGame, type Tiny } from './examples/tinyGame.ts';

interface Board {
  log: string[];
}
type Node = NodeOf<'root'> | NodeOf<'camp'> | NodeOf<'scout'>;
type NodeOf<K extends string> = { readonly k: K; at: string; readonly seat: number };
type Moments = { readonly [label: string]: Moment<Scouts, Node> };
type Scouts = Tiny<Board, Node, 'home' | 'wait'>;

const verbs = defineVerbs({ home: null, wait: null });

/** A scout may call its camp home. */
const scouting: Decision<Scouts, Node> = {
  kind: 'decision',
  rules: [],
  who: (_board, frame) => only(frame.seat),
  offer: (_board, _frame, _seat, out) => [verbs.act.home(), verbs.act.wait()].forEach((action) => out.allow(action)),
  choose: (_board, _frame, _seat, action, flow) => (action === verbs.act.home() ? flow.unwindTo('camp') : flow.pop()),
};

const seen = { at: open, seat: open } as const;

/** A game of these steps that begins with the root. */
function gameOf(root: Moments, camp: Moments = {}, scout: Moments = { go: scouting }): Game<Scouts> {
  return openGame<Board, Node, 'home' | 'wait'>('scouts', {
    seats: { least: 1, most: 2 },
    keys: keysOf(verbs, {}),
    steps: { root, camp, scout },
    secrecy: { board: { log: open }, frames: { root: seen, camp: seen, scout: seen } },
    setUp: () => ({ board: { log: [] }, frame: { k: 'root', at: 'begin', seat: 0 } }),
  });
}

/** The root has two camps, and goes on when both have. */
const root: Moments = {
  begin: {
    kind: 'deed',
    rules: [],
    run(_board, frame, flow) {
      frame.at = 'end';
      flow.fork([0, 1].map((seat) => ({ k: 'camp', at: 'send', seat })));
    },
  },
  end: { kind: 'deed', rules: [], run: (_board, _frame, flow) => flow.finish(byScore('end', [0, 0])) },
};

/** A camp sends two scouts, and rests when both are back. */
const camp: Moments = {
  send: {
    kind: 'deed',
    rules: [],
    run(_board, frame, flow) {
      frame.at = 'rest';
      flow.fork([1, 2].map(() => ({ k: 'scout', at: 'go', seat: frame.seat })));
    },
  },
  rest: {
    kind: 'deed',
    rules: [],
    run(board, frame, flow) {
      board.log.push(`camp ${frame.seat} rests`);
      flow.pop();
    },
  },
};

const camps = gameOf(root, camp);

test('unwinding goes to the nearest frame of that kind: the own camp, not that of another lane', () => {
  const play = Rehearsal.open(camps, {}, 2);
  expect(play.state.lanes).toHaveLength(7);
  play.chooseAs(1, 'home');
  expect([play.board.log, play.asked, play.state.lanes.length]).toEqual([['camp 1 rests'], [0], 4]);
  play.chooseAs(0, 'wait');
  expect(play.board.log).toEqual(['camp 1 rests']);
  play.chooseAs(0, 'wait');
  expect([play.board.log, play.state.outcome?.reason]).toEqual([['camp 1 rests', 'camp 0 rests'], 'end']);
});

test('an exit ends all lanes that were forked above it, however deep', () => {
  const go: Decision<Scouts, Node> = { ...scouting, choose: (_board, _frame, _seat, _action, flow) => flow.unwindTo('root') };
  const play = Rehearsal.open(gameOf({ ...root, end: scouting }, camp, { go }), {}, 2).chooseAs(1, 'home');
  expect([play.state.lanes.map((lane) => lane.stack[0]!.k), play.board.log]).toEqual([['root'], []]);
});

test('lanes that an exit has ended are not opened again by undo', () => {
  const match = new Match(camps, { options: {}, seats: 2, secret: '7'.repeat(64) });
  const { lane, token } = match.questions(1)[0]!;
  expect(match.choose(1, lane, token, 'home').ok).toBe(true);
  expect(match.undoBar(1)).toBe('lanes');
});

test('a single answer is not taken for one of several who are asked', () => {
  const both: Decision<Scouts, Node> = {
    ...scouting,
    single: 'taken',
    who: (_board, _frame, { seats }) => everyone(seats),
    offer: (_board, _frame, _seat, out) => out.allow(verbs.act.wait()),
    choose: (_board, _frame, _seat, _action, flow) => flow.finish(byScore('end', [0, 0])),
  };
  expect(Rehearsal.open(gameOf({ begin: both }), {}, 2).asked).toEqual([0, 1]);
  expect(Rehearsal.open(gameOf({ begin: both }), {}, 1).state.outcome?.reason).toBe('end');
});

test('a lane that ends while it stops the others leaves the stop to run', () => {
  const game = gameOf(
    {
      begin: {
        kind: 'deed',
        rules: [],
        run(_board, _frame, flow) {
          flow.pop();
          flow.stop({ k: 'camp', at: 'close', seat: 0 });
        },
      },
    },
    { close: { kind: 'deed', rules: [], run: (_board, _frame, flow) => flow.finish(byScore('closed', [0])) } },
  );
  expect(Rehearsal.open(game, {}, 1).state).toMatchObject({ lanes: [], outcome: { reason: 'closed' } });
});

test('a fork into no lanes goes on at once', () => {
  const game = gameOf({
    begin: {
      kind: 'deed',
      rules: [],
      run(_board, frame, flow) {
        frame.at = 'end';
        flow.fork([]);
      },
    },
    end: { kind: 'deed', rules: [], run: (_board, _frame, flow) => flow.finish(byScore('end', [0])) },
  });
  expect(Rehearsal.open(game, {}, 1).state.outcome?.reason).toBe('end');
});

test('one die at a time: no other lane goes on before it has fallen', () => {
  const throwing: Moments = {
    send: {
      kind: 'deed',
      rules: [],
      run(board, frame) {
        board.log.push(`${frame.seat} throws`);
        frame.at = 'throw';
      },
    },
    throw: {
      kind: 'draw',
      rules: [],
      die: () => fairDie('camp', 6),
      drawn(board, frame, outcome, flow) {
        board.log.push(`${frame.seat} has ${outcome + 1}`);
        flow.pop();
      },
    },
  };
  const play = Rehearsal.open(gameOf(root, throwing), {}, 2);
  expect(play.board.log).toEqual(['0 throws']);
  play.draw(face(3), face(5));
  expect([play.board.log, play.state.outcome?.reason]).toEqual([['0 throws', '0 has 3', '1 throws', '1 has 5'], 'end']);
});

test('what cannot be is said with names', () => {
  const lost = gameOf({ begin: { kind: 'deed', rules: [], run: (_board, _frame, flow) => flow.unwindTo('camp') } });
  expect(() => Rehearsal.open(lost, {}, 1)).toThrow("No frame 'camp' to unwind to");
  const engine = new Engine(dreamer);
  const state = engine.start({}, 1);
  expect(() => engine.draw(state, state.lanes[0]!, 0)).toThrow('Lane 0 does not wait for chance');
});

test('nothing is told while nobody listens', () => {
  const engine = new Engine(lastStanding);
  const state = engine.start({}, 2);
  engine.choose(state, state.lanes[0]!, 0, lastStanding.keys.parse('aim:1')!);
  engine.draw(state, state.lanes[0]!, 5);
  expect([engine.told, engine.heard]).toEqual([null, false]);
  engine.listen();
  engine.choose(state, state.lanes[0]!, 1, lastStanding.keys.parse('aim:0')!);
  engine.draw(state, state.lanes[0]!, 5);
  expect(engine.told).toEqual([{ to: ALL, event: { t: 'thrown', rule: 'hit', face: 6 }, others: null }]);
});
