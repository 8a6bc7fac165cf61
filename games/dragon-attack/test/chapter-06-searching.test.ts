import { ALL } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { counterIds, counterOf, dice, spaceOf, table, type Given, type Table } from './table.ts';

// Chapter 6: searching. Most tests let Red (a Fighter) walk from R40 to R41.

const redOn = (given: Partial<Given>): Table => table({ turn: 'red', at: { red: 'R40' }, ...given }).roll(2);

test('DA-6.1 who ends a move on an unknown counter turns it over without being asked', () => {
  const t = redOn({}).choose('walk:R41');
  expect([t.asked, t.awaited]).toEqual([[], 'da.turn-over']);
  t.draw(t.finds('Alms Box'));
  expect(t.told('turnedOver')).toEqual([
    { t: 'turnedOver', rule: 'DA-6.1', seat: t.seat('red'), counter: counterOf('Alms Box'), space: spaceOf('R41') },
  ]);
  expect(t.isUnknown('R41')).toBe(false);
});

test('DA-6.2 walking over, sailing in and the step after a bargain search nothing', () => {
  const over = table({ turn: 'red', at: { red: 'R20' } })
    .roll(2)
    .choose('walk:R40');
  expect([over.told('turnedOver'), over.isUnknown('R30')]).toEqual([[], true]);
  const sailed = table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['boat'] } }).choose('sail:R52');
  expect([sailed.told('turnedOver'), sailed.isUnknown('R52')]).toEqual([[], true]);
  const stepped = redOn({ at: { red: 'R20', blue: 'R40' } })
    .choose('walk:R40')
    .choose('offer')
    .choose('accept');
  expect([stepped.keys(), stepped.why('step:R41')]).toEqual([['stay', 'step:R51'], 'DA-7.11']);
  expect(stepped.choose('step:R51').told('turnedOver')).toEqual([]);
});

test('DA-6.2 who is thrown back searches nothing', () => {
  const t = redOn({ piles: { R41: ['monster 3'] } }).choose('walk:R41', dice(2));
  expect([t.ends('throw'), t.why('throw:R42')]).toEqual([['R40', 'R51'], 'DA-12.5']);
  expect(t.choose('throw:R51').told('turnedOver')).toEqual([]);
});

test('DA-6.3 gold goes in front of the finder and is not home yet', () => {
  const t = redOn({});
  t.choose('walk:R41', t.finds('Lost Crown of Silverado'));
  expect([t.carried('red'), t.home('red'), t.pile('R41')]).toEqual([counterIds('Lost Crown of Silverado'), [], []]);
});

test('DA-6.4 a boat or the Dragon Slayer goes in front of the finder', () => {
  for (const name of ['River Barge', 'Dragon Slayer']) {
    const t = redOn({});
    t.choose('walk:R41', t.finds(name));
    expect([t.carried('red'), t.pile('R41')]).toEqual([counterIds(name), []]);
    expect(t.told('took')).toMatchObject([{ rule: 'DA-6.4' }]);
  }
});

test('DA-6.5 a monster is fought at once, unknown or open', () => {
  const unknown = redOn({});
  unknown.choose('walk:R41', unknown.finds('Stone Ogre'));
  expect([unknown.awaited, unknown.asked]).toEqual(['da.monster-dice', []]);
  const open = redOn({ piles: { R41: ['Stone Ogre'] } }).choose('walk:R41');
  expect([open.awaited, open.told('turnedOver')]).toEqual(['da.monster-dice', []]);
});

test('DA-6.6 a character whose class is free joins by itself', () => {
  const t = redOn({ carried: { red: ['M'] } });
  t.choose('walk:R41', t.finds('Lirien Swiftarrow'));
  expect([t.carried('red'), t.pile('R41')]).toEqual([counterIds('Nim Hedgewick', 'Lirien Swiftarrow'), []]);
  expect(t.told('joined')).toMatchObject([{ seat: t.seat('red') }]);
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-6.7 a character whose class is taken stays on the space, seen', () => {
  for (const [carried, name] of [
    [['M'], 'Doctor Puddock'],
    [[], 'Garrick the Oak'],
  ] as const) {
    const t = redOn({ carried: { red: carried } });
    const before = t.carried('red');
    t.choose('walk:R41', t.finds(name));
    expect([t.carried('red'), t.pile('R41'), t.isUnknown('R41')]).toEqual([before, counterIds(name), false]);
    expect(t.told('refused')).toHaveLength(1);
  }
});

