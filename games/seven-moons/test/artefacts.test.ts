import { expect, test } from 'vitest';
import { dice, face, market, table, type HeroGiven, type Table } from './table.ts';

// The five artefacts, each by what it does for whoever holds it.

const begins = (hero: HeroGiven): Table => table({ heroes: { SW: hero, TH: {} } });

test('A1 Cloak of Dusk: bandit rolls are never made', () => {
  const hero: HeroGiven = { at: 'Singing Stones', goods: { wood: 1 } };
  const [stalked, cloaked] = [begins(hero), begins({ ...hero, artefacts: ['A1'] })].map((t) => t.points(3, 2).go('Dragon Mountain'));
  expect(stalked!.awaited).toBe('sm.bandit-die');
  expect([cloaked!.at('SW'), cloaked!.told('bandits')]).toEqual(['Dragon Mountain', []]);
});

test('A2 Swiftfoot Boots: two more points on foot and on a horse, none on a dragon', () => {
  const points = (hero: HeroGiven): number =>
    begins({ ...hero, artefacts: ['A2'] })
      .points(3, 2)
      .told('picked')[0]!.points;
  expect([points({}), points({ mount: 'horse' }), points({ mount: 'dragon' })]).toEqual([5, 7, 5]);
  // Every turn anew.
  const t = begins({ artefacts: ['A2'] })
    .points(3, 2)
    .stop()
    .choose('end')
    .stay()
    .choose('end')
    .points(4, 1);
  expect(t.told('picked').map((event) => event.points)).toEqual([5, 3, 6]);
});

const merchant: HeroGiven = { at: 'Dragonmarch', artefacts: ['A3'], goods: { wood: 1, iron: 1 }, crystals: 1 };

test("A3 Merchant's Scales: one market die again, and then something must be sold", () => {
  const t = begins(merchant).stay();
  expect(t.ends('scales')).toEqual(['iron', 'stone', 'wood']);
  t.choose('scales:wood', face(6));
  expect(t.board.prices).toEqual([6, 3, 3]);
  // Neither ending the turn nor sending the goods home instead.
  expect([t.keys(), t.why('end')]).toEqual([['sell:iron', 'sell:wood', 'sellCrystal'], 'SM-20.1']);
  t.choose('sellCrystal').choose('sell:wood');
  expect([t.hero('SW').gold, t.keys().includes('end')]).toEqual([9 + 4 + 6, true]);
});

test("A3 Merchant's Scales: once a turn, before selling, with something to sell", () => {
  const t = begins(merchant).stay().choose('scales:iron', face(1));
  expect(t.why('scales:wood')).toBe('SM-20.1');
  expect(begins(merchant).stay().choose('sell:wood').why('scales:wood')).toBe('SM-20.1');
  expect(
    begins({ at: 'Dragonmarch', artefacts: ['A3'] })
      .stay()
      .why('scales:wood'),
  ).toBe('SM-20.1');
  expect(
    begins({ at: 'Garndell', artefacts: ['A3'], goods: { wood: 1 } })
      .stay()
      .ends('scales'),
  ).toEqual([]);
  t.choose('sell:wood').choose('end', market(3, 3, 3));
  expect(t.stay().choose('end').stay().ends('scales')).toEqual(['iron', 'stone', 'wood']);
});

test('A4 Horn of the Dragon Mother: two more in every fight', () => {
  const t = begins({ at: "Old King's Barrow", quest: 'Q4', artefacts: ['A4'] })
    .stay()
    .choose('errand', dice(5, 1));
  expect(t.told('fought')).toMatchObject([{ bonus: 2, target: 8 }]);
  expect(t.told('fightOver')).toMatchObject([{ won: true, total: 8 }]);
  // And two for a dragon besides.
  const flyer = begins({ at: 'Drowned Shrine', quest: 'Q9', mount: 'dragon', artefacts: ['A4'] })
    .stay()
    .choose('errand', dice(4, 1));
  expect(flyer.told('fightOver')).toMatchObject([{ won: true, total: 9 }]);
});

test('A4 Horn of the Dragon Mother: the dragon never flees', () => {
  const hero: HeroGiven = { at: 'Broken Watchtower', mount: 'dragon' };
  expect(begins(hero).stay().choose('end').awaited).toBe('sm.flee-die');
  const t = begins({ ...hero, artefacts: ['A4'] })
    .stay()
    .choose('end');
  expect([t.awaited, t.hero('SW').mount, t.told('turn').at(-1)!.seat]).toEqual(['sm.move-dice', 'dragon', 1]);
});

test('A5 Aegis of the First Wardens: once a game a die of a wave is turned to 6', () => {
  const t = table({ heroes: { SW: { strongholds: 2, artefacts: ['A5'] }, TH: { strongholds: 2 } }, moon: 7 });
  t.wave('S4', dice(1), dice(2));
  expect([t.waitingFor, t.keys()]).toEqual([['SW'], ['aegis:0', 'pass']]);
  t.choose('aegis:0');
  expect(t.told('dieTurned')).toMatchObject([{ seat: 0, by: 'aegis', from: 1, to: 6 }]);
  expect(t.told('realm')).toMatchObject([{ total: 8, attack: 8, held: true }]);
  expect(t.told('cityStruck')).toMatchObject([
    { seat: 0, result: 6, held: true },
    { seat: 1, result: 2, held: false },
  ]);
  // The next wave goes by without a question to Stonewood.
  t.wave('S9', dice(6), dice(6));
  expect(t.told('realm')).toHaveLength(2);
});
