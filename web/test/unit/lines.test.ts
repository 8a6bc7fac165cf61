import type { Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { byTurn, eventsIn, linesOf } from '../../play/lines.ts';
import type { Happening } from '../../table/table.ts';

const after = { viewer: 0, version: 1, seats: 1, rev: 0, nextLane: 0, lanes: [], outcome: null, sight: {} };

/** `0:abc`: seat 0 chose, and a, b and c happened; `0:undo` took that back. */
const history = (...choices: readonly string[]): Happening<Types>[] =>
  choices.map((choice, number) => {
    const [seat, letters] = choice.split(':') as [string, string];
    const events = letters === 'undo' ? [] : letters.split('').map((t) => ({ t, rule: '' }));
    return { number, seat: Number(seat), key: letters, events, after };
  });

const END = { place: 99, events: 0 };
const lettersOf = (lines: readonly { readonly event: { readonly t: string } }[]): string => lines.map(({ event }) => event.t).join('');

describe('the log', () => {
  test('has what was shown, not what comes', () => {
    expect(lettersOf(linesOf(history('0:ab', '1:cde'), { place: 1, events: 2 }))).toBe('abcd');
  });

  test('has the last so many lines', () => {
    expect(lettersOf(linesOf(history('0:ab', '1:cde'), END, 4))).toBe('bcde');
  });

  test('marks what was taken back, by seat and one at a time', () => {
    const lines = linesOf(history('0:a', '1:b', '0:c', '1:undo', '0:undo', '0:undo', '1:d'), END);
    expect(lines.map(({ event, isUndone }) => `${event.t}${isUndone ? '-' : ''}`)).toEqual(['a-', 'b-', 'c-', 'd']);
  });

  test('of the whole game leaves out what was taken back', () => {
    expect(eventsIn(history('0:a', '1:b', '0:c', '1:undo', '1:d')).map(({ t }) => t)).toEqual(['a', 'c', 'd']);
  });

  test('is folded by turns', () => {
    const turns = byTurn(linesOf(history('0:a1b', '1:c2', '1:d'), END), ({ t }) => (/\d/.test(t) ? Number(t) : null));
    expect(turns.map(({ seat, lines }) => [seat, lettersOf(lines)])).toEqual([
      [null, 'a'],
      [1, '1bc'],
      [2, '2d'],
    ]);
  });
});
