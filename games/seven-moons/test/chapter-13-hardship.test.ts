import { CLOSED, Flood } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { content, table, type HeroGiven, type Table } from './table.ts';

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
