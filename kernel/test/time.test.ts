import { describe, expect, test } from 'vitest';
import {
  keysOf,
  Match,
  Problem,
  Random,
  defineVerbs,
  fairDie,
  isChoice,
  only,
  open,
  replay,
  type Answer,
  type Entry,
  type Game,
  type GameRecord,
  type Types,
} from '../index.ts';
import { tokensOf } from '../match/tokens.ts';
import { counting } from './counting.ts';
import { gemPit } from './examples/gemPit.ts';
import { knots } from './examples/knots.ts';
import { longship } from './examples/longship.ts';
import { sealedBids } from './examples/sealedBids.ts';
import { byScore, openGame, type TypesOf } from './examples/tinyGame.ts';
import { play, send, tokenOf } from './sending.ts';

type Optionless = Types & { options: Record<string, never> };

const SECRET = 'e1'.repeat(32);
const opened = <T extends Optionless>(game: Game<T>, seats = game.seats.most): Match<T> =>
  new Match(game, { options: {}, seats, secret: SECRET });

const wholeOf = <T extends Types>(match: Match<T>): string => JSON.stringify([match.state, match.record(), match.drawn, match.made]);

/** Something that could be sent once, and may come late. */
interface Message {
  readonly seat: number;
  readonly lane: number;
  readonly token: string;
  readonly key: string;
  /** How many entries of the journal named its lane when it was written. */
  readonly written: number;
}

/** Keeps every answer that was ever possible, taking back included, sends all of them again at every later place, and says why they were refused. */
function late<T extends Optionless>(game: Game<T>): Set<string> {
  const refusals = new Set<string>();
  for (let number = 0, undone = 0, sent = 0; undone < 150 || sent < 10_000; number++) {
    const random = new Random(7, number);
    const match = opened(game);
    const messages = new Map<string, Message>();
    for (let made = 0; made < 40; made++) {
      const named = new Map<number, number>();
      for (const entry of match.journal) if (isChoice(entry)) named.set(entry.lane, (named.get(entry.lane) ?? 0) + 1);
      const fresh: Message[] = [];
      const keep = (message: Omit<Message, 'written'>): void => void fresh.push({ ...message, written: named.get(message.lane) ?? 0 });
      for (let seat = 0; seat < match.state.seats; seat++) {
        const undo = match.undo(seat);
        if (undo.bar === null) keep({ seat, lane: undo.lane, token: undo.token, key: 'undo' });
        for (const { lane, token, actions } of match.questions(seat))
          for (const action of actions) keep({ seat, lane, token, key: game.keys.keyOf(action) });
      }
      const before = wholeOf(match);
      for (const { seat, lane, token, key, written } of messages.values()) {
        if (written === (named.get(lane) ?? 0)) continue;
        const answer = match.choose(seat, lane, token, key);
        if (answer.ok) throw new Error(`Late, and taken all the same: ${key} by seat ${seat}`);
        refusals.add(answer.refusal.why);
        sent++;
      }
      expect(wholeOf(match)).toBe(before);
      if (match.isOver) break;
      for (const message of fresh) messages.set(JSON.stringify(message), message);
      const undos = fresh.filter(({ key }) => key === 'undo');
      const { seat, lane, token, key } = random.pick(undos.length > 0 && random.below(3) === 0 ? undos : fresh);
      expect(match.choose(seat, lane, token, key).ok).toBe(true);
      if (key === 'undo') undone++;
    }
  }
  return refusals;
}

