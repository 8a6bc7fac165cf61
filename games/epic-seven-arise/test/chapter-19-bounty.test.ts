import { expect, test } from 'vitest';
import { PRIZES } from '../content/names.ts';
import { bountyOf, draftersOf } from '../rules/19-bounty.ts';
import { draft } from '../rules/battleFrames.ts';
import { fight, healthOf, playOn, turn, type FightGiven } from './fight.ts';
import { content, type PlayerGiven, type Table } from './table.ts';

// Chapter 19: rewards and contribution points.

const ras = (own: PlayerGiven, given: FightGiven = {}): Table => turn('Ras', { players: [own, {}, {}, {}], ...given });
const items = (t: Table): string[] => t.board.battle!.bounty.map((item) => PRIZES[item]!);
/** A draft of these items among players with these points. */
const drafting = (bounty: readonly number[], points: readonly number[], given: FightGiven = {}): Table =>
  turn('Ras', {
    players: points.map((contribution) => ({ contribution })),
    ...given,
    battle: { bounty: [...bounty] },
    board(board) {
      board.heroes[0]!.statuses = 1;
    },
  });

test('EA-19.1 a battle pays kill rewards, the Encounter reward and the bounty', () => {
  const t = fight({
    players: [{ heroes: ['Ysarre'], hand: 'g2 g2' }, { heroes: ['Ras'] }, { heroes: ['Brannoch'] }, { heroes: ['Mirelle'] }],
    tokens: { A: '1b' },
    monsters: [{ kind: 'husk', at: 'A', health: 1, card: '1-7' }],
  });
  playOn(t.choose('skill:1'));
  expect([...new Set(t.told('stones').map(({ source }) => source))]).toEqual(['kill', 'encounter', 'bounty']);
});

const points = (hero: string, hand: string, key: string, given: FightGiven = {}, own: PlayerGiven = {}): number => {
  const others = ['Ras', 'Brannoch', 'Ondra', 'Mirelle'].filter((name) => name !== hero).slice(0, 3);
  const t = turn(hero, {
    players: [{ heroes: [hero], hand: `${hand} A21`, ...own }, ...others.map((name) => ({ heroes: [name] }))],
    ...given,
  });
  t.choose(key);
  if (t.question === 'effects.hero') t.choose(t.keys().find((one) => one !== 'hero:H4')!);
  return t.player(0).contribution;
};

/** Arky's Bell gives a Soul to each of three others: who has ten already gets none, and it counts for nothing. */
const bell = (souls: number): number =>
  turn('Ras', { players: [{ hand: 'A06 A21' }, { souls }, {}, {}] })
    .choose('use:A06')
    .player(0).contribution;

test('EA-19.2 points: damage, care for others, Souls, tokens, potions, assistance, raise', () => {
  expect(points('Ondra', 'g2 g2', 'skill:1')).toBe(3);
  // 3 damage less 1 armour, three Shields for others, none for the own one.
  expect(points('Ras', 'g1 g2 g3', 'skill:2')).toBe(2 + 3);
  expect(
    points('Mirelle', 'g1 g2 g3', 'skill:2', { heroes: { Ras: { health: 5 }, Mirelle: { health: 1 }, Brannoch: { health: 12 } } }),
  ).toBe(2 + 3 + 1);
  expect(points('Mirelle', 'A20', 'use:A20')).toBe(4);
  expect(points('Mirelle', 'A27', 'use:A27')).toBe(6);
  expect(points('Mirelle', 'A08', 'use:A08')).toBe(1);
  expect(points('Mirelle', 'A08', 'use:A08', { monsters: [{ kind: 'husk', at: 'A', statuses: ['stun'] }] })).toBe(0);
  expect(points('Mirelle', 'A13', 'use:A13')).toBe(1 + 1);
  expect(points('Mirelle', 'A17', 'use:A17')).toBe(3);
  expect(points('Mirelle', '', 'potion:H1', { heroes: { Ras: { health: 2 } } }, { potions: 1 })).toBe(2);
  expect(points('Mirelle', '', 'potion:H4', { heroes: { Mirelle: { health: 2 } } }, { potions: 1 })).toBe(0);
  expect(points('Mirelle', 'A15', 'use:A15', { heroes: { Ras: { health: 0 } } })).toBe(2);
  expect([bell(0), bell(10)]).toEqual([3, 2]);
  const loan = turn('Ras', { players: [{ hand: 'g2 A21', souls: 2 }, { hand: 'g2' }, {}, {}] });
  expect(loan.choose('skill:1').player(1).contribution).toBe(2);
});

