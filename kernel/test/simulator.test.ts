import { describe, expect, test } from 'vitest';
import { defineVerbs, fairDie, keysOf, numbered, open, replay, type Game, type Types } from '../index.ts';
import { LAWS } from '../laws/laws.ts';
import type { Law } from '../laws/position.ts';
import { simulate, type Failure } from '../laws/simulator.ts';
import { crypt } from './examples/crypt.ts';
import { dreamer } from './examples/dreamer.ts';
import { sealedBids } from './examples/sealedBids.ts';

/** The failure that random games of a faulty variant lead to, under all laws or some. Its record replays to the same place, or to the same error. */
function failureOf<T extends Types>(faulty: Game<T>, options: T['options'], laws: Readonly<Record<string, Law>> = LAWS): Failure {
  const { failure } = simulate(faulty, { options, seats: faulty.seats.least, games: 100, seed: 1, longest: 2000, laws });
  if (failure === null) throw new Error('The simulator noticed nothing');
  const { law, message, record } = failure;
  if (law === 'starts') expect(() => replay(faulty, record)).toThrow(message);
  else expect(replay(faulty, record).journal).toEqual(record.journal);
  return failure;
}

type Crypt = typeof crypt;
type Turn = Crypt['steps']['turn'];
const { act, look } = crypt.steps.turn as {
  act: Extract<Turn['act'], { kind: 'decision' }>;
  look: Extract<Turn['look'], { kind: 'draw' }>;
};

/** The crypt with another way to act or to look. */
const cryptWith = (turn: Partial<Turn>): Crypt => ({ ...crypt, steps: { turn: { act, look, ...turn } } });

/** The same, where nobody has to bring the end. */
const unending = (turn: Partial<Turn>): Crypt => ({ ...cryptWith(turn), mustEnd: () => false });

/** The crypt with something more on its board. */
const cryptHolding = (extra: object): Crypt => ({
  ...crypt,
  setUp(options, seats) {
    const { board, frame } = crypt.setUp(options, seats);
    return { board: Object.assign(board, structuredClone(extra)), frame };
  },
});

test('a game without a fault passes', () => {
  expect(simulate(crypt, { options: {}, seats: 2, games: 20, seed: 1 })).toMatchObject({ games: 20, failure: null });
});

test('the same seed plays the same games, another seed others', () => {
  const faulty = cryptWith({ act: { ...act, offer: () => {} } });
  const failing = (seed: number): Failure | null => simulate(faulty, { options: {}, seats: 2, games: 1, seed }).failure;
  expect(failing(3)).toEqual(failing(3));
  expect(failing(3)?.record.secret).not.toBe(failing(4)?.record.secret);
});

/** The crypt with another way to show its board. */
const cryptShowing = (board: Partial<Crypt['secrecy']['board']>): Crypt => ({
  ...crypt,
  secrecy: { ...crypt.secrecy, board: { ...crypt.secrecy.board, ...board } },
});

