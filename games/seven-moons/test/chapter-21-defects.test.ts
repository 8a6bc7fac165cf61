import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESOURCES } from '../content/content.ts';
import { dragonReachFiles } from '../content/dragonReach.ts';
import { sevenMoons } from '../game.ts';
import { content, dice, face, hexOf, idOf, rowOf, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 21: defects of the rulebook and how they are settled. The chapters that they point to have the rules in full.

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
const stands = (hero: HeroGiven, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero, TH: {} }, ...given }).stay();

test('SM-21.1 Shadow Phase and Victory are two things: first all cards, then the points', () => {
  expect(rulebook).toMatch(/^### 14\. The Shadow Phase$/m);
  expect(rulebook).toMatch(/^### 15\. Victory$/m);
  const t = table({ heroes: { SW: { strongholds: 1 }, TH: { strongholds: 1 } }, moon: 7 });
  for (const card of ['S4', 'S5', 'S6', 'S8', 'S9']) t.wave(card, dice(6), dice(6));
  expect(t.told('ended')).toEqual([]);
  expect(t.wave('S10', dice(6), dice(6)).told('ended')).toMatchObject([{ rule: 'SM-15.2', scores: [15, 15] }]);
});

test('SM-21.2 the giants of Kurun sell stone, the dwarves of Deepmine iron', () => {
  expect(stands({ at: 'Kurun', gold: 20 }).keys()).toEqual(['buy:stone', 'end', 'hire:giants']);
  expect(stands({ at: 'Deepmine', gold: 20 }).keys()).toEqual(['buy:iron', 'end', 'hire:dwarves']);
});

test.each(['foot', 'horse', 'dragon'] as const)('SM-21.3 on %s two dice are rolled', (mount) => {
  expect(
    table({ heroes: { SW: { mount }, TH: {} } })
      .roll(4, 2)
      .told('rolled'),
  ).toMatchObject([{ dice: [4, 2] }]);
});

test.each<[number, number, number]>([
  [2, 2, 2],
  [3, 1, 3],
  [4, 1, 2],
])('SM-21.4 with %i players the six cards include the %i that each was dealt; %i are in the deck', (seats, each, deck) => {
  const cities = (['SW', 'TH', 'FW', 'EF'] as City[]).slice(0, seats);
  const { shadow } = table({ heroes: Object.fromEntries(cities.map((city) => [city, {}])) }).board;
  expect(shadow).toHaveLength(6);
  for (let seat = 0; seat < seats; seat++) expect(shadow.filter(({ owner }) => owner === seat)).toHaveLength(each);
  expect(shadow.filter(({ owner }) => owner === -1)).toHaveLength(deck);
  const row = table({ heroes: Object.fromEntries(cities.map((city) => [city, { strongholds: 1 }])), moon: 7 }).board.shadow;
  expect(row).toHaveLength(6);
});

test('SM-21.5 in a game of eight cards six are not enough', () => {
  const heroes = { SW: { strongholds: 1 }, TH: { strongholds: 1 } };
  const t = table({ heroes, moon: 7, options: { mode: 'co-op', difficulty: 'darkest' } });
  for (const card of ['S4', 'S5', 'S6', 'S8', 'S9', 'S10']) t.wave(card, dice(6), dice(6));
  expect([t.state.outcome, t.board.shadow.length]).toEqual([null, 2]);
});

test('SM-21.6 the one printed number is that of two cities; the others follow from it', () => {
  const werewolves = content.shadowCards[rowOf(content.shadowCards, 'S1')]!;
  expect(werewolves.realm).toEqual([7, 14, 15, 17]);
});

const attackOfThree = (options: Given['options']): number =>
  table({ heroes: { SW: { strongholds: 1 }, TH: { strongholds: 1 }, FW: { strongholds: 1 } }, moon: 7, options: options ?? {} })
    .wave('S1')
    .told('wave')[0]!.realm;

test('SM-21.6 it is read by the cities that stand unless a table takes the card at its word', () => {
  expect([attackOfThree({}), attackOfThree({ realmAttack: 'standing' }), attackOfThree({ realmAttack: 'printed' })]).toEqual([15, 15, 14]);
});

test('SM-21.7 quests, artefacts and crystals are laid out though the set-up forgets them', () => {
  const { board } = sevenMoons.setUp(sevenMoons.readOptions({}, 4), 4);
  expect([board.quests.length, board.artefacts.length, board.crystals]).toEqual([12, 5, 6]);
});

test('SM-21.8 dragons carry resources, lose none in flight, and pay nothing for a quest', () => {
  const flyer: HeroGiven = { at: 'Drowned Shrine', mount: 'dragon', goods: { wood: 4, iron: 4 }, gold: 3, quest: 'Q9' };
  const t = table({ heroes: { SW: flyer, TH: {} } })
    .points(1, 2)
    .go("Old King's Barrow")
    .stop();
  expect([t.told('bandits'), t.goods('SW')]).toEqual([[], [4, 4, 0]]);
  const fight = stands(flyer).choose('errand', dice(6, 1));
  expect([fight.told('fightOver')[0]!.total, fight.hero('SW').gold]).toEqual([9, 3 + 8]);
});

test('SM-21.9 mountains are closed to walkers everywhere; Dragon Mountain is a place', () => {
  const t = table({ heroes: { SW: { mount: 'horse', gold: 40 }, TH: {} } }).points(6, 5);
  const reached = new Set(t.ends('go').map(hexOf));
  const mountains = content.hexes.flatMap(({ terrain }, hex) => (terrain === 'mountain' ? [hex] : []));
  expect([mountains.length, mountains.filter((hex) => reached.has(hex))]).toEqual([23, []]);
  expect([t.why(`go:${idOf('B1')}`), reached.has(hexOf('Dragon Mountain'))]).toEqual(['SM-3.7', true]);
});

test('SM-21.10 keeping the card and ending the turn belong to the quest, not to the trade', () => {
  const t = stands({ at: 'Starspire', quest: 'Q1', step: 1 }).choose('errand');
  expect([t.hero('SW').done, t.told('turn').at(-1)!.seat]).toEqual([[0], 1]);
});

test('SM-21.11 the components are lettered from A to V, and the Character cards are H', () => {
  const components = rulebook.slice(rulebook.indexOf('## Components'), rulebook.indexOf('## Rules'));
  const letters = new Set([...components.matchAll(/^\| [^|(]+ \(([A-Z])\) \|/gm)].map(([, letter]) => letter));
  expect([...letters].join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV');
  expect(components).toContain('Character cards (H)');
});

test('SM-21.12 no misread word is in the box', () => {
  const words = JSON.stringify(dragonReachFiles);
  for (const misread of ['Doonrise', 'Grack', 'Greasury', 'Dovement', 'Uou']) expect(words).not.toContain(misread);
});

test('SM-21.13 the game is for one to four, and one plays alone', () => {
  expect(sevenMoons.seats).toEqual({ least: 1, most: 4 });
  const modes = [1, 2, 3, 4].map((seats) => {
    const { board } = sevenMoons.setUp(sevenMoons.readOptions({}, seats), seats);
    return [board.heroes.length, board.mode];
  });
  expect(modes).toEqual([
    [1, 'solo'],
    [2, 'competitive'],
    [3, 'competitive'],
    [4, 'competitive'],
  ]);
  for (const seats of [0, 5]) expect(() => sevenMoons.readOptions({}, seats)).toThrow('expected 1 to 4');
});

test('SM-21.14 what a place offers is the list of SM-2.8, since the map does not tell', () => {
  const rich: HeroGiven = { gold: 50, mount: 'horse', goods: { wood: 1 }, crystals: 1 };
  const offered = (at: string): string[] => [
    ...new Set(
      stands({ ...rich, at })
        .keys()
        .map((key) => key.split(':')[0]!),
    ),
  ];
  expect(offered('Dragonmarch')).toEqual(['drop', 'end', 'quest', 'sell', 'sellCrystal', 'send']);
  expect(offered('Garndell')).toEqual(['buy', 'drop', 'end', 'hire']);
  expect(offered('Starspire')).toEqual(['drop', 'end', 'hire']);
  expect(offered('Dragon Mountain')).toEqual(['dragon', 'drop', 'end']);
  expect(offered('Emberfall')).toEqual(['drop', 'end']);
});

test('SM-21.15 there are 54 resources, 18 of each kind', () => {
  const { pool } = sevenMoons.setUp(sevenMoons.readOptions({}, 2), 2).board;
  expect(pool).toEqual(RESOURCES.map(() => 18));
});

test('SM-21.16 a walker who enters a lit fire has the encounter', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 0 }, TH: {} } })
    .points(3, 2)
    .go('Greenhollow');
  expect(t.awaited).toBe('sm.wilderness-card');
});

