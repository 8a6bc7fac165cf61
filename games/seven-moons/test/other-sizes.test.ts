import { Engine, Random, playOut } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { expectSpeaks } from '../../test/speaking.ts';
import { judgementOf } from '../bots/judgement.ts';
import { dragonReachFiles } from '../content/dragonReach.ts';
import { readContent } from '../content/read.ts';
import { sevenMoonsWith } from '../game.ts';
import { tellingOf } from '../telling/index.ts';
import { english } from '../words/en.ts';

// A deck is as large as its file: the smallest and the largest that the rules can keep apart are played like the box.

const { shadow, wilderness, quests, artefacts, faeries } = dragonReachFiles;

/** So many rows, the same again and again under other ids. */
const rows = (letter: string, of: readonly object[], count: number): object[] =>
  Array.from({ length: count }, (_, row) => ({ ...of[row % of.length], id: `${letter}${row + 1}` }));

const setOf = (name: string, cards: Partial<typeof SMALL>): ReturnType<typeof sevenMoonsWith> => {
  const size = { ...BOX, ...cards };
  return sevenMoonsWith(
    readContent(name, {
      ...dragonReachFiles,
      shadow: rows('S', shadow, size.shadow),
      wilderness: rows('W', wilderness, size.wilderness),
      quests: rows('Q', quests, size.quests),
      artefacts: rows('A', artefacts, size.artefacts),
      faeries: rows('E', faeries, size.faeries),
    }),
  );
};

const BOX = { shadow: 12, wilderness: 12, quests: 12, artefacts: 5, faeries: 8 };
const SMALL = { shadow: 8, wilderness: 1, quests: 1, artefacts: 1, faeries: 1 };
const LARGE = { shadow: 99, wilderness: 99, quests: 99, artefacts: 31, faeries: 99 };

const SETS = [
  { name: 'a 13th Wilderness card and a 9th faerie', game: setOf('more', { wilderness: 13, faeries: 9 }) },
  { name: 'a quest less', game: setOf('fewer', { quests: 11 }) },
  { name: 'as little of everything as there can be', game: setOf('small', SMALL) },
  { name: 'as much of everything as there can be', game: setOf('large', LARGE) },
];

describe.each(SETS)('content with $name', ({ game }) => {
  const options = (seats: number) =>
    game.readOptions({ faerieFolk: true, storyTokens: true, ...(seats === 1 ? {} : { longWatch: true }) }, seats);

  test.each([1, 2, 4])('SM-20.6 random games of %i obey every law and come to an end', (seats) => {
    const played = expectLawful(game, { options: options(seats), seats, games: 2, seed: 70 + seats, every: 60 });
    expect(played).toMatchObject({ games: 2, unfinished: 0 });
  });

  test('bots play it to the end', () => {
    const engine = new Engine(game);
    const { rate } = judgementOf(game);
    const ratings: number[] = [];
    for (const seats of [1, 2, 3, 4]) {
      const state = engine.start(options(seats), seats);
      playOut(engine, state, new Random(seats), 5000, (now, lane, seat, { actions, count }) => {
        rate!(now, lane, seat, actions, count, 0.5, ratings);
        const rated = ratings.slice(0, count);
        expect(rated).not.toContain(NaN);
        return actions[rated.indexOf(Math.max(...rated))]!;
      });
      expect(state.outcome).not.toBeNull();
    }
  });

  test('whatever comes up can be told', () => expectSpeaks(game, options(3), 3, tellingOf(game, english(game.content)), 'English'));
});
