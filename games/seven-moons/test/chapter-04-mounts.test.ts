import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { content, dice, face, idOf, table, type HeroGiven, type Table } from './table.ts';

// Chapter 4: horses and dragons.

const alone = (hero: HeroGiven, cold: readonly string[] = []): Table => table({ heroes: { SW: hero, EF: {} }, cold });
const goodsIn = (t: Table): number => t.goods('SW').reduce((sum, count) => sum + count, 0);

test('SM-4.1 a hero travels in one way: a dragon takes the place of the horse, a horse that of the feet', () => {
  const t = alone({ at: 'Dragonmarch', gold: 30 }).stay().choose('horse');
  expect(t.hero('SW').mount).toBe('horse');
  const rider = alone({ at: 'Dragon Mountain', mount: 'horse', gold: 30 }).stay().choose('dragon:0');
  expect([rider.hero('SW').mount, rider.keys()]).toEqual(['dragon', ['end']]);
});

test('SM-4.2 a horse costs five gold, at Dragonmarch, on foot', () => {
  const t = alone({ at: 'Dragonmarch', gold: 5 }).stay().choose('horse');
  expect([t.hero('SW').mount, t.hero('SW').gold]).toEqual(['horse', 0]);
  expect(alone({ at: 'Dragonmarch', gold: 4 }).stay().why('horse')).toBe('SM-20.7');
  for (const mount of ['horse', 'dragon'] as const) expect(alone({ at: 'Dragonmarch', mount, gold: 9 }).stay().why('horse')).toBe('SM-4.2');
  for (const at of ['G7', 'Garndell', 'Dragon Mountain', 'Stonewood']) expect(alone({ at, gold: 9 }).stay().keys()).not.toContain('horse');
});

test('SM-4.3 the new capacity counts at once', () => {
  const given = { SW: { at: 'Dragonmarch', goods: { wood: 3 } }, EF: { at: 'Dragonmarch', goods: { iron: 2 } } };
  const walker = table({ heroes: given }).stay().choose('trade:1').choose('ask:iron').choose('ask:iron');
  expect([walker.why('offer'), walker.keys().includes('offer')]).toEqual(['SM-12.8', false]);
  const rider = table({ heroes: given }).stay().choose('horse').choose('trade:1').choose('ask:iron').choose('ask:iron');
  rider.choose('offer').choose('accept');
  expect(rider.goods('SW')).toEqual([3, 2, 0]);
});

const asksThreeIron = (t: Table): Table => t.choose('trade:1').choose('ask:iron').choose('ask:iron').choose('ask:iron');

test('SM-4.3 the new capacity of a dragon counts at once as well', () => {
  const given = {
    SW: { at: 'Dragon Mountain', mount: 'horse', gold: 10, goods: { wood: 5 } },
    EF: { at: 'Dragon Mountain', goods: { iron: 3 } },
  } as const;
  const rider = asksThreeIron(table({ heroes: given }).stay());
  expect([rider.why('offer'), rider.keys().includes('offer')]).toEqual(['SM-12.8', false]);
  const flyer = asksThreeIron(table({ heroes: given }).stay().choose('dragon:0'));
  expect(flyer.choose('offer').choose('accept').goods('SW')).toEqual([5, 3, 0]);
});

test('SM-4.3 the new movement counts from the next turn', () => {
  const t = alone({ at: 'Dragonmarch' }).roll(6, 5).choose('pick:5').stop().choose('horse');
  // The points that were left on foot are gone, and no others come.
  expect([t.ends('go'), t.told('picked').map(({ points }) => points)]).toEqual([[], [5]]);
  const flyer = alone({ at: 'Dragon Mountain', mount: 'horse', gold: 10 }).stay().choose('dragon:0');
  expect([flyer.ends('go'), flyer.keys()]).toEqual([[], ['end']]);
  t.choose('end').stay().choose('end').roll(6, 5);
  expect(t.told('picked').map(({ points }) => points)).toEqual([5, 3, 11]);
});

test('SM-4.4 a dragon costs ten gold, at Dragon Mountain, on a horse', () => {
  const t = alone({ at: 'Dragon Mountain', mount: 'horse', gold: 12 }).stay().choose('dragon:0');
  expect([t.hero('SW').mount, t.hero('SW').gold]).toEqual(['dragon', 2]);
  expect(alone({ at: 'Dragon Mountain', mount: 'horse', gold: 9 }).stay().why('dragon:0')).toBe('SM-20.7');
  for (const mount of ['foot', 'dragon'] as const)
    expect(alone({ at: 'Dragon Mountain', mount, gold: 40 }).stay().why('dragon:0')).toBe('SM-4.4');
  for (const at of ['Dragonmarch', 'D8']) expect(alone({ at, mount: 'horse', gold: 40 }).stay().keys()).not.toContain('dragon:0');
  // Nothing but gold and crystals is asked of who does not play alone.
  expect(alone({ at: 'Dragon Mountain', mount: 'horse' }).stay().denial('lure')).toBeUndefined();
});

