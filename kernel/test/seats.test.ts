import { describe, expect, test } from 'vitest';
import { Match, Problem, SPECTATOR, firstSeat, heardBy, isSeat, only, replay, viewOf, viewerAt, withSeat, type Seat } from '../index.ts';
import { gemPit } from './examples/gemPit.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { send, tokenOf } from './sending.ts';

// What comes over a wire is anything at all, whatever the types say.

const SEATS = 4;
const WRONG: readonly unknown[] = [32, 64, 0.5, '0', null, undefined, Number.NaN, Infinity, -2, {}, [0], true, SEATS, 2 ** 32, 0n, () => 0];
const expected = `expected a whole number from 0 to ${SEATS - 1}, or ${SPECTATOR} for who looks on`;

/** Seat 0 has dug once, in lane 1. */
const opened = (): Match<TypesOf<typeof gemPit>> => {
  const match = new Match(gemPit, { options: {}, seats: SEATS, secret: '6'.repeat(64) });
  expect(send(match, 0, 'dig').ok).toBe(true);
  return match;
};

const wholeOf = (match: Match<TypesOf<typeof gemPit>>): string => JSON.stringify([match.state, match.record(), match.drawn, match.seated]);

describe.each(WRONG.map((seat) => [typeof seat === 'string' ? `'${seat}'` : String(seat), seat as Seat] as const))(
  '%s is no seat',
  (_, seat) => {
    const asking: [string, (match: Match<TypesOf<typeof gemPit>>) => unknown][] = [
      ['view', (match) => match.view(seat)],
      ['viewOf', (match) => viewOf(gemPit, match.state, seat)],
      ['questions', (match) => match.questions(seat)],
      ['questions with reasons', (match) => match.questions(seat, true)],
      ['heardBy', () => heardBy([], seat, SEATS)],
      ['heardBy of a whisper', () => heardBy([{ to: only(0), event: 'secret', others: 'public' }], seat, SEATS)],
      ['undo', (match) => match.undo(seat)],
      ['undoBar', (match) => match.undoBar(seat)],
      ['transcript', (match) => match.transcript(seat)],
      ['defaultAnswer', (match) => match.defaultAnswer(seat, 1)],
      ['the gate', () => viewerAt(seat, SEATS)],
    ];

    test.each(asking)('for %s', (_name, ask) => {
      const match = opened();
      const before = wholeOf(match);
      expect(() => ask(match)).toThrow(Problem);
      expect(() => ask(match)).toThrow(/^There is no seat .*: expected a whole number from 0 to 3, or -1 for who looks on$/);
      expect(wholeOf(match)).toBe(before);
    });

    test('to choose for, to enter a choice for, or to turn over', () => {
      const match = opened();
      const before = wholeOf(match);
      const refused = { ok: false, refusal: { why: 'no-such-seat' } };
      for (const key of ['dig', 'undo']) {
        expect(match.choose(seat, 1, tokenOf(match, 1), key)).toEqual(refused);
        expect(match.choose(seat, 1, tokenOf(match, 1), key, 'an-id')).toEqual(refused);
        expect(match.enter({ seat, lane: 1, key })).toEqual(refused);
      }
      expect(match.enter({ seat, now: 'away', player: 'greedy' })).toEqual(refused);
      expect(match.enter({ seat, now: 'back' })).toEqual(refused);
      expect(match.enter({ seat, now: 'gone', player: 'greedy' })).toEqual(refused);
      expect(wholeOf(match)).toBe(before);
      // And nothing was remembered under that id.
      expect(match.choose(0, 1, tokenOf(match, 1), 'dig', 'an-id').ok).toBe(true);
    });
  },
);

test('the spectator looks on and does nothing else', () => {
  const match = opened();
  expect(match.view(SPECTATOR).viewer).toBe(SPECTATOR);
  expect([match.questions(SPECTATOR), match.undo(SPECTATOR)]).toEqual([[], { bar: 'nothing' }]);
  expect(match.choose(SPECTATOR, 1, tokenOf(match, 1), 'dig')).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
  expect(match.enter({ seat: SPECTATOR, now: 'away', player: 'greedy' })).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
});