describe('revisions never fall: what was said to an older question is late for good', () => {
  test.each([
    ['knots', () => late(knots), ['stale', 'not-asked', 'no-such-lane', 'over', 'undo-barred']],
    ['gem-pit', () => late(gemPit), ['stale', 'held', 'no-such-lane', 'over', 'undo-barred']],
    ['longship', () => late(longship), ['stale', 'not-asked']],
    ['sealed-bids', () => late(sealedBids), ['stale', 'no-such-lane']],
  ])('in %s', (_name, refusals, why) => expect(refusals()).toEqual(new Set(why)));

  test('the same undo sent twice takes back one choice, not two', () => {
    const match = play(opened(knots, 2), '0:knot 0:knot');
    const undo = match.undo(0);
    if (undo.bar !== null) throw new Error(undo.bar);
    expect(match.choose(0, undo.lane, undo.token, 'undo').ok).toBe(true);
    const before = wholeOf(match);
    expect(match.choose(0, undo.lane, undo.token, 'undo')).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(wholeOf(match)).toBe(before);
    expect([match.state.board.knots, match.undoBar(0)]).toEqual([[1, 0], null]);
  });

  test('a choice of the line that was taken back is late, though the same is asked again', () => {
    const match = opened(knots, 2);
    const first = match.questions(0)[0]!;
    play(match, '0:knot');
    const second = match.questions(0)[0]!;
    play(match, '0:undo');
    const again = match.questions(0)[0]!;
    expect(again.actions).toEqual(first.actions);
    expect(new Set([first.token, second.token, again.token]).size).toBe(3);
    for (const { lane, token } of [first, second])
      expect(match.choose(0, lane, token, 'knot')).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(match.choose(0, again.lane, again.token, 'knot').ok).toBe(true);
  });

  test('a game that is read again knows the tokens', () => {
    const match = play(opened(knots, 2), '0:knot 0:undo 0:knot 0:pass 1:knot');
    const again = replay(knots, match.record());
    expect([0, 1].map((seat) => [again.questions(seat), again.undo(seat)])).toEqual(
      [0, 1].map((seat) => [match.questions(seat), match.undo(seat)]),
    );
  });

  test('tokens tell neither lane nor revision, and no part of one is like another', () => {
    const token = tokensOf(SECRET);
    const tokens = Array.from({ length: 400 }, (_, number) => token(number % 20, Math.floor(number / 20)));
    for (const one of tokens) expect(one).toMatch(/^[0-9a-f]{16}$/);
    const halves = tokens.flatMap((one) => [one.slice(0, 8), one.slice(8)]);
    expect(new Set(halves).size).toBe(halves.length);
    expect(tokens).not.toContain(tokensOf('e2'.repeat(32))(0, 0));
    const match = opened(gemPit, 4);
    expect([0, 1, 2, 3].map((seat) => match.questions(seat)[0]!.token)).toEqual([1, 2, 3, 4].map((lane) => token(lane, 0)));
  });
});

const sendAs = (match: Match<TypesOf<typeof knots>>, id: string, key = 'knot', seat = 0): Answer<unknown> => send(match, seat, key, id);

describe('an id that the sender made', () => {
  test('counts once, and gets the same answer however often it comes', () => {
    const match = opened(knots, 2);
    const { lane, token } = match.questions(0)[0]!;
    const answer = match.choose(0, lane, token, 'roll', 'click-1');
    expect(answer).toMatchObject({ ok: true, told: [{ event: { t: 'rolled' } }] });
    const before = wholeOf(match);
    expect(match.choose(0, lane, token, 'roll', 'click-1')).toBe(answer);
    expect(wholeOf(match)).toBe(before);
    expect(match.journal).toEqual([{ seat: 0, lane, key: 'roll', id: 'click-1' }]);
  });

  test('gets it, too, where everything else has changed', () => {
    const match = opened(knots, 2);
    const answer = sendAs(match, 'a');
    expect(sendAs(match, 'a', 'pass')).toBe(answer);
    expect(match.choose(0, 99, 'none', 'fly', 'a')).toBe(answer);
    expect(match.journal).toHaveLength(1);
  });

  test('is known again when the game is played again from its record', () => {
    const match = opened(knots, 2);
    const { lane, token } = match.questions(0)[0]!;
    const answer = match.choose(0, lane, token, 'roll', 'click-1');
    const again = replay(knots, JSON.parse(JSON.stringify(match.record())) as GameRecord);
    const before = wholeOf(again);
    expect(again.choose(0, lane, token, 'roll', 'click-1')).toEqual(answer);
    expect(wholeOf(again)).toBe(before);
    expect(again.journal).toEqual(match.journal);
  });

  test('takes back once', () => {
    const match = play(opened(knots, 2), '0:knot 0:knot');
    const answer = sendAs(match, 'oops', 'undo');
    expect(answer.ok).toBe(true);
    expect(sendAs(match, 'oops', 'undo')).toBe(answer);
    expect([match.state.board.knots, match.journal.length]).toEqual([[1, 0], 3]);
  });

  test('that was refused is refused again in the same way, even if it were possible now', () => {
    const match = opened(knots, 2);
    const refusal = match.choose(0, 0, 'too old', 'knot', 'late');
    expect(refusal).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(sendAs(match, 'late')).toBe(refusal);
    const denied = sendAs(match, 'not-mine', 'knot', 1);
    expect(denied).toEqual({ ok: false, refusal: { why: 'not-asked' } });
    play(match, '0:pass');
    expect(sendAs(match, 'not-mine', 'knot', 1)).toBe(denied);
    expect(match.journal).toHaveLength(1);
  });

  test('is the own of each seat', () => {
    const match = opened(knots, 2);
    expect([sendAs(match, 'x', 'pass', 0).ok, sendAs(match, 'x', 'pass', 1).ok]).toEqual([true, true]);
    expect(match.journal).toHaveLength(2);
  });

  test('is remembered through the next thousand, and no longer', () => {
    const match = opened(knots, 2);
    const { lane, token } = match.questions(0)[0]!;
    const answer = match.choose(0, lane, token, 'knot', 'first');
    const flood = (seat: number, from: number, to: number): void => {
      for (let number = from; number < to; number++) expect(match.choose(seat, 0, 'none', 'knot', `flood-${number}`).ok).toBe(false);
    };
    // What others send makes nobody forget.
    flood(1, 0, 2000);
    flood(0, 0, 999);
    expect(match.choose(0, lane, token, 'knot', 'first')).toBe(answer);
    flood(0, 999, 1000);
    // Then its token is stale, and it still does not count twice.
    expect(match.choose(0, lane, token, 'knot', 'first')).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(match.journal).toHaveLength(1);
  });
});

