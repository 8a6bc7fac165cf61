import { describe, expect, test } from 'vitest';
import { Match, Problem, SPECTATOR, commitmentTo, replay, seededDice, unnamed, type GameRecord, type Refusal } from '../index.ts';
import { tokensOf } from '../match/tokens.ts';
import { gemPit } from './examples/gemPit.ts';
import { knots } from './examples/knots.ts';
import { longship } from './examples/longship.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { send, tokenOf } from './sending.ts';

const SECRET = 'a'.repeat(64);
const opening = (seats: number): { options: Record<string, never>; seats: number; secret: string } => ({
  options: {},
  seats,
  secret: SECRET,
});

/** Seat 0 has dug once in lane 1; seat 1 has not, in lane 2. */
const dug = (): Match<TypesOf<typeof gemPit>> => {
  const match = new Match(gemPit, opening(2));
  expect(send(match, 0, 'dig').ok).toBe(true);
  return match;
};

const keysOf = (actions: readonly number[]): string[] => actions.map((action) => gemPit.keys.keyOf(action));

const play = (...keys: string[]): Match<TypesOf<typeof knots>> => {
  const match = new Match(knots, opening(2));
  for (const key of keys) {
    const seat = match.questions(0).length > 0 ? 0 : 1;
    const { lane, token } = match.questions(seat)[0]!;
    expect(match.choose(seat, lane, token, key).ok).toBe(true);
  }
  return match;
};

describe('a refusal says why and changes nothing', () => {
  const token = tokensOf(SECRET);
  const refusals: [string, [number, number, string, string], Refusal][] = [
    ['a key that is none', [0, 1, token(1, 1), 'fly:3'], { why: 'unknown', key: 'fly:3' }],
    ['an empty key', [0, 1, token(1, 1), ''], { why: 'unknown', key: '' }],
    ['a lane that is none', [0, 9, token(9, 0), 'dig'], { why: 'no-such-lane' }],
    ['a lane that waits for its children', [0, 0, token(0, 0), 'dig'], { why: 'not-asked' }],
    ['the lane of another', [0, 2, token(2, 0), 'dig'], { why: 'not-asked' }],
    ['an onlooker', [SPECTATOR, 1, token(1, 1), 'dig'], { why: 'no-such-seat' }],
    ['a seat that is none but has the same bit', [32, 1, token(1, 1), 'dig'], { why: 'no-such-seat' }],
    ['a seat between seats', [0.5, 1, token(1, 1), 'dig'], { why: 'no-such-seat' }],
    ['no number', [Number.NaN, 1, token(1, 1), 'dig'], { why: 'no-such-seat' }],
    ['an older token', [0, 1, token(1, 0), 'dig'], { why: 'stale' }],
    ['a token to come', [0, 1, token(1, 2), 'dig'], { why: 'stale' }],
    ['the token of another lane', [0, 1, token(2, 1), 'dig'], { why: 'stale' }],
    ['what a rule denies', [0, 1, token(1, 1), 'rob:1'], { why: 'denied', key: 'rob:1', rule: 'nothing to steal', args: { victim: 1 } }],
    ['what nobody speaks of here', [0, 1, token(1, 1), 'calm'], { why: 'not-offered', key: 'calm' }],
    ['taking back what was not done', [1, 2, token(2, 0), 'undo'], { why: 'undo-barred', bar: 'nothing' }],
    ['taking back with an older token', [0, 1, token(1, 0), 'undo'], { why: 'stale' }],
    ['taking back in a lane where something else was done', [0, 2, token(2, 0), 'undo'], { why: 'stale' }],
  ];

  test.each(refusals)('%s', (_name, choice, refusal) => {
    const match = dug();
    const before = JSON.stringify([match.state, match.record(), match.drawn]);
    expect(match.choose(...choice)).toEqual({ ok: false, refusal });
    expect(JSON.stringify([match.state, match.record(), match.drawn])).toBe(before);
  });

  test('a game that is over', () => {
    const match = dug();
    expect([send(match, 1, 'shout').ok, match.isOver, send(match, 1, 'flee').ok, match.isOver]).toEqual([true, false, true, true]);
    const before = JSON.stringify([match.state, match.record()]);
    expect(match.choose(0, 1, token(1, 1), 'dig')).toEqual({ ok: false, refusal: { why: 'over' } });
    for (const revision of [0, 1])
      expect(match.choose(0, 1, token(1, revision), 'undo')).toEqual({ ok: false, refusal: { why: 'undo-barred', bar: 'over' } });
    expect(JSON.stringify([match.state, match.record()])).toBe(before);
    expect([match.asked(), match.questions(0), match.questions(1)]).toEqual([0, [], []]);
  });

  test('two in one lane who name the same token: the second is stale', () => {
    const match = new Match(longship, opening(4));
    const [first, second] = [2, 0].map((seat) => match.questions(seat)[0]!.token);
    expect(first).toBe(second);
    expect(match.choose(2, 0, first!, 'row').ok).toBe(true);
    expect(match.choose(0, 0, second!, 'row')).toEqual({ ok: false, refusal: { why: 'stale' } });
    expect(match.choose(0, 0, match.questions(0)[0]!.token, 'row').ok).toBe(true);
  });

  test.each([0, 1, 4, 2.5, Number.NaN])('%d seats are not enough, or too many', (seats) => {
    expect(() => new Match(knots, opening(seats))).toThrow(new Problem(`knots is played by 2 to 3, not by ${seats}`));
  });
});

