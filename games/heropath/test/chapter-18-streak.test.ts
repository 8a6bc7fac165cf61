import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { shift } from '../rules/turnFrames.ts';
import { coop } from './coop.ts';
import { amid, inTurn, passAll } from './playing.ts';
import { fight } from './road.ts';
import { table, type Given, type Table } from './table.ts';

// HP-18.18, HP-18.19: which two lost battles are two in a row.

const gems = { vitality: 5, faith: 3, wisdom: 2 };

/** Two enemies in a space with a hero who loses against both, with any dice. */
const beaten = (given: Given = {}): Table =>
  table({
    ...given,
    heroes: [{ at: 'P18', gems, ...given.heroes?.[0] }, {}],
    enemies: [
      { at: 'P18', kind: 'troll' },
      { at: 'P18', kind: 'warlock' },
    ],
  });

const loses = (game: Table, unit: number): Table => game.choose(`fight:${unit}`, dice(1, 1), unit === 0 ? dice(5) : dice(5, 5));

test('HP-18.18 a battle against another enemy in between starts the count anew', () => {
  const game = beaten();
  for (const unit of [0, 1, 0]) loses(game, unit);
  expect([game.gems(0).experience, game.frames]).toEqual([0, 'rounds.next turn.act']);
  loses(game, 0);
  expect([game.gems(0).experience, game.frames.includes('shift.choose')]).toEqual([1, true]);
});

test('HP-18.18 the last action of a turn and the first of the next are in a row, and cards used in between do not count', () => {
  const game = loses(beaten({ heroes: [{ actions: 1, shown: 'MA21' }] }), 0);
  passAll(game.choose('end'));
  passAll(game.choose('pass'));
  expect([game.asked, game.hero(0).streak]).toEqual([[0], { unit: 0, losses: 1 }]);
  passAll(game.choose('play:MA21'));
  loses(game, 0);
  expect([game.gems(0).experience, game.frames.includes('shift.choose')]).toEqual([1, true]);
});

test('HP-18.18 any other action starts the count anew, even a Travel that comes to nothing', () => {
  const game = loses(beaten(), 0);
  expect(game.hero(0).streak).toEqual({ unit: 0, losses: 1 });
  expect(game.choose('travel').hero(0).streak).toBeNull();
});

test('HP-18.18 so does a move of the enemy', () => {
  const game = amid(1, [shift(1, 0, 1, false)], {
    heroes: [{ at: 'P18' }, {}],
    enemies: [{ at: 'P18', kind: 'troll' }],
    board: (board) => (board.heroes[0]!.streak = { unit: 0, losses: 1 }),
  });
  expect(game.hero(0).streak).not.toBeNull();
  expect(game.choose('space:P12').hero(0).streak).toBeNull();
});

test('HP-18.18 so does a card that takes the hero away', () => {
  const game = inTurn(0, { heroes: [{ at: 'P18', gems, shown: 'FO47' }, {}] });
  game.hero(0).streak = { unit: 0, losses: 1 };
  passAll(game.choose('play:FO47'));
  expect(game.choose(game.keys()[0]!).hero(0).streak).toBeNull();
});

test('HP-18.18 so does a Ritual to which he is summoned, though he comes back', () => {
  const game = coop({ heroes: [{ at: 'U05', gems }, { at: 'P18', gems }, { gems }] });
  game.hero(1).streak = { unit: 0, losses: 1 };
  game.choose('ritual').chooseAs(1, 'space:U14').chooseAs(2, 'space:U14');
  game.draw(dice(1, 1), dice(1, 1), dice(1, 1), dice(5, 5));
  expect([game.at(1), game.hero(1).streak]).toEqual(['P18', null]);
});

test('HP-18.19 after the second loss the third is a first one again, though the enemy still stands there', () => {
  const enemies = [
    { at: 'G06', kind: 'goblin' },
    { at: 'G05', kind: 'troll' },
    { at: 'G05', kind: 'troll' },
  ];
  const game = table({ heroes: [{ at: 'G06', gems: { vitality: 5, faith: 3 } }, {}], enemies });
  const experience = [1, 2, 3, 4].map(() => fight(game, 'G06', [1, 1], [5]).gems(0).experience);
  expect(experience).toEqual([0, 1, 1, 2]);
});
