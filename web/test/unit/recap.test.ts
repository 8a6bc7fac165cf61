import type { EventRows, GameEvent, Passage, Types } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { linesOf, type LogLine } from '../../play/lines.ts';
import { betweenTurns } from '../../play/lastTurn.ts';
import { recapOf } from '../../play/recap.ts';

/** A digit begins the turn of that seat; a capital weighs 3, a small letter nothing, and `x` goes without saying. */
const weightOf = (t: string): number => (t === 'x' ? -1 : /[A-Z]/.test(t) ? 3 : 0);
const ROWS: EventRows<GameEvent> = Object.fromEntries(
  '0123abcdefghijklmnopqrstuvwxyzABCDEFGH'.split('').map((t) => [t, { pace: 0, weight: weightOf(t), ...(/\d/.test(t) && { is: 'turn' }) }]),
);

const after = { viewer: 0, version: 1, seats: 1, lanes: [], outcome: null, sight: {} };

const passage = (letters: string, undoes: number | null = null): Passage<Types> => {
  const events = letters.split('').map((t) => ({ t, rule: '', ...(/\d/.test(t) && { seat: Number(t) }) }));
  return { what: undoes === null ? 'choice' : 'undo', seat: 1, key: null, undoes, events, pictures: events.map(() => after), after };
};

const letterOf = ({ told }: LogLine<Types>): string => ('event' in told ? told.event.t : '');
const recap = (history: readonly Passage<Types>[], since: number, mine = ''): string =>
  recapOf(
    linesOf(history, { place: history.length, events: 0 }).filter(({ moment }) => moment!.place >= since),
    ROWS,
    (line) => mine.includes(letterOf(line)),
  )
    .map(letterOf)
    .join('');

test('a recap begins where somebody left, and leaves out whose turn began and what goes without saying', () => {
  expect(recap([passage('ab'), passage('1cx'), passage('d')], 1)).toBe('cd');
});

test('a recap has five lines at most, in their order: what was done with the reader, then what weighs, then the latest', () => {
  expect(recap([passage('aAbcBdefg')], 0, 'b')).toBe('AbBfg');
  expect(recap([passage('abcdefgh')], 0, 'abc')).toBe('abcgh');
});

test('a recap does not tell what was taken back', () => {
  expect(recap([passage('a'), passage('b'), passage('', 1), passage('c')], 0)).toBe('ac');
});

/** What was told between two turns of seat 0. */
const between = (history: readonly Passage<Types>[]): string =>
  betweenTurns(linesOf(history, { place: history.length, events: 0 }), 0, ROWS)
    .map(letterOf)
    .join('');

test('since the last turn is what came from the next turn of another until now', () => {
  expect(between([passage('0a'), passage('b1c'), passage('d2'), passage('eA0')])).toBe('1cd2eA');
});

test('before a second turn, and where nobody else had one, nothing was missed', () => {
  expect(between([passage('1a'), passage('b0')])).toBe('');
  expect(between([passage('0a'), passage('b0')])).toBe('');
  expect(between([passage('0a'), passage('b1c')])).toBe('');
});
