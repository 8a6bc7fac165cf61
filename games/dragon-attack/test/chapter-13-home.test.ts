import { SPECTATOR, viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { dice, counterIds, spaceOf, table } from './table.ts';

// Chapter 13: home.

test('DA-13.1 a move that ends on the own starting point sets down all gold', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 6', 'gold 1'] }, home: { red: ['gold 2'] } });
  t.roll(2).choose('walk:R10');
  expect(t.carried('red')).toEqual([]);
  expect(t.home('red')).toEqual(counterIds("Pilgrim's Satchel", 'Lost Crown of Silverado', "Farmer's Purse"));
});

test('DA-13.1 so does the step after a bargain', () => {
  const t = table({ turn: 'red', at: { red: 'R40', violet: 'R20' }, carried: { red: ['gold 4'] }, cleared: 'all' });
  t.roll(2).choose('walk:R20').choose('offer').choose('accept').choose('step:R10');
  expect(t.home('red')).toEqual(counterIds('Guild Treasury'));
});

test('DA-13.1 an open gate that is not the own is no home', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 4'] } });
  t.roll(3).choose('walk:B10');
  expect(t.carried('red')).toEqual(counterIds('Guild Treasury'));
});

test('DA-13.2 walking through the own starting point sets down nothing', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 6'] } });
  t.roll(2).choose('walk:P00');
  expect(t.told('walked')[0]!.way).toContain(spaceOf('R10'));
  expect(t.carried('red')).toEqual(counterIds('Lost Crown of Silverado'));
  expect(t.home('red')).toEqual([]);
});

test('DA-13.3 characters, boats and the Dragon Slayer stay in front', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, carried: { red: ['M', 'gold 3', 'boat', 'slayer'] } });
  t.roll(2).choose('walk:R10');
  expect(t.carried('red')).toEqual(counterIds('Nim Hedgewick', 'Reed Punt', 'Dragon Slayer'));
  expect(t.home('red')).toEqual(counterIds("Merchant's Casket"));
});

test('DA-13.4 what is home cannot be offered, asked for or stolen, and is not picked up again', () => {
  const home = { red: ['gold 6'], violet: ['gold 5', 'monster 3'] };
  const t = table({ turn: 'red', at: { red: 'R20', violet: 'R40' }, home, cleared: 'all' });
  t.roll(2).choose('walk:R40');
  expect(t.keys()).toEqual(['fight', 'offer']);
  t.choose('fight', dice(1), dice(6)).choose('throw:B50');
  expect([t.home('red'), t.home('violet')]).toEqual([counterIds('Lost Crown of Silverado'), counterIds("Queen's Pearls", 'Orc Reaver')]);
  const again = table({ turn: 'red', at: { red: 'R20' }, home, cleared: 'all' });
  again.roll(2).choose('walk:R10');
  expect([again.carried('red'), again.home('red')]).toEqual([[], counterIds('Lost Crown of Silverado')]);
});

test('DA-13.4 the Dragon does not get what is home', () => {
  const t = table({
    turn: 'red',
    at: { violet: 'R30' },
    home: { violet: ['gold 5'] },
    carried: { violet: ['gold 1'] },
    dragonAt: 6,
    cleared: 'all',
  });
  t.roll(1, dice(1));
  expect(t.hoard).toEqual(counterIds("Farmer's Purse"));
  expect(t.home('violet')).toEqual(counterIds("Queen's Pearls"));
});

test('DA-13.5 monsters go home by themselves, gold that was freed does not', () => {
  const t = table({ turn: 'red', at: { red: 'V40' }, cleared: 'all', piles: { V50: ['Mudling', 'gold 5'] } });
  t.roll(2).choose('walk:V50', dice(6));
  expect(t.home('red')).toEqual(counterIds('Mudling'));
  expect(t.carried('red')).toEqual(counterIds("Queen's Pearls"));
});

test('DA-13.6 everybody sees every home', () => {
  const t = table({ turn: 'red', home: { red: ['gold 6'], violet: ['monster 5'] } });
  for (const viewer of [SPECTATOR, ...t.players.keys()]) {
    const { sight } = viewOf(dragonAttack, t.state, viewer);
    expect(sight.adventurers.map(({ home }) => home)).toEqual(t.board.adventurers.map(({ home }) => home));
  }
});

test('DA-13.7 nobody else can come to the own starting point, but one cannot stay there', () => {
  const visitor = table({ turn: 'blue', at: { blue: 'R20', red: 'R10' } }).roll(6);
  expect(visitor.ends('walk')).not.toContain('R10');
  expect(visitor.why('walk:R10')).toBe('DA-5.3');
  for (const roll of [2, 3, 4, 5, 6]) {
    const owner = table({ turn: 'red' }).roll(roll);
    expect([owner.ends('walk').includes('R10'), owner.why('walk:R10')]).toEqual([false, 'DA-3.5']);
    expect(owner.keys()).not.toContain('stay');
  }
});

test('DA-13.7 only a 1 keeps a player at home', () => {
  const t = table({ turn: 'red', cleared: 'all' }).roll(1);
  expect(t.at('red')).toBe('R10');
  expect(t.waitingFor).toEqual(['blue']);
});