type Thread = { readonly k: 'thread'; at: 'ask' | 'bead' | 'toss'; seat: number };
type Hall = { readonly k: 'hall'; at: 'enter' | 'leave' };
type Verb = 'bead' | 'toss' | 'end';

const { act } = defineVerbs({ bead: null, toss: null, end: null });
const coin = fairDie('beads.coin', 2);

/** Each of two threads beads in a lane of its own, for as long as they like. */
const beads = openGame<{ beads: number[] }, Thread | Hall, Verb>('beads', {
  seats: { least: 2, most: 2 },
  keys: keysOf(defineVerbs({ bead: null, toss: null, end: null }), {}),
  secrecy: { board: { beads: open }, frames: { hall: { at: open }, thread: { at: open, seat: open } } },
  setUp: () => ({ board: { beads: [0, 0] }, frame: { k: 'hall', at: 'enter' } }),
  steps: {
    hall: {
      enter: {
        kind: 'deed',
        rules: [],
        run(_board, frame, flow) {
          frame.at = 'leave';
          flow.fork([0, 1].map((seat) => ({ k: 'thread', at: 'ask', seat })));
        },
      },
      leave: { kind: 'deed', rules: [], run: (board, _frame, flow) => flow.finish(byScore('end', board.beads)) },
    },
    thread: {
      ask: {
        kind: 'decision',
        rules: [],
        who: (_board, frame) => only(frame.seat),
        offer: (_board, _frame, _seat, out) => [act.bead(), act.toss(), act.end()].forEach((action) => out.allow(action)),
        choose(_board, frame, _seat, action, flow) {
          if (action === act.end()) flow.pop();
          else frame.at = action === act.toss() ? 'toss' : 'bead';
        },
      },
      bead: {
        kind: 'deed',
        rules: [],
        run(board, frame) {
          board.beads[frame.seat]!++;
          frame.at = 'ask';
        },
      },
      toss: { kind: 'draw', rules: [], die: () => coin, drawn: (_board, frame) => void (frame.at = 'ask') },
    },
  },
});

const LANES = [1, 2];
const choiceOf = (seat: number, key: string): Entry => ({ seat, lane: LANES[seat]!, key });
const many = (count: number, seat: number, ...keys: readonly string[]): Entry[] =>
  Array.from({ length: count }, () => keys.map((key) => choiceOf(seat, key))).flat();

function enterAll(match: Match<TypesOf<typeof beads>>, entries: readonly Entry[]): Match<TypesOf<typeof beads>> {
  for (const entry of entries) expect(match.enter(entry).ok).toBe(true);
  return match;
}

/** How many parts of steps run while seat 0 takes back a bead, after so many choices, with one of the other seat to be kept. */
const stepsOfUndo = (choices: number, key: string): number => {
  const { game, during } = counting(beads);
  const match = enterAll(opened(game), many(choices / 2, 1, key, 'bead'));
  enterAll(match, [choiceOf(0, 'bead'), choiceOf(1, 'bead')]);
  const before = match.state.board.beads.slice();
  const steps = during(() => {
    const undo = match.undo(0);
    expect(undo.bar === null && match.choose(0, undo.lane, undo.token, 'undo').ok).toBe(true);
  });
  expect(match.state.board.beads).toEqual([before[0]! - 1, before[1]]);
  return steps;
};