test('EA-19.3 each kill costs the killer 3 points', () => {
  const t = ras(
    { hand: 'g2 g2 A21' },
    {
      monsters: [
        { kind: 'husk', at: 'A', health: 2 },
        { kind: 'husk', at: 'A' },
      ],
    },
  );
  t.choose('skill:1').choose('foe:0');
  expect(t.player(0).contribution).toBe(-1);
});

test('EA-19.4 the points of all battles of a chapter are added up', () => {
  const t = fight({ players: [{ contribution: 5, contributed: 7 }, {}, {}, {}] });
  expect(t.player(0)).toMatchObject({ contribution: 0, contributed: 12 });
});

test('EA-19.5 the items of all Enemy cards and of those without one, none for who was called', () => {
  const t = fight({
    monsters: [
      { kind: 'husk', at: 'A', card: '1-4' },
      { kind: 'briarling', at: 'A', card: '1-4' },
      { kind: 'hound', at: 'A', card: '1-6' },
      { kind: 'briarling', at: 'A', called: true },
    ],
  });
  expect(items(t)).toEqual(['any', 'green', 'any', 'skillcard']);
  const knight = fight({ chapter: 5, on: 'A', tokens: { A: 'none' }, monsters: [{ kind: 'sir-ashgrave', at: 'A' }] });
  expect(bountyOf(knight.board, content).map((item) => PRIZES[item])).toEqual(['any', 'any', 'skillcard']);
  knight.board.monsters.push({ ...knight.board.monsters[0]!, unit: 9, called: true });
  expect(bountyOf(knight.board, content)).toHaveLength(3);
});

test('EA-19.6 only players with a living hero draft', () => {
  const t = ras({ hand: 'A21' }, { heroes: { Ysarre: { health: 0 } } });
  expect(draftersOf(t.board)).toEqual([0, 1, 3]);
});

test('EA-19.7 in descending order of points, ties by rank, each takes one until none is left', () => {
  const t = ras(
    { hand: 'A21' },
    { order: [3, 2, 1, 0], board: (board) => board.players.forEach((player, seat) => (player.contribution = [4, 6, 4, 2][seat]!)) },
  );
  expect(draftersOf(t.board)).toEqual([1, 2, 0, 3]);
  const picks = drafting([0, 1, 2, 0, 1], [4, 6, 3, 2], { stack: [] });
  picks.state.lanes[0]!.stack.push(draft([1, 0, 2, 3]));
  picks.engine.resume(picks.state);
  picks.choose('take:black').choose('take:white').choose('take:green').choose('take:black');
  expect(picks.told('took').map(({ seat }) => seat)).toEqual([1, 0, 2, 3, 1]);
  expect(picks.board.battle!.bounty).toEqual([]);
});

test('EA-19.8 an item is paid when it is taken', () => {
  const t = drafting([2, 4], [1, 0, 0, 0]);
  t.state.lanes[0]!.stack.push(draft([0, 1, 2, 3]));
  t.engine.resume(t.state);
  t.choose('take:green');
  expect(t.player(0).stones).toEqual([0, 0, 1]);
  expect(t.awaited).toBe('ea.merchant-card');
});

test('EA-19.9 a card that cannot be drawn is replaced by an `any` Skystone', () => {
  const t = drafting([5], [1, 0, 0, 0], { discards: '' });
  t.board.stock[1] = 0;
  t.board.tops[1] = [];
  t.state.lanes[0]!.stack.push(draft([0, 1, 2, 3]));
  t.engine.resume(t.state);
  expect(t.question).toBe('colour.choose');
});

test('EA-19.10 after the bounty the friendship order is worked out anew', () => {
  const t = ras({ hand: 'g2 g2', stones: [5, 0, 0] }, { monsters: [{ kind: 'husk', at: 'A', health: 1 }] });
  playOn(t.choose('skill:1'));
  expect(t.told('ranked').at(-1)).toMatchObject({ rule: 'EA-19.10' });
  expect(t.board.order.at(-1)).toBe(0);
  expect(healthOf(t)).toBe(0);
});
