import { expect, test } from 'vitest';
import { offeredTo, optionsBy, type Chosen, type Variant } from '../index.ts';

const label = { en: '', de: '' };
const choice = (option: string, seats: Variant['seats'], ...values: readonly (string | boolean)[]): Variant => ({
  option,
  rule: 'X-1.1',
  seats,
  label,
  values: values.map((value) => ({ value, label, does: label })),
});

const some = { least: 2, most: 4 };
const VARIANTS: readonly Variant[] = [
  choice('mode', some, 'rivals', 'friends'),
  { ...choice('level', some, 'normal', 'hard'), where: { option: 'mode', value: 'friends' } },
  choice('level', { least: 1, most: 1 }, 'normal', 'easy', 'hard'),
];

const played = (seats: number, chosen: Chosen): Chosen => optionsBy(offeredTo(seats, VARIANTS, chosen), chosen);

test('what is not chosen is as usual, and only what fits the table is offered', () => {
  expect(played(1, {})).toEqual({ level: 'normal' });
  expect(played(3, {})).toEqual({ mode: 'rivals' });
  expect(played(3, { mode: 'friends' })).toEqual({ mode: 'friends', level: 'normal' });
});

test('what was chosen for another table and does not fit this one is as usual again', () => {
  expect(played(1, { level: 'easy' })).toEqual({ level: 'easy' });
  expect(played(3, { level: 'easy', mode: 'friends' })).toEqual({ mode: 'friends', level: 'normal' });
  expect(played(3, { level: 'hard' })).toEqual({ mode: 'rivals' });
});