describe('leaks', () => {
  const twins = { twinsSeeTheSame: LAWS.twinsSeeTheSame };

  test('a board that shows what others keep', () => {
    expect(failureOf(cryptShowing({ kept: (kept) => structuredClone(kept) }), {})).toMatchObject({
      law: 'toldAlikeSeesAlike',
      message: expect.stringMatching(/^What seat -?\d sees, though it is told the same, differs/),
    });
  });

  test('a board that shows a number drawn anew in every imagined one', () => {
    expect(failureOf(cryptShowing({ pool: (pool) => Number(pool.join('')) }), {})).toMatchObject({
      law: 'twinsSeeTheSame',
      message: expect.stringContaining('The view of seat -1 differs'),
    });
  });

  test('a secret that is in sight only while something is told', () => {
    const leaking = cryptWith({
      look: {
        ...look,
        drawn(board, frame, outcome, flow) {
          board.thrown.push(board.pool[outcome]!);
          flow.tell({ t: 'seen', rule: 'look', seat: frame.seat, kind: -1 });
          board.thrown.pop();
          look.drawn(board, frame, outcome, flow);
        },
      },
    });
    expect(failureOf(leaking, {})).toMatchObject({ message: expect.stringMatching(/^What seat -?\d sees happen/) });
  });

  test('a frame that shows what others weigh', () => {
    const { board, frames } = sealedBids.secrecy;
    const leaking: typeof sealedBids = { ...sealedBids, secrecy: { board, frames: { ...frames, bid: { ...frames.bid, weighed: open } } } };
    expect(failureOf(leaking, {})).toMatchObject({ law: 'toldAlikeSeesAlike' });
  });

  test('a secret that is shown later, without a seal', () => {
    const { board, frames } = sealedBids.secrecy;
    const leaking: typeof sealedBids = { ...sealedBids, secrecy: { board: { ...board, bids: open }, frames } };
    expect(failureOf(leaking, {})).toMatchObject({ law: 'twinsStayAlike' });
    expect(failureOf(leaking, {}, twins)).toMatchObject({
      law: 'twinsSeeTheSame',
      message: expect.stringContaining('sees after an unsealed choice'),
    });
  });

  test('an offer that depends on what a seat may not know', () => {
    const leaking = cryptWith({
      act: {
        ...act,
        offer(board, frame, seat, out, table) {
          act.offer(board, frame, seat, out, table);
          if (board.next?.kind === 3) out.deny(out.actions[0]! + 1, 'something great lies there');
        },
      },
    });
    expect(failureOf(leaking, {})).toMatchObject({ law: 'toldAlikeSeesAlike' });
    expect(failureOf(leaking, {}, twins)).toMatchObject({ law: 'twinsSeeTheSame', message: expect.stringContaining('is offered differs') });
  });

  test('a question that is put to whom holds something', () => {
    const leaking = cryptWith({ act: { ...act, who: (board) => (board.kept[1]!.some((relic) => relic.kind === 3) ? 2 : 1) } });
    expect(failureOf(leaking, {})).toMatchObject({ law: 'toldAlikeSeesAlike' });
    expect(failureOf(leaking, {}, twins)).toMatchObject({ law: 'twinsSeeTheSame' });
  });

  test('an event about a hidden draw that is told to everybody', () => {
    const leaking = cryptWith({
      look: {
        ...look,
        drawn(board, frame, outcome, flow) {
          flow.tell({ t: 'seen', rule: 'look', seat: frame.seat, kind: board.pool[outcome]! });
          look.drawn(board, frame, outcome, flow);
        },
      },
    });
    expect(failureOf(leaking, {})).toMatchObject({
      law: 'seenAlikeToldAlike',
      message: expect.stringContaining('is told, though it is shown the same'),
    });
  });

  test('an event that gives away what somebody else holds', () => {
    const leaking = cryptWith({
      act: {
        ...act,
        choose(board, frame, seat, action, flow) {
          const other = board.kept[1 - seat]![0];
          if (other !== undefined) flow.tell({ t: 'seen', rule: 'gloat', seat, kind: other.kind });
          if (board.next === null) frame.at = 'look';
          else act.choose(board, frame, seat, action, flow);
        },
      },
    });
    expect(failureOf(leaking, {})).toMatchObject({ law: 'twinsSeeTheSame', message: expect.stringContaining('is told differs') });
  });
});

describe('state that is not plain data', () => {
  const shared = [1];

  test.each([
    [{ lucky: undefined }, 'state.board.lucky is undefined, which JSON does not keep'],
    [{ lucky: Number.NaN }, 'state.board.lucky is NaN, which JSON does not keep'],
    [{ lucky: -0 }, 'state.board.lucky is -0, which JSON does not keep'],
    [{ lucky: new Map([[1, 2]]) }, 'state.board.lucky is a Map, not plain data'],
    [{ lucky: new Set([1]) }, 'state.board.lucky is a Set, not plain data'],
    [{ lucky: new Date(0) }, 'state.board.lucky is a Date, not plain data'],
    [{ deep: [{ lucky: undefined }] }, 'state.board.deep.0.lucky is undefined, which JSON does not keep'],
    [{ one: shared, two: shared }, 'state.board.two and state.board.one are one object; read back from JSON they would be two'],
  ])('%o', (extra, message) => {
    expect(failureOf(cryptHolding(extra), {})).toMatchObject({ law: 'plainData', message });
  });
});

