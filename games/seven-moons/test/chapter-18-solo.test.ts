import { Engine, Random, playOut, viewOf } from '@hoard/kernel';
import { Rehearsal } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { pointsOf } from '../rules/15-victory.ts';
import { countBits, roomOf } from '../rules/things.ts';
import { tellingOf } from '../telling/index.ts';
import { english } from '../words/en.ts';
import { DIFFICULTIES, type Difficulty } from '../state/choices.ts';
import { content, dice, face, rowOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 18: the solo game.

const alone = (hero: HeroGiven = {}, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero }, ...given });
const hardness = (difficulty: Difficulty): Partial<Given> => ({ options: { difficulty } });

/** The last wave is Rustfang Goblin Riders, realm 4, city 3. */
function lastWave(hero: HeroGiven, ...script: Parameters<Table['wave']>[1][]): Table {
  const t = alone(hero, { moon: 7 });
  t.board.shadow.length = 1;
  return t.wave('S4', ...script);
}

test('SM-18.1 the city must stand after the last card', () => {
  expect(lastWave({ strongholds: 1 }, dice(4)).state.outcome).toMatchObject({ reason: 'saved', places: [1], rewards: [1] });
  expect(lastWave({ strongholds: 1 }, dice(3)).state.outcome).toMatchObject({ reason: 'lost', places: [0], rewards: [0] });
});

test.each([
  ['gentle', 6],
  ['normal', 6],
  ['frenzy', 7],
  ['darkest', 8],
] as const)('SM-18.2 %s: one token of each ally, nine gold, %i cards, two of which one has looked at', (difficulty, cards) => {
  const options = sevenMoons.readOptions({ difficulty, characters: ['SW'], first: 0 }, 1);
  const { board, events } = Rehearsal.open(sevenMoons, options, 1, face(3), face(5));
  expect([board.allies, board.heroes[0]!.gold]).toEqual([[1, 1, 1, 1, 1, 1], 9]);
  expect(board.shadow).toHaveLength(cards);
  expect(board.shadow.filter(({ card }) => card >= 0)).toMatchObject([
    { card: 2, owner: -1, seenBy: 1 },
    { card: 5, owner: -1, seenBy: 1 },
  ]);
  expect(events.filter(({ t }) => t === 'secret')).toHaveLength(2);
});

/** Walks from Garndell to the fire of Greenhollow. */
function draws(card: string, hero: HeroGiven = {}, given: Partial<Given> = {}): Table {
  const t = alone({ at: 'Garndell', gold: 5, ...hero }, given).points(3, 2);
  return t.go('Greenhollow', t.finds(card));
}

test('SM-18.3 each of the nine fires has a gem', () => {
  const t = alone();
  expect([content.fires.length, countBits(t.board.fires), t.hero('SW').gems]).toEqual([9, 9, 0]);
  for (const fire of content.fires) {
    const name = content.hexes[fire]!.name!;
    const next = content.walks[fire]!.find((hex) => !content.fires.includes(hex))!;
    const visit = alone({ at: content.hexes[next]!.id, gold: 0 }).points(3, 2);
    expect(visit.go(name, visit.finds('W5')).hero('SW').gems).toBe(1);
  }
});

test('SM-18.4 an encounter brings the gem first, then the card', () => {
  const t = draws('W5');
  expect([t.hero('SW').gems, t.story.indexOf('gem') < t.story.indexOf('encounter')]).toEqual([1, true]);
  const coop = table({ heroes: { SW: { at: 'Garndell' }, TH: {} }, options: { mode: 'co-op' } }).points(3, 2);
  expect(coop.go('Greenhollow', coop.finds('W5')).hero('SW').gems).toBe(0);
});

test('SM-18.4 gems fill no space and cannot be stolen or sold', () => {
  const jeweller = { gems: 5, gold: 0 };
  expect(roomOf(content, alone(jeweller).hero('SW'))).toBe(3);
  expect(
    alone({ ...jeweller, at: 'Garndell' })
      .points(3, 2)
      .go('C6')
      .told('bandits'),
  ).toEqual([]);
  expect(
    alone({ ...jeweller, at: 'Dragonmarch' })
      .stay()
      .keys(),
  ).toEqual(['end', 'quest']);
});

