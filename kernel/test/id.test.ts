import { expect, test } from 'vitest';
import type { Id, Seat } from '../index.ts';

type Hex = Id<'hex'>;

test('what names a seat is not taken for what names a hex, and any number may name either', () => {
  const seat: Seat = 1;
  const hex: Hex = 1;
  // @ts-expect-error: a seat is no hex.
  const wrong: Hex = seat;
  // @ts-expect-error: nor are seats hexes.
  const list: Hex[] = [seat];
  const number: number = hex + seat;
  expect([wrong, list, number]).toEqual([1, [1], 2]);
});