test('SM-21.17 one eye a card, and a city falls with its last defence: no further rules', () => {
  const t = table({ heroes: { SW: { allies: ['witches'], mount: 'dragon' }, TH: { strongholds: 3 } }, moon: 7 });
  t.wave('S6', dice(1, 1), dice(1)).choose('eye:0', face(2));
  // The second die may not be rolled again; the realm is lost and with it the witches.
  expect([t.told('dieTurned').length, t.told('cityFell')]).toEqual([1, [expect.objectContaining({ seat: 0 })]]);
});

const sendsWood = (strongholds: number, wood: number): Table =>
  stands({ at: 'Dragonmarch', goods: { wood: 1 }, strongholds, waiting: { wood } });

test('SM-21.18 no more of a kind waits in a city than strongholds can still be built', () => {
  for (const strongholds of [0, 1, 2]) {
    expect(sendsWood(strongholds, 2 - strongholds).keys()).toContain('send:wood');
    expect(sendsWood(strongholds, 3 - strongholds).why('send:wood')).toBe('SM-7.6');
  }
});

test('SM-21.19 a dragon flies over water and mountains and stops on neither', () => {
  const t = table({ heroes: { SW: { at: 'Marshlight', mount: 'dragon' }, TH: {} } }).points(6, 6);
  const reached = t.ends('go').map((id) => content.hexes[hexOf(id)]!.terrain);
  expect(reached.length).toBeGreaterThan(50);
  expect(reached.filter((terrain) => terrain === 'water' || terrain === 'mountain')).toEqual([]);
  const water = content.hexes.find(({ terrain }) => terrain === 'water')!;
  expect(t.why(`go:${water.id}`)).toBe('SM-3.10');
});

