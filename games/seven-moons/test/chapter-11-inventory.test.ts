import { expect, test } from 'vitest';
import { capacityOf, roomOf } from '../rules/things.ts';
import { content, dice, face, market, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 11: inventory and items. What each artefact does is in artefacts.test.ts.

const begins = (hero: HeroGiven, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero, TH: {} }, ...given });
const stands = (hero: HeroGiven, given: Partial<Given> = {}): Table => begins(hero, given).stay();
const room = (t: Table): number => roomOf(content, t.hero('SW'));

test('SM-11.1 resources and quest tokens fill one space each', () => {
  expect(room(begins({}))).toBe(3);
  expect(room(begins({ goods: { wood: 1, stone: 1 } }))).toBe(1);
  expect(room(begins({ goods: { wood: 2 }, quest: 'Q2', step: 1 }))).toBe(0);
  expect(room(begins({ goods: { wood: 2 }, quest: 'Q2' }))).toBe(1);
});

test('SM-11.2 gold, crystals, artefacts, gems, story tokens, faeries and cards fill none', () => {
  const rich: HeroGiven = {
    gold: 50,
    crystals: 6,
    artefacts: ['A1', 'A2', 'A3'],
    stories: ['T1', 'T5'],
    faerie: 'E4',
    done: ['Q1', 'Q2'],
    quest: 'Q9',
  };
  expect(room(begins(rich, { options: { faerieFolk: true, storyTokens: true } }))).toBe(3);
  expect(room(table({ heroes: { SW: { gems: 9 } } }))).toBe(3);
});

test('SM-11.3 who carries more than fits returns resources of their choice until it does', () => {
  const t = stands({ at: 'Broken Watchtower', mount: 'dragon', goods: { wood: 3, iron: 2, stone: 1 } }).choose('end', face(1));
  expect(t.keys()).toEqual(['drop:iron', 'drop:stone', 'drop:wood']);
  t.choose('drop:wood').choose('drop:stone').choose('drop:wood');
  expect([t.goods('SW'), t.board.pool, t.told('turn').at(-1)!.seat]).toEqual([[1, 2, 0], [17, 16, 18], 1]);
});

test('SM-11.3 a full inventory is not too much', () => {
  expect(
    stands({ goods: { wood: 3 } })
      .choose('end')
      .goods('SW'),
  ).toEqual([3, 0, 0]);
  expect(
    stands({ goods: { wood: 2 }, quest: 'Q2', step: 1 })
      .choose('end')
      .goods('SW'),
  ).toEqual([2, 0, 0]);
});

test('SM-11.3 a quest token always fits', () => {
  for (const mount of ['foot', 'horse', 'dragon'] as const)
    expect(capacityOf(content, { ...begins({}).hero('SW'), mount })).toBeGreaterThanOrEqual(3);
  const t = stands({ at: 'Broken Watchtower', mount: 'dragon', goods: { wood: 3 }, quest: 'Q2', step: 1 }).choose('end', face(1));
  expect([t.goods('SW'), t.hero('SW').step]).toEqual([[2, 0, 0], 1]);
});

const king: HeroGiven = { at: "Old King's Barrow", quest: 'Q4' };

test('SM-11.4 a crystal adds two in a fight, after the roll', () => {
  const t = stands({ ...king, crystals: 1 }).choose('errand', dice(4, 2));
  expect(t.keys()).toEqual(['pass', 'spend']);
  t.choose('spend');
  expect(t.told('fightOver')).toMatchObject([{ won: true, total: 8 }]);
  expect([t.hero('SW').crystals, t.board.crystals]).toEqual([0, 6]);
});

test("SM-11.4 a crystal pays five of a dragon's ten gold", () => {
  const t = stands({ at: 'Dragon Mountain', mount: 'horse', gold: 5, crystals: 1 });
  expect([t.ends('dragon'), t.why('dragon:0')]).toEqual([['1'], 'SM-20.7']);
  t.choose('dragon:1');
  expect([t.hero('SW').mount, t.hero('SW').gold, t.hero('SW').crystals, t.board.crystals]).toEqual(['dragon', 0, 0, 6]);
});

test('SM-11.4 a crystal is sold for four gold at Dragonmarch', () => {
  const t = stands({ at: 'Dragonmarch', gold: 0, crystals: 2 }).choose('sellCrystal');
  expect([t.hero('SW').gold, t.hero('SW').crystals, t.board.crystals]).toEqual([4, 1, 5]);
  expect(stands({ at: 'Garndell', crystals: 2 }).keys()).not.toContain('sellCrystal');
});

test('SM-11.4 a crystal rolls a die of a wave again', () => {
  const t = table({ heroes: { SW: { strongholds: 1, crystals: 1 }, TH: { strongholds: 1 } }, moon: 7 });
  t.wave('S4', dice(2), dice(4)).choose('facet:0', face(6));
  expect(t.told('dieTurned')).toMatchObject([{ seat: 0, by: 'crystal', from: 2, to: 6 }]);
  expect(t.told('realm')).toMatchObject([{ total: 10, held: true }]);
});

