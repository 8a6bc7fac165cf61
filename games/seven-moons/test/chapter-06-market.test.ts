import { expect, test } from 'vitest';
import { MARKET_DICE } from '../rules/06-market.ts';
import { content, dice, face, market, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 6: resources and the market.

const alone = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => table({ heroes: { SW: hero, EF: {} }, ...given }).stay();
const atMarket = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => alone({ at: 'Dragonmarch', ...hero }, given);
const many = (t: Table, key: string, times: number): Table => {
  for (let i = 0; i < times; i++) t.choose(key);
  return t;
};

test('SM-6.1 Garndell sells wood, Deepmine iron, Kurun stone, and nobody else sells anything', () => {
  const sold = content.hexes.flatMap(({ id, name }, hex) => {
    if (!content.isLand[hex] || content.fireAt[hex]! >= 0) return [];
    const kinds = alone({ at: id }).ends('buy');
    return kinds.length > 0 ? [[name, kinds]] : [];
  });
  expect(sold).toEqual([
    ['Garndell', ['wood']],
    ['Deepmine', ['iron']],
    ['Kurun', ['stone']],
  ]);
});

test('SM-6.2 any number for one gold each, paid to the treasury', () => {
  const t = many(alone({ at: 'Kurun', gold: 5, mount: 'dragon' }), 'buy:stone', 5);
  expect([t.goods('SW'), t.hero('SW').gold, t.board.pool]).toEqual([[0, 0, 5], 0, [18, 18, 13]]);
  expect([t.hero('EF').gold, t.why('buy:stone')]).toEqual([9, 'SM-20.7']);
});

test.each([
  ['foot', 3],
  ['horse', 5],
  ['dragon', 8],
] as const)('SM-6.3 only what fits is bought: %s, %i', (mount, capacity) => {
  const t = many(alone({ at: 'Garndell', gold: 20, mount }), 'buy:wood', capacity);
  expect(t.why('buy:wood')).toBe('SM-6.3');
});

test('SM-6.4 on foot 3, on a horse 5, on a dragon 8, the same for all four characters', () => {
  for (const city of ['SW', 'EF', 'TH', 'FW'] as const) {
    const carried = (['foot', 'horse', 'dragon'] as const).map((mount) => {
      const heroes: { [other in City]?: HeroGiven } = { [city]: { at: 'Garndell', gold: 20, mount } };
      const t = table({ heroes }).stay();
      let count = 0;
      for (; t.keys().includes('buy:wood'); count++) t.choose('buy:wood');
      return count;
    });
    expect(carried, city).toEqual([3, 5, 8]);
  }
});

test('SM-6.5 every resource fills one space, of whichever kind', () => {
  const full = alone({ at: 'Garndell', goods: { wood: 1, iron: 1, stone: 1 } });
  expect(full.why('buy:wood')).toBe('SM-6.3');
  const room = alone({ at: 'Garndell', goods: { iron: 1, stone: 1 } }).choose('buy:wood');
  expect([room.goods('SW'), room.why('buy:wood')]).toEqual([[1, 1, 1], 'SM-6.3']);
});

test('SM-6.6 a kind that is gone from the pool cannot be bought or gained until some come back', () => {
  const t = table({ heroes: { SW: { at: 'Garndell' }, EF: { at: 'Garndell', goods: { wood: 1 } } }, pool: { wood: 0 } }).stay();
  expect(t.why('buy:wood')).toBe('SM-6.6');
  t.choose('end').stay().choose('drop:wood').choose('end').stay().choose('buy:wood');
  expect([t.goods('SW'), t.why('buy:wood')]).toEqual([[1, 0, 0], 'SM-6.6']);
  const wagon = table({ heroes: { SW: { at: 'Garndell' }, EF: {} }, pool: { wood: 0 } }).points(3, 2);
  wagon.go('Greenhollow', wagon.finds('W7')).choose('option:0');
  expect([wagon.why('take:wood'), wagon.ends('take')]).toEqual(['SM-6.6', ['iron', 'stone']]);
});

test('SM-6.7 each resource pays the number on its die, at Dragonmarch', () => {
  const t = atMarket({ gold: 0, goods: { wood: 1, iron: 1, stone: 1 } }, { prices: { wood: 4, iron: 2, stone: 6 } });
  const purse = ['wood', 'iron', 'stone'].map((kind) => t.choose(`sell:${kind}`).hero('SW').gold);
  expect(purse).toEqual([4, 6, 12]);
});

test('SM-6.7 nothing is sold anywhere else', () => {
  for (const at of ['G7', 'Garndell', 'Deepmine', 'Kurun', 'Stonewood', 'Dragon Mountain'])
    expect(alone({ at, goods: { wood: 1, iron: 1, stone: 1 } }).ends('sell')).toEqual([]);
});

test('SM-6.8 any number of any kinds may be sold, and what is sold is in the pool again', () => {
  const t = atMarket({ mount: 'dragon', goods: { wood: 3, iron: 3, stone: 2 } });
  expect(t.board.pool).toEqual([15, 15, 16]);
  many(many(many(t, 'sell:wood', 3), 'sell:stone', 1), 'sell:iron', 2);
  expect([t.goods('SW'), t.board.pool, t.hero('SW').gold]).toEqual([[0, 1, 1], [18, 17, 17], 27]);
});

test('SM-6.9 after the sale all three dice are rolled, and everybody is paid what they show', () => {
  const goods = { wood: 1, iron: 1, stone: 1 };
  const t = table({ heroes: { SW: { at: 'Dragonmarch', goods }, EF: { at: 'Dragonmarch', gold: 0, goods } } }).stay();
  t.choose('sell:wood').choose('close', market(5, 1, 2));
  expect([t.board.prices, t.told('market').length]).toEqual([[5, 1, 2], 1]);
  t.choose('end').stay();
  expect(['wood', 'iron', 'stone'].map((kind) => t.choose(`sell:${kind}`).hero('EF').gold)).toEqual([5, 6, 8]);
});

test('SM-6.9 while one is selling, prices stay', () => {
  const t = atMarket({ goods: { wood: 2 } })
    .choose('sell:wood')
    .choose('sell:wood');
  expect([t.board.prices, t.told('sold').map(({ price }) => price)]).toEqual([
    [3, 3, 3],
    [3, 3],
  ]);
});

test('SM-6.10 no roll without a sale', () => {
  const t = atMarket({ goods: { wood: 1 }, crystals: 1 });
  expect(t.keys()).not.toContain('close');
  t.choose('send:wood').choose('sellCrystal').choose('horse').choose('end');
  expect([t.told('market'), t.told('turn').length]).toEqual([[], 2]);
});

test('SM-6.10 one roll a turn, and nothing more is sold after it', () => {
  const t = atMarket({ goods: { wood: 2 } })
    .choose('sell:wood')
    .choose('close', market(6, 6, 6));
  expect([t.why('sell:wood'), t.keys().includes('close')]).toEqual(['SM-6.10', false]);
  t.choose('end');
  expect([t.told('market').length, t.told('turn').length, t.goods('SW')]).toEqual([1, 2, [1, 0, 0]]);
  t.stay().choose('end').stay().choose('sell:wood');
  expect(t.told('sold').at(-1)!.price).toBe(6);
});

test('SM-6.11 prices are die faces', () => {
  expect(MARKET_DICE.outcomes).toBe(216);
  const prices = new Set<string>();
  for (let outcome = 0; outcome < MARKET_DICE.outcomes; outcome++) {
    const t = atMarket({ goods: { wood: 1 } })
      .choose('sell:wood')
      .choose('close', () => outcome);
    for (const price of t.board.prices) expect([1, 2, 3, 4, 5, 6]).toContain(price);
    prices.add(t.board.prices.join());
  }
  expect(prices.size).toBe(216);
});

test('SM-6.11 no effect takes a price out of the range: the Scales roll a die, the prophecy says 5', () => {
  const scales = atMarket({ artefacts: ['A3'], goods: { wood: 1 } }).choose('scales:stone');
  expect(scales.engine.dieOf(scales.state, scales.state.lanes[0]!)!.outcomes).toBe(6);
  expect(scales.draw(face(6)).board.prices).toEqual([3, 3, 6]);
  const told = table({ heroes: { SW: { at: 'Mossgate' }, EF: {} }, options: { storyTokens: true } }).stay();
  expect(told.choose('claim', told.finds('T9')).choose('price:iron').board.prices).toEqual([3, 5, 3]);
});

test('SM-6.12 Dragonmarch sells a horse and no goods', () => {
  expect(atMarket({ gold: 40 }).keys()).toEqual(['end', 'horse', 'quest']);
});

test('SM-6.13 resources may be dropped for nothing, on any hex', () => {
  for (const at of ['G7', 'Dragonmarch', 'H6', 'Garndell']) {
    const t = alone({ at, goods: { wood: 2, stone: 1 } }).choose('drop:wood');
    expect([t.goods('SW'), t.hero('SW').gold, t.board.pool]).toEqual([[1, 0, 1], 9, [17, 18, 17]]);
  }
});

test('SM-6.14 what leaves play goes to the pool: sold, stolen, dropped, built with, given for a quest', () => {
  const wood = { goods: { wood: 1 } };
  const sold = atMarket(wood).choose('sell:wood');
  const dropped = atMarket(wood).choose('drop:wood');
  const stolen = table({ heroes: { SW: { at: 'H7', gold: 0, ...wood }, EF: {} } })
    .points(3, 2)
    .go('H6', face(1));
  const built = atMarket({ ...wood, waiting: { iron: 1, stone: 1 } }).choose('send:wood');
  const given = alone({ at: 'Gloamfen', ...wood, quest: 'Q5' }).choose('errand');
  for (const t of [sold, dropped, stolen, built, given])
    expect([t.goods('SW'), t.board.pool]).toEqual([
      [0, 0, 0],
      [18, 18, 18],
    ]);
  const lost = alone({ at: "Old King's Barrow", ...wood, quest: 'Q4' }).choose('errand', dice(1, 1));
  expect([lost.goods('SW'), lost.board.pool]).toEqual([
    [0, 0, 0],
    [18, 18, 18],
  ]);
});
