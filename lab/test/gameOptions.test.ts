import { withTitle } from '@hoard/games';
import { Random } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { anyOptions } from '../gameOptions.ts';

const drawn = (seats: number, set: Record<string, unknown>): Promise<Readonly<Record<string, unknown>>[]> =>
  withTitle('heropath', ({ variants, game }) => {
    const random = new Random(5, seats);
    return Array.from({ length: 60 }, () => {
      const options = anyOptions(variants, seats, random, set);
      game.readOptions(options, seats);
      return options;
    });
  });

const valuesOf = (rows: readonly Readonly<Record<string, unknown>>[], option: string): string[] =>
  [...new Set(rows.map((row) => String(row[option])))].toSorted((one, other) => one.localeCompare(other));

test('what is set is kept, and everything else is drawn', async () => {
  const rows = await drawn(4, { competition: 'team' });
  expect(valuesOf(rows, 'competition')).toEqual(['team']);
  expect(valuesOf(rows, 'morals')).toEqual(['bronze', 'golden', 'silver']);
  expect(valuesOf(rows, 'turns')).toEqual(['real time', 'turns']);
});

test('only what goes with what is set is drawn', async () => {
  expect(valuesOf(await drawn(4, {}), 'competition')).toEqual(['co-op', 'competitive', 'team']);
  expect(valuesOf(await drawn(4, { turns: 'real time' }), 'competition')).toEqual(['competitive', 'team']);
});

test('what is set to a value that nobody offers is kept all the same', async () => {
  expect(valuesOf(await drawn(3, { lastRound: 7 }), 'lastRound')).toEqual(['7']);
});
