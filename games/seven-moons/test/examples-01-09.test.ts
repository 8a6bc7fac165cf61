import { expect, test } from 'vitest';
import { capacityOf, countBits } from '../rules/things.ts';
import { content, face, market, table, type City, type Table } from './table.ts';

// The worked examples of the rulebook that belong to chapters 1 to 9, number by number.

const opening = (...cities: City[]): Table => table({ heroes: Object.fromEntries(cities.map((city) => [city, {}])) });
const secretsOf = ({ board }: Table): number[] => board.heroes.map((_, seat) => board.shadow.filter(({ owner }) => owner === seat).length);
const deckOf = ({ board }: Table): number => board.shadow.filter(({ owner }) => owner < 0).length;

test('X2 Set-up of a two-player game', () => {
  const t = opening('SW', 'EF');
  expect([t.board.shadow.length, secretsOf(t), deckOf(t)]).toEqual([6, [2, 2], 2]);
  expect(t.board.allies).toEqual([2, 2, 2, 2, 2, 2]);
  expect([t.board.pool, t.board.prices]).toEqual([
    [18, 18, 18],
    [3, 3, 3],
  ]);
  expect([countBits(t.board.fires), t.hero('SW').gold, t.hero('EF').gold, t.board.moon]).toEqual([9, 9, 9, 0]);
});

test('X3 Set-up of three and four players', () => {
  const three = opening('SW', 'EF', 'TH');
  expect([secretsOf(three), deckOf(three), new Set(three.board.allies)]).toEqual([[1, 1, 1], 3, new Set([2])]);
  const four = opening('SW', 'EF', 'TH', 'FW');
  expect([secretsOf(four), deckOf(four), new Set(four.board.allies)]).toEqual([[1, 1, 1, 1], 2, new Set([3])]);
});

test('X5 Picking the 1', () => {
  const found = [1, 5].map((pick) => {
    const t = table({ heroes: { SW: { gold: 4 }, EF: {} } })
      .roll(1, 5)
      .choose(`pick:${pick}`);
    return [t.hero('SW').gold, t.told('picked')[0]!.points];
  });
  expect(found).toEqual([
    [5, 1],
    [4, 5],
  ]);
});

test('X6 Double ones on foot', () => {
  const t = table({ heroes: { SW: { gold: 4 }, EF: {} } }).roll(1, 1);
  expect([t.hero('SW').gold, t.told('picked')[0]!.points]).toEqual([5, 1]);
});

test('X7 Doubles on a horse', () => {
  const rolled = (
    [
      [3, 3],
      [1, 4],
    ] as const
  ).map(([one, other]) => {
    const t = table({ heroes: { SW: { mount: 'horse', gold: 4 }, EF: {} } }).roll(one, other);
    return [t.hero('SW').gold, t.told('picked')[0]!.points];
  });
  expect(rolled).toEqual([
    [5, 6],
    [4, 5],
  ]);
});

test('X8 Haste to Garndell', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch', mount: 'horse', gold: 12 }, EF: {} } }).roll(2, 3);
  // The road turns west before it turns north: five of its seven hexes, then the last two.
  t.go('D4');
  expect(t.hero('SW').gold).toBe(12);
  t.go('Garndell').stop();
  expect([t.hero('SW').gold, t.told('bandits')]).toEqual([10, []]);
  expect(t.told('walked').map(({ way, haste }) => [way.length - 1, haste])).toEqual([
    [5, 0],
    [2, 2],
  ]);
  t.choose('hire:elves');
  expect([t.hero('SW').gold, t.why('buy:wood')]).toEqual([0, 'SM-20.7']);
});

test('X9 Three bandit rolls', () => {
  const t = table({ heroes: { SW: { at: 'H7', gold: 1 }, EF: {} } })
    .points(3, 4)
    .go('H6', face(2));
  expect(t.hero('SW').gold).toBe(0);
  t.go('H4');
  expect([t.at('SW'), t.told('bandits').length, t.told('robbed').length]).toEqual(['H4', 1, 1]);
});

test('X10 Lit fire in the way', () => {
  const t = table({ heroes: { SW: { at: 'C4', mount: 'horse', gold: 0 }, EF: {} } }).roll(5, 4);
  t.go('Greenhollow', t.finds('W5'));
  expect(t.told('walked').map(({ way }) => way.length - 1)).toEqual([3]);
  expect([t.told('encounter').length, t.told('turn').length, t.at('SW')]).toEqual([1, 2, 'Greenhollow']);
  const dragon = table({ heroes: { SW: { at: 'C4', mount: 'dragon', gold: 0 }, EF: {} } }).roll(5, 4);
  dragon.go('Greenhollow').go('Cinder Ledge').go('C10');
  expect([dragon.at('SW'), dragon.told('encounter'), dragon.told('turn').length]).toEqual(['C10', [], 1]);
});

test('X11 The dragon flees with a full load', () => {
  const hero = { at: 'G6', mount: 'dragon', goods: { wood: 3, iron: 3, stone: 2 } } as const;
  const t = table({ heroes: { SW: hero, EF: {} } })
    .points(1, 2)
    .go('Broken Watchtower')
    .stop()
    .choose('end', face(1));
  for (const kind of ['wood', 'wood', 'iron', 'iron', 'stone']) t.choose(`drop:${kind}`);
  expect([t.hero('SW').mount, t.goods('SW'), t.board.pool]).toEqual(['foot', [1, 1, 1], [17, 17, 17]]);
  expect([t.told('dropped').length, t.told('turn').length]).toEqual([5, 2]);
});