test('DA-6.8 a seen character is examined again by everybody who ends a move there', () => {
  const amber = redOn({ turn: 'amber', at: { amber: 'R40' }, piles: { R41: ['Doctor Puddock'] } }).choose('walk:R41');
  expect([amber.carried('amber'), amber.pile('R41')]).toEqual([counterIds('Doctor Puddock'), []]);
  const blue = redOn({ turn: 'blue', at: { blue: 'R40' }, piles: { R41: ['Doctor Puddock'] } }).choose('walk:R41');
  expect([blue.carried('blue'), blue.pile('R41')]).toEqual([[], counterIds('Doctor Puddock')]);
});

test('DA-6.9 several counters are examined oldest first', () => {
  const t = redOn({ piles: { R41: ['Doctor Puddock', 'Garrick the Oak', 'Nim Hedgewick', 'Hob Copperkettle'] } }).choose('walk:R41');
  expect(t.carried('red')).toEqual(counterIds('Doctor Puddock', 'Hob Copperkettle'));
  expect(t.pile('R41')).toEqual(counterIds('Garrick the Oak', 'Nim Hedgewick'));
});

/** The audit of a position in which these counters lie face up on R41. */
const withPile = (...names: string[]): (() => void) => {
  const t = table({ turn: 'red', piles: { R41: names } });
  // The counters of the pile are not laid out elsewhere.
  for (const space of ['R43', 'B43', 'A43', 'V43'].slice(0, names.length - 1)) t.board.unknown[spaceOf(space)] = 0;
  return () => dragonAttack.audit(t.state);
};

test('DA-6.10 what cannot lie together on one space is found out', () => {
  expect(withPile('Stone Ogre', 'Alms Box', 'Reed Punt', 'Garrick the Oak')).not.toThrow();
  expect(withPile('Garrick the Oak', 'Petra Bram')).not.toThrow();
  expect(withPile('Stone Ogre', 'Mudling')).toThrow('DA-6.10');
  expect(withPile('Alms Box')).toThrow('DA-6.10');
  expect(withPile('Garrick the Oak', 'Alms Box')).toThrow('DA-6.10');
  const doubled = table({ turn: 'red', piles: { R41: ['Garrick the Oak'] } });
  doubled.board.unknown[spaceOf('R41')] = 1;
  doubled.board.unknown[spaceOf('R42')] = 0;
  expect(() => dragonAttack.audit(doubled.state)).toThrow('DA-6.10');
});

test('DA-6.11 what can be taken is always taken: nobody is asked', () => {
  for (const name of ['Alms Box', 'Reed Punt', 'Dragon Slayer', 'Hob Copperkettle']) {
    const t = redOn({});
    t.choose('walk:R41', t.finds(name));
    expect([t.carried('red'), t.waitingFor]).toEqual([counterIds(name), ['blue']]);
  }
});

test('DA-6.12 there is no limit to gold and boats', () => {
  const gold = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5].map((value) => `gold ${value}`);
  const t = redOn({ carried: { red: [...gold, 'boat', 'boat'] }, piles: { R42: ['monster 1', 'gold 6', 'boat'] } });
  t.choose('walk:R42', dice(2));
  expect(t.carried('red')).toHaveLength(22);
});

test('DA-6.13 nobody can send a character away or drop a counter', () => {
  const t = table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['M', 'boat', 'gold 1'] }, cleared: 'all' });
  const before = t.carried('red');
  const verbs = (): string[] => [...new Set(t.keys().map((key) => key.split(':')[0]!))];
  expect(verbs()).toEqual(['roll', 'sail']);
  t.choose('sail:V51').roll(3);
  expect(verbs()).toEqual(['walk']);
  expect(t.choose('walk:V40').carried('red')).toEqual(before);
});

test('DA-6.14 a counter that is turned over is named to everybody', () => {
  const t = redOn({});
  t.choose('walk:R41', t.finds('Hob Copperkettle'));
  const told = t.engine.told!.find(({ event }) => event.t === 'turnedOver');
  expect(told).toMatchObject({ to: ALL, event: { counter: counterOf('Hob Copperkettle') } });
});

test('DA-6.15 nothing is refilled, and the game goes on when nothing unknown is left', () => {
  const t = table({ players: ['red', 'blue'], turn: 'red', at: { red: 'R40' }, cleared: 'all', laid: ['R41'] }).roll(2);
  t.choose('walk:R41', t.finds('Alms Box')).roll(2).choose('walk:B20');
  t.roll(2).choose('walk:R40').roll(2).choose('walk:B10');
  t.roll(2).choose('walk:R41');
  expect(t.told('turnedOver')).toHaveLength(1);
  expect([t.board.unknown.includes(1), t.waitingFor]).toEqual([false, ['blue']]);
});
