import { expect, test } from 'vitest';
import { homeWorth } from '../rules/14-end.ts';
import { dragonAttack } from '../index.ts';
import { dice, counterIds, table, type Given, type Table } from './table.ts';

// Chapter 9: battle with a monster. The Stone Ogre (4) lies open on G31 unless a test lays out something else.

function atTheOgre(given: Partial<Given> = {}, script = [dice(6)]): Table {
  const t = table({ turn: 'green', at: { green: 'G21' }, cleared: 'all', piles: { G31: ['Stone Ogre'] }, ...given });
  return t.roll(2).choose('walk:G31', ...script);
}

test('DA-9.1 the player throws a die for each of the party, the monster stands by its strength', () => {
  const t = atTheOgre({ carried: { green: ['F', 'M', 'gold 2'] } }, [dice(5, 1, 1)]);
  expect(t.told('threw')).toEqual([{ t: 'threw', rule: 'DA-9.1', seat: t.seat('green'), dice: [5, 1, 1], foe: 'monster', against: 4 }]);
});

test('DA-9.2 a beaten monster goes straight home from afar and is worth its strength', () => {
  const t = atTheOgre();
  expect(t.home('green')).toEqual(counterIds('Stone Ogre'));
  expect(t.pile('G31')).toEqual([]);
  expect(t.at('green')).toBe('G31');
  expect(homeWorth(t.board, dragonAttack.content, t.seat('green'))).toBe(4);
});

test('DA-9.3 what lay under the monster comes in front of the winner, not home', () => {
  const t = atTheOgre({ piles: { G31: ['Stone Ogre', 'gold 5', 'boat', 'slayer'] }, carried: { green: ['gold 1'] } });
  expect(t.carried('green')).toEqual(counterIds("Farmer's Purse", "Queen's Pearls", 'Reed Punt', 'Dragon Slayer'));
  expect(t.told('took').map(({ rule }) => rule)).toEqual(['DA-9.3', 'DA-9.3', 'DA-9.3']);
  expect(t.home('green')).toEqual(counterIds('Stone Ogre'));
});

test('DA-9.4 characters in the loot join oldest first, and those without a place stay there, seen', () => {
  const t = atTheOgre({ piles: { G31: ['Stone Ogre', 'Petra Bram', 'Faelar Moonstep', 'Garrick the Oak', 'Hob Copperkettle'] } });
  expect(t.carried('green')).toEqual(counterIds('Petra Bram', 'Hob Copperkettle'));
  expect(t.pile('G31')).toEqual(counterIds('Faelar Moonstep', 'Garrick the Oak'));
  expect([...t.told('joined'), ...t.told('refused')].map(({ rule }) => rule)).toEqual(['DA-9.4', 'DA-9.4', 'DA-9.4', 'DA-9.4']);
  expect(t.isUnknown('G31')).toBe(false);
});

test('DA-9.5 the loser leaves everything under the monster: gold, items and characters', () => {
  const t = atTheOgre({ carried: { green: ['gold 2', 'F', 'slayer', 'boat'] } }, [dice(3, 2)]);
  expect(t.carried('green')).toEqual([]);
  expect(t.pile('G31')).toEqual(counterIds('Stone Ogre', "Pilgrim's Satchel", 'Garrick the Oak', 'Dragon Slayer', 'Reed Punt'));
});

test('DA-9.6 a monster keeps what it has taken before and adds to it', () => {
  const t = atTheOgre({ piles: { G31: ['Stone Ogre', 'gold 6', 'M'] }, carried: { green: ['gold 2', 'D'] } }, [dice(1, 1)]);
  expect(t.pile('G31')).toEqual(
    counterIds('Stone Ogre', 'Lost Crown of Silverado', 'Nim Hedgewick', "Pilgrim's Satchel", 'Durra Hammerhand'),
  );
});

test('DA-9.7 the loser is thrown by the margin where the right-hand player says, and rests', () => {
  const t = atTheOgre({}, [dice(2)]);
  expect(t.waitingFor).toEqual(['white']);
  expect(t.ends('throw')).toEqual(['G10', 'G40', 'G43', 'G51', 'G52', 'R20', 'W21', 'W43']);
  t.choose('throw:G43');
  expect(t.at('green')).toBe('G43');
  expect(t.rests('green')).toBe(true);
  expect(t.waitingFor).toEqual(['red']);
});

test('DA-9.8 a monster that has won lies open and fights the next who ends a move there', () => {
  const t = table({ turn: 'white', at: { white: 'W43', green: 'G20' } });
  t.roll(4).choose('walk:G31', t.finds('Stone Ogre'), dice(1)).choose('throw:R40');
  expect(t.isUnknown('G31')).toBe(false);
  expect(t.pile('G31')).toEqual(counterIds('Stone Ogre'));
  t.roll(2).choose('walk:G31', dice(6));
  expect(t.told('threw').map(({ seat, against }) => [seat, against])).toEqual([
    [t.seat('white'), 4],
    [t.seat('green'), 4],
  ]);
  expect(t.home('green')).toEqual(counterIds('Stone Ogre'));
});

test('DA-9.9 who carries nothing is thrown and rests all the same, and the home is never touched', () => {
  const t = atTheOgre({ home: { green: ['gold 6', 'monster 5'] } }, [dice(3)]);
  expect(t.told('robbed')[0]!.counters).toEqual([]);
  expect(t.pile('G31')).toEqual(counterIds('Stone Ogre'));
  expect(t.home('green')).toEqual(counterIds('Lost Crown of Silverado', 'Night Wraith'));
  t.choose('throw:G20');
  expect(t.rests('green')).toBe(true);
});

test('DA-9.10 monsters stay where they are, do not recover and leave each other alone', () => {
  const piles = { G31: ['Stone Ogre', 'gold 1'], G41: ['Night Wraith'] };
  const t = table({ players: ['red', 'green'], turn: 'green', at: { green: 'G21' }, cleared: 'all', piles });
  t.roll(2).choose('walk:G31', dice(4), dice(4), dice(3)).choose('throw:G21');
  for (let turn = 0; turn < 6; turn++) t.roll(1);
  expect(t.board.dragonAt).toBe(6);
  expect(t.pile('G31')).toEqual(counterIds('Stone Ogre', "Farmer's Purse"));
  expect(t.pile('G41')).toEqual(counterIds('Night Wraith'));
  expect(t.told('threw').map((event) => event.against)).toEqual([4, 4, 4]);
});

test('DA-9.11 after a victory the winner stays, and meets whoever else is there', () => {
  const t = atTheOgre({ at: { green: 'G21', blue: 'G31' } });
  expect(t.at('green')).toBe('G31');
  expect(t.told('meets')).toEqual([
    { t: 'meets', rule: 'DA-7.1', seat: t.seat('green'), other: t.seat('blue'), space: t.board.adventurers[t.seat('blue')]!.at },
  ]);
  expect(t.waitingFor).toEqual(['green']);
  expect(t.keys()).toEqual(['fight', 'offer']);
});

test('DA-9.11 who is beaten meets nobody', () => {
  const t = atTheOgre({ at: { green: 'G21', blue: 'G31' } }, [dice(3)]);
  t.choose('throw:G20');
  expect(t.told('meets')).toEqual([]);
  expect(t.waitingFor).toEqual(['red']);
});
