import { expect, test } from 'vitest';
import { dualPrice } from '../rules/10-dual.ts';
import { turn, type FightGiven } from './fight.ts';
import { content, keysOf, type PlayerGiven } from './table.ts';

// Chapter 10: Dual Attack.

/** Ras (seat 0) holds two fives and may borrow a third from Brannoch's player (seat 1). */
const players = (own: PlayerGiven = {}, other: PlayerGiven = {}): PlayerGiven[] => [
  { hand: 'g5 g5 A21', souls: 5, ...own },
  { hand: 'r5 g1', ...other },
  {},
  {},
];
const asking = (given: FightGiven = {}, own?: PlayerGiven, other?: PlayerGiven): ReturnType<typeof turn> =>
  turn('Ras', { players: players(own, other), ...given });

test('EA-10.1 while activating a skill, one card may be borrowed for the set', () => {
  const t = asking();
  expect(t.keys()).toEqual(['end', 'skill:1', 'skill:3', 'use:A21']);
  t.choose('skill:3');
  expect(t.told('set')).toMatchObject([{ loan: content.cards.findIndex(({ id }) => id === 'r5'), lender: 1 }]);
});

test('EA-10.2 the assistant has a living hero who is not stunned, and a Skill Point card', () => {
  expect(asking({ heroes: { Brannoch: { health: 0 } } }).why('skill:3')).toBe('EA-9.10');
  expect(asking({ heroes: { Brannoch: { statuses: ['stun'] } } }).why('skill:3')).toBe('EA-9.10');
  expect(asking({}, {}, { hand: 'A19' }).why('skill:3')).toBe('EA-9.10');
});

test('EA-10.3 the price goes by rank: 2, 3, 3 and 4 Souls', () => {
  const t = asking();
  expect([0, 1, 2, 3].map((place) => dualPrice(t.board, content, place))).toEqual([2, 3, 3, 4]);
  t.choose('skill:3');
  expect([t.player(0).souls, t.player(1).souls]).toEqual([3, 2]);
});

test('EA-10.4 all Souls are needed; the assistant keeps at most ten', () => {
  expect(asking({}, { souls: 1 }).why('skill:3')).toBe('EA-9.10');
  const t = asking({}, {}, { souls: 9 });
  t.choose('skill:3');
  expect([t.player(0).souls, t.player(1).souls]).toEqual([3, 10]);
});

test('EA-10.5 a Skill Point card of one’s choice is taken from the open hand, never an Artifact', () => {
  const t = asking({}, { hand: 'g5 A21' }, { hand: 'r5 g5 A19' });
  t.choose('skill:1');
  expect(t.keys()).toEqual(['borrow:2-g5', 'borrow:2-r5']);
});

test('EA-10.6 the assistant cannot refuse and is not asked', () => {
  const t = asking();
  t.choose('skill:3');
  // The card is lent, and the blow has fallen.
  expect([t.asked, t.told('set')[0]!.lender, t.told('hit').length]).toEqual([[0], 1, 1]);
  // Who borrows decides whether to burn.
  const rich = turn('Ras', { players: [{ hand: 'g5 g5 A21', souls: 9 }, { hand: 'r5' }, {}, {}] }).choose('skill:3');
  expect([rich.question, rich.asked]).toEqual(['skill.burn', [0]]);
});

test('EA-10.7 the card is played in the assistant’s action area', () => {
  const t = asking();
  t.choose('skill:3');
  expect(keysOf(t.player(0).area)).toBe('g5 g5');
  expect(keysOf(t.player(1).area)).toBe('r5');
  expect(t.hand(1)).toBe('g1');
});

test('EA-10.8 a blue one draws a card for both before the skill resolves', () => {
  const t = asking({}, { deck: 'g1 g2 g3 g4' }, { hand: 'b5', deck: 'g6 g7' });
  t.choose('skill:3', ...t.all('g1 g2 g3'));
  expect(t.told('hit')).toEqual([]);
  t.draw(t.finds('g6'));
  expect(t.hand(1)).toBe('g6');
  expect(t.hand(0)).toBe('A21 g1 g2 g3');
});

test('EA-10.9 a red one brings both a Soul at the end of the turn', () => {
  const t = asking();
  t.choose('skill:3').choose('end').settle(1);
  expect([t.player(0).souls, t.player(1).souls]).toEqual([4, 3]);
});

test('EA-10.10 the borrowed card draws nothing else', () => {
  const t = asking({}, { deck: 'g1 g2 g3 g4' }, { deck: 'g6' });
  t.choose('skill:3', ...t.all('g1 g2'));
  expect(t.awaited).toBeNull();
  expect(t.hand(1)).toBe('g1');
});

test('EA-10.11 it brings the assistant no second Soul at the end of the own turn', () => {
  const t = asking();
  t.choose('skill:3').choose('end').settle();
  expect(t.told('souls').filter(({ seat, rule }) => seat === 1 && rule !== 'EA-10.3')).toHaveLength(1);
});

test('EA-10.12 it goes back into the assistant’s deck at the end of the assistant’s next turn', () => {
  const t = asking({}, {}, { hand: 'r5 A19' });
  t.choose('skill:3').choose('end').settle();
  expect(keysOf(t.player(1).area)).toBe('r5');
  t.choose('end').settle();
  expect(keysOf(t.player(1).area)).toBe('');
  expect(t.hand(1)).toBe('A19 r5');
});

test('EA-10.13 one Dual Attack for an activation; others may ask the same player', () => {
  // Two fives are there to be borrowed, but only one of them may be.
  const t = asking({}, { hand: 'g5 A21' }, { hand: 'r5 b5' });
  expect(t.why('skill:3')).toBe('EA-9.10');
  t.choose('skill:1').choose('borrow:2-r5').choose('plain');
  const lender = turn('Ysarre', { players: [{}, { hand: 'b5', area: 'r5' }, { hand: 'g5 A21', souls: 3 }, {}] });
  expect(lender.keys()).toContain('skill:1');
});

test('EA-10.14 the borrowed card must be part of the set', () => {
  const t = asking({}, { hand: 'g5 g5 g4' }, { hand: 'r5 g1 g7' });
  t.choose('skill:1');
  expect(t.keys()).toEqual(['borrow:2-r5', 'lay:g5']);
});

test('EA-10.15 the active player deals the damage and earns the kill; the assistant gets 2 points', () => {
  const t = asking({
    monsters: [
      { kind: 'husk', at: 'A', health: 1 },
      { kind: 'husk', at: 'A' },
    ],
  });
  t.choose('skill:3').choose('foe:0');
  expect(t.player(1).contribution).toBe(2);
  // 1 health taken, the Stun found nobody, 3 for the kill that is paid.
  expect(t.player(0).contribution).toBe(-2);
  expect(t.player(0).stones).toEqual([0, 1, 0]);
});
