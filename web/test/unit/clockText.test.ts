import type { RunningClock } from '@hoard/table/client';
import { expect, test } from 'vitest';
import { clockFor, leftText } from '../../friends/clockText.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [23_000, '0:23'],
  [4 * MINUTE + 5_000, '4:05'],
  [HOUR, '1 hr'],
  [47 * HOUR, '47 hr'],
  [49 * HOUR, '2 days'],
])('%d milliseconds are told as %s', (milliseconds, text) => {
  expect(leftText(milliseconds, 'en')).toBe(text);
});

const clock = (seat: number | null, ends: number): RunningClock => ({ seat, lane: null, kind: 'answer', timer: null, ends });

test('one looks at one’s own clock first, and else at the one that runs out first', () => {
  const clocks = [clock(0, 30), clock(1, 10), clock(2, 20)];
  expect(clockFor(clocks, 2)?.seat).toBe(2);
  expect(clockFor(clocks, 5)?.seat).toBe(1);
  expect(clockFor(clocks, -1)?.seat).toBe(1);
  expect(clockFor([], 0)).toBeUndefined();
});
