import { describe, expect, test } from 'vitest';
import { canFill, fills, nextCards } from '../rules/sets.ts';
import { cards, content, keysOf } from './table.ts';
import { healthOf, turn, type FightGiven } from './fight.ts';

// Chapter 9: hero skills. What each of them does is in skills.test.ts.

const bits = (keys: string): number[] => cards(keys).map((card) => content.cards[card]!.bits);
const next = (skill: number, hand: string, laid = ''): string => keysOf(nextCards(content, skill, cards(hand), cards(laid), -1));

/** A turn of Ras with these cards in hand. */
const ras = (hand: string, given: FightGiven = {}): ReturnType<typeof turn> => turn('Ras', { players: [{ hand }, {}, {}, {}], ...given });

test('EA-9.1 each hero has three skills', () => {
  for (const { skills } of content.heroes) expect(skills).toHaveLength(3);
  expect(ras('g1 g2 g2 g2 g3').keys()).toEqual(['end', 'skill:1', 'skill:2', 'skill:3']);
});

test('EA-9.2 Skill 1 is two cards with the same number', () => {
  expect(fills(0, bits('g2 r2'))).toBe(true);
  expect(fills(0, bits('g2 g3'))).toBe(false);
  expect(ras('g2 b2 g5').keys()).toEqual(['end', 'skill:1']);
});

test('EA-9.3 Skill 2 is three consecutive numbers', () => {
  expect(fills(1, bits('g5 g3 g4'))).toBe(true);
  expect(fills(1, bits('g1 g3 g5'))).toBe(false);
  expect(ras('g3 g4 g5').keys()).toEqual(['end', 'skill:2']);
});

test('EA-9.4 Skill 3 is three cards with the same number', () => {
  expect(fills(2, bits('g2 r2 b2'))).toBe(true);
  expect(fills(2, bits('g2 r2 b3'))).toBe(false);
  expect(ras('g2 r2 b2').keys()).toEqual(['end', 'skill:1', 'skill:3']);
});

test('EA-9.5 colours do not matter for a set', () => {
  for (const pair of ['g2 g2', 'g2 b2', 'b2 r2']) expect(fills(0, bits(pair))).toBe(true);
  expect(ras('b2 r2').keys()).toEqual(['end', 'skill:1']);
  expect(ras('b3 r4 g5').keys()).toEqual(['end', 'skill:2']);
  expect(ras('b6 r6 g6').keys()).toEqual(['end', 'skill:1', 'skill:3']);
});

test('EA-9.6 7 and 1 are not consecutive', () => {
  expect(fills(1, bits('g6 g7 g1'))).toBe(false);
  expect(fills(1, bits('g7 g1 g2'))).toBe(false);
});

test('EA-9.7 exactly two or three cards are played', () => {
  const t = ras('g2 g2 g2');
  t.choose('skill:1').settle();
  expect(t.told('set')[0]!.cards).toHaveLength(2);
});

test('EA-9.8 a card fills one place, even if it has two numbers', () => {
  // Ember Flask is 1 / 2: it is no pair, and no part of a run twice.
  expect(next(0, 'A01')).toBe('');
  expect(canFill(content, 0, cards('A01 g3'), 0)).toBe(false);
  expect(canFill(content, 1, cards('A01 g3 g7'), 0)).toBe(false);
  expect(next(1, 'A01 g3')).toBe('');
  expect(next(1, 'A01 g3 g4')).toBe('g3');
  expect(next(0, 'A01 A22')).toBe('A01');
});