test('SM-11.5 in one fight any number of crystals, one after another', () => {
  const t = stands({ ...king, crystals: 3 })
    .choose('errand', dice(2, 1))
    .choose('spend')
    .choose('spend');
  expect([t.told('boosted').map(({ total }) => total), t.keys()]).toEqual([
    [5, 7],
    ['pass', 'spend'],
  ]);
  expect(t.choose('spend').told('fightOver')).toMatchObject([{ won: true, total: 9 }]);
});

test('SM-11.5 for a dragon at most two crystals, at the market any number without a roll', () => {
  expect(stands({ at: 'Dragon Mountain', mount: 'horse', gold: 10, crystals: 3 }).ends('dragon')).toEqual(['0', '1', '2']);
  const t = stands({ at: 'Dragonmarch', gold: 0, crystals: 3 })
    .choose('sellCrystal')
    .choose('sellCrystal')
    .choose('sellCrystal')
    .choose('end');
  expect([t.hero('SW').gold, t.told('market'), t.awaited]).toEqual([12, [], 'sm.move-dice']);
});

test('SM-11.5 crystals are sold after the market roll too', () => {
  const t = stands({ at: 'Dragonmarch', gold: 0, crystals: 1, goods: { wood: 1 } })
    .choose('sell:wood')
    .choose('close', market(1, 1, 1));
  expect(t.choose('sellCrystal').hero('SW').gold).toBe(7);
});

test('SM-11.5 in the Shadow Phase one crystal per player and wave', () => {
  const t = table({ heroes: { SW: { allies: ['elves'], strongholds: 1, crystals: 3 }, TH: { strongholds: 1 } }, moon: 7 });
  t.wave('S8', dice(1, 1), dice(4)).choose('facet:0', face(2));
  // Another die is left, and two crystals, but not in this wave.
  expect([t.told('dieTurned').length, t.hero('SW').crystals, t.told('realm').length]).toEqual([1, 2, 1]);
});

test('SM-11.6 spent crystals come back; for each that is missing there are three gold', () => {
  const t = begins({ at: 'Garndell', gold: 0 }, { heroes: { SW: { at: 'Garndell', gold: 0 }, TH: { crystals: 5 } } }).points(3, 2);
  t.go('Greenhollow', t.finds('W5'));
  expect([t.hero('SW').crystals, t.hero('SW').gold, t.board.crystals]).toEqual([1, 3, 0]);
});

/** Robs the sleeping troll of an artefact. */
function robs(hero: HeroGiven, taken: readonly string[] = []): Table {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 0, ...hero }, TH: { artefacts: taken } } }).points(3, 2);
  return t.go('Greenhollow', t.finds('W3')).choose('option:1', face(6));
}

test('SM-11.7 an artefact is one of the remaining ones at random, kept face up, and works from then on', () => {
  const t = robs({}, ['A1', 'A2', 'A3']);
  expect(t.awaited).toBe('sm.artefact');
  expect(() => t.finds('A1')({ purpose: 'sm.artefact', outcomes: 2, tickets: 2, upTo: null })).toThrow();
  t.draw(t.finds('A4'));
  expect([t.told('artefact'), t.board.artefacts]).toEqual([[expect.objectContaining({ seat: 0, artefact: 3 })], [4]]);
  const boots = robs({}, ['A1']);
  boots.draw(boots.finds('A2')).stay().choose('end').points(3, 2);
  expect(boots.told('picked').at(-1)!.points).toBe(5);
});

test('SM-11.7 five gold when none is left', () => {
  const t = robs({}, ['A1', 'A2', 'A3', 'A4', 'A5']);
  expect([t.hero('SW').gold, t.hero('SW').artefacts]).toEqual([5, 0]);
});

test('SM-11.8 a player may own any number of artefacts; each exists once', () => {
  const t = robs({ artefacts: ['A1', 'A2', 'A3', 'A4'] }).draw(face(1));
  expect([t.hero('SW').artefacts, t.board.artefacts]).toEqual([0b11111, []]);
});

test('SM-11.9 the items that change hands are crystals and artefacts', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', gold: 0, crystals: 1, artefacts: ['A2', 'A5'] }, TH: { at: 'Kurun', gold: 0 } } }).choose(
    'trade:1',
  );
  expect(t.ends('give')).toEqual(['A2', 'A5', 'crystal']);
  t.choose('give:crystal').choose('give:A5').choose('offer').choose('accept');
  expect([t.hero('SW').artefacts, t.hero('TH').artefacts, t.hero('SW').crystals, t.hero('TH').crystals]).toEqual([1 << 1, 1 << 4, 0, 1]);
});
