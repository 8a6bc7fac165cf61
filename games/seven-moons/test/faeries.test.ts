import { expect, test } from 'vitest';
import { dice, face, idOf, market, table, type HeroGiven, type Table } from './table.ts';

// The eight faeries: each power once in each own turn.

const begins = (faerie: string, hero: HeroGiven = {}): Table =>
  table({ heroes: { SW: { faerie, ...hero }, TH: {} }, options: { faerieFolk: true } });

test('E1 Thistledown: one of the two movement dice again; the find is judged on the final dice', () => {
  const t = begins('E1').roll(6, 2);
  expect(t.keys()).toEqual(['again:0', 'again:1', 'pass']);
  t.choose('again:1', face(6));
  // Doubles, and once is enough.
  expect([t.told('rolledAgain'), t.hero('SW').gold, t.ends('again')]).toEqual([[expect.objectContaining({ from: 2, to: 6 })], 10, []]);
  expect(t.told('picked')).toMatchObject([{ points: 6 }]);
  const broken = begins('E1').roll(4, 4).choose('again:0', face(5));
  expect([broken.keys(), broken.hero('SW').gold]).toEqual([['pick:4', 'pick:5'], 9]);
  expect(begins('E1').roll(6, 2).choose('pass').keys()).toEqual(['pick:2', 'pick:6']);
});

test('E2 Bramblewick: one robbery is cancelled, the next is not', () => {
  const t = begins('E2', { at: 'G6', gold: 2, mount: 'horse' });
  t.points(3, 2).go('Broken Watchtower', face(1));
  expect(t.keys()).toEqual(['lose:gold', 'ward']);
  t.choose('ward');
  expect([t.hero('SW').gold, t.told('robbed')]).toEqual([2, []]);
  t.go('H6', face(2));
  expect(t.told('robbed')).toMatchObject([{ loot: 0 }]);
  expect(t.hero('SW').gold).toBe(1);
});

test.each(['foot', 'horse', 'dragon'] as const)('E3 Glimmerwing: one more point on %s', (mount) => {
  expect(begins('E3', { mount }).points(3, 2).told('picked')[0]!.points).toBe(mount === 'foot' ? 4 : 6);
});

test('E4 Pennyroyal: one of the resources one buys is free', () => {
  const t = begins('E4', { at: 'Garndell', gold: 1 }).stay().choose('buy:wood');
  expect([t.hero('SW').gold, t.goods('SW')]).toEqual([1, [1, 0, 0]]);
  t.choose('buy:wood');
  expect([t.hero('SW').gold, t.goods('SW'), t.why('buy:wood')]).toEqual([0, [2, 0, 0], 'SM-20.7']);
});

test('E5 Marigold: one of the resources one sells pays two gold more', () => {
  const t = begins('E5', { at: 'Dragonmarch', gold: 0, goods: { wood: 2 } }).stay();
  expect(t.choose('sell:wood').hero('SW').gold).toBe(5);
  expect(t.choose('sell:wood').hero('SW').gold).toBe(8);
});

test('E6 Moth: one gate jump costs no point, even on a dragon', () => {
  for (const mount of ['foot', 'dragon'] as const) {
    const t = begins('E6', { at: 'Mossgate', mount, gold: 0 }).points(3, 2);
    expect(t.ends('jump').toSorted()).toEqual(['Frostgate', 'Thorngate', 'Tidegate'].map(idOf).toSorted());
    t.choose(`jump:${idOf('Tidegate')}`);
    expect([t.at('SW'), t.told('jumped').length, t.ends('jump')]).toEqual(['Tidegate', 1, []]);
    // All points are left: Gloamfen is two steps away, Kurun is out of reach for wings and feet.
    expect(t.ends('go')).toContain(idOf('Gloamfen'));
    expect(t.ends('go')).toHaveLength(begins('E6', { at: 'Tidegate', mount, gold: 0 }).points(3, 2).ends('go').length);
  }
  expect(begins('E6', { at: 'Stonewood' }).points(3, 2).ends('jump')).toEqual([]);
});

test('E7 Nettle: two more in one fight, after the roll', () => {
  const t = begins('E7', { at: "Old King's Barrow", quest: 'Q4', crystals: 1 }).stay().choose('errand', dice(3, 2));
  expect(t.keys()).toEqual(['nettle', 'pass', 'spend']);
  t.choose('nettle');
  expect([t.told('boosted'), t.keys()]).toEqual([[expect.objectContaining({ by: 'nettle', total: 7 })], ['pass', 'spend']]);
  t.choose('pass');
  expect(t.told('fightOver')).toMatchObject([{ won: false, total: 7 }]);
  const won = begins('E7', { at: "Old King's Barrow", quest: 'Q4' }).stay().choose('errand', dice(3, 3)).choose('nettle');
  expect(won.told('fightOver')).toMatchObject([{ won: true, total: 8 }]);
});

test('E8 Dewdrop: at the start of the turn one gold for who has two or less', () => {
  const t = begins('E8', { gold: 2 });
  expect(t.keys()).toEqual(['dewdrop', 'roll']);
  t.choose('dewdrop');
  expect([t.hero('SW').gold, t.awaited]).toEqual([3, 'sm.move-dice']);
  expect([begins('E8', { gold: 3 }).awaited, begins('E8', { gold: 0 }).keys()]).toEqual(['sm.move-dice', ['dewdrop', 'roll']]);
  expect(begins('E8', { gold: 1 }).choose('dewdrop').told('gold')).toMatchObject([{ gold: 1 }]);
});

test('SM-17.6 a power comes back with the next own turn', () => {
  const t = begins('E5', { at: 'Dragonmarch', gold: 0, goods: { wood: 2 } })
    .stay()
    .choose('sell:wood')
    .choose('end', market(4, 4, 4));
  t.stay().choose('end').stay().choose('sell:wood');
  expect(t.told('sold').map(({ price }) => price)).toEqual([5, 6]);
});
