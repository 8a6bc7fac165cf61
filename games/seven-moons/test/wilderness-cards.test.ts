import { expect, test } from 'vitest';
import { content, dice, face, hexOf, idOf, rowOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// The twelve Wilderness cards, each by what it does. Stonewood's hero walks from Garndell to the fire of Greenhollow.

function draws(card: string, hero: HeroGiven = {}, given: Partial<Given> = {}): Table {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 5, ...hero }, TH: {}, FW: {} }, ...given });
  t.points(3, 2);
  // A walker is stopped by the fire; a dragon has to land.
  return hero.mount === 'dragon' ? t.go('Greenhollow').stop(t.finds(card)) : t.go('Greenhollow', t.finds(card));
}

const together: Partial<Given> = { options: { mode: 'co-op' } };

/** Where the hero may be placed. */
const placesOf = (t: Table): string[] =>
  t
    .ends('place')
    .map((id) => content.hexes[hexOf(id)]!.name!)
    .toSorted();

/** The card is done with, and so is the turn. */
function expectOver(t: Table): void {
  expect(t.awaited).toBe('sm.move-dice');
  expect(t.told('turn').at(-1)!.seat).toBe(t.seat('TH'));
}

test('W1 Aid a Traveller: who passes by gets nothing', () => {
  const t = draws('W1').choose('option:0');
  expect([t.hero('SW').gold, t.at('SW')]).toEqual([5, 'Greenhollow']);
  expectOver(t);
});

test.each([3, 6])('W1 Aid a Traveller: a %i pays five gold and leads to any city, domain, gate, the market or the mountain', (die) => {
  const t = draws('W1').choose('option:1', face(die));
  expect(t.hero('SW').gold).toBe(10);
  const terrains = new Set(t.ends('place').map((id) => content.hexes[hexOf(id)]!.terrain));
  expect(terrains).toEqual(new Set(['city', 'domain', 'gate', 'market', 'lair']));
  expect(t.ends('place')).toHaveLength(4 + 6 + 4 + 1 + 1);
  t.choose(`place:${idOf('Kurun')}`);
  expect(t.at('SW')).toBe('Kurun');
  expectOver(t);
  expectOver(draws('W1').choose('option:1', face(die)).choose('pass'));
});

test.each([1, 2])('W1 Aid a Traveller: on a %i the player to the left chooses a home city or a gate', (die) => {
  const t = draws('W1').choose('option:1', face(die));
  expect(t.waitingFor).toEqual(['TH']);
  expect(t.keys()).not.toContain('pass');
  expect(placesOf(t)).toEqual(['Emberfall', 'Fairwater', 'Frostgate', 'Mossgate', 'Stonewood', 'Temple Haven', 'Thorngate', 'Tidegate']);
  t.choose(`place:${idOf('Tidegate')}`);
  expect([t.at('SW'), t.hero('SW').gold]).toEqual(['Tidegate', 5]);
  expectOver(t);
});

test('W1 Aid a Traveller: in co-op the spell that backfires leads home', () => {
  const t = draws('W1', {}, together).choose('option:1', face(2));
  expect(t.at('SW')).toBe('Stonewood');
  expectOver(t);
});

test('W2 Goblin Camp: a look at a secret card of the rival one chooses, then the loot', () => {
  const t = draws('W2', {}, { heroes: { SW: { at: 'Garndell', gold: 5 }, TH: { secrets: ['S4'] }, FW: { secrets: ['S9'] } } });
  expect(t.keys()).toEqual(['peek:1', 'peek:2']);
  t.choose('peek:2', face(1), face(3));
  expect(t.told('looked')).toMatchObject([{ seat: 0, owner: 2, card: rowOf(content.shadowCards, 'S9') }]);
  expect([t.hero('SW').gold, t.board.moon]).toEqual([11, 0]);
  expectOver(t);
});

test.each([
  [1, 3],
  [2, 3],
  [3, 11],
  [6, 11],
])('W2 Goblin Camp: in co-op the army advances, and a %i leaves %i of five gold', (die, gold) => {
  const t = draws('W2', {}, together).draw(face(die));
  expect([t.board.moon, t.hero('SW').gold, t.told('looked')]).toEqual([1, gold, []]);
  expectOver(t);
});

