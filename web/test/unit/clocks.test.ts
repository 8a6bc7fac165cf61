import { Match, type Entry, type Seat } from '@hoard/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scramble } from '../../../kernel/test/examples/scramble.ts';
import { play } from '../../../kernel/test/sending.ts';
import { keepClocks } from '../../table/clocks.ts';
import { ANNA_AND_BOT, bot, saying, settled, sit } from './atLocalTable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seat 1 has lifted a foot, then seat 0 has called a STOP. */
const stopped = () => play(new Match(scramble, { options: {}, seats: 3, secret: '4'.repeat(64) }), '1:lift 0:stop');

test('a clock that the game has set rings once, when it has run out', () => {
  const match = stopped();
  const rung: Entry[] = [];
  const clocks = keepClocks(
    match,
    () => [],
    (entry) => void rung.push(entry),
  );
  clocks.look();
  vi.advanceTimersByTime(9_000);
  clocks.look();
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(rung).toEqual([{ now: 'time', timer: 'feet-1' }]);
});

test('a clock that no longer runs, and one of a closed table, never rings', () => {
  const rung: Entry[] = [];
  const match = stopped();
  const clocks = keepClocks(
    match,
    () => [],
    (entry) => void rung.push(entry),
  );
  clocks.look();
  play(match, '1:pace 1:land');
  clocks.look();
  const other = keepClocks(
    stopped(),
    () => [],
    (entry) => void rung.push(entry),
  );
  other.look();
  other.stop();
  vi.advanceTimersByTime(60_000);
  expect(rung).toEqual([]);
});

test('whose time has run out is answered for by the clock', () => {
  const timed = {
    ...scramble,
    questions: { 'run.act': { defaultAnswer: ({ actions }: { actions: readonly number[] }) => actions[0]!, seconds: () => 12 } },
  };
  const match = new Match(timed, { options: {}, seats: 2, secret: '4'.repeat(64) });
  const rung: Entry[] = [];
  keepClocks(
    match,
    () => [1],
    (entry) => void rung.push(entry),
  ).look();
  vi.advanceTimersByTime(12_000);
  expect(rung).toMatchObject([{ seat: 1, key: 'lift', by: 'clock' }]);
  expect(match.enter(rung[0]!).ok).toBe(true);
});

test('who looks at the clocks is told which of them run, and since when', () => {
  const clocks = keepClocks(
    stopped(),
    () => [],
    () => {},
  );
  const since = performance.now();
  expect(clocks.look()).toEqual([{ timer: 'feet-1', lane: null, seconds: 10, since }]);
  vi.advanceTimersByTime(4_000);
  expect(clocks.look()).toEqual([{ timer: 'feet-1', lane: null, seconds: 10, since }]);
});

test('while somebody reads no clock runs, and afterwards all of them are set anew', async () => {
  let lifts = 1;
  const pace = () => (lifts-- > 0 ? Promise.resolve() : new Promise<void>(() => {}));
  const { table, choose } = sit(scramble, ANNA_AND_BOT, { bots: saying(scramble, 'lift'), pace });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  await choose('stop');
  expect(table.clocks.value).toMatchObject([{ timer: 'feet-1', seconds: 10 }]);
  const isReading = signal(false);
  table.holdWhile(isReading);
  vi.advanceTimersByTime(9_000);
  isReading.value = true;
  expect(table.clocks.value).toEqual([]);
  vi.advanceTimersByTime(60_000);
  isReading.value = false;
  expect(table.clocks.value).toMatchObject([{ timer: 'feet-1', since: performance.now() }]);
  vi.advanceTimersByTime(9_000);
  expect(table.history.value.at(-1)!.what).toBe('choice');
  vi.advanceTimersByTime(1_000);
  expect(table.history.value.at(-1)!.what).not.toBe('choice');
});

test('where all act at once every bot goes on at a pace of its own, whatever others do meanwhile', async () => {
  vi.useRealTimers();
  const waiting: { readonly seat: Seat; readonly answers: number; readonly isRaced: boolean; readonly go: () => void }[] = [];
  const pace = (seat: Seat, answers: number, isRaced: boolean) =>
    new Promise<void>((go) => void waiting.push({ seat, answers, isRaced, go }));
  const { table, choose } = sit(scramble, [...ANNA_AND_BOT, bot('Cleo')], { bots: saying(scramble, 'take'), pace });
  await choose('take');
  await settled();
  expect(waiting.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(waiting[0]!.answers).toBeGreaterThan(0);
  // Anna is asked as well, so they race her.
  expect(waiting.every(({ isRaced }) => isRaced)).toBe(true);
  waiting[1]!.go();
  await settled();
  expect(table.history.value.flatMap(({ what, seat }) => (what === 'choice' ? [seat] : []))).toEqual([0, 2]);
  expect(waiting.map(({ seat }) => seat)).toEqual([1, 2, 2]);
});