/** The hero of X12 and X13 at Dragonmarch. */
const trader = (): Table =>
  table({
    heroes: {
      SW: {
        at: 'Dragonmarch',
        mount: 'horse',
        gold: 0,
        goods: { wood: 2, iron: 1, stone: 2 },
        waiting: { wood: 1, iron: 1 },
        strongholds: 1,
      },
      EF: {},
    },
    prices: { wood: 4, iron: 2, stone: 6 },
  }).stay();

test('X12 Selling and sending', () => {
  const t = trader().choose('send:stone');
  expect([t.hero('SW').strongholds, t.board.moon]).toEqual([2, 0]);
  t.choose('sell:wood').choose('sell:wood').choose('sell:stone');
  expect([t.hero('SW').gold, t.goods('SW')]).toEqual([14, [0, 1, 0]]);
  t.choose('end', market(1, 5, 3));
  expect([t.board.prices, t.told('market').length]).toEqual([[1, 5, 3], 1]);
});

test('X13 Only sending', () => {
  const t = trader().choose('send:stone').choose('end');
  expect([t.told('market'), t.board.prices, t.told('turn').length]).toEqual([[], [4, 2, 6], 2]);
});

test('X14 Waiting limit', () => {
  const hero = { at: 'Dragonmarch', goods: { wood: 1, iron: 1 }, waiting: { wood: 1 }, strongholds: 2 };
  const t = table({ heroes: { SW: hero, EF: {} } }).stay();
  expect([t.why('send:wood'), t.ends('send')]).toEqual(['SM-7.6', ['iron']]);
});

test('X15 Three strongholds in one visit', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch', goods: { iron: 3 }, waiting: { wood: 3, stone: 3 } }, EF: {} } }).stay();
  const stands = [1, 2, 3].map(() => [t.choose('send:iron').hero('SW').strongholds, t.board.moon]);
  expect(stands).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
});

test('X16 Seventh moon in mid-turn', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', gold: 16 }, EF: {} }, moon: 6 })
    .stay()
    .choose('hire:giants');
  expect([t.hero('SW').gold, t.allies('SW'), t.goods('SW')]).toEqual([6, ['giants'], [0, 0, 0]]);
  expect([t.asked, t.awaited]).toEqual([[], 'sm.wave']);
});

test('X17 Last ally token', () => {
  const heroes = { SW: { at: 'Starspire', gold: 30 }, EF: { allies: ['wizards'] }, TH: { allies: ['wizards'] } };
  const t = table({ heroes }).stay();
  expect([t.why('hire:wizards'), t.ends('hire')]).toEqual(['SM-8.5', []]);
});

test('X18 Empty pool', () => {
  const heroes = {
    SW: { at: 'Garndell', waiting: { wood: 3 } },
    EF: { at: 'Dragonmarch', mount: 'dragon', goods: { wood: 7, iron: 1 }, waiting: { wood: 2, stone: 1 } },
    TH: { mount: 'horse', goods: { wood: 3 }, waiting: { wood: 3 } },
  } as const;
  const t = table({ heroes }).stay();
  expect([t.board.pool[0], t.why('buy:wood')]).toEqual([0, 'SM-6.6']);
  t.choose('end').stay().choose('send:iron').choose('end').stay().choose('end').stay();
  expect([t.hero('EF').strongholds, t.board.pool[0]]).toEqual([1, 1]);
  t.choose('buy:wood');
  expect([t.goods('SW'), t.why('buy:wood')]).toEqual([[1, 0, 0], 'SM-6.6']);
});

test('X19 Relief', () => {
  const t = table({ heroes: { SW: { gold: 0, crystals: 2, waiting: { wood: 1 } }, EF: {} } })
    .stay()
    .choose('relief');
  expect(t.hero('SW').gold).toBe(5);
});

test('X20 Crystals for a dragon', () => {
  const t = table({ heroes: { SW: { at: 'Dragon Mountain', mount: 'horse', gold: 6, crystals: 1 }, EF: {} } }).stay();
  expect([t.ends('dragon'), t.why('dragon:0')]).toEqual([['1'], 'SM-20.7']);
  t.choose('dragon:1');
  const hero = t.hero('SW');
  expect([hero.gold, hero.crystals, hero.mount, capacityOf(content, hero)]).toEqual([1, 0, 'dragon', 8]);
});

test('X36 The long watch', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 10 }, EF: {} }, options: { longWatch: true } });
  const rounds = (until: number): void => {
    while (t.board.round < until) t.stay().choose('end');
  };
  rounds(4);
  t.stay().choose('hire:elves').choose('end');
  rounds(5);
  expect(t.board.moon).toBe(1);
  rounds(24);
  t.stay().choose('end');
  expect([t.board.round, t.board.moon]).toEqual([24, 1]);
  t.stay().choose('end');
  expect([t.board.round, t.board.moon]).toEqual([25, 2]);
});
