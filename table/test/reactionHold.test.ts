import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReactionHold } from '../live/reactionHold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is let go, in its order. */
function holding() {
  const log: string[] = [];
  const hold = new ReactionHold(
    () => log.push('over'),
    () => log.push('moved'),
  );
  const answer = (name: string, lane: number): void => void hold.released(lane).then(() => log.push(name));
  return { log, hold, answer };
}

test('all answers of a window count when its time is over, and those of other lanes at once', async () => {
  const { log, hold, answer } = holding();
  hold.look([3, 4], 4000);
  answer('first', 3);
  answer('elsewhere', 1);
  await vi.advanceTimersByTimeAsync(3999);
  answer('second', 4);
  // Something else happens meanwhile: the window is the same.
  hold.look([3, 4], 4000);
  expect(log).toEqual(['elsewhere']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['elsewhere', 'over', 'first', 'second']);
  answer('late', 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(log.at(-1)).toBe('late');
});

test('more time is given once a window, and the next window has its own', async () => {
  const { log, hold, answer } = holding();
  hold.look([3], 4000);
  answer('first', 3);
  expect([hold.extend(12_000), hold.extend(12_000)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(15_999);
  expect(log).toEqual(['moved']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['moved', 'over', 'first']);
  hold.look([5], 4000);
  expect(hold.extend(12_000)).toBe(true);
  hold.close();
  expect(hold.extend(12_000)).toBe(false);
});
