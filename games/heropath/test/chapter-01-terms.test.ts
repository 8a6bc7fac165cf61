import { SPECTATOR, only, viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { DRAGON } from '../content/names.ts';
import { heropath } from '../game.ts';
import { gainSupply } from '../rules/bank.ts';
import { fight } from '../rules/turnFrames.ts';
import { areOpponents, distanceOf, standOf } from '../rules/things.ts';
import { UNDECIDED } from '../state/board.ts';
import { amid, inTurn, passAll, reacting } from './playing.ts';
import { STRONG, walk } from './road.ts';
import { content, space, table, type HeroGiven } from './table.ts';

// Chapter 1: what the terms mean wherever they are used.

test('HP-1.2 the heroes of others are opponents, and there are 48 enemies', () => {
  const { heroes } = table().board;
  expect([0, 1].map((seat) => areOpponents(heroes[0]!, heroes[seat]!))).toEqual([false, true]);
  expect(content.enemies.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(48);
  expect(content.enemies[DRAGON]).toBeUndefined();
});

test('HP-1.3 Giant and Wizard join where five or six play', () => {
  expect([2, 3, 4, 5, 6].map((seats) => heropath.readOptions({}, seats).expansion)).toEqual([false, false, false, true, true]);
});

test('HP-1.8 a third leech is lost, and nobody else gets it', () => {
  const heroes = [
    { at: 'P09', gems: STRONG, hidden: 'MA21' },
    { at: 'P04', gems: STRONG, leeches: 2 },
  ];
  const game = passAll(inTurn(0, { heroes }).choose('play:MA21'));
  expect([game.discard, game.board.heroes.map(({ leeches }) => leeches)]).toEqual(['MA21', [0, 2]]);
});

test('HP-1.9 GOLD and FOOD do not run out: a hero may have more than there are coins in the box', () => {
  const game = table({
    heroes: [
      { gold: 29, food: 29 },
      { gold: 30, food: 30 },
    ],
  });
  gainSupply(game.board, game.hero(0), 5, 5, 'HP-16.4', game.engine);
  expect(game.hero(0)).toMatchObject({ gold: 34, food: 34 });
});

test('HP-1.10 distances of a fallen hero are measured from the starting space', () => {
  const { map } = content;
  const fallen = table({ heroes: [{}, { fallen: true }] }).hero(1);
  expect(distanceOf(content, standOf(fallen, content), space('P18'))).toBe(map.distance[map.start]![space('P18')]);
});

test('HP-1.11 paths, gates and bridges lead to adjacent spaces; a black line and the river do not', () => {
  const { neighbours, gates, bridges, acrossWalls, acrossWater, walkable } = content.map;
  for (const {
    between: [one, other],
  } of [...gates, ...bridges])
    expect(neighbours[one]).toContain(other);
  for (const at of walkable)
    for (const beyond of [...acrossWalls[at]!, ...acrossWater[at]!])
      if (![...gates, ...bridges].some(({ between }) => between.includes(at) && between.includes(beyond)))
        expect(neighbours[at]).not.toContain(beyond);
});

test('HP-1.10 nor do balloons make a way shorter', () => {
  const [one, other] = content.map.balloons as [number, number];
  expect(distanceOf(content, one, other)).toBeGreaterThan(7);
});

test('HP-1.12 a hero stops where the movement of a card ends', () => {
  const game = passAll(inTurn(0, { heroes: [{ at: 'P09', shown: 'FO47' }, {}] }).choose('play:FO47'));
  expect(game.choose('space:R13').awaited).toBe('hp.place-site');
});

test('HP-1.15 what is hidden is known to those who have looked, what is exposed to all', () => {
  const enemies = [
    { at: 'P11', kind: 'goblin', seenBy: only(1) },
    { at: 'P12', kind: 'troll' },
  ];
  const game = table({ enemies });
  expect([game.enemiesAt('P11'), game.enemiesAt('P12')]).toEqual([['?'], ['troll']]);
  const kindsFor = (viewer: number) => viewOf(heropath, game.state, viewer).sight.enemies.map(({ kind }) => kind !== UNDECIDED);
  expect([0, 1, SPECTATOR].map(kindsFor)).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
});

test('HP-1.16 what is lost lies nowhere and goes to nobody', () => {
  const game = walk(table({ heroes: [{ gems: { vitality: 2, faith: 1 }, food: 1 }, { food: 1 }] }), 'P18');
  game.choose('rest').choose('eat');
  expect([game.hero(0).food, game.hero(1).food, game.lyingAt('P18')]).toEqual([0, 1, { gold: 0, food: 0 }]);
});

/** Who may help himself in a battle with what he has. */
const helped = (owner: HeroGiven): number[] =>
  reacting(
    amid(0, [fight(0, 0)], {
      heroes: [{ at: 'P09', gems: STRONG, ...owner }, { at: 'F02' }],
      enemies: [{ at: 'P09', kind: 'goblin' }],
    }),
  );

test('HP-1.17 the last gem of life is not given in exchange for another', () => {
  const bargains = [{ faith: 1 }, { faith: 2 }, { faith: 1, vitality: 1 }].map((gems) =>
    table({ heroes: [{ at: 'P14', gems }, {}], sites: { P14: 'PS06' } })
      .choose('visit')
      .keys()
      .includes('activity:2'),
  );
  expect(bargains).toEqual([false, true, true]);
});

test('HP-1.17 FOOD, too, is paid in full; evading is no cost, and may kill', () => {
  expect([helped({ shown: 'MK05', food: 1 }), helped({ shown: 'MK05', food: 0 })]).toEqual([[0], []]);
  const game = table({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: [{ at: 'P18', kind: 'troll' }] });
  expect(walk(game, 'P11').at(0)).toBe('-');
});
