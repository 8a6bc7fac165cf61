import { stripVTControlCharacters } from 'node:util';
import { titleIds } from '@hoard/games';
import { title } from '@hoard/games/dragon-attack';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import { describe, expect, test } from 'vitest';
import type { Console } from '../console.ts';
import { askGame, askSeats, askVariants } from '../menu.ts';
import { terminal } from './typing.ts';

/** What a question gives, and all that was shown, when these lines are typed; after them nobody types any more. */
async function typed<X>(ask: (console: Console) => Promise<X>, ...lines: string[]): Promise<{ answer: X; shown: string; left: number }> {
  const { console, screens } = terminal(() => lines.shift() ?? null);
  const answer = await ask(console);
  console.close();
  return { answer, shown: stripVTControlCharacters(screens.join('')).replaceAll(/\s+/g, ' '), left: lines.length };
}

/** However many games stand on the shelf. */
const GAMES = titleIds().length;

const seats = (console: Console) => askSeats(title.game, console);
const variants = (console: Console) => askVariants(sevenMoons, 2, console);

/** The questions of the menu, each with what is typed to get there. */
const QUESTIONS: readonly (readonly [
  name: string,
  ask: (console: Console) => Promise<unknown>,
  before: readonly string[],
  help: string,
])[] = [
  ['which game', askGame, [], `A number from 1 to ${GAMES}, or the name of a game; Enter takes the first.`],
  ['how many', seats, [], 'A number from 1 to 6, with you among them; Enter takes 4.'],
  [
    'who',
    seats,
    ['3'],
    'At most 2, with commas between: names of people who play at this screen, such as Anna; random, greedy or search for bots',
  ],
  ['how', variants, [], 'Enter begins as it stands there; a number from 1 to'],
];

describe.each(QUESTIONS)('the question %s', (_, ask, before, help) => {
  test.each(['quit', 'q', 'exit', 'QUIT', ' quit '])('is left by %j', async (word) => {
    const { answer, left } = await typed(ask, ...before, word, 'not asked');
    expect({ answer, left }).toEqual({ answer: null, left: 1 });
  });

  test.each(['?', 'help', 'Help'])('tells by %j what can be typed, and asks again', async (word) => {
    const { answer, shown } = await typed(ask, ...before, word, 'quit');
    expect(answer).toBeNull();
    expect(shown).toContain(help);
    expect(shown).toContain('quit leaves, and nothing is kept.');
  });
});

test.each([
  ['2', 'seven-moons'],
  ['', 'dragon-attack'],
  ['dragon', 'dragon-attack'],
  ['7 moons', 'seven-moons'],
  ['seven-moons', 'seven-moons'],
])('%j is the game %s', async (word, game) => expect((await typed(askGame, word)).answer).toBe(game));

test.each(['0', `${GAMES + 1}`, '77', '-1', '1.5', '0x1', '1e0', 'chess'])('%j is no game: it is asked again', async (word) => {
  const { answer, shown } = await typed(askGame, word, '2');
  expect(answer).toBe('seven-moons');
  expect(shown).toContain(`Expected a number from 1 to ${GAMES}.`);
});

test.each(['0', '7', '-1', '2.5', '0x2', 'two'])('%j is no number of players: it is asked again', async (word) => {
  const { answer, shown } = await typed(seats, word, '2', 'Anna');
  expect(answer).toHaveLength(2);
  expect(shown).toContain('Expected a number from 1 to 6.');
});

describe('who plays', () => {
  test.each([
    ['gredy', 'looks like the bot greedy'],
    ['serach', 'looks like the bot search'],
    ['search:9', "There is no bot 'search:9'"],
    ['computer', "is nobody's name"],
    ['2', "is nobody's name"],
    ['Anna,help', "'help' is nobody's name"],
    ['greedy greedy', 'expected commas between'],
    ['me', 'You sit twice'],
    ['Anna,Ben,Cleo', 'Expected at most 2, not 3.'],
  ])('%s is asked again', async (word, why) => {
    const { answer, shown } = await typed(seats, '3', word, 'Anna,search');
    expect(shown).toContain(why);
    expect(answer).toEqual([
      { name: 'You', player: 'person' },
      { name: 'Anna', player: 'person' },
      { name: 'Olin', player: 'search' },
    ]);
  });

  test.each(['Anna', 'Sarah', 'Randy', 'Freddy', 'Brandon', 'Greta', 'Bot Wilson', 'Jörg', 'anna', 'Mr. Grey'])(
    '%s is a name',
    async (name) => {
      const { answer } = await typed(seats, '2', name);
      expect(answer?.[1]).toEqual({ name, player: 'person' });
    },
  );

  test.each([
    ['Greedy', 'greedy'],
    ['RANDOM', 'random'],
    ['Search:3', 'search:3'],
    [' search:50i ', 'search:50i'],
  ])('%s is a bot', async (word, player) => expect((await typed(seats, '2', word)).answer?.[1]?.player).toBe(player));
});

test('why alone, and a rule that is not there, are asked again', async () => {
  const { answer, shown } = await typed(variants, 'why', 'why 99', 'why 1', '');
  expect(shown).toContain('Expected a number from 1 to');
  expect(shown).toContain('SM-16.1 One fate.');
  expect(answer).toMatchObject({ mode: 'competitive' });
});