test.each([
  [3, true],
  [4, false],
  [7, true],
  [11, true],
  [10, false],
])('SM-18.5 after %i turns the next brings dusk: %s', (turns, falls) => {
  const t = alone({}, { turns }).stay().choose('end');
  expect([t.told('dusk').length, t.board.moon, t.awaited]).toEqual(falls ? [1, 1, 'sm.dusk-fire'] : [0, 0, 'sm.move-dice']);
  if (falls) expect(t.draw(t.finds('Mirror Isle')).told('fireOut')).toMatchObject([{ fire: content.fires.indexOf(fireOf('Mirror Isle')) }]);
  expect(countBits(t.board.fires)).toBe(falls ? 8 : 9);
});

const fireOf = (name: string): number => content.hexes.findIndex((hex) => hex.name === name);

test('SM-18.5 the gem of a fire that went out is lost; with no fire left only the army moves', () => {
  const t = alone({ at: 'Garndell', gold: 0 }, { turns: 3 }).stay().choose('end');
  t.draw(t.finds('Greenhollow')).points(3, 2).go('Greenhollow').stop();
  expect([t.told('encounter'), t.hero('SW').gems]).toEqual([[], 0]);
  const cold = alone({}, { turns: 3, cold: content.fires.map((fire) => content.hexes[fire]!.name!) })
    .stay()
    .choose('end');
  expect([cold.board.moon, cold.awaited]).toEqual([1, 'sm.move-dice']);
});

test('SM-18.5 dusk can bring the seventh moon', () => {
  const t = alone({ strongholds: 1 }, { turns: 3, moon: 6 }).stay().choose('end', face(1));
  expect([t.board.moon, t.awaited]).toEqual([7, 'sm.wave']);
});

test('SM-18.6 a gentle dusk falls every fifth turn', () => {
  for (const [turns, moon] of [
    [3, 0],
    [4, 1],
    [7, 0],
    [9, 1],
  ] as const)
    expect(
      alone({}, { turns, ...hardness('gentle') })
        .stay()
        .choose('end').board.moon,
    ).toBe(moon);
});

test('SM-18.7 allies, the third stronghold and Goblin Camp advance the army', () => {
  expect(alone({ at: 'Kurun', gold: 10 }).stay().choose('hire:giants').board.moon).toBe(1);
  const builder: HeroGiven = { at: 'Dragonmarch', strongholds: 2, waiting: { wood: 1, iron: 1 }, goods: { stone: 1 } };
  expect(alone(builder).stay().choose('send:stone').board.moon).toBe(1);
  expect(
    alone({ ...builder, strongholds: 1 })
      .stay()
      .choose('send:stone').board.moon,
  ).toBe(0);
  expect(draws('W2').board.moon).toBe(1);
});

test('SM-18.8 a gem lights one more die in a wave, for realm and city, before it is rolled', () => {
  const t = alone({ strongholds: 2, gems: 2, allies: ['witches'] }, { moon: 7 }).wave('S6');
  expect(t.keys()).toEqual(['gem', 'pass']);
  t.choose('gem', dice(1, 2, 2));
  expect([t.told('realm'), t.hero('SW').gems]).toEqual([[expect.objectContaining({ total: 5, attack: 5, held: true })], 1]);
  expect(t.told('cityStruck')).toMatchObject([{ result: 5, attack: 4, held: true }]);
});

test('SM-18.8 one gem a wave, and none where there is none', () => {
  const t = alone({ strongholds: 2, gems: 2 }, { moon: 7 }).wave('S4').choose('gem', dice(6, 6));
  expect(t.wave('S5').keys()).toEqual(['gem', 'pass']);
  t.choose('pass', dice(6));
  expect([t.hero('SW').gems, t.told('defended').map((event) => event.dice.length)]).toEqual([1, [2, 1]]);
  expect(alone({ strongholds: 2 }, { moon: 7 }).wave('S4').awaited).toBe('sm.defence-dice');
});

test('SM-18.9 three gems replace the gold for a dragon; the horse is given up', () => {
  const t = alone({ at: 'Dragon Mountain', mount: 'horse', gems: 4, gold: 2 }).stay().choose('lure');
  expect([t.hero('SW').mount, t.hero('SW').gems, t.hero('SW').gold]).toEqual(['dragon', 1, 2]);
  expect(alone({ at: 'Dragon Mountain', mount: 'horse', gems: 2 }).stay().why('lure')).toBe('SM-18.9');
  expect(alone({ at: 'Dragon Mountain', mount: 'horse', gems: 3 }).stay().keys()).toContain('lure');
  expect(alone({ at: 'Dragon Mountain', gems: 3 }).stay().why('lure')).toBe('SM-4.4');
});

