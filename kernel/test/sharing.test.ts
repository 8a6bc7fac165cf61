import { expect, test } from 'vitest';
import { sharing } from '../match/sharing.ts';

const before: { heroes: { gold: number; goods: number[] }[]; land: { fires: number[] }; end: object | null } = {
  heroes: [
    { gold: 1, goods: [1, 2] },
    { gold: 2, goods: [] },
  ],
  land: { fires: [1, 2, 3] },
  end: null,
};

test('what has not changed is the same object, down to the whole', () => {
  expect(sharing(before, structuredClone(before))).toBe(before);
  const now = sharing(before, { ...structuredClone(before), end: { reason: 'slain' } });
  expect(now).toEqual({ ...before, end: { reason: 'slain' } });
  expect(now.heroes).toBe(before.heroes);
  expect(now.land).toBe(before.land);
});

test('what has changed is new, and so is all that it is a part of; what was before stays as it was', () => {
  const copy = structuredClone(before);
  const changed = structuredClone(before);
  changed.heroes[1]!.gold = 7;
  const now = sharing(before, changed);
  expect(now).toEqual(changed);
  expect([now === before, now.heroes === before.heroes, now.heroes[1] === before.heroes[1]]).toEqual([false, false, false]);
  expect([now.heroes[0] === before.heroes[0], now.heroes[1]!.goods === before.heroes[1]!.goods]).toEqual([true, true]);
  expect(before).toEqual(copy);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [undefined, [1]],
])('%j is not taken for %j', (earlier: unknown, now: unknown) => {
  const copy = sharing(earlier, now);
  expect(copy).toStrictEqual(now);
  expect(copy).not.toBe(earlier);
});
