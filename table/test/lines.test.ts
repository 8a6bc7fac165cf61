import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asLine, line } from '../wire/parts.ts';

test('what somebody has pasted becomes one line that can steer nothing, and is refused as it was', () => {
  const pasted = ' Look:\n\u202Etxt.exe\u202C\u2066 \u2069and\tthis\u2028';
  expect(v.is(line, pasted)).toBe(false);
  expect(asLine(pasted)).toBe('Look: txt.exe and this');
  expect(v.parse(line, asLine(pasted))).toBe(asLine(pasted));
});

test('other words are left as they were, in whatever script', () => {
  for (const said of ['Grüß euch 🐉', 'שלום', '<b>é</b> 👨‍👩‍👧']) expect(v.parse(line, asLine(said))).toBe(said);
});
