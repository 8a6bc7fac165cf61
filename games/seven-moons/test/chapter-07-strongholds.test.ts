import { expect, test } from 'vitest';
import { playOn } from './playOn.ts';
import { content, dice, face, market, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 7: strongholds.

const alone = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => table({ heroes: { SW: hero, EF: {} }, ...given }).stay();
const atMarket = (hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table => alone({ at: 'Dragonmarch', ...hero }, given);
const ONE_OF_EACH = { wood: 1, iron: 1, stone: 1 };

/** The Wandering Mason, met at Greenhollow. */
function mason(hero: HeroGiven, given: Omit<Given, 'heroes'> = {}): Table {
  const t = table({ heroes: { SW: { at: 'Garndell', ...hero }, EF: {} }, ...given }).points(3, 2);
  return t.go('Greenhollow', t.finds('W12'));
}

test('SM-7.1 from Dragonmarch goods are sent to the city space, wherever the city is', () => {
  const t = atMarket({ goods: { wood: 2, stone: 1 } })
    .choose('send:wood')
    .choose('send:stone');
  expect([t.at('SW'), t.goods('SW'), t.hero('SW').waiting]).toEqual(['Dragonmarch', [1, 0, 0], [1, 0, 1]]);
});

test('SM-7.2 nothing is sent from anywhere else, not even from the own city', () => {
  for (const at of ['Stonewood', 'Emberfall', 'Garndell', 'Kurun', 'Mossgate', 'G7', 'H6', 'Dragon Mountain'])
    expect(alone({ at, goods: ONE_OF_EACH }).ends('send'), at).toEqual([]);
});

test('SM-7.2 unless a card says so', () => {
  const t = mason({ goods: { iron: 2 } }).choose('pass');
  expect(t.ends('send')).toEqual(['iron']);
  expect(t.choose('send:iron').choose('send:iron').hero('SW').waiting).toEqual([0, 2, 0]);
});

test('SM-7.3 selling and sending mix freely, before and after the market roll', () => {
  const t = atMarket({ mount: 'horse', gold: 0, goods: { wood: 3, iron: 2 } });
  t.choose('send:wood')
    .choose('sell:wood')
    .choose('send:iron')
    .choose('sell:iron')
    .choose('close', market(1, 1, 1))
    .choose('send:wood');
  expect([t.hero('SW').waiting, t.hero('SW').gold, t.goods('SW')]).toEqual([[2, 1, 0], 6, [0, 0, 0]]);
});

test('SM-7.3 sending causes no market roll', () => {
  const t = atMarket({ goods: ONE_OF_EACH }).choose('send:wood').choose('send:iron').choose('send:stone').choose('end');
  expect([t.told('market'), t.board.prices]).toEqual([[], [3, 3, 3]]);
});

test('SM-7.4 one wood, one stone and one iron become a stronghold and go back to the pool', () => {
  const t = atMarket({ goods: ONE_OF_EACH }).choose('send:stone').choose('send:wood');
  expect([t.hero('SW').strongholds, t.board.pool]).toEqual([0, [17, 17, 17]]);
  t.choose('send:iron');
  expect([t.hero('SW').strongholds, t.hero('SW').waiting, t.board.pool]).toEqual([1, [0, 0, 0], [18, 18, 18]]);
});

test('SM-7.5 a city has three strongholds at most', () => {
  const t = atMarket({ goods: ONE_OF_EACH, strongholds: 3 });
  expect(['wood', 'iron', 'stone'].map((kind) => t.why(`send:${kind}`))).toEqual(['SM-7.5', 'SM-7.5', 'SM-7.5']);
});

test.each([0, 1, 2])('SM-7.6 with %i strongholds as many of a kind may wait as can still be built', (strongholds) => {
  const t = atMarket({ mount: 'dragon', goods: { wood: 4, stone: 1 }, strongholds });
  for (let sent = 0; sent < 3 - strongholds; sent++) t.choose('send:wood');
  expect([t.hero('SW').waiting, t.why('send:wood'), t.ends('send')]).toEqual([[3 - strongholds, 0, 0], 'SM-7.6', ['stone']]);
});

test('SM-7.7 what waits in the city cannot be sold, taken back or traded', () => {
  const waiting = { wood: 2, iron: 1 };
  const t = table({ heroes: { SW: { at: 'Dragonmarch', gold: 0, waiting }, EF: { at: 'Dragonmarch', goods: { stone: 1 } } } }).stay();
  expect(t.keys()).toEqual(['end', 'quest', 'trade:1']);
  t.choose('trade:1');
  expect(t.keys().filter((key) => key.startsWith('give:'))).toEqual([]);
  expect(alone({ at: 'Stonewood', gold: 0, waiting }).keys()).toEqual(['end', 'relief']);
});

test('SM-7.7 what waits in the city cannot be stolen or lost', () => {
  const t = table({ heroes: { SW: { at: 'H7', waiting: { wood: 2 } }, EF: {} } })
    .points(3, 2)
    .go('H6', face(1));
  expect([t.told('robbed').map(({ loot }) => loot), t.hero('SW').waiting]).toEqual([[0], [2, 0, 0]]);
  const lost = alone({ at: "Old King's Barrow", quest: 'Q4', waiting: { wood: 2 } }).choose('errand', dice(1, 1));
  expect([lost.told('turn').length, lost.hero('SW').waiting]).toEqual([2, [2, 0, 0]]);
});

test('SM-7.8 one visit may complete several strongholds, one after another', () => {
  const t = atMarket({ mount: 'dragon', goods: { wood: 2, iron: 2, stone: 2 } });
  for (const kind of ['wood', 'wood', 'iron', 'iron', 'stone', 'stone']) t.choose(`send:${kind}`);
  expect(t.told('built').map(({ strongholds }) => strongholds)).toEqual([1, 2]);
});

test('SM-7.9 three strongholds add 1 in the Shadow Phase, to the realm and to the city; two add nothing', () => {
  const struck = [2, 3].map((strongholds) => {
    const t = table({ heroes: { SW: { strongholds }, EF: { strongholds: 1 } }, moon: 7 }).wave('S4', dice(4), dice(4));
    return [t.told('realm')[0]!.total, t.told('cityStruck')[0]!.result];
  });
  expect(struck).toEqual([
    [8, 4],
    [9, 5],
  ]);
});

test('SM-7.10 the third stronghold calls the enemy, the first and the second do not', () => {
  const moons = [0, 1, 2].map((strongholds) =>
    atMarket({ goods: { wood: 1 }, waiting: { iron: 1, stone: 1 }, strongholds }).choose('send:wood'),
  );
  expect(moons.map((t) => [t.hero('SW').strongholds, t.board.moon])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
});

test('SM-7.11 no stronghold is lost before the Shadow Phase, whatever happens', () => {
  const rich = { mount: 'dragon', gold: 40, goods: ONE_OF_EACH, waiting: { wood: 1 } } as const;
  const heroes = { SW: { ...rich, strongholds: 2 }, EF: { ...rich, strongholds: 1 }, TH: { ...rich, strongholds: 3 } };
  for (const seed of [71, 72, 73]) {
    const t = table({ heroes, options: { storyTokens: true, faerieFolk: true, longWatch: true } });
    for (const { before, after } of playOn(t, seed)) {
      if (after.moon === 7) break;
      after.heroes.forEach(({ strongholds }, seat) => expect(strongholds).toBeGreaterThanOrEqual(before.heroes[seat]!.strongholds));
    }
  }
});

test('SM-7.12 a card puts a resource from the pool straight into the city, and may complete a stronghold', () => {
  const t = mason({ waiting: { iron: 1, stone: 1 } }).choose('lay:wood');
  expect([t.hero('SW').strongholds, t.hero('SW').waiting, t.board.pool, t.hero('SW').gold]).toEqual([1, [0, 0, 0], [18, 18, 18], 9]);
  expect(mason({}).choose('lay:iron').board.pool).toEqual([18, 17, 18]);
});

test('SM-7.12 where the pool or the limit forbids it, three gold are gained instead', () => {
  for (const t of [mason({}, { pool: { wood: 0 } }), mason({ strongholds: 2, waiting: { wood: 1 } }), mason({ strongholds: 3 })]) {
    const waited = t.hero('SW').waiting.slice();
    t.choose('lay:wood');
    expect([t.hero('SW').gold, t.hero('SW').waiting]).toEqual([9 + content.numbers.instead.cityGain, waited]);
  }
  expect(content.numbers.instead.cityGain).toBe(3);
});