test('W3 Sleeping Troll: creeping past pays two gold', () => {
  const t = draws('W3').choose('option:0');
  expect(t.hero('SW').gold).toBe(7);
  expectOver(t);
});

test('W3 Sleeping Troll: who robs it loses two resources of their choice on 1 or 2', () => {
  const t = draws('W3', { goods: { wood: 2, stone: 1 } }).choose('option:1', face(2));
  expect(t.keys()).toEqual(['drop:stone', 'drop:wood']);
  t.choose('drop:stone');
  expect(t.goods('SW')).toEqual([1, 0, 0]);
  expectOver(t);
  // All of them, if there are fewer.
  const poor = draws('W3', { goods: { iron: 1 } }).choose('option:1', face(1));
  expect(poor.goods('SW')).toEqual([0, 0, 0]);
  expectOver(poor);
});

test('W3 Sleeping Troll: who robs it finds six gold on 3 or 4 and an artefact on 5 or 6', () => {
  for (const die of [3, 4]) expect(draws('W3').choose('option:1', face(die)).hero('SW').gold).toBe(11);
  for (const die of [5, 6]) {
    const t = draws('W3').choose('option:1', face(die));
    t.draw(t.finds('A4'));
    expect([t.hero('SW').artefacts, t.hero('SW').gold]).toEqual([1 << 3, 5]);
    expectOver(t);
  }
});

test('W4 The Cloaked Stranger: three gold for an artefact, one for two secrets, or alms', () => {
  const t = draws('W4');
  t.choose('option:0', t.finds('A2'));
  expect([t.hero('SW').gold, t.hero('SW').artefacts]).toEqual([2, 1 << 1]);
  expectOver(t);
  const seer = draws('W4').choose('option:1');
  seer.draw(face(1), seer.finds('S3'), face(2), seer.finds('S8'));
  expect(seer.hero('SW').gold).toBe(4);
  expect(seer.told('looked').map(({ owner, card }) => [owner, card])).toEqual([
    [-1, 2],
    [-1, 7],
  ]);
  expectOver(seer);
  expect(draws('W4').choose('option:2').hero('SW').gold).toBe(7);
});

test('W4 The Cloaked Stranger: what cannot be paid cannot be chosen', () => {
  const t = draws('W4', { gold: 2 });
  expect([t.keys(), t.why('option:0')]).toEqual([['option:1', 'option:2'], 'SM-5.15']);
  // With nothing at all only alms are left, and nobody asks.
  expect(draws('W4', { gold: 0 }).hero('SW').gold).toBe(2);
});

test('W5 Moonlit Shrine: two crystals', () => {
  const t = draws('W5');
  expect([t.hero('SW').crystals, t.board.crystals]).toEqual([2, 4]);
  expectOver(t);
});

test('W6 Runaway Horse: a horse on foot, six gold on a horse, two crystals on a dragon', () => {
  const onFoot = draws('W6');
  expect([onFoot.hero('SW').mount, onFoot.hero('SW').gold]).toEqual(['horse', 5]);
  const rider = draws('W6', { mount: 'horse' });
  expect([rider.hero('SW').mount, rider.hero('SW').gold]).toEqual(['horse', 11]);
  const flyer = draws('W6', { mount: 'dragon' });
  expect([flyer.hero('SW').mount, flyer.hero('SW').gold, flyer.hero('SW').crystals]).toEqual(['dragon', 5, 2]);
  for (const t of [onFoot, rider, flyer]) expectOver(t);
});

test('W7 Abandoned Wagon: twice a resource of any kind or two gold', () => {
  const t = draws('W7').choose('option:0');
  expect(t.ends('take')).toEqual(['iron', 'stone', 'wood']);
  t.choose('take:iron').choose('option:1');
  expect([t.goods('SW'), t.hero('SW').gold, t.board.pool]).toEqual([[0, 1, 0], 7, [18, 17, 18]]);
  expectOver(t);
});

test('W7 Abandoned Wagon: with a full load something is dropped first, or nothing taken', () => {
  const full: HeroGiven = { goods: { wood: 3 } };
  const t = draws('W7', full).choose('option:0');
  expect([t.keys(), t.why('take:iron')]).toEqual([['drop:wood', 'pass'], 'SM-6.3']);
  t.choose('drop:wood').choose('take:stone').choose('option:0').choose('pass');
  expect(t.goods('SW')).toEqual([2, 0, 1]);
  expectOver(t);
});

