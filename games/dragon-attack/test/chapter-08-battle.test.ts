import { endingsOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { silveradoFiles } from '../content/silverado.ts';
import { title } from '../index.ts';
import { changed } from './ownContent.ts';
import { counterIds, dice, table, type Given, type Table } from './table.ts';

// Chapter 8: battle, common rules. Red walks from R40 to R41.

const redFights = (foe: string, given: Partial<Given> = {}): Table =>
  table({ turn: 'red', at: { red: 'R40' }, piles: { R41: [foe] }, cleared: 'all', ...given })
    .roll(2)
    .choose('walk:R41');

const redDuelsBlue = (given: Partial<Given> = {}): Table =>
  table({ turn: 'red', at: { red: 'R40', blue: 'R41' }, cleared: 'all', ...given })
    .roll(2)
    .choose('walk:R41')
    .choose('fight');

const redAttacks = (given: Partial<Given> = {}): Table =>
  table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, cleared: 'all', ...given })
    .roll(2)
    .choose('walk:R30');

test('DA-8.1 one fights a monster, another player or the Dragon', () => {
  expect([redFights('monster 3').awaited, redDuelsBlue().awaited, redAttacks().awaited]).toEqual([
    'da.monster-dice',
    'da.duel-dice',
    'da.dragon-dice',
  ]);
});

test('DA-8.2 one die for each member of the party, the player counter included, in every kind of battle', () => {
  const companions = ['M', 'E', 'D'];
  for (const count of [0, 1, 2, 3]) {
    const carried = { red: companions.slice(0, count) };
    const faces = [6, 5, 4, 3].slice(0, count + 1);
    expect(
      redFights('monster 5', { carried })
        .draw(dice(...faces))
        .told('threw')[0]!.dice,
    ).toEqual(faces);
    expect(
      redDuelsBlue({ carried })
        .draw(dice(...faces))
        .told('threw')[0]!.dice,
    ).toEqual(faces);
    expect(
      redAttacks({ carried })
        .draw(dice(...faces))
        .told('threw')[0]!.dice,
    ).toEqual(faces);
  }
});

test('DA-8.3 only the highest die counts, and more of the same number add nothing', () => {
  const carried = { red: ['M', 'E', 'D'] };
  expect(
    redFights('monster 5', { carried })
      .draw(dice(4, 4, 4, 4))
      .told('robbed'),
  ).toMatchObject([{ margin: 1 }]);
  expect(
    redFights('monster 5', { carried })
      .draw(dice(6, 1, 1, 1))
      .told('monsterBeaten'),
  ).toMatchObject([{ margin: 1 }]);
  expect(
    redDuelsBlue({ carried })
      .draw(dice(3, 3, 3, 3), dice(4))
      .told('duelWon'),
  ).toMatchObject([{ seat: 1, margin: 1 }]);
});

test('DA-8.4 higher wins and lower loses, against a strength or against the other’s highest die', () => {
  expect(redFights('monster 3').draw(dice(4)).home('red')).toEqual(counterIds('Orc Reaver'));
  expect(redFights('monster 3').draw(dice(2)).home('red')).toEqual([]);
  expect(redAttacks().draw(dice(6)).board.wounds).toBe(1);
  expect(redAttacks().draw(dice(4)).board.wounds).toBe(0);
  expect(redDuelsBlue().draw(dice(4), dice(3)).told('duelWon')).toMatchObject([{ seat: 0, loser: 1 }]);
  expect(redDuelsBlue().draw(dice(3), dice(4)).told('duelWon')).toMatchObject([{ seat: 1, loser: 0 }]);
});

test('DA-8.5 on equality all dice are thrown again, as often as needed', () => {
  const monster = redFights('monster 3', { carried: { red: ['M'] } }).draw(dice(3, 1), dice(3, 3));
  expect([monster.awaited, monster.told('equal').length, monster.carried('red').length]).toEqual(['da.monster-dice', 2, 1]);
  expect(monster.draw(dice(5, 2)).told('monsterBeaten')).toMatchObject([{ margin: 2 }]);
  const dragon = redAttacks().draw(dice(5));
  expect([dragon.awaited, dragon.board.wounds, dragon.at('red')]).toEqual(['da.dragon-dice', 0, 'R30']);
});

test('DA-8.5 in a duel both sides throw again', () => {
  const t = redDuelsBlue({ carried: { red: ['M'] } }).draw(dice(5, 3), dice(5));
  expect([t.awaited, t.told('duelWon')]).toEqual(['da.duel-dice', []]);
  t.draw(dice(2, 1), dice(3));
  expect(t.told('threw').map(({ seat, dice: thrown }) => [seat, thrown])).toEqual([
    [0, [5, 3]],
    [1, [5]],
    [0, [2, 1]],
    [1, [3]],
  ]);
  expect(t.told('duelWon')).toMatchObject([{ seat: 1, margin: 1 }]);
});

test('DA-8.6 the margin is the difference in the deciding throw', () => {
  expect(redFights('monster 5').draw(dice(5), dice(1)).told('robbed')).toMatchObject([{ margin: 4 }]);
  expect(redFights('monster 1').draw(dice(1), dice(6)).told('monsterBeaten')).toMatchObject([{ margin: 5 }]);
  expect(redDuelsBlue().draw(dice(4), dice(4), dice(6), dice(1)).told('duelWon')).toMatchObject([{ margin: 5 }]);
  expect(redAttacks().draw(dice(6), dice(1)).told('robbed')).toMatchObject([{ margin: 3 }]);
});

test('DA-8.7 a battle cannot be declined or broken off: nobody is asked until it is decided', () => {
  for (const t of [redFights('monster 5').draw(dice(5)), redDuelsBlue().draw(dice(3), dice(3)), redAttacks().draw(dice(6))]) {
    expect([t.asked, t.awaited === null]).toEqual([[], false]);
  }
});

test('DA-8.8 gold, boats, place and class give no dice, and the Dragon Slayer only against the Dragon', () => {
  const carried = { red: ['gold 6', 'gold 5', 'boat', 'slayer'] };
  expect(redFights('monster 5', { carried }).draw(dice(6)).told('threw')[0]!.dice).toEqual([6]);
  expect(redDuelsBlue({ carried }).draw(dice(6)).told('threw')[0]!.dice).toEqual([6]);
  expect(redAttacks({ carried }).draw(dice(6, 6)).told('threw')[0]!.dice).toEqual([6, 6]);
  expect(() => redFights('monster 5', { at: { red: 'R40' }, carried }).draw(dice(6, 6))).toThrow('cannot show 6,6');
});

test('DA-8.9 no monster may have strength 6', () => {
  const counters = changed(silveradoFiles.counters, ['T22'], { strength: 6 });
  expect(() => title.withContent('too-strong', { counters })).toThrow("too-strong/counters.json, T22, field 'strength'");
});

test('DA-8.9 a monster of strength 1 never wins', () => {
  const t = redFights('Mudling');
  const endings = endingsOf(t.engine, t.state);
  expect(endings.every(({ state }) => state.board.adventurers[0]!.home.length === 1)).toBe(true);
});

test('DA-8.10 the chances follow from the dice alone: two dice against 4 win 20 of 29 times', () => {
  const t = redFights('monster 4', { carried: { red: ['M'] } });
  const won = endingsOf(t.engine, t.state).filter(({ state }) => state.board.adventurers[0]!.home.length === 1);
  expect(won.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(20 / 29, 12);
});