test('what is wrong is named, shortly', () => {
  expect(() => viewerAt('0', SEATS)).toThrow(new Problem(`There is no seat "0": ${expected}`));
  expect(() => viewerAt(32, SEATS)).toThrow(new Problem(`There is no seat 32: ${expected}`));
  expect(() => viewerAt(Number.NaN, SEATS)).toThrow(new Problem(`There is no seat NaN: ${expected}`));
  expect(() => viewerAt({}, SEATS)).toThrow(new Problem(`There is no seat object: ${expected}`));
  expect(() => viewerAt('x'.repeat(10_000), SEATS)).toThrow(/^There is no seat "x{19}: expected/);
  expect(Array.from({ length: SEATS }, (_, seat) => isSeat(seat, SEATS))).toEqual([true, true, true, true]);
  expect(isSeat(SPECTATOR, SEATS)).toBe(false);
});

test('a whisper past a seat is heard in the words for others, or not at all', () => {
  const told = [
    { to: withSeat(only(0), 2), event: 'one', others: 'another' },
    { to: only(0), event: 'two', others: null },
    { to: -1, event: 'three', others: null },
  ];
  expect([0, 1, 2, SPECTATOR].map((viewer) => heardBy(told, viewer, 3))).toEqual([
    ['one', 'two', 'three'],
    ['another', 'three'],
    ['one', 'three'],
    ['another', 'three'],
  ]);
});

test('the lowest seat of a set', () => {
  expect([0b1, 0b110, 0b1000].map(firstSeat)).toEqual([0, 1, 3]);
});

describe('a choice that is none', () => {
  const bomb = {
    toString(): string {
      throw new Error('boom');
    },
  };
  const keys: [string, unknown, string][] = [
    ['a number', 7, 'number'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'object'],
    ['an object that cannot be read', bomb, 'object'],
    ['an object without a way to be read', Object.create(null), 'object'],
    ['a symbol', Symbol('dig'), 'symbol'],
    ['a list of one', ['dig'], 'object'],
    ['a string in a box', Object('dig'), 'object'],
    ['a very long key', 'dig'.repeat(4000), 'dig'.repeat(34).slice(0, 100)],
    ['a key of 101 characters', 'd'.repeat(101), 'd'.repeat(100)],
    ['a key of 100 characters', 'd'.repeat(100), 'd'.repeat(100)],
    ['a key with a tail', `dig:${'0'.repeat(90)}`, `dig:${'0'.repeat(90)}`],
    ['a key that every object has', '__proto__', '__proto__'],
  ];

  test.each(keys)('%s', (_name, key, echo) => {
    const match = opened();
    const before = wholeOf(match);
    for (const id of [undefined, 'once'])
      expect(match.choose(0, 1, tokenOf(match, 1), key as string, id)).toEqual({ ok: false, refusal: { why: 'unknown', key: echo } });
    expect(echo.length).toBeLessThanOrEqual(100);
    expect(wholeOf(match)).toBe(before);
  });

  const lanes: unknown[] = ['1', null, undefined, Number.NaN, 0.5, Infinity, -1, 99, 2 ** 40, {}, bomb, [1], 1n];

  test.each(lanes.map((lane) => [lane === bomb ? 'an object that cannot be read' : String(lane), lane]))('in lane %s', (_name, lane) => {
    const match = opened();
    const before = wholeOf(match);
    const refused = { ok: false, refusal: { why: 'no-such-lane' } };
    expect(match.choose(0, lane as number, tokenOf(match, 1), 'dig')).toEqual(refused);
    expect(match.choose(0, lane as number, tokenOf(match, 1), 'undo').ok).toBe(false);
    expect(wholeOf(match)).toBe(before);
  });

  const tokens: unknown[] = ['', 'x', 0, 1, null, undefined, Number.NaN, {}, bomb, Symbol('token'), 'f'.repeat(100_000)];

  test.each(tokens.map((token) => [typeof token, token]))('with a %s for a token', (_name, token) => {
    const match = opened();
    const before = wholeOf(match);
    const stale = { ok: false, refusal: { why: 'stale' } };
    for (const key of ['dig', 'undo']) expect(match.choose(0, 1, token as string, key)).toEqual(stale);
    expect(match.choose(0, 1, Object([tokenOf(match, 1)]) as string, 'dig')).toEqual(stale);
    expect(match.choose(0, 1, tokenOf(match, 1).toUpperCase(), 'dig')).toEqual(stale);
    expect(wholeOf(match)).toBe(before);
  });

  const ids: unknown[] = ['', ' ', 'a b', 'x'.repeat(65), 'ä', 'a\n', 7, null, {}, bomb, Symbol('id'), ['id']];

  test.each(ids.map((id) => [typeof id, id]))('with a %s for an id', (_name, id) => {
    const match = opened();
    const before = wholeOf(match);
    expect(match.choose(0, 1, tokenOf(match, 1), 'dig', id as string)).toEqual({ ok: false, refusal: { why: 'bad-id' } });
    expect(wholeOf(match)).toBe(before);
  });
});

test('forged choices by the thousand change nothing', () => {
  const match = opened();
  const before = wholeOf(match);
  const parts: unknown[] = [...WRONG, ...Array.from({ length: 5 }, (_, lane) => lane), 'dig', 'rob:0', 'calm', 'undo', tokenOf(match, 2)];
  const token = tokenOf(match, 3);
  let refused = 0;
  for (const seat of parts)
    for (const lane of parts)
      for (const key of parts) if (!match.choose(seat as number, lane as number, token, key as string).ok) refused++;
  // Only seat 2, in lane 3, may dig with that token, and only once.
  expect([refused, match.journal.length]).toEqual([parts.length ** 3 - 1, 2]);
  expect(wholeOf(replay(gemPit, { ...match.record(), journal: match.record().journal.slice(0, 1) }))).toBe(before);
});