test.each([1, 2, 3, 4, 5, 6])('W8 Buried Strongbox: a %i and three gold more', (die) => {
  const t = draws('W8').draw(face(die));
  expect(t.hero('SW').gold).toBe(5 + die + 3);
  expectOver(t);
});

test('W9 Faerie Ring: four gold, and to any gate unless on a dragon', () => {
  const t = draws('W9');
  expect(placesOf(t)).toEqual(['Frostgate', 'Mossgate', 'Thorngate', 'Tidegate']);
  t.choose(`place:${idOf('Thorngate')}`);
  expect([t.hero('SW').gold, t.at('SW')]).toEqual([9, 'Thorngate']);
  expectOver(t);
  expect(draws('W9').choose('pass').at('SW')).toBe('Greenhollow');
  const flyer = draws('W9', { mount: 'dragon' });
  expect([flyer.hero('SW').gold, flyer.at('SW')]).toEqual([9, 'Greenhollow']);
  expectOver(flyer);
});

test('W9 Faerie Ring: with the faerie folk a companion comes without a roll, unless there is one', () => {
  const faeries: Partial<Given> = { options: { faerieFolk: true } };
  const t = draws('W9', {}, faeries).choose('pass');
  expect(t.awaited).toBe('sm.faerie');
  t.draw(t.finds('E5'));
  expect(t.hero('SW').faerie).toBe(4);
  expectOver(t);
  const met = draws('W9', { faerie: 'E2' }, faeries).choose('pass');
  expect(met.hero('SW').faerie).toBe(1);
  expectOver(met);
});

test('W10 The Bandit Chief: seven wins eight gold, less loses three', () => {
  const won = draws('W10').draw(dice(3, 4));
  expect(won.hero('SW').gold).toBe(13);
  expectOver(won);
  const lost = draws('W10').draw(dice(5, 1));
  expect(lost.hero('SW').gold).toBe(2);
  expectOver(lost);
  expect(draws('W10', { gold: 1 }).draw(dice(1, 1)).hero('SW').gold).toBe(0);
});

test('W11 Wounded Hatchling: two crystals for a resource or a coin', () => {
  const t = draws('W11', { goods: { wood: 1, iron: 1 } });
  expect(t.keys()).toEqual(['option:0', 'option:1', 'option:3']);
  t.choose('option:0').choose('drop:iron');
  expect([t.goods('SW'), t.hero('SW').crystals, t.hero('SW').gold]).toEqual([[1, 0, 0], 2, 5]);
  expectOver(t);
  const paid = draws('W11').choose('option:1');
  expect([paid.hero('SW').gold, paid.hero('SW').crystals]).toEqual([4, 2]);
});

test('W11 Wounded Hatchling: a dragon tends it for nothing; anybody may leave it', () => {
  const flyer = draws('W11', { mount: 'dragon', goods: { wood: 1 } });
  expect(flyer.keys()).toEqual(['option:2', 'option:3']);
  flyer.choose('option:2');
  expect([flyer.hero('SW').crystals, flyer.hero('SW').gold, flyer.goods('SW')]).toEqual([2, 5, [1, 0, 0]]);
  const left = draws('W11').choose('option:3');
  expect([left.hero('SW').crystals, left.hero('SW').gold]).toEqual([0, 5]);
  // Nothing to pay with: there is nothing to choose.
  expectOver(draws('W11', { gold: 0 }));
});

test('W12 The Wandering Mason: one resource of any kind for the city, then two that one carries', () => {
  const t = draws('W12', { goods: { wood: 2, iron: 1 } });
  expect(t.keys()).toEqual(['lay:iron', 'lay:stone', 'lay:wood', 'pass']);
  t.choose('lay:stone').choose('send:wood').choose('send:iron');
  expect([t.hero('SW').strongholds, t.hero('SW').waiting, t.goods('SW')]).toEqual([1, [0, 0, 0], [1, 0, 0]]);
  expectOver(t);
});

test('W12 The Wandering Mason: both are optional', () => {
  const t = draws('W12', { goods: { wood: 1 } })
    .choose('pass')
    .choose('pass');
  expect([t.hero('SW').waiting, t.goods('SW'), t.hero('SW').gold]).toEqual([[0, 0, 0], [1, 0, 0], 5]);
  expectOver(t);
});
