import { describe, expect, test } from 'vitest';
import { Match, Random, listSeats, viewOf } from '@hoard/kernel';
import { DRAGON } from '../content/names.ts';
import { basicPower } from '../rules/standing.ts';
import { heropath } from '../game.ts';
import { DIFFICULTIES } from '../state/choices.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { foePower } from '../rules/18-fight.ts';
import { content, rowOf, table, type Table } from './table.ts';

// Chapters 4, 25.1 to 25.3 and 31: heroes, what they begin with, and the Dragon that waits for them.

/** A game in which the second player, who chooses first, has taken a hero. */
const chosen = (hero: string, attributes: 'character' | 'equivalent' = 'character'): Table =>
  table({ fresh: 2, options: { expansion: true, attributes } })
    .draw(() => 0)
    .choose(`hero:${hero}`);

describe('HP-4.1 six heroes', () => {
  test('HP-4.1 four are in the box, Giant and Wizard in the expansion', () => {
    expect(content.heroes.map(({ id }) => id)).toEqual(['warrior', 'dwarf', 'elf', 'sorcerer', 'giant', 'wizard']);
    const game = table({ fresh: 2 }).draw(() => 0);
    expect(game.keys()).toEqual(['hero:dwarf', 'hero:elf', 'hero:sorcerer', 'hero:warrior']);
    expect(game.why('hero:giant')).toBe('HP-2.9');
  });

  test('HP-4.1 no hero has a power of his own: with the same gems all are as strong, and as fast', () => {
    const gems = { vitality: 2, faith: 1 };
    const games = content.heroes.map(({ id }) => table({ heroes: [{ hero: id, gems }, {}] }));
    expect(games.map((game) => basicPower(game.hero(0)))).toEqual(content.heroes.map(() => 3));
    expect(games.map((game) => pacesOf(game.board, game.hero(0), game.engine))).toEqual(content.heroes.map(() => 4));
  });

  test('HP-4.6 with few players they join where the table wants it, with five or six always', () => {
    const all = ['hero:dwarf', 'hero:elf', 'hero:giant', 'hero:sorcerer', 'hero:warrior', 'hero:wizard'];
    expect(
      table({ fresh: 2, options: { expansion: true } })
        .draw(() => 0)
        .keys(),
    ).toEqual(all);
    for (const seats of [5, 6])
      expect(
        table({ fresh: seats })
          .draw(() => 0)
          .keys(),
      ).toEqual(all);
  });
});

describe('what a hero begins with', () => {
  // WISDOM, SKILLS, EXPERIENCE, FAITH, VITALITY; GOLD, FOOD.
  const ROWS: [string, number[], number, number][] = [
    ['warrior', [1, 1, 1, 3, 4], 1, 1],
    ['dwarf', [0, 2, 0, 3, 5], 3, 0],
    ['elf', [1, 1, 0, 4, 4], 1, 0],
    ['sorcerer', [2, 0, 0, 3, 3], 1, 3],
    ['giant', [0, 2, 0, 3, 5], 1, 1],
    ['wizard', [1, 0, 1, 4, 3], 2, 2],
  ];

  test.each(ROWS)('HP-4.2 the gems of the %s', (hero, gems) => {
    const has = chosen(hero).gems(1);
    expect([has.wisdom, has.skills, has.experience, has.faith, has.vitality]).toEqual(gems);
  });

  test.each(ROWS)('HP-4.3 the supply of the %s', (hero, _gems, gold, food) => {
    expect(chosen(hero).hero(1)).toMatchObject({ gold, food });
  });

  test('HP-25.1 with Character Dependent attributes gems and supply come with the hero', () => {
    expect(chosen('dwarf').hero(1).gems).toEqual(content.heroes[rowOf(content.heroes, 'dwarf')]!.gems);
    const { gold, food } = content.heroes[rowOf(content.heroes, 'dwarf')]!;
    expect(chosen('dwarf').hero(1)).toMatchObject({ gold, food });
    expect(chosen('wizard').hero(1)).toMatchObject({ gold: 2, food: 2 });
    expect(chosen('dwarf', 'equivalent').hero(1).gems).not.toEqual(content.heroes[rowOf(content.heroes, 'dwarf')]!.gems);
  });

  test('HP-4.4 nobody begins with neither VITALITY nor FAITH, and what is not named is 0', () => {
    for (const [hero] of ROWS) {
      const { vitality, faith } = chosen(hero).gems(1);
      expect(vitality + faith).toBeGreaterThan(0);
    }
    expect(chosen('dwarf').gems(1)).toMatchObject({ wisdom: 0, experience: 0 });
  });

  test('HP-4.5 basic power is the number of all gems, and falls with each that is lost', () => {
    const game = table({ heroes: [{ gems: { vitality: 2, faith: 3, wisdom: 1, skills: 4, experience: 5 } }, {}] });
    expect(basicPower(game.hero(0))).toBe(15);
    game.hero(0).gems[0]!--;
    expect(basicPower(game.hero(0))).toBe(14);
  });

  test('EX-3 the Warrior', () => {
    const game = chosen('warrior');
    expect(game.gems(1)).toEqual({ wisdom: 1, skills: 1, experience: 1, faith: 3, vitality: 4 });
    expect(game.hero(1)).toMatchObject({ gold: 1, food: 1 });
    expect(basicPower(game.hero(1))).toBe(10);
  });
});

