import { Random, type Game, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { watchedGame } from '../../test/watchedGame.ts';
import { epicSevenArise } from '../game.ts';
import { DIFFICULTIES } from '../state/choices.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf, verbs } from '../state/verbs.ts';
import { FRAIL, LAST, laden } from './evening.ts';

// Random games of every chapter, party, difficulty and mode under all laws of the kernel: components are conserved, twins see the same,
// undo holds, replays agree, and every chapter comes to an end.

/** Every party that there can be: a hundred games of each chapter in all. */
const PARTIES = [
  { seats: 4, heroes: 4, games: 22 },
  { seats: 3, heroes: 4, games: 16 },
  { seats: 3, heroes: 3, games: 12 },
  { seats: 2, heroes: 4, games: 14 },
  { seats: 2, heroes: 3, games: 12 },
  { seats: 1, heroes: 4, games: 12 },
  { seats: 1, heroes: 3, games: 12 },
];
const CHAPTERS = [1, 2, 3, 4, 5, 6];

test.each(CHAPTERS)('EA-1.18 random games of chapter %i obey every law and come to an end', (chapter) => {
  PARTIES.forEach(({ seats, heroes, games }, row) => {
    const difficulty = DIFFICULTIES[(chapter + row) % DIFFICULTIES.length];
    const options = epicSevenArise.readOptions({ chapter, heroes, difficulty, echoes: seats === 1 && heroes === 4 }, seats);
    const played = expectLawful(epicSevenArise, { options, seats, games, seed: 100 * chapter + row, every: 90 });
    expect(played).toMatchObject({ games, unfinished: 0 });
  });
});

test.each(CHAPTERS)('EA-1.14 with frail monsters, and hands full of Artifacts, chapter %i obeys every law', (chapter) => {
  [FRAIL, laden(FRAIL), laden(epicSevenArise)].forEach((game, row) => {
    const seats = 1 + ((chapter + row) % 4);
    const options = game.readOptions({ chapter }, seats);
    expect(expectLawful(game, { options, seats, games: 4, seed: 30 + row, every: 40 })).toMatchObject({ games: 4, unfinished: 0 });
  });
});

test('EA-23.1 campaigns go from chapter to chapter, are lost and tried again, and obey every law', () => {
  const seen = { chapters: 0, attempts: 0 };
  [LAST, laden(LAST), epicSevenArise].forEach((game, row) => {
    for (let number = 0; number < 4; number++) {
      const seats = 1 + ((number + row) % 4);
      const options = game.readOptions({ mode: 'campaign', heroes: seats < 4 && number % 2 === 1 ? 3 : 4 }, seats);
      const played = expectLawful(game, { options, seats, games: 1, seed: 500 + 10 * row + number, every: 60, longest: 4000 });
      expect(played.games).toBe(1);
      watchedGame(game, options, seats, new Random(70 + number, row), ({ board }) => {
        seen.chapters = Math.max(seen.chapters, board.sheet.length);
        seen.attempts = Math.max(seen.attempts, board.attempts);
      });
    }
  });
  expect(seen.chapters).toBeGreaterThan(2);
  expect(seen.attempts).toBeGreaterThan(1);
});

test('EA-24.11 players leave for good in the middle of everything, and no law is broken', () => {
  [epicSevenArise, FRAIL, LAST].forEach((game, row) => {
    for (const seats of [2, 3, 4]) {
      const options = game.readOptions({ mode: game === LAST ? 'campaign' : 'chapter' }, seats);
      expectLawful(game, { options, seats, games: 3, seed: 800 + row, every: 40, leaving: 0.01, longest: 4000 });
    }
  });
});

/** Plays random games and looks at every state in which somebody is asked, and at the last. Returns the verbs that were chosen. */
function look(
  game: Game<EpicSevenArise>,
  seats: number,
  given: object,
  games: number,
  at: (state: StateOf<EpicSevenArise>) => void,
): Set<string> {
  const options = game.readOptions(given, seats);
  const chosen = new Set<string>();
  for (let number = 0; number < games; number++) {
    const end = watchedGame(game, options, seats, new Random(20, number), (state, action) => {
      at(state);
      chosen.add(verbOf(action));
    });
    at(end);
  }
  return chosen;
}

test('between them these games try every kind of choice', () => {
  const chosen = new Set([
    ...look(laden(epicSevenArise), 1, { echoes: true }, 12, () => {}),
    ...look(laden(FRAIL), 4, { chapter: 2 }, 12, () => {}),
    ...look(laden(FRAIL), 3, { chapter: 4 }, 6, () => {}),
    ...look(laden(LAST), 4, { mode: 'campaign' }, 3, () => {}),
  ]);
  expect(verbs.list.filter((verb) => !chosen.has(verb))).toEqual([]);
});

test.each([1, 4])('a game of %i never weighs more than 8 KB', (seats) => {
  let heaviest = 0;
  const weigh = (state: StateOf<EpicSevenArise>): void => {
    heaviest = Math.max(heaviest, JSON.stringify(state).length);
  };
  for (const chapter of [3, 6]) look(epicSevenArise, seats, { chapter }, 6, weigh);
  look(laden(FRAIL), seats, { chapter: 5 }, 4, weigh);
  look(laden(LAST), seats, { mode: 'campaign' }, 2, weigh);
  expect(heaviest).toBeGreaterThan(0);
  expect(heaviest).toBeLessThan(8192);
});
