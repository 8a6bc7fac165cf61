import { describe, expect, test } from 'vitest';
import { replay, type Entry, type Game } from '../index.ts';
import { knots } from './examples/knots.ts';
import { play } from './sending.ts';
import { opened, enterAll, wholeOf, again, type Knots } from './knotsMatch.ts';

const byClock = (lane: number, key: string, seat = 0): Entry => ({ seat, lane, key, by: 'clock' });

describe('when time has run out', () => {
  const pass = knots.keys.parse('pass')!;
  /** In a turn the rulebook says: pass. In a contest it says nothing. */
  const timed: Game<Knots> = {
    ...knots,
    questions: { 'turn.act': { defaultAnswer: ({ actions }) => (actions.includes(pass) ? pass : null) } },
  };
  test("the game's default answer is given, and marked as such", () => {
    const match = opened(timed);
    expect(match.defaultAnswer(0, 0)).toBe('pass');
    enterAll(match, byClock(0, 'pass'));
    expect(match.journal).toEqual([{ seat: 0, lane: 0, key: 'pass', by: 'clock' }]);
    expect(wholeOf(again(match))).toBe(wholeOf(match));
  });

  test('another answer is refused, however legal', () => {
    const match = opened(timed);
    const before = wholeOf(match);
    expect(match.enter(byClock(0, 'knot'))).toEqual({ ok: false, refusal: { why: 'not-the-default', key: 'knot' } });
    expect(wholeOf(match)).toBe(before);
    expect(() => replay(timed, { ...match.record(), journal: [byClock(0, 'knot')] })).toThrow(
      "Journal entry 1 (seat 0, 'knot') is not possible: it is not the answer that is given when time has run out",
    );
    expect(match.enter({ seat: 0, lane: 0, key: 'knot' }).ok).toBe(true);
  });

  test('nobody takes back what the clock chose for them', () => {
    const match = opened(knots);
    const [question] = match.questions(0);
    expect(match.enter({ seat: 0, lane: question!.lane, key: 'knot', by: 'clock' }).ok).toBe(true);
    expect(match.undoBar(0)).toBe('others');
  });

  test('the clock takes nothing back', () => {
    const match = play(opened(), '0:knot');
    expect(match.enter(byClock(0, 'undo'))).toEqual({ ok: false, refusal: { why: 'not-the-default', key: 'undo' } });
    expect(match.state.board.knots).toEqual([1, 0]);
  });

  test.each([
    ['a game that gives none', () => opened(), 0, ['knot', 'roll']],
    ['a place where it gives none', () => play(opened(timed), '0:contest'), 1, ['take', 'done']],
  ])('in %s any legal answer is taken, and marked', (_name, make, lane, keys) => {
    expect(make().defaultAnswer(0, lane)).toBeNull();
    for (const key of keys) {
      const match = make();
      enterAll(match, byClock(lane, key));
      expect(match.journal.at(-1)).toEqual({ seat: 0, lane, key, by: 'clock' });
      expect(wholeOf(again(match))).toBe(wholeOf(match));
    }
    expect(make().enter(byClock(lane, 'fly'))).toEqual({ ok: false, refusal: { why: 'unknown', key: 'fly' } });
    expect(make().enter(byClock(lane, lane === 0 ? 'take' : 'knot'))).toMatchObject({ ok: false, refusal: { why: 'not-offered' } });
  });

  test('a seat that is not asked has no default answer', () => {
    const match = opened(timed);
    expect([match.defaultAnswer(1, 0), match.defaultAnswer(0, 7)]).toEqual([null, null]);
    expect(match.enter(byClock(0, 'pass', 1))).toEqual({ ok: false, refusal: { why: 'not-asked' } });
  });
});