test('SM-4.5 the horse is part of the price: who loses the dragon is on foot', () => {
  const t = alone({ at: 'Dragon Mountain', mount: 'horse', gold: 10 }).stay().choose('dragon:0').choose('end').stay().choose('end');
  t.points(1, 2).go('D8').stop().choose('end', face(1));
  expect(t.hero('SW').mount).toBe('foot');
});

test('SM-4.6 a dragon enters every kind of hex, and every hex is one step', () => {
  const t = alone({ at: 'Dragonmarch', mount: 'dragon' }).points(6, 6);
  const land = content.hexes.filter((_, hex) => content.isLand[hex]).map(({ id }) => id);
  expect(t.ends('go')).toEqual(land.filter((id) => id !== idOf('Dragonmarch')).toSorted());
  // Straight over the Dragonback.
  const over = alone({ at: 'Greenhollow', mount: 'dragon' }, ['Greenhollow']).points(1, 2);
  expect(over.go('Cinder Ledge', over.finds('W5')).at('SW')).toBe('Cinder Ledge');
});

test('SM-4.7 bandits never reach a dragon, in the air or on the ground', () => {
  const t = alone({ at: 'Dragonmarch', mount: 'dragon', gold: 9, goods: { wood: 3 } }).points(6, 5);
  t.go('F7').go('Singing Stones').stop().choose('end', face(4));
  expect([t.told('bandits'), t.hero('SW').gold, t.goods('SW')]).toEqual([[], 9, [3, 0, 0]]);
});

test('SM-4.8 a dragon that ends its turn in the wilderness leaves on a 1', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const t = alone({ at: 'Dragonmarch', mount: 'dragon' }).points(1, 2).go('F8').stop().choose('end', face(die));
    expect([t.hero('SW').mount, t.told('fled').length]).toEqual(die === 1 ? ['foot', 1] : ['dragon', 0]);
  }
});

test('SM-4.8 flying over wilderness asks for no roll, staying there does', () => {
  const over = alone({ at: 'Dragonmarch', mount: 'dragon' }).points(3, 2).go('F8').go('Dragonmarch').stop().choose('end');
  expect(over.told('dragonRests')).toEqual([]);
  const staying = alone({ at: 'F8', mount: 'dragon' }).stay().choose('end', face(2)).stay().choose('end').stay().choose('end');
  expect([staying.awaited, staying.told('dragonRests').length]).toEqual(['sm.flee-die', 1]);
});

test('SM-4.9 after it flees the hero is on foot on that hex and keeps three goods of their choice', () => {
  const t = alone({ at: 'F8', mount: 'dragon', goods: { wood: 3, iron: 2 } })
    .stay()
    .choose('end', face(1));
  t.choose('drop:wood');
  expect(t.keys()).toEqual(['drop:iron', 'drop:wood']);
  t.choose('drop:iron');
  expect([t.at('SW'), t.hero('SW').mount, t.goods('SW'), t.board.pool]).toEqual(['Singing Stones', 'foot', [2, 1, 0], [16, 17, 18]]);
});

test('SM-4.9 the quest token is kept: goods make room for it', () => {
  const t = alone({ at: 'F8', mount: 'dragon', goods: { wood: 3 }, quest: 'Q2', step: 1 })
    .stay()
    .choose('end', face(1));
  expect([t.goods('SW'), t.hero('SW').quest, t.told('turn').length]).toEqual([[2, 0, 0], 1, 2]);
});

test('SM-4.10 no flee roll on the turn of an encounter, but on a later turn on the cold fire', () => {
  const t = alone({ at: 'Garndell', mount: 'dragon' }).points(1, 2);
  t.go('Greenhollow').stop(t.finds('W5'));
  expect([t.told('dragonRests'), t.told('turn').length]).toEqual([[], 2]);
  t.stay().choose('end').stay().choose('end');
  expect(t.awaited).toBe('sm.flee-die');
});

