import { CLOSED, Flood } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { content, face, table, type HeroGiven, type Table } from './table.ts';

// Chapter 13: hardship.

const stands = (hero: HeroGiven): Table => table({ heroes: { SW: { gold: 0, ...hero }, TH: {} } }).stay();

test('SM-13.1 who has neither gold nor resources may take five gold in the own city', () => {
  const t = stands({}).choose('relief');
  expect([t.hero('SW').gold, t.told('relief')]).toEqual([5, [expect.objectContaining({ seat: 0 })]]);
  // It is a choice.
  expect(stands({}).keys()).toEqual(['end', 'relief']);
});

test('SM-13.1 a coin or a resource bars relief, and so does any other place', () => {
  expect(stands({ gold: 1 }).why('relief')).toBe('SM-13.1');
  expect(stands({ goods: { iron: 1 } }).why('relief')).toBe('SM-13.1');
  for (const at of ['Temple Haven', 'Emberfall', 'Dragonmarch']) expect(stands({ at }).keys()).not.toContain('relief');
});

test('SM-13.2 crystals, artefacts, quest tokens and goods that wait in the city do not bar it', () => {
  const t = stands({ crystals: 2, artefacts: ['A1'], quest: 'Q2', step: 1, waiting: { wood: 2, iron: 1 } });
  expect(t.choose('relief').hero('SW').gold).toBe(5);
});

test('SM-13.3 once a turn, and again in a later one', () => {
  const t = stands({}).choose('relief');
  t.hero('SW').gold = 0;
  expect(t.why('relief')).toBe('SM-13.3');
  t.choose('end').stay().choose('end').stay();
  expect(t.choose('relief').hero('SW').gold).toBe(5);
});

test('SM-13.4 every hex that a hero can stand on is connected with every home city on foot, past all lit fires', () => {
  const { neighbours, walkGround, isLand, fires, cities, hexes } = content;
  for (const city of cities) {
    // Without gates, and without passing through a fire: it may only be the end of the way.
    const ground = walkGround.slice();
    for (const fire of fires) ground[fire] = CLOSED;
    const { distance } = new Flood().from(city, hexes.length, neighbours, ground);
    const cutOff = hexes.filter((_, hex) => isLand[hex] && distance[hex]! < 0 && !fires.includes(hex));
    expect(cutOff).toEqual([]);
    for (const fire of fires) expect(neighbours[fire]!.some((hex) => distance[hex]! >= 0)).toBe(true);
  }
});

test('SM-13.5 who drops the last resource gets no relief in that turn, and does in the next', () => {
  const t = stands({ goods: { wood: 1 } }).choose('drop:wood');
  expect([t.why('relief'), t.keys()]).toEqual(['SM-13.5', ['end']]);
  t.choose('end').stay().choose('end').stay();
  expect(t.choose('relief').hero('SW').gold).toBe(5);
});

/** Both stand in Stonewood, before the roll: it is the home of the first. */
const neighbours = (SW: HeroGiven, TH: HeroGiven = {}): Table =>
  table({ heroes: { SW: { gold: 0, ...SW }, TH: { at: 'Stonewood', ...TH } } }).choose('trade:1');

test('SM-13.5 who gives gold or goods away gets none either, though something else came for them', () => {
  const gift = neighbours({ goods: { wood: 1 } })
    .choose('give:wood')
    .choose('offer')
    .choose('accept')
    .stay();
  expect(gift.why('relief')).toBe('SM-13.5');
  const sold = neighbours({ gold: 1 }, { crystals: 1 }).choose('give:gold').choose('ask:crystal').choose('offer').choose('accept').stay();
  expect([sold.hero('SW').crystals, sold.why('relief')]).toEqual([1, 'SM-13.5']);
});

test('SM-13.5 a trade in which one gives neither gold nor goods bars nothing', () => {
  const t = neighbours({ crystals: 1 }).choose('give:crystal').choose('offer').choose('accept').stay();
  expect(t.choose('relief').hero('SW').gold).toBe(5);
});

test('SM-13.5 what the other drops to make room is not the doing of who is on turn', () => {
  const full = { goods: { wood: 3 } };
  const t = neighbours({ quest: 'Q2', step: 1 }, full).choose('give:quest').choose('offer').choose('drop:wood').choose('accept').stay();
  expect([t.goods('TH'), t.choose('relief').hero('SW').gold]).toEqual([[2, 0, 0], 5]);
});

test('SM-13.5 what was stolen, or paid for haste, does not bar it', () => {
  for (const last of [{ gold: 0, goods: { wood: 1 } }, { gold: 1 }]) {
    const robbed = table({ heroes: { SW: { at: 'D2', ...last }, TH: {} } }).points(3, 2);
    robbed.go('F2', face(1)).go('Stonewood');
    expect([robbed.told('robbed').length, robbed.choose('relief').hero('SW').gold]).toEqual([1, 5]);
  }
  // The coin that a 1 finds is spent on the last step.
  const hurried = table({ heroes: { SW: { at: 'F3', gold: 0 }, TH: {} } }).points(1, 4);
  hurried.go('Stonewood');
  expect([hurried.told('walked')[0]!.haste, hurried.choose('relief').hero('SW').gold]).toEqual([1, 5]);
});
