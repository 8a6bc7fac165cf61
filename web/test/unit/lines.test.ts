import type { EventRows, GameEvent, Passage, Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { byTurn, eventsTold, linesOf, offersIn, type LogLine } from '../../play/lines.ts';

/** A digit begins the turn of that seat, `r` a round, `o` is an offer, of `q` nobody reads; nothing lasts. */
const ROWS: EventRows<GameEvent> = Object.fromEntries(
  '0123456789abcdefghijklmnopqrstuvwxyz'.split('').map((t) => [
    t,
    {
      pace: 0,
      ...(t === 'o' ? { is: 'offer' } : t === 'r' ? { is: 'round' } : t === 'q' ? { isSilent: true } : /\d/.test(t) ? { is: 'turn' } : {}),
    },
  ]),
);

const after = { viewer: 0, version: 1, seats: 1, lanes: [], outcome: null, sight: {} };

/** `abc`: somebody chose, and a, b and c happened; `undo 2` took back what has that place; `away` and the like are what they say. */
const history = (...passages: readonly string[]): Passage<Types>[] =>
  passages.map((passage) => {
    const [word, place] = passage.split(' ');
    const what = word === 'undo' || word === 'away' || word === 'gone' ? word : 'choice';
    const events = what === 'choice' ? passage.split('').map((t) => ({ t, rule: '', ...(/\d/.test(t) && { seat: Number(t) }) })) : [];
    return {
      what,
      seat: 0,
      key: null,
      undoes: place === undefined ? null : Number(place),
      events,
      pictures: events.map(() => after),
      after,
    };
  });

const END = { place: 99, events: 0 };
const told = ({ told: line }: LogLine<Types>): string => ('event' in line ? line.event.t : line.now);
const lettersOf = (lines: readonly LogLine<Types>[]): string => lines.map(told).join('');

describe('the log', () => {
  test('has what was shown, not what comes', () => {
    expect(lettersOf(linesOf(history('ab', 'cde'), { place: 1, events: 2 }))).toBe('abcd');
  });

  test('has the last so many lines', () => {
    expect(lettersOf(linesOf(history('ab', 'cde'), END, 4))).toBe('bcde');
  });

  test('marks what was taken back', () => {
    const lines = linesOf(history('a', 'b', 'c', 'undo 1', 'undo 2', 'undo 0', 'd'), END);
    expect(lines.map((line) => `${told(line)}${line.isUndone ? '-' : ''}`)).toEqual(['a-', 'b-', 'c-', 'd']);
  });

  test('marks nothing where the viewer did not see what was taken back', () => {
    expect(linesOf(history('a', 'undo'), END).map(({ isUndone }) => isUndone)).toEqual([false]);
  });

  test('of the whole game leaves out what was taken back', () => {
    expect(eventsTold(history('a', 'b', 'away', 'c', 'undo 1', 'd')).map(({ t }) => t)).toEqual(['a', 'c', 'd']);
  });

  test('tells who came and went, before all that followed from it', () => {
    const lines = linesOf(history('a', 'away', 'b'), END);
    expect(lines.map(told)).toEqual(['a', 'away', 'b']);
    expect(lines.map(({ moment }) => moment)).toEqual([{ place: 0, events: 0 }, null, { place: 2, events: 0 }]);
    const left = history('a', 'gone').with(1, { ...history('gone')[0]!, events: [{ t: 'x', rule: '' }] });
    expect(linesOf(left, END).map(told)).toEqual(['a', 'gone', 'x']);
    expect(linesOf(left, { place: 1, events: 0 }).map(told)).toEqual(['a', 'gone']);
  });

  test('is folded by turns', () => {
    const turns = byTurn(linesOf(history('a1b', 'c2', 'away', 'd'), END), ROWS);
    expect(turns.map(({ isTitled, lines }) => [isTitled, lettersOf(lines)])).toEqual([
      [false, 'a'],
      [true, '1bc'],
      [true, '2awayd'],
    ]);
  });

  test('is folded by rounds where all act at once', () => {
    const rounds = byTurn(linesOf(history('arb', 'c', 'rd'), END), ROWS);
    expect(rounds.map(({ isTitled, lines }) => [isTitled, lettersOf(lines)])).toEqual([
      [false, 'a'],
      [true, 'rbc'],
      [true, 'rd'],
    ]);
  });

  test('has no line of what leaves nothing to know', () => {
    const turns = byTurn(linesOf(history('q', 'aqb', 'q1q'), END), ROWS);
    expect(turns.map(({ lines }) => lettersOf(lines))).toEqual(['ab', '1']);
  });
});

const TALK = {
  id: 0,
  asked: 0b01,
  parent: -1,
  children: 0,
  held: 0,
  holds: [],
  stack: [{ k: 'talk', at: 'draft', speaker: 0, draft: {} }],
};

/** The same while two talk: they do where an offer is being put together. */
const talking = (...passages: readonly string[]): Passage<Types>[] =>
  history(...passages).map((passage) => ({ ...passage, after: { ...after, lanes: [TALK] } }));

const offers = (list: readonly Passage<Types>[]): number => offersIn(list, ROWS).length;

describe('what two have offered each other', () => {
  test('is what was offered since they began to talk, whatever else happened meanwhile', () => {
    expect(offers([...talking('o', 'o'), ...history('a'), ...talking('m', 'o', '', 'd', 'o')])).toBe(2);
  });

  test('is nothing where nobody talks', () => {
    expect(offers([...talking('o'), ...history('a')])).toBe(0);
  });

  test('lacks what was taken back', () => {
    expect(offers(talking('m', 'o', 'undo 1', 'o'))).toBe(1);
  });
});

describe('the same thing done again', () => {
  interface Lot extends GameEvent {
    readonly count: number;
  }
  const FOLDING: EventRows<GameEvent> = {
    ...ROWS,
    s: { pace: 0, fold: (earlier, later) => ({ ...later, count: ((earlier as Lot).count ?? 1) + 1 }) },
  };
  const linesIn = (...passages: readonly string[]) => byTurn(linesOf(history(...passages), END), FOLDING).flatMap(({ lines }) => lines);
  const countOf = ({ told: line }: LogLine<Types>): number | undefined => ('event' in line ? (line.event as Lot).count : undefined);

  test('is one line, which shows the moment of the last', () => {
    const lines = linesIn('1a', 's', 's', 's', 'b');
    expect(lettersOf(lines)).toBe('1asb');
    expect([countOf(lines[2]!), lines[2]!.key, lines[2]!.moment]).toEqual([3, '1.0', { place: 3, events: 0 }]);
  });

  test('is two lines where something lies between, or one of them was taken back', () => {
    expect(lettersOf(linesIn('1', 's', 'x', 's'))).toBe('1sxs');
    expect(lettersOf(linesIn('1', 's', 's', 'undo 2'))).toBe('1ss');
  });
});