test('SM-4.10 no flee roll once the Shadow Phase has begun', () => {
  const t = table({ heroes: { SW: { at: 'Greenhollow', mount: 'dragon', strongholds: 1 } }, moon: 6, turns: 3, cold: ['Greenhollow'] });
  t.stay().choose('end', face(6), t.finds('Mirror Isle'));
  expect([t.told('dragonRests').length, t.board.moon, t.awaited]).toEqual([1, 7, 'sm.wave']);
  const goblins = table({ heroes: { SW: { at: 'Garndell', mount: 'dragon', strongholds: 1 } }, moon: 6 }).points(1, 2);
  goblins.go('Greenhollow').stop(goblins.finds('W2'));
  expect([goblins.told('dragonRests'), goblins.awaited]).toEqual([[], 'sm.wave']);
});

test('SM-4.11 a dragon adds 2 in a quest fight, and in fights of Wilderness cards and story tokens', () => {
  const quest = alone({ at: "Old King's Barrow", mount: 'dragon', quest: 'Q4' }).stay().choose('errand', dice(3, 3));
  const card = alone({ at: 'Garndell', mount: 'dragon' }).points(1, 2).go('Greenhollow');
  card.stop(card.finds('W10'), dice(4, 1));
  const token = table({ heroes: { SW: { at: 'Mossgate', mount: 'dragon' }, EF: {} }, options: { storyTokens: true } }).stay();
  token.choose('claim', token.finds('T7')).choose('option:0', dice(4, 1));
  for (const t of [quest, card, token]) expect([t.told('fought')[0]!.bonus, t.told('fightOver')[0]!.won]).toEqual([2, true]);
  const walker = alone({ at: "Old King's Barrow", mount: 'horse', quest: 'Q4' }).stay().choose('errand', dice(3, 3));
  expect([walker.told('fought')[0]!.bonus, walker.told('fightOver')[0]!.won]).toEqual([0, false]);
});

test('SM-4.12 a mount cannot be sold, given away, traded or left', () => {
  for (const mount of ['horse', 'dragon'] as const) {
    const heroes = { SW: { at: 'Dragonmarch', mount, gold: 5, goods: { wood: 1 } }, EF: { at: 'Dragonmarch' } };
    const t = table({ heroes }).stay();
    expect(t.keys()).toEqual(['drop:wood', 'end', 'quest', 'sell:wood', 'send:wood', 'trade:1']);
    t.choose('trade:1');
    expect(t.keys()).toEqual(['ask:gold', 'ask:purse', 'give:gold', 'give:purse', 'give:wood', 'pass']);
  }
});

test('SM-4.13 after the dragon has fled, a horse and a dragon cost what they cost before', () => {
  const t = alone({ at: 'F8', mount: 'dragon', gold: 20 }).stay().choose('end', face(1)).stay().choose('end');
  t.roll(2, 3).choose('pick:2').go('Dragonmarch').stop().choose('horse');
  expect([t.hero('SW').mount, t.hero('SW').gold]).toEqual(['horse', 15]);
  t.choose('end').stay().choose('end').roll(3, 1).go('Dragon Mountain', face(6), face(6)).stop().choose('dragon:0');
  expect([t.hero('SW').mount, t.hero('SW').gold]).toEqual(['dragon', 5]);
});

test('SM-4.14 mounts never run out: everybody may ride the same', () => {
  const at = { at: 'Dragonmarch', gold: 5 };
  const t = table({ heroes: { SW: at, EF: at, TH: at, FW: at } });
  for (let turn = 0; turn < 4; turn++) t.stay().choose('horse').choose('end');
  expect(t.board.heroes.map(({ mount }) => mount)).toEqual(['horse', 'horse', 'horse', 'horse']);
  const lair = { at: 'Dragon Mountain', mount: 'horse', gold: 10 } as const;
  const dragons = table({ heroes: { SW: lair, EF: lair, TH: lair, FW: lair } });
  for (let turn = 0; turn < 4; turn++) dragons.stay().choose('dragon:0').choose('end');
  expect(dragons.board.heroes.map(({ mount }) => mount)).toEqual(['dragon', 'dragon', 'dragon', 'dragon']);
});

test('SM-4.15 a dragon carries goods through the air, and a quest costs its rider nothing more', () => {
  const t = alone({ at: 'Dragonmarch', mount: 'dragon', gold: 0, goods: { wood: 3, iron: 3, stone: 2 } }).points(3, 2);
  t.go('F8').go('Dragonmarch').stop();
  expect(goodsIn(t)).toBe(8);
  t.choose('quest', t.finds('Q4'));
  expect([t.hero('SW').gold, t.hero('SW').quest]).toEqual([0, sevenMoons.content.questCards.findIndex(({ id }) => id === 'Q4')]);
});
