import { describe, expect, test } from 'vitest';
import { patchOf, patched } from '../wire/patch.ts';

describe('a patch', () => {
  test.each([
    ['nothing', { a: 1 }, { a: 1 }],
    ['a number', { a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }],
    ['what is new and what is gone', { a: 1, b: 2 }, { a: 1, c: 3 }],
    ['a row', { a: [1, 2, 3] }, { a: [1, 2] }],
    ['a longer list', { a: [{ b: 1 }] }, { a: [{ b: 2 }, { b: 3 }] }],
    ['a shorter list', { a: [{ b: 1 }, { b: 2 }, { b: 3 }] }, { a: [{ b: 1 }] }],
    ['an emptied list', [{ a: 1 }], []],
    ['another kind of thing', { a: [1], b: { c: 1 }, d: null }, { a: { b: 1 }, b: [1], d: {} }],
    ['everything', { a: 1 }, null],
  ])('leads to %s', (_, before, now) => {
    const kept = structuredClone(before);
    expect(patched<unknown>(before, patchOf(before, now))).toEqual(now);
    expect(before).toEqual(kept);
  });

  test('of a change deep down is as small as the change', () => {
    const same = { c: [1, 2, 3] };
    expect(patchOf({ a: [{ b: 1 }, same] }, { a: [{ b: 2 }, same] })).toEqual([[['a', 0, 'b'], 2]]);
  });

  test('shares with what was before whatever it leaves alone', () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const now = patched(before, [[['a', 'b'], 5]]);
    expect(now.c).toBe(before.c);
  });

  test.each([
    ['into a number', [[['a', 'b'], 1]]],
    ['at a name in a list', [[['list', 'b'], 1]]],
    ['at a number in an object', [[['o', 0], 1]]],
    ['at the kind of a thing', [[['o', '__proto__', 'x'], 1]]],
  ] as const)('that does not fit is refused: %s', (_, patch) => {
    expect(() => patched({ a: 1, list: [1], o: {} }, patch)).toThrow(/does not fit/);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
