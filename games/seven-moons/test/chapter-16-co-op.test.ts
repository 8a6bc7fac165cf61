import { Engine, SPECTATOR, viewOf } from '@hoard/kernel';
import { Rehearsal, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { sevenMoons } from '../game.ts';
import { content, dice, rowOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 16: co-op.

const coop = (heroes: Given['heroes'], given: Partial<Given> = {}): Table =>
  table({ heroes, ...given, options: { mode: 'co-op', ...given.options } });

/** The last wave is Rustfang Goblin Riders; these dice are rolled against it. */
function lastWave(heroes: Given['heroes'], ...rolls: number[]): Table {
  const t = coop(heroes, { moon: 7 });
  t.board.shadow.length = 1;
  return t.wave('S4', ...rolls.map((roll) => dice(roll)));
}

test('SM-16.1 all win if one city stands after the last card, whatever the points', () => {
  const t = lastWave({ SW: { strongholds: 3 }, TH: { allies: ['elves'], quest: 'Q1' } }, 6, 6);
  expect(t.state.outcome).toMatchObject({ reason: 'saved', places: [1, 1], rewards: [1, 1], scores: [0, 0] });
});

test('SM-16.1 otherwise all lose', () => {
  expect(lastWave({ SW: { strongholds: 1 }, TH: { allies: ['giants'] } }, 2, 2).state.outcome).toMatchObject({
    reason: 'lost',
    places: [0, 0],
    rewards: [0, 0],
  });
});

test.each([2, 3, 4])('SM-16.2 nobody of %i has a secret card, and nobody looks at the deck', (seats) => {
  const options = sevenMoons.readOptions({ mode: 'co-op', first: 0, characters: ['SW', 'TH', 'FW', 'EF'].slice(0, seats) }, seats);
  const t = new Rehearsal(sevenMoons, new Engine(sevenMoons).start(options, seats));
  expect(t.board.shadow).toEqual(Array.from({ length: 6 }, () => ({ card: -1, owner: -1, seenBy: 0 })));
  // The first die is the first hero's: no card was dealt.
  expect(t.awaited).toBe('sm.move-dice');
});

test.each([
  ['normal', 6],
  ['frenzy', 7],
  ['darkest', 8],
] as const)('SM-16.3 %s: %i cards attack', (difficulty, cards) => {
  expect(coop({ SW: {}, TH: {} }, { options: { difficulty } }).board.shadow).toHaveLength(cards);
});

/** Stonewood's hero walks from Garndell to the fire of Greenhollow. */
function draws(card: string, hero: HeroGiven = {}, given: Partial<Given> = {}): Table {
  const t = coop({ SW: { at: 'Garndell', gold: 5, ...hero }, TH: {} }, given).points(3, 2);
  return t.go('Greenhollow', t.finds(card));
}

test('SM-16.4 a spell that backfires leads to the own city; nobody else chooses', () => {
  const t = draws('W1').choose('option:1', face(1));
  expect([t.at('SW'), t.awaited]).toEqual(['Stonewood', 'sm.move-dice']);
});

test('SM-16.5 Goblin Camp advances the army at once, and then comes the loot', () => {
  const t = draws('W2');
  expect([t.board.moon, t.awaited, t.told('looked')]).toEqual([1, 'sm.effect-die', []]);
  expect(t.draw(face(4)).hero('SW').gold).toBe(11);
});

test('SM-16.6 the deck is shuffled: a card that was seen may come at any time', () => {
  const t = draws('W4').choose('option:1');
  t.draw(face(1), t.finds('S8'), face(2), t.finds('S9'));
  Object.assign(t.hero('SW'), { strongholds: 2, gold: 12, at: content.domains[2], goods: [0, 0, 0] });
  Object.assign(t.board, { moon: 6 });
  t.stay().choose('end').stay().choose('hire:giants');
  // Which card of the row comes next is drawn from all of them.
  expect([t.awaited, t.board.shadow.map(({ owner }) => owner)]).toEqual(['sm.wave', [-1, -1, -1, -1, -1, -1]]);
  expect(t.board.shadow.map(({ card }) => card)).toEqual([-1, -1, -1, -1, 7, 8]);
  t.wave('S1', dice(6));
  expect(t.told('wave')[0]!.card).toBe(rowOf(content.shadowCards, 'S1'));
});

test('SM-16.7 what one player peeks at is shown to all', () => {
  const t = draws('W4').choose('option:1');
  t.draw(face(1), t.finds('S8'), face(2), t.finds('S9'));
  for (const seat of [0, 1]) {
    const known = viewOf(sevenMoons, t.state, seat).sight.shadow.map(({ card }) => card);
    expect(known.filter((card) => card >= 0)).toEqual([7, 8]);
  }
  expect(viewOf(sevenMoons, t.state, SPECTATOR).sight.shadow.every(({ card }) => card === -1)).toBe(true);
});

test.each([
  [['SW', 'TH'], 2],
  [['SW', 'TH', 'FW'], 2],
  [['SW', 'TH', 'FW', 'EF'], 3],
] as const)('SM-16.8 %j have own gold and own cities, trade, and share %i tokens of each ally', (cities, tokens) => {
  const heroes = Object.fromEntries(cities.map((city) => [city, { at: 'Kurun', goods: { wood: 1 } }]));
  const t = coop(heroes);
  expect([t.board.allies, t.board.heroes.map(({ gold }) => gold)]).toEqual([Array.from({ length: 6 }, () => tokens), cities.map(() => 9)]);
  expect(t.ends('trade')).toEqual(cities.slice(1).map((_, other) => String(other + 1)));
});

test('SM-16.9 a fallen partner wins or loses with the team', () => {
  const t = lastWave({ SW: { strongholds: 2 }, TH: { allies: ['elves'] } }, 6, 2);
  expect([t.told('cityFell').map(({ seat }) => seat), t.state.outcome!.places]).toEqual([[1], [1, 1]]);
});

test('SM-16.10 the result tells how many cities stand and what is left of them; there is no score', () => {
  const t = lastWave({ SW: { strongholds: 2 }, TH: { allies: ['elves'] }, FW: { strongholds: 1, allies: ['giants'] } }, 6, 2, 6);
  expect(t.told('ended')).toMatchObject([{ standing: [0, 2], winners: [0, 1, 2], scores: [0, 0, 0] }]);
  expect(t.board.heroes.map(({ strongholds, allies }) => [strongholds, allies])).toEqual([
    [2, 0],
    [0, 0],
    [1, 4],
  ]);
});
