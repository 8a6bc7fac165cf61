import { viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { oddsOf, type Odds } from '../odds/odds.ts';
import { table, type Colour, type Table } from './table.ts';

const odds = (stage: Table, colour: Colour, key: string, opponent?: Colour): Odds => {
  const seat = stage.seat(colour);
  const view = viewOf(dragonAttack, stage.state, seat);
  return oddsOf(
    dragonAttack,
    { view, lane: 0, seat },
    dragonAttack.keys.parse(key)!,
    opponent === undefined ? undefined : stage.seat(opponent),
  );
};

const PARTIES = [[], ['M'], ['M', 'E'], ['M', 'E', 'D']];

describe('DA-8.10 the exact chances, by trying every throw, are those of the tables', () => {
  const monsters = [
    [1, 0.8, 0.6, 0.4, 0.2],
    [1, 32 / 33, 27 / 31, 20 / 29, 11 / 27],
    [1, 208 / 209, 189 / 197, 152 / 179, 91 / 155],
    [1, 1280 / 1281, 1215 / 1231, 1040 / 1121, 671 / 927],
  ];
  test.each(monsters.flatMap((row, more) => row.map((chance, index) => [more + 1, index + 1, chance] as const)))(
    '%i dice against an open monster of strength %i',
    (dice, strength, chance) => {
      const stage = table({ turn: 'red', carried: { red: PARTIES[dice - 1]! }, piles: { R31: [`monster ${strength}`] } }).roll(2);
      expect(1 - odds(stage, 'red', 'walk:R31').beaten).toBeCloseTo(chance, 12);
    },
  );

  const dragons = [
    [0, 24 / 625, 24 / 125, 12 / 25, 4 / 5],
    [1, 640 / 2697, 5760 / 9889, 288 / 341, 32 / 33],
  ];
  test.each(dragons.flatMap(([more, ...row]) => row.map((chance, wounds) => [more!, wounds, chance] as const)))(
    'to slay the Dragon with %i companions after %i wounds',
    (more, wounds, chance) => {
      const stage = table({ turn: 'red', at: { red: 'R20' }, carried: { red: PARTIES[more]! }, dragonAt: 7, wounds }).roll(2);
      const { slain, beaten } = odds(stage, 'red', 'walk:R30');
      expect(slain).toBeCloseTo(chance, 12);
      expect(beaten).toBeCloseTo(1 - chance, 12);
    },
  );

  test('wounds on the way, with the Dragon Slayer', () => {
    const stage = table({ turn: 'red', at: { red: 'R20' }, carried: { red: ['M', 'E', 'D', 'slayer'] }, dragonAt: 7 }).roll(2);
    const { wounds } = odds(stage, 'red', 'walk:R30');
    expect(wounds.map((chance) => (100 * chance).toFixed(1))).toEqual(['2.8', '0.3', '0.0', '78.8']);
  });

  test('a duel, of several the one that is meant', () => {
    const stage = table({
      turn: 'red',
      at: { red: 'R10', amber: 'R20', violet: 'R20' },
      carried: { red: ['M', 'E'], amber: ['F'] },
      cleared: 'all',
    }).roll(2);
    expect(odds(stage, 'red', 'walk:R20', 'amber').duelWon).toBeCloseTo(3667 / 5850, 12);
    expect(odds(stage, 'red', 'walk:R20', 'violet').duelWon).toBeCloseTo(19 / 24, 12);
  });

  test('whoever is thrown to a single landing, even back to where the turn began, is beaten all the same', () => {
    const stage = table({
      players: ['red', 'violet'],
      turn: 'red',
      at: { red: 'R20', violet: 'R21' },
      resting: ['violet'],
      piles: { R31: ['Stone Ogre'] },
    }).roll(2);
    expect(odds(stage, 'red', 'walk:R31').beaten).toBeCloseTo(0.6, 12);
  });

  test('an unknown counter is any that has not turned up', () => {
    const stage = table({ turn: 'red' }).roll(2);
    const beaten = (0 + 3 * 0.2 + 4 * 0.4 + 4 * 0.6 + 3 * 0.8) / 46;
    expect(odds(stage, 'red', 'walk:R31').beaten).toBeCloseTo(beaten, 12);
  });

  test('nothing is fought on free land', () => {
    expect(odds(table({ turn: 'red' }).roll(2), 'red', 'walk:R20')).toMatchObject({ beaten: 0, duelWon: 0, slain: 0 });
  });
});

test('an action that is not offered where one stands now leads nowhere, whatever it was a moment ago', () => {
  const talking = table({ turn: 'red', at: { blue: 'R20' } })
    .roll(2)
    .choose('walk:R20');
  expect(odds(talking, 'red', 'walk:R30')).toEqual({ beaten: 0, duelWon: 0, wounds: [0, 0, 0, 0], slain: 0 });
  expect(odds(talking, 'red', 'fight').duelWon).toBeCloseTo(0.5, 12);
});
