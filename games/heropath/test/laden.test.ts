import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { laden } from './laden.ts';

test.each([
  { seats: 2, given: {} },
  { seats: 3, given: { morals: 'silver' } },
  { seats: 4, given: { competition: 'team' } },
  { seats: 3, given: { competition: 'co-op' } },
  { seats: 1, given: {} },
  { seats: 3, given: { turns: 'real time' } },
])('HP-24.4 games of $seats players with $given and hands full of cards obey every law', ({ seats, given }) => {
  const options = laden.readOptions({ lastRound: 2, ...given }, seats);
  const played = expectLawful(laden, { options, seats, games: 1, seed: 70, every: 15 });
  expect(played.unfinished).toBe(0);
});