test('SM-21.20 one trades before the roll and among the actions, and not on the way', () => {
  const heroes = { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' } };
  const t = table({ heroes });
  expect(t.keys()).toContain('trade:1');
  t.roll(3, 2);
  expect(t.ends('trade')).toEqual([]);
  t.choose('pick:3');
  expect(t.ends('trade')).toEqual([]);
  expect(t.stop().keys()).toContain('trade:1');
});

test('SM-21.21 after three refused proposals nobody is asked again in this turn', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' } } });
  for (let refused = 0; refused < 3; refused++) t.choose('trade:1').choose('give:wood').choose('offer').choose('refuse');
  expect(t.awaited).toBe('sm.move-dice');
  expect(t.stay().why('trade:1')).toBe('SM-12.10');
});

test('SM-21.22 one knocks at one gate in a turn', () => {
  const t = table({ heroes: { SW: { at: 'C4', mount: 'horse' }, TH: {} }, options: { faerieFolk: true } }).points(3, 4);
  t.go('Mossgate').choose('visit', face(1)).go('Frostgate');
  expect([t.told('knocked').length, t.keys().includes('visit'), t.at('SW')]).toEqual([1, false, 'Frostgate']);
});

test('SM-21.23 who throws everything away at home gets no relief for it', () => {
  const t = stands({ gold: 0, goods: { wood: 1 } }).choose('drop:wood');
  expect([t.hero('SW').gold, t.goods('SW'), t.why('relief')]).toEqual([0, [0, 0, 0], 'SM-13.5']);
});