test('EA-9.9 the steps of an activation: target, set, draws, Soul Burn, effects, what follows', () => {
  const t = turn('Kestrin', {
    players: [
      { heroes: ['Kestrin'], hand: 'g2 g2 A21', deck: 'g1 g3', souls: 2 },
      { heroes: ['Ras'] },
      { heroes: ['Ondra'] },
      { heroes: ['Mirelle'] },
    ],
    monsters: [
      { kind: 'briarling', at: 'A', health: 4 },
      { kind: 'briarling', at: 'A' },
    ],
  });
  t.choose('skill:1');
  expect(t.question).toBe('skill.foe');
  t.choose('foe:0', ...t.all('g1 g3')).choose('burn');
  const kinds = t.story.filter((kind) => ['skill', 'set', 'drew', 'burned', 'hit', 'slain', 'stones', 'gotPotions'].includes(kind));
  expect(kinds).toEqual(['skill', 'set', 'drew', 'burned', 'hit', 'hit', 'slain', 'stones', 'gotPotions']);
  // The skill's own 3 before the 2 of the Soul Burn; and what follows a kill, only after one.
  expect(t.told('hit').map(({ printed }) => printed)).toEqual([3, 2]);
  const tough = turn('Kestrin', {
    players: [{ heroes: ['Kestrin'], hand: 'g2 g2 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }],
  }).choose('skill:1');
  expect([tough.told('hit').length, tough.told('gotPotions')]).toEqual([1, []]);
});

test('EA-9.10 a skill is declared only if the set can be completed', () => {
  const t = ras('g2 g5 g6 A14');
  expect(t.keys()).toEqual(['end', 'skill:1', 'use:A14']);
  expect(t.why('skill:2')).toBe('EA-9.10');
  expect(ras('g2 g4 g7 A14').why('skill:1')).toBe('EA-9.10');
});

describe('EA-9.11 targets', () => {
  const monsters = [
    { kind: 'husk', at: 'A' },
    { kind: 'hound', at: 'A' },
    { kind: 'hound', at: 'A' },
  ];
  test('EA-9.11 the foe is the same for a whole activation, the other one is chosen when it resolves', () => {
    const players = [{ heroes: ['Ysarre'], hand: 'g1 g2 g3 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }];
    const t = turn('Ysarre', { players, monsters });
    t.choose('skill:2').choose('foe:1');
    expect(t.keys()).toEqual(['foe:0', 'foe:2']);
    t.choose('foe:2');
    expect([healthOf(t, 0), healthOf(t, 1), healthOf(t, 2)]).toEqual([13, 7, 8]);
  });
  test('EA-9.11 an ally may be the acting hero and stays the same, a mate may not', () => {
    const players = [
      { heroes: ['Mirelle'], hand: 'g2 g2 A21', souls: 2 },
      { heroes: ['Ras'] },
      { heroes: ['Ondra'] },
      { heroes: ['Selwyn'], hand: 'g1 g2 g3 A21' },
    ];
    const t = turn('Mirelle', { players, heroes: { Ras: { health: 1 } } });
    t.choose('skill:1').choose('lay:g2').choose('burn');
    expect(t.keys()).toEqual(['hero:H1', 'hero:H4', 'hero:H6', 'hero:H8']);
    t.choose('hero:H1');
    // The heal of the skill and that of the Soul Burn both go to Ras.
    expect(t.hero('Ras').health).toBe(7);
    const u = turn('Selwyn', { players });
    u.choose('skill:2');
    expect(u.keys()).toEqual(['hero:H1', 'hero:H4', 'hero:H6']);
  });
});

test('EA-9.12 if the target dies, later effects on it are lost', () => {
  const players = [{ heroes: ['Kestrin'], hand: 'g1 g2 g3 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }];
  const monsters = [
    { kind: 'briarling', at: 'A', health: 3 },
    { kind: 'briarling', at: 'A' },
  ];
  const t = turn('Kestrin', { players, monsters });
  t.choose('skill:2').choose('foe:0');
  expect(t.told('hit')).toHaveLength(1);
  expect(healthOf(t, 1)).toBe(9);
});

test('EA-9.13 where no damage gets through, draws, Souls and other effects still happen', () => {
  const t = turn('Brannoch', {
    players: [{}, { hand: 'r2 b2 A21', deck: 'g1 g3 g4' }, {}, {}],
    monsters: [{ kind: 'husk', at: 'A' }],
    board: (board) => void (board.monsters[0]!.sunder = -5),
  });
  t.choose('skill:1', ...t.all('g1 g3 g4'));
  expect(healthOf(t)).toBe(13);
  expect(t.hero('Brannoch').shields).toBe(1);
  t.choose('end').settle(1);
  expect(t.player(1).souls).toBe(1);
});

test('EA-9.14 an effect without a target is skipped; the skill may still be activated', () => {
  const players = [{ heroes: ['Ysarre'], hand: 'g1 g2 g3 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }];
  const t = turn('Ysarre', { players });
  t.choose('skill:2');
  expect(t.told('hit')).toHaveLength(1);
  expect(healthOf(t)).toBe(10);
});

test('EA-9.15 a cost of health never takes the last point, and ignores armour, Shields and Extra HP', () => {
  const players = [{ heroes: ['Tovik'], hand: 'g2 g2 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }];
  const t = turn('Tovik', { players, heroes: { Tovik: { health: 5, shields: 2, extra: 2 } } });
  expect(t.choose('skill:1').hero('Tovik')).toMatchObject({ health: 4, shields: 2, extra: 2 });
  const last = turn('Tovik', { players, heroes: { Tovik: { health: 1 } } });
  expect(last.choose('skill:1').hero('Tovik').health).toBe(1);
});

test('EA-9.16 tokens, boost, edge and Equipment add to each damage number before armour; 0 or less deals nothing', () => {
  const given = { options: { mode: 'campaign' as const } };
  const t = turn('Ras', {
    ...given,
    players: [{ hand: 'g2 g2 A07 A21', souls: 2 }, {}, {}, {}],
    heroes: { Ras: { statuses: ['power'], equipment: 'Q01' } },
  });
  t.choose('use:A07').choose('skill:1').choose('burn');
  // 3 printed, 1 token, 2 boost, 2 edge, 1 blade, less 1 armour.
  expect(t.told('hit')).toMatchObject([{ printed: 3, bonus: 6, armour: 1, dealt: 8, health: 5 }]);
  // An edge is for the first number only.
  const flurry = turn('Kestrin', {
    players: [{ heroes: ['Kestrin'], hand: 'g1 g2 g3 A07 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }],
  });
  flurry.choose('use:A07').choose('skill:2').settle();
  expect(flurry.told('hit').map(({ printed, bonus }) => [printed, bonus])).toEqual([
    [3, 2],
    [2, 0],
  ]);
  const weak = turn('Ras', { players: [{ hand: 'A25 A21' }, {}, {}, {}] });
  weak.choose('use:A25');
  expect(weak.told('hit')).toMatchObject([{ printed: 0, dealt: 0 }]);
});

test('EA-9.17 the same skill may be used every turn', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 g3 g3 A14' }, {}, {}, {}] });
  t.choose('skill:1').choose('lay:g2').choose('use:A14').choose('skill:1').settle();
  expect(t.told('skill').map(({ skill }) => skill)).toEqual([0, 0]);
});