const stepsOfReplay = (journal: readonly Entry[]): number => {
  const { game, during } = counting(beads);
  return during(() => void replay(game, { ...opened(beads).record(), journal }));
};

describe('taking back costs the same however long the game has lasted', () => {
  test.each(['bead', 'toss'])('after many a %s', (key) => {
    const few = stepsOfUndo(50, key);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(20);
    expect([100, 500, 2000].map((choices) => stepsOfUndo(choices, key))).toEqual([few, few, few]);
  });

  test('a journal with many things taken back is read in time that grows with its length, no faster', () => {
    const patterns: ((pairs: number) => Entry[])[] = [
      (pairs) => many(pairs, 0, 'bead', 'undo'),
      (pairs) => [...many(pairs, 0, 'bead', 'bead', 'undo', 'toss')],
      // Every pair with many choices of the other in between that have to be tried again.
      (pairs) => Array.from({ length: pairs }, () => [choiceOf(0, 'bead'), ...many(9, 1, 'bead'), choiceOf(0, 'undo')]).flat(),
      (pairs) => [...many(90, 0, 'bead'), ...many(pairs, 1, 'bead', 'undo')],
    ];
    for (const pattern of patterns) {
      const [some, more, most] = [200, 400, 600].map((pairs) => stepsOfReplay(pattern(pairs)));
      expect(some).toBeGreaterThan(200);
      expect(most! - more!).toBe(more! - some!);
    }
  });

  test('a hundred choices that nothing has sealed can be taken back, and no more', () => {
    const match = enterAll(opened(beads), [choiceOf(0, 'bead'), ...many(99, 1, 'bead')]);
    expect(match.undoBar(0)).toBeNull();
    enterAll(match, [choiceOf(1, 'bead')]);
    // To who made the first, others have chosen since; how many hidden choices that were is not theirs to know.
    expect([match.undo(0), match.undoBar(1)]).toEqual([{ bar: 'others' }, null]);
    const before = wholeOf(match);
    expect(match.choose(0, 1, tokenOf(match, 1), 'undo')).toEqual({ ok: false, refusal: { why: 'undo-barred', bar: 'others' } });
    expect(wholeOf(match)).toBe(before);
  });

  test('one after the other, down to the oldest of the hundred', () => {
    const match = enterAll(opened(beads), many(150, 0, 'bead'));
    enterAll(match, many(100, 0, 'undo'));
    expect([match.state.board.beads[0], match.undoBar(0)]).toEqual([50, 'long-ago']);
    expect(match.made).toHaveLength(50);
  });
});

const record = (journal: readonly Entry[]): GameRecord => ({ ...opened(beads).record(), journal });

describe('a replay has a budget', () => {
  const tenBeads = record(many(10, 0, 'bead'));

  test.each<[string, GameRecord, number]>([
    ['choices', tenBeads, 10],
    ['choices and draws', record(many(5, 0, 'toss')), 10],
    ['choices and what is tried again to take one back', record([choiceOf(0, 'bead'), ...many(4, 1, 'bead'), choiceOf(0, 'undo')]), 10],
  ])('of %s, and says when it is spent', (_name, of, costs) => {
    const again = replay(beads, of, { budget: costs });
    expect(again.journal).toEqual(of.journal);
    // Who plays on from there is no stranger.
    const { lane, token } = again.questions(0)[0]!;
    expect(again.choose(0, lane, token, 'bead').ok).toBe(true);
    const spent = new Problem('This game has more choices and draws than anybody plays: it was not played to its end', {
      fault: 'tooLong',
    });
    expect(() => replay(beads, of, { budget: costs - 1 })).toThrow(spent);
    expect(() => replay(beads, of, { budget: 0 })).toThrow(spent);
  });

  test('that no game of a stranger can pass', () => {
    const endless = record(many(250_001, 0, 'toss'));
    expect(() => replay(beads, endless)).toThrow(expect.objectContaining({ fault: 'tooLong' }));
  });

  test('a game in progress has none', () => {
    expect(() => enterAll(opened(beads), many(2000, 0, 'toss'))).not.toThrow();
  });
});