describe('copies', () => {
  test('a clone that shares a list', () => {
    const sharing: Crypt = { ...crypt, copyBoard: (board) => ({ ...structuredClone(board), thrown: board.thrown }) };
    expect(failureOf(sharing, {})).toMatchObject({ law: 'cloneAgrees', message: 'A step on a clone changed the original' });
  });

  test('a clone that forgets something', () => {
    const forgetting: Crypt = { ...crypt, copyBoard: (board) => ({ ...structuredClone(board), next: null }) };
    expect(failureOf(forgetting, {})).toMatchObject({ law: 'cloneAgrees', message: expect.stringContaining('A clone differs') });
  });

  test('a frame that is not copied', () => {
    const sharing: Crypt = { ...crypt, copyFrame: (frame) => frame };
    expect(failureOf(sharing, {})).toMatchObject({ law: 'cloneAgrees' });
  });

  test('a choice that is taken back and leaves a trace', () => {
    const sharing: typeof dreamer = { ...dreamer, copyBoard: (board) => board };
    expect(failureOf(sharing, {}, {})).toMatchObject({
      law: 'undoFloorHolds',
      message: expect.stringMatching(/^Undo by seat \d does not lead to the state without its choice$/),
    });
  });
});

describe('games that do not go on', () => {
  test('somebody is asked and has no answer', () => {
    const stuck = cryptWith({
      act: { ...act, offer: (board, frame, seat, out, table) => board.pool.length > 4 && act.offer(board, frame, seat, out, table) },
    });
    expect(failureOf(stuck, {})).toMatchObject({
      law: 'someoneCanAct',
      message: expect.stringMatching(/^Seat \d is asked and has no answer$/),
    });
  });

  test('nobody is asked', () => {
    const stuck = cryptWith({ act: { ...act, who: (board, frame) => (board.pool.length > 4 ? 1 << frame.seat : 0) } });
    expect(failureOf(stuck, {})).toMatchObject({ law: 'someoneCanAct', message: 'crypt is stuck: no lane waits for anybody' });
  });

  test('a deed that never ends is named by its frame', () => {
    const endless = cryptWith({ look: { kind: 'deed', rules: [], run: () => {} } });
    const message = expect.stringMatching(
      /'(peek|take)' by seat 0 cannot be carried out: The rules of crypt do not come to rest: .*"at":"look"/,
    );
    expect(failureOf(endless, {})).toMatchObject({ law: 'stepsRun', message });
    const { failure } = simulate(endless, { options: {}, seats: 2, games: 1, seed: 1, laws: {} });
    expect(failure).toMatchObject({ law: 'plays', record: { journal: [{ seat: 0, lane: 0 }] } });
    expect(() => replay(endless, failure!.record)).toThrow(failure!.message);
  });

  test('dice that never come to rest', () => {
    const die = fairDie('crypt.again', 2);
    const endless = cryptWith({ look: { kind: 'draw', rules: [], die: () => die, drawn: () => {} } });
    const { failure } = simulate(endless, { options: {}, seats: 2, games: 1, seed: 1, longest: 500 });
    expect(failure).toMatchObject({ law: 'comes to an end', message: 'no end after 500 choices and draws' });
    expect(() => replay(endless, failure!.record)).toThrow('The dice of crypt do not come to rest: crypt.again');
  });

  test('choices without an end', () => {
    const endless = cryptWith({ act: { ...act, choose: () => {} } });
    expect(failureOf(endless, {})).toMatchObject({ law: 'comes to an end', message: 'no end after 2000 choices and draws' });
  });

  describe('where the rules let a game go on for ever', () => {
    const brokenOff = { options: {}, seats: 2, games: 3, seed: 1, longest: 200 };

    test('it is broken off and counted', () => {
      const endless = unending({ act: { ...act, choose: () => {} } });
      expect(simulate(endless, brokenOff)).toEqual({ games: 3, unfinished: 3, decisions: 600, failure: null });
      expect(simulate(unending({}), brokenOff)).toMatchObject({ games: 3, unfinished: 0, failure: null });
    });

    test('it obeys the laws until then', () => {
      const sharing: Crypt = {
        ...unending({ act: { ...act, choose: (board) => void board.thrown.push(0) } }),
        copyBoard: (board) => board,
      };
      expect(simulate(sharing, brokenOff).failure).toMatchObject({ law: 'cloneAgrees' });
    });

    test('it is not broken off while dice roll, and dice that never come to rest are a fault all the same', () => {
      const die = fairDie('crypt.again', 2);
      const endless = unending({ look: { kind: 'draw', rules: [], die: () => die, drawn: () => {} } });
      expect(simulate(endless, { ...brokenOff, laws: {} }).failure).toMatchObject({ law: 'comes to an end' });
    });
  });

  test('a frame that ends with nothing beneath', () => {
    const ending = cryptWith({ act: { ...act, choose: (_board, _frame, _seat, _action, flow) => flow.pop() } });
    expect(failureOf(ending, {})).toMatchObject({ law: 'stepsRun', message: expect.stringContaining('crypt ran out of frames') });
  });

  test('a rule that throws', () => {
    const throwing: Crypt = {
      ...crypt,
      setUp: () => {
        throw new Error('no crypt today');
      },
    };
    expect(failureOf(throwing, {})).toMatchObject({ law: 'starts', message: 'no crypt today', record: { journal: [] } });
  });
});