test('questions name lane, token, rules, what is possible and, if asked, why other things are not', () => {
  const match = new Match(gemPit, opening(2));
  const [question] = match.questions(1, true);
  expect(question).toMatchObject({
    lane: 2,
    token: tokenOf(match, 2),
    rules: ['dig three times; once each you may shout and send a thief'],
  });
  expect(keysOf(question!.actions)).toEqual(['dig', 'shout']);
  expect(question!.denials.map(({ action, rule }) => `${gemPit.keys.keyOf(action)}: ${rule}`)).toEqual(['rob:0: nothing to steal']);
  expect(match.questions(1)[0]!.denials).toEqual([]);
  expect(match.questions(SPECTATOR)).toEqual([]);
  expect(match.asked()).toBe(0b11);
});

describe('replay', () => {
  test('leads to the same state, the same dice and the same record', () => {
    const match = play('knot', 'roll', 'knot', 'roll', 'roll');
    const again = replay(knots, JSON.parse(JSON.stringify(match.record())) as GameRecord);
    expect([again.state, again.drawn, again.record()]).toEqual([match.state, match.drawn, match.record()]);
    expect(match.drawn).toHaveLength(3);
  });

  test('tells each entry as it comes', () => {
    const places: number[] = [];
    const told: number[] = [];
    replay(knots, play('knot', 'roll', 'pass').record(), {
      onStart: (match) => {
        expect(match.journal).toEqual([]);
        places.push(-1);
      },
      onEntry: (match, place, events) => {
        expect(match.journal).toHaveLength(place + 1);
        places.push(place);
        told.push(events.length);
      },
    });
    expect([places, told]).toEqual([
      [-1, 0, 1, 2],
      [0, 1, 0],
    ]);
  });

  const whole = play('knot', 'roll', 'pass', 'roll').record();
  const damaged: [string, Partial<GameRecord>, string][] = [
    ['another game', { game: 'chess' }, 'This is a game of chess, not of knots'],
    ['another version', { version: 2 }, 'This game follows version 2 of the rules of knots; here is version 1'],
    ['another content', { content: 'isles@12' }, 'This game is played with the content isles@12; here is none'],
    ['another secret', { secret: 'b'.repeat(64) }, 'The secret does not fit the commitment: the dice of this game cannot be trusted'],
    ['no secret', { secret: '' }, 'is not a secret'],
    ['another commitment', { commitment: '0'.repeat(64) }, 'The secret does not fit the commitment'],
    [
      'other contributions than its seed gives',
      { ...seededDice('owl'), commitment: commitmentTo(seededDice('owl').secret), contributions: ['0'.repeat(32)] },
      "The dice do not come from the seed 'owl'",
    ],
    ['a seed that it does not come from', { seed: 'owl' }, "The dice do not come from the seed 'owl' that they are said to come from"],
    ['a contribution that is none', { contributions: ['ff'] }, 'is no contribution: expected 32 hexadecimal digits'],
    ['too many seats', { seated: unnamed(9) }, 'knots is played by 2 to 3, not by 9'],
    ['options it does not have', { options: { rope: 100 } }, 'knots has no options, got {"rope":100}; expected {}'],
    [
      'a choice that is none',
      { journal: [{ seat: 0, lane: 0, key: 'fly' }] },
      `Journal entry 1 (seat 0, 'fly') is not possible: there is no such choice`,
    ],
    [
      'a choice of the wrong seat',
      { journal: [...whole.journal.slice(0, 2), { seat: 0, lane: 0, key: 'pass' }] },
      `Journal entry 3 (seat 0, 'pass') is not possible: the seat is not asked there`,
    ],
    [
      'a choice in a lane that is none',
      { journal: [{ seat: 0, lane: 9, key: 'pass' }] },
      `Journal entry 1 (seat 0, 'pass') is not possible: there is no such lane`,
    ],
    [
      'a choice that a rule denies',
      { journal: ['knot', 'knot', 'knot'].map((key) => ({ seat: 0, lane: 0, key })) },
      `Journal entry 3 (seat 0, 'knot') is not possible: rule no rope does not allow it`,
    ],
    [
      'a choice of another moment',
      { journal: [{ seat: 0, lane: 0, key: 'take' }] },
      `Journal entry 1 (seat 0, 'take') is not possible: it is not offered`,
    ],
    [
      'a choice after the end',
      { journal: [0, 1, 0, 1, 0].map((seat) => ({ seat, lane: 0, key: 'pass' })) },
      `Journal entry 5 (seat 0, 'pass') is not possible: the game is over`,
    ],
    ['a lost entry', { journal: whole.journal.toSpliced(1, 1) }, `Journal entry 2 (seat 1, 'pass') is not possible`],
    [
      'an undo past the floor',
      { journal: [...whole.journal.slice(0, 2), { seat: 0, lane: 0, key: 'undo' }] },
      'nothing can be taken back (chance)',
    ],
    [
      'an undo in another lane than the choice',
      { journal: [...whole.journal.slice(0, 1), { seat: 0, lane: 7, key: 'undo' }] },
      `Journal entry 2 (seat 0, 'undo') is not possible: what it takes back was chosen in another lane`,
    ],
  ];

  test.each(damaged)('of a record with %s is a problem with a name', (_name, damage, message) => {
    expect(() => replay(knots, { ...whole, ...damage })).toThrow(Problem);
    expect(() => replay(knots, { ...whole, ...damage })).toThrow(message);
  });
});
