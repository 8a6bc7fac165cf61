import { Random, type Game, type StateOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { LAWS } from '../../../kernel/laws/laws.ts';
import { SECRET_LAWS } from '../../../kernel/laws/secretLaws.ts';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { watchedGame } from '../../test/watchedGame.ts';
import { sevenMoons } from '../game.ts';
import { roomOf, stands } from '../rules/things.ts';
import { DIFFICULTIES, REALM_ATTACKS } from '../state/choices.ts';
import type { Options } from '../state/options.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf, verbs } from '../state/verbs.ts';
import { CAMPFIRES, EVENINGS } from './evening.ts';

// Random games of every mode, number of players and option under all laws of the kernel: components are conserved, twins see the same,
// undo holds, replays agree, and every game comes to an end, under the long watch. Without it players who move at random never hire
// seven allies; such games obey every law until they are broken off.

const { content } = sevenMoons;
const CHARACTERS = content.characters.map(({ id }) => id);
const MODULES = [{}, { faerieFolk: true }, { storyTokens: true }, { faerieFolk: true, storyTokens: true, latePurse: true }] as const;
const TABLES = [
  ...[2, 3, 4].map((seats) => ({ seats, mode: 'competitive', difficulty: 'normal' })),
  ...[2, 3, 4].flatMap((seats) => ['normal', 'frenzy', 'darkest'].map((difficulty) => ({ seats, mode: 'co-op', difficulty }))),
  ...DIFFICULTIES.map((difficulty) => ({ seats: 1, mode: 'solo', difficulty })),
];

/** What only more than one player may choose (SM-18.11, SM-18.13): how the Realm Attack is read, by turns; and the long watch. */
const atATable = (seats: number, place: number, longWatch: boolean): Partial<Options> =>
  seats === 1 ? {} : { longWatch, realmAttack: REALM_ATTACKS[place % REALM_ATTACKS.length]! };

test.each(TABLES)('SM-20.12 $mode games of $seats, $difficulty, obey every law and come to an end', ({ seats, ...given }) => {
  MODULES.forEach((modules, index) => {
    const options = sevenMoons.readOptions({ ...given, ...modules, ...atATable(seats, index, true) }, seats);
    const games = seats === 1 ? 6 : 1;
    const played = expectLawful(sevenMoons, { options, seats, games, seed: 10 * seats + index, every: 60 });
    expect(played).toMatchObject({ games, unfinished: 0 });
  });
});

test.each(TABLES.filter(({ seats }) => seats > 1))(
  'SM-20.12 without the long watch $mode games of $seats, $difficulty, obey every law for as long as they are played',
  ({ seats, ...given }) => {
    MODULES.forEach((modules, index) => {
      const options = sevenMoons.readOptions({ ...given, ...modules, ...atATable(seats, index, false) }, seats);
      const played = expectLawful(sevenMoons, { options, seats, games: 1, seed: 50 * seats + index, every: 40, longest: 800 });
      expect(played).toMatchObject({ games: 1, unfinished: 1 });
    });
  },
);

test.each(TABLES)('SM-20.6 evenings of $mode games of $seats, $difficulty, obey every law', ({ seats, ...given }) => {
  EVENINGS.forEach((game, index) => {
    [MODULES[0], MODULES[3]].forEach((modules, row) => {
      const characters = CHARACTERS.slice(0, seats);
      const options = sevenMoons.readOptions({ ...given, ...modules, ...atATable(seats, row, true), characters }, seats);
      expect(expectLawful(game, { options, seats, games: 2, seed: 100 + index, every: 10 })).toMatchObject({ games: 2, unfinished: 0 });
    });
  });
});

test('SM-20.8 by the campfires, where one may look at cards, nobody learns what is not for them', () => {
  const options = sevenMoons.readOptions({ longWatch: true }, 4);
  const laws = { ...SECRET_LAWS, twinsSeeTheSame: LAWS.twinsSeeTheSame };
  for (let seed = 20; seed < 35; seed++)
    expect(expectLawful(CAMPFIRES, { options, seats: 4, games: 1, seed, every: 2, laws }).games).toBe(1);
});

/** Plays random games and looks at every state in which somebody is asked, and at the last. Returns the verbs that were chosen. */
function look(game: Game<SevenMoons>, seats: number, games: number, at: (state: StateOf<SevenMoons>) => void): Set<string> {
  const characters = CHARACTERS.slice(0, seats);
  const options = game.readOptions({ faerieFolk: true, storyTokens: true, characters, longWatch: seats > 1 }, seats);
  const verbsChosen = new Set<string>();
  for (let number = 0; number < games; number++) {
    const end = watchedGame(game, options, seats, new Random(20, number), (state, chosen) => {
      at(state);
      verbsChosen.add(verbOf(chosen));
    });
    at(end);
  }
  return verbsChosen;
}

test('between them these games try every kind of choice', () => {
  const chosen = new Set([1, 2, 4].flatMap((seats) => EVENINGS.flatMap((game) => [...look(game, seats, 40, () => {})])));
  expect(verbs.list.filter((verb) => !chosen.has(verb))).toEqual([]);
});

test.each([1, 2, 4])('wherever somebody of %i is asked the invariants of the rulebook hold', (seats) => {
  let asked = 0;
  const broken = new Set<string>();
  const demand = (holds: boolean, rule: string): unknown => holds || broken.add(rule);
  const check = ({ board, lanes, outcome }: StateOf<SevenMoons>): void => {
    asked++;
    const isDropping = lanes.some(({ stack }) => stack.at(-1)!.k === 'drop');
    for (const [seat, hero] of board.heroes.entries()) {
      demand(content.isLand[hero.at]!, 'SM-3.10');
      demand(hero.waiting.includes(0), 'SM-7.4');
      demand(Math.max(...hero.waiting) <= content.numbers.strongholds - hero.strongholds || board.waves.length > 0, 'SM-7.6');
      demand(isDropping || roomOf(content, hero) >= 0, 'SM-11.3');
      demand(outcome === null || board.mode !== 'competitive' || outcome.places[seat]! > 0 === stands(board, seat), 'SM-15.9');
    }
    demand(board.round <= 141, 'SM-20.12');
  };
  for (const game of [sevenMoons, ...EVENINGS]) look(game, seats, 10, check);
  expect([...broken]).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
});

test.each([1, 2, 4])('a game of %i never weighs more than 8 KB', (seats) => {
  let heaviest = 0;
  for (const game of [sevenMoons, ...EVENINGS])
    look(game, seats, 5, (state) => {
      heaviest = Math.max(heaviest, JSON.stringify(state).length);
    });
  expect(heaviest).toBeGreaterThan(0);
  expect(heaviest).toBeLessThan(8192);
});
