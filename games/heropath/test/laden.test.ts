import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { heropathWith } from '../game.ts';
import { content } from './table.ts';

// Random heroes hardly ever hold cards that they can use: here all begin with their hands full, and with gems enough for them, so that
// windows, chains, thefts, looks and bargains come up under the laws, too.

const FULL = { arms: 2, market: 3, magic: 5, abilities: 5 };
const { draft } = content.numbers;
const laden = heropathWith({
  ...content,
  heroes: content.heroes.map((hero) => ({ ...hero, gems: [4, 3, 4, 4, 4], gold: 6, food: 3 })),
  numbers: { ...content.numbers, draft: { ...draft, deal: FULL, keep: [15], solo: FULL, soloKeep: 15 } },
});

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
