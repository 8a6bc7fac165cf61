import { expect, test } from 'vitest';
import { fight, healthOf, turn, turnsOf } from './fight.ts';
import { keysOf } from './table.ts';

// Chapter 8: a hero's turn. A21 (6 / 7) is there to keep turns open.

test('EA-8.1 one skill may be activated in a turn', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 g3 g3 A21' }, {}, {}, {}] });
  t.choose('skill:1').choose('lay:g2');
  expect(t.told('skill')).toHaveLength(1);
  expect(t.keys()).toEqual(['end', 'use:A21']);
  expect(t.why('skill:1')).toBe('EA-8.1');
});

test('EA-8.2 potions and Artifacts may be used before and after the skill, any number', () => {
  const t = turn('Ras', {
    players: [{ hand: 'A01 A16 g2 g2 A21', potions: 2 }, {}, {}, {}],
    heroes: { Ras: { health: 3 }, Brannoch: { health: 2 } },
  });
  t.choose('use:A01').choose('potion:H2').choose('skill:1').choose('potion:H1').choose('use:A21');
  expect(t.keys()).toEqual(['end', 'use:A16']);
  expect(t.hero('Ras').health).toBe(10);
  expect(t.hero('Brannoch').health).toBe(13);
  expect(t.player(0).potions).toBe(0);
  expect(t.board.potions).toBe(4);
  expect(turn('Ras', { players: [{ hand: 'A21' }, {}, {}, {}], heroes: { Ras: { health: 3 } } }).why('potion:H1')).toBe('EA-8.2');
});

test('EA-8.3 from the declaration of a skill to the end of its effects nothing else can be used', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 g3 g3 A21', potions: 1 }, {}, {}, {}], heroes: { Ras: { health: 3 } } });
  t.choose('skill:1');
  expect(t.keys()).toEqual(['lay:g2', 'lay:g3']);
});

test('EA-8.4 cards that are played lie in the action area', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 b2 A21' }, {}, {}, {}] });
  t.choose('skill:1');
  expect(keysOf(t.player(0).area)).toBe('b2 g2');
  expect(t.hand(0)).toBe('A21');
});

test('EA-8.5 each card that is played draws one', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2', deck: 'g1 g3 g4 g5' }, {}, {}, {}] });
  t.choose('skill:1', ...t.all('g1 g5'));
  expect(t.told('drew').at(-1)).toMatchObject({ seat: 0, rule: 'EA-8.7' });
  expect(t.told('drew')[0]!.cards).toHaveLength(2);
  const used = turn('Ras', { players: [{ hand: 'A16 A21', deck: 'g1 g3' }, {}, {}, {}] });
  used.choose('use:A16').choose('colour:green', used.finds('g3'));
  expect(used.hand(0)).toBe('A21 g3');
});

test('EA-8.6 a blue card draws one more', () => {
  const t = turn('Ras', { players: [{ hand: 'b2 g2 A21', deck: 'g1 g3 g4 g5' }, {}, {}, {}] });
  t.choose('skill:1', ...t.all('g1 g3 g4'));
  expect(t.hand(0)).toBe('A21 g1 g3 g4');
  expect(t.awaited).toBeNull();
});

test('EA-8.7 all cards of a set are played together, then all draws are made, before Soul Burn and effects', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 A21', deck: 'g1 g3', souls: 2 }, {}, {}, {}] });
  t.choose('skill:1');
  expect(t.awaited).toBe('ea.card');
  expect(healthOf(t)).toBe(13);
  t.draw(...t.all('g1 g3'));
  expect(t.question).toBe('skill.burn');
  t.choose('plain');
  expect(healthOf(t)).toBe(11);
});

test('EA-8.8 when the deck is empty the other draws are lost; nothing is reshuffled during a turn', () => {
  const t = turn('Ras', { players: [{ hand: 'b2 b2 A21', deck: 'g1' }, {}, {}, {}] });
  t.choose('skill:1', t.finds('g1'));
  expect(t.awaited).toBeNull();
  expect(t.hand(0)).toBe('A21 g1');
  expect(keysOf(t.player(0).area)).toBe('b2 b2');
});

test('EA-8.9 Skill Point cards are played only with a skill', () => {
  const t = turn('Ras', { players: [{ hand: 'g1 g3 g6 A20' }, {}, {}, {}] });
  expect(t.keys()).toEqual(['end', 'use:A20']);
  expect(t.why('skill:1')).toBe('EA-9.10');
});

test('EA-8.10 a turn may end without a skill', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2' }, {}, {}, {}] });
  expect(t.keys()).toContain('end');
  t.choose('end').settle();
  expect(t.told('skill')).toEqual([]);
});

