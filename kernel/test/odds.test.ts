import { expect, test } from 'vitest';
import { Engine, keysOf, cloneState, defineVerbs, endingsOf, fairDie, only, open, throwOf, type Die } from '../index.ts';
import { openGame } from './examples/tinyGame.ts';

type Duel = { readonly k: 'duel'; at: 'attack' | 'defend' | 'over'; attack: number };

/** Two throw a die each, the attacker adds `bonus`; equals throw again. */
function duel(die: Die, bonus: number, faces: (outcome: number) => number) {
  const verbs = defineVerbs({ bow: null });
  return openGame<{ winner: number }, Duel, 'bow'>('duel', {
    seats: { least: 1, most: 1 },
    keys: keysOf(verbs, {}),
    secrecy: { board: { winner: open }, frames: { duel: { at: open, attack: open } } },
    setUp: () => ({ board: { winner: -1 }, frame: { k: 'duel', at: 'attack', attack: 0 } }),
    steps: {
      duel: {
        attack: {
          kind: 'draw',
          rules: [],
          die: () => die,
          drawn: (_board, frame, outcome) => void Object.assign(frame, { at: 'defend', attack: faces(outcome) + bonus }),
        },
        defend: {
          kind: 'draw',
          rules: [],
          die: () => die,
          drawn(board, frame, outcome) {
            if (faces(outcome) !== frame.attack) board.winner = frame.attack > faces(outcome) ? 0 : 1;
            Object.assign(frame, { at: board.winner < 0 ? 'attack' : 'over', attack: 0 });
          },
        },
        over: {
          kind: 'decision',
          rules: [],
          who: () => only(0),
          offer: (_board, _frame, _seat, out) => out.allow(verbs.act.bow()),
          choose: (_board, _frame, _seat, _action, flow) => flow.finish({ reason: 'bow', places: [1], scores: [0], rewards: [1] }),
        },
      },
    },
  });
}

function oddsOf(game: ReturnType<typeof duel>): Record<number, number> {
  const engine = new Engine(game);
  return Object.fromEntries(endingsOf(engine, engine.start({}, 1)).map(({ state, probability }) => [state.board.winner, probability]));
}

const single = fairDie('duel.die', 6);

test('equal dice thrown again are summed to the end: 15 against 15 of 36', () => {
  const odds = oddsOf(duel(single, 0, (outcome) => outcome));
  expect(odds[0]).toBeCloseTo(1 / 2, 12);
  expect(odds[0]! + odds[1]!).toBeCloseTo(1, 14);
});

test('what is certain in the end is certain, however often equal dice are thrown again', () => {
  expect(oddsOf(duel(single, 5, (outcome) => outcome))).toEqual({ 0: 1 });
});

test('a bonus of one: 21 of 36 win, 5 are thrown again, 10 lose', () => {
  const odds = oddsOf(duel(single, 1, (outcome) => outcome));
  expect(odds[0]).toBeCloseTo(21 / 31, 12);
  expect(odds[1]).toBeCloseTo(10 / 31, 12);
});

test('two dice a side agree with counting all 1296 ways', () => {
  const two = throwOf('duel.two', 2);
  const sums = Array.from({ length: 36 }, (_, way) => (way % 6) + Math.floor(way / 6) + 2);
  const ways = sums.flatMap((attack) => sums.map((defend) => Math.sign(attack + 2 - defend)));
  const [wins, losses] = [1, -1].map((sign) => ways.filter((way) => way === sign).length) as [number, number];
  expect(oddsOf(duel(two, 2, (outcome) => two.faces[outcome]![0]! + two.faces[outcome]![1]!))[0]).toBeCloseTo(wins / (wins + losses), 12);
});

test('odds leave the state as it was, and stop where they are told to', () => {
  const game = duel(single, 0, (outcome) => outcome);
  const engine = new Engine(game);
  const state = engine.start({}, 1);
  const before = cloneState(game, state);
  const halfway = endingsOf(engine, state, (reached) => reached.lanes[0]!.stack[0]!.at === 'defend');
  expect(halfway).toHaveLength(6);
  for (const { probability } of halfway) expect(probability).toBeCloseTo(1 / 6, 14);
  expect(state).toEqual(before);
});

test('where nobody waits for chance there is one ending, and it is certain', () => {
  const engine = new Engine(duel(single, 0, (outcome) => outcome));
  const state = engine.start({}, 1);
  engine.draw(state, state.lanes[0]!, 5);
  engine.draw(state, state.lanes[0]!, 0);
  expect(endingsOf(engine, state)).toMatchObject([{ probability: 1, state: { board: { winner: 0 } } }]);
});