test('SM-18.10 two gems in the own city move the army back, once a turn and not below 0', () => {
  const t = alone({ gems: 5 }, { moon: 3 }).stay().choose('beacon');
  expect([t.board.moon, t.hero('SW').gems, t.why('beacon')]).toEqual([2, 3, 'SM-18.10']);
  expect(alone({ gems: 1 }, { moon: 3 }).stay().why('beacon')).toBe('SM-18.10');
  expect(alone({ gems: 5 }, { moon: 0 }).stay().why('beacon')).toBe('SM-18.10');
  expect(alone({ gems: 5, at: 'Temple Haven' }, { moon: 3 }).stay().keys()).not.toContain('beacon');
});

test.each(content.shadowCards.map(({ id }) => id))(
  'SM-18.11 %s attacks one city: half of R against the own result, then the city',
  (id) => {
    const card = content.shadowCards[rowOf(content.shadowCards, id)]!;
    const t = alone({ strongholds: 3 }, { moon: 7 }).wave(id, dice(4));
    expect(t.told('realm')).toMatchObject([{ total: 5, attack: Math.floor(card.realm[1] / 2) }]);
    expect(t.told('cityStruck')).toMatchObject([{ attack: card.city }]);
  },
);

test('SM-18.12 it ends after at most 28 turns, and four more for each beacon', () => {
  const engine = new Engine(sevenMoons);
  let longest = 0;
  for (let game = 0; game < 40; game++) {
    const state = engine.start(sevenMoons.readOptions({}, 1), 1);
    engine.listen();
    playOut(engine, state, new Random(18, game), 50_000);
    const beacons = engine.told!.filter(({ event }) => event.t === 'beacon').length;
    expect(state.outcome).not.toBeNull();
    expect(state.board.turns).toBeLessThanOrEqual(28 + 4 * beacons);
    longest = Math.max(longest, state.board.turns);
  }
  expect(longest).toBeGreaterThanOrEqual(20);
  expect(Math.floor(content.fires.length / content.numbers.gem.forBeacon)).toBe(4);
});

test('SM-18.13 nobody trades, the cards use their co-op text, and the long watch is off', () => {
  expect(alone({ at: 'Kurun' }).stay().ends('trade')).toEqual([]);
  expect(draws('W1').choose('option:1', face(1)).at('SW')).toBe('Stonewood');
  const t = draws('W2').draw(face(3));
  expect([t.board.moon, t.told('looked')]).toEqual([1, []]);
  expect(t.board.longWatch).toBe(false);
  expect(() => sevenMoons.readOptions({ longWatch: true }, 1)).toThrow('SM-18.13');
});

test('SM-18.14 after a win the points count, and two for each gem kept; after a loss nothing', () => {
  const hero: HeroGiven = { strongholds: 1, allies: ['elves'], done: ['Q1'], quest: 'Q2', gems: 3 };
  const t = alone(hero, { moon: 7 });
  t.board.shadow.length = 1;
  t.wave('S4').choose('pass', dice(6));
  expect([t.state.outcome!.scores, pointsOf(t.board, content, 0)]).toEqual([[15 + 5 + 5 - 5 + 6], 26]);
  expect(lastWave({ strongholds: 1, done: ['Q1'] }, dice(1)).state.outcome!.scores).toEqual([0]);
});

test.each<[number, string, HeroGiven]>([
  [29, 'The walls held', { strongholds: 1, allies: ['elves', 'giants'], gems: 2 }],
  [30, 'Warden of the Reach', { strongholds: 2 }],
  [49, 'Warden of the Reach', { strongholds: 3, gems: 2 }],
  [50, 'Dragon-friend', { strongholds: 3, allies: ['elves'] }],
])('SM-18.14 with %i points the title is %s', (points, title, hero) => {
  const t = alone(hero, { moon: 7 });
  t.board.shadow.length = 1;
  t.wave('S4');
  if (t.awaited === null) t.choose('pass');
  t.draw(dice(6));
  expect(t.state.outcome!.scores).toEqual([points]);
  expect(
    tellingOf(sevenMoons, english(content))
      .ending(viewOf(sevenMoons, t.state, 0), { nameOf: () => 'Rowan', you: -1 })
      .at(-1),
  ).toContain(title);
});

test('SM-18.15 the settings are those that were measured', () => {
  const { moons, shadow } = content.numbers;
  const measured = DIFFICULTIES.map((difficulty) => [shadow.cards[difficulty], difficulty === 'gentle' ? moons.gentleDusk : moons.dusk]);
  expect(measured).toEqual([
    [6, 5],
    [6, 4],
    [7, 4],
    [8, 4],
  ]);
});
