import { Match, type Entry } from '@hoard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scramble } from '../../../kernel/test/examples/scramble.ts';
import { play } from '../../../kernel/test/sending.ts';
import { keepClocks } from '../../table/clocks.ts';
import { ANNA_AND_BOT, saying, settled, sit } from './atLocalTable.ts';

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
  other.close();
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

test('where all act at once a bot goes on whatever a person does meanwhile', async () => {
  vi.useRealTimers();
  const waiting: (() => void)[] = [];
  const pace = () => new Promise<void>((resolve) => waiting.push(resolve));
  const { table, choose } = sit(scramble, ANNA_AND_BOT, { bots: saying(scramble, 'take'), pace });
  await choose('take');
  await settled();
  expect(waiting).toHaveLength(1);
  waiting[0]!();
  await settled();
  expect(table.history.value.flatMap(({ what, seat }) => (what === 'choice' ? [seat] : []))).toEqual([0, 1]);
});