test('EA-8.11 there is no limit to a hand', () => {
  const hand = 'A01 A02 A03 A05 A06 A07 A08 A10 A21';
  const t = turn('Ras', { players: [{ hand, deck: 'g1 g3 g4 g5 g6 g7 b1' }, {}, {}, {}] });
  t.choose('use:A10').settle();
  expect(t.player(0).hand).toHaveLength(12);
});

test('EA-8.12 when the turn ends, each red card that was played brings a Soul', () => {
  const t = turn('Ras', { players: [{ hand: 'r2 r2 A21 r3' }, {}, {}, {}] });
  t.choose('skill:1');
  expect(t.player(0).souls).toBe(0);
  t.choose('end').settle(2);
  expect(t.player(0).souls).toBe(2);
});

test('EA-8.13 a player never has more than ten Souls', () => {
  const t = turn('Ras', { players: [{ hand: 'r2 r2', souls: 9, deck: 'g1 g3' }, {}, {}, {}] });
  t.choose('skill:1').settle();
  if (t.question === 'skill.burn') t.choose('plain');
  t.settle(1);
  expect(t.player(0).souls).toBe(10);
});

test('EA-8.14 then the action area and all Skill Point cards in hand go into the deck, Artifacts stay, and five are drawn', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 g5 A21', deck: 'g1 g3 g4 g6 g7' }, {}, {}, {}] });
  t.choose('skill:1', ...t.all('g1 g3')).choose('end');
  expect(keysOf(t.player(0).deck)).toBe('g1 g2 g2 g3 g4 g5 g6 g7');
  expect(t.hand(0)).toBe('A21');
  t.draw(...t.all('g1 g2 g3 g4 g5'));
  expect(t.hand(0)).toBe('A21 g1 g2 g3 g4 g5');
  expect(keysOf(t.player(0).deck)).toBe('g2 g6 g7');
});

test('EA-8.15 last of all, the hero’s statuses expire', () => {
  const t = turn('Ras', { players: [{ hand: 'A21' }, {}, {}, {}], heroes: { Ras: { statuses: ['slow', 'power'] } } });
  t.choose('end').settle(3);
  expect(t.hero('Ras').statuses).toBe(0);
});

test('EA-8.16 with fewer than five cards, what is there is drawn', () => {
  const t = turn('Ras', { players: [{ hand: 'g5 A21', deck: 'g1' }, {}, {}, {}] });
  t.choose('end', ...t.all('g1 g5'));
  expect(t.hand(0)).toBe('A21 g1 g5');
});

test('EA-8.17 the turn of a stunned hero starts and ends at once; it recycles and loses its statuses', () => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 g2 A21', deck: 'g1', potions: 1 }, {}, {}, {}],
    heroes: { Ras: { statuses: ['stun'], health: 2 } },
  });
  expect(t.told('stunned')).toMatchObject([{ hero: 0 }]);
  expect(t.awaited).toBe('ea.card');
  t.draw(...t.all('g1 g2 g2'));
  expect(t.hero('Ras').statuses).toBe(0);
  expect(t.told('recycled')[0]).toMatchObject({ seat: 0 });
});

test('EA-8.18 a dead hero has no turn, and its player does not recycle for it', () => {
  const t = fight({ players: [{ hand: 'g5' }, {}, {}, {}], heroes: { Ras: { health: 0 } } });
  expect(turnsOf(t)).toEqual(['Ysarre', 'Mirelle', 'Brannoch']);
  expect(t.hand(0)).toBe('g5');
});

test('EA-8.19 the order within a turn is free: drawn cards are seen before what comes next', () => {
  const t = turn('Ras', { players: [{ hand: 'A10 g4', deck: 'g1 g4 g5 g7' }, {}, {}, {}] });
  expect(t.keys()).toEqual(['end', 'use:A10']);
  t.choose('use:A10', ...t.all('g1 g4 g5 g7'));
  expect(t.keys()).toEqual(['end', 'skill:1']);
  t.choose('skill:1').settle();
  expect(t.told('skill')).toHaveLength(1);
});

test('EA-8.2 a potion helps nobody who is dead, whole or Unhealable', () => {
  const t = turn('Ras', {
    players: [{ hand: 'A21', potions: 1 }, {}, {}, {}],
    heroes: { Brannoch: { health: 0 }, Ysarre: { health: 2, statuses: ['unheal'] }, Mirelle: { health: 2 } },
  });
  expect(t.keys()).toEqual(['end', 'potion:H4', 'use:A21']);
  expect(t.why('potion:H2')).toBe('EA-5.11');
});