describe('components, offers, outcomes', () => {
  test('a component that is lost', () => {
    const losing = cryptWith({
      look: {
        ...look,
        drawn(board, frame, outcome, flow) {
          if (board.pool.length === 4) board.pool.pop();
          look.drawn(board, frame, outcome % board.pool.length, flow);
        },
      },
    });
    expect(failureOf(losing, {})).toMatchObject({
      law: 'componentsConserved',
      message: expect.stringMatching(/^Relics .*; expected 0,0,1,1,2,2,3,3$/),
    });
  });

  test('the same thing offered twice', () => {
    const doubled = cryptWith({
      act: {
        ...act,
        offer: (...given) => {
          act.offer(...given);
          act.offer(...given);
        },
      },
    });
    expect(failureOf(doubled, {})).toMatchObject({
      law: 'someoneCanAct',
      message: 'Seat 0 is offered the same thing twice: peek take peek take',
    });
  });

  test('something both offered and denied', () => {
    const torn = cryptWith({
      act: {
        ...act,
        offer: (board, frame, seat, out, table) => {
          act.offer(board, frame, seat, out, table);
          out.deny(out.actions[0]!, 'no');
        },
      },
    });
    expect(failureOf(torn, {})).toMatchObject({ law: 'someoneCanAct', message: 'peek is both offered and denied by no' });
  });

  test('a key that does not come back', () => {
    const verbs = defineVerbs({ peek: null, take: null, throw: 'relic' });
    const mute: Crypt = { ...crypt, keys: keysOf(verbs, { relic: numbered(0) }) };
    expect(failureOf(mute, {})).toMatchObject({ law: 'someoneCanAct', message: expect.stringMatching(/^Key throw:\d does not come back/) });
  });

  test('an outcome that does not fit the seats', () => {
    const walk = dreamer.steps.journey.walk as Extract<typeof dreamer.steps.journey.walk, { kind: 'decision' }>;
    const finishing = (scores: number[], rewards: number[]): typeof dreamer => ({
      ...dreamer,
      steps: {
        ...dreamer.steps,
        journey: { walk: { ...walk, choose: (_b, _f, _s, _a, flow) => flow.finish({ reason: 'end', places: [1], scores, rewards }) } },
      },
    });
    expect(failureOf(finishing([1, 2], [1]), {})).toMatchObject({ law: 'outcomeFits', message: 'The outcome has 2 scores for 1 seats' });
    expect(failureOf(finishing([1], [7]), {})).toMatchObject({ law: 'outcomeFits', message: 'A reward of 7: expected 0 to 1' });
    expect(failureOf(finishing([Number.NaN], [1]), {})).toMatchObject({ law: 'outcomeFits' });
  });

  test('a game that depends on more than its record', () => {
    let started = 0;
    const impure: Crypt = {
      ...crypt,
      setUp(options, seats) {
        const { board, frame } = crypt.setUp(options, seats);
        return { board: Object.assign(board, { started: started++ }), frame };
      },
    };
    const { failure } = simulate(impure, { options: {}, seats: 2, games: 1, seed: 1, laws: {} });
    expect(failure).toMatchObject({ law: 'replayEqualsPlay', message: 'The replay ends in another state than the game' });
  });
});