const equivalent = (): Table => chosen('dwarf', 'equivalent').choose('hero:elf');

describe('Equivalent attributes', () => {
  test('HP-25.2 all begin alike, with two gems for WISDOM and SKILLS', () => {
    const game = equivalent();
    expect(game.keys(0)).toEqual(['split:0', 'split:1', 'split:2']);
    game.chooseAs(0, 'split:2').chooseAs(1, 'split:1');
    expect(game.gems(0)).toEqual({ skills: 2, wisdom: 0, experience: 1, faith: 3, vitality: 4 });
    expect(game.gems(1)).toEqual({ skills: 1, wisdom: 1, experience: 1, faith: 3, vitality: 4 });
    for (const seat of [0, 1]) {
      expect(game.hero(seat)).toMatchObject({ gold: 1, food: 1 });
      expect(basicPower(game.hero(seat))).toBe(10);
    }
  });

  test('HP-25.3 all choose at the same time; what was chosen is shown when all have', () => {
    const game = equivalent();
    expect(game.asked).toEqual([0, 1]);
    game.chooseAs(1, 'split:2');
    const seen = (viewer: number): readonly number[] => viewOf(heropath, game.state, viewer).sight.splits;
    expect(seen(1)[1]).toBe(2);
    expect(seen(0)[1]).toBeLessThan(0);
    expect(game.gems(1)).toMatchObject({ skills: 0, wisdom: 0 });
    game.chooseAs(0, 'split:1');
    expect(game.gems(1)).toMatchObject({ skills: 2, wisdom: 0 });
    expect(game.eventsOf('split')).toEqual([
      { t: 'split', rule: 'HP-25.3', seat: 0, skills: 1, wisdom: 1 },
      { t: 'split', rule: 'HP-25.3', seat: 1, skills: 2, wisdom: 0 },
    ]);
  });
});

type Difficulty = (typeof DIFFICULTIES)[number];

/** The basic power of the Dragon, and of every enemy. */
const power = (difficulty: Difficulty): number => foePower(table({ options: { difficulty } }).board, content, DRAGON);
const enemies = (difficulty: Difficulty): number[] =>
  content.enemies.map((_, kind) => foePower(table({ options: { difficulty } }).board, content, kind));
const infernoOf = (seats: number, competition: 'co-op' | 'solo'): number =>
  foePower(table({ fresh: seats, options: { competition, difficulty: 'inferno' } }).board, content, DRAGON);

/** What becomes of a game in which nobody challenges the Dragon. */
const course = (difficulty: Difficulty) => {
  const match = new Match(heropath, { options: heropath.readOptions({ difficulty }, 2), seats: 2, secret: '6'.repeat(64) });
  const random = new Random(6, 1);
  for (let step = 0; step < 300; step++) {
    const [seat] = listSeats(match.asked()) as [number];
    const { lane, token, actions } = match.questions(seat)[0]!;
    const keys = actions.map((action) => heropath.keys.keyOf(action)).filter((key) => key !== 'dragon');
    match.choose(seat, lane, token, random.pick(keys));
  }
  const { options, ...board } = match.state.board;
  return { board, base: evilForceBase(match.state.board) - board.scale.level, difficulty: options.difficulty };
};

describe('difficulty', () => {
  test('HP-31.1 the basic power of the Dragon is 15, 17 or 19', () => {
    expect(DIFFICULTIES.map(power)).toEqual([15, 17, 19]);
  });

  test('HP-31.2 nothing else changes', () => {
    const [normal, ...others] = DIFFICULTIES.map((difficulty) => {
      const { options, ...board } = table({ fresh: 3, options: { difficulty } }).board;
      return { options: { ...options, difficulty: 'any' }, board };
    });
    for (const other of others) expect(other).toEqual(normal);
    expect(enemies('inferno')).toEqual(enemies('normal'));
  });

  test('HP-31.2 until the Dragon is fought the same choices and the same luck lead to the same game', () => {
    const normal = course('normal');
    expect([normal.base, normal.board.round > 1]).toEqual([0, true]);
    for (const difficulty of DIFFICULTIES) expect(course(difficulty)).toEqual({ ...normal, difficulty });
  });

  test('HP-31.3 everybody sees which level it is', () => {
    for (const difficulty of DIFFICULTIES)
      expect(viewOf(heropath, table({ fresh: 2, options: { difficulty } }).state, -1).sight.options.difficulty).toBe(difficulty);
  });

  test('HP-31.4 the levels apply in Co-op and Solo too', () => {
    expect([infernoOf(3, 'co-op'), infernoOf(1, 'solo')]).toEqual([19, 19]);
  });
});
