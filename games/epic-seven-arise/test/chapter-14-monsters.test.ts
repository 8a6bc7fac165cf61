import { face } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { epicSevenAriseWith } from '../game.ts';
import { card, prey, turn } from './fight.ts';
import { content } from './table.ts';

// Chapter 14: a monster's turn. Heroes stand on the Waking Meadow: Ras a (5 6 11), Brannoch b (4 9), Ysarre c (2), Mirelle d (1 3); e (7 8) is free.

test('EA-14.1 a die shows which skill', () => {
  const t = prey();
  expect(t.awaited).toBe('ea.monster-die');
  t.draw(face(4));
  expect(t.told('monsterSkill')).toMatchObject([{ skill: 0 }]);
  expect(prey().draw(face(5)).told('monsterSkill')).toMatchObject([{ skill: 1 }]);
});

/** The same cards, but every monster has only its first skill. */
const simple = epicSevenAriseWith({ ...content, monsters: content.monsters.map((kind) => ({ ...kind, skills: kind.skills.slice(0, 1) })) });

test('EA-14.1 with one skill no die is rolled', () => {
  const t = prey({}, simple);
  expect([t.awaited, t.told('monsterSkill').map(({ skill }) => skill), t.told('dice')]).toEqual(['ea.attack', [0], []]);
});

test('EA-14.2 a boss rolls two dice and uses both skills, in the order rolled; equal dice mean the skill twice', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A' }] });
  t.draw(face(5), face(1), card(t, 2));
  expect(t.told('dice')).toMatchObject([{ dice: [5, 1] }]);
  expect(t.told('monsterSkill').map(({ skill }) => skill)).toEqual([2, 0]);
  const twice = prey({ monsters: [{ kind: 'grubmaw', at: 'A' }] });
  twice.draw(face(5), face(5));
  expect(twice.hero('Brannoch').health).toBe(13 - 2 * (5 - 2));
});

test('EA-14.3 an Enemy Attack card points at the circle with its number', () => {
  const t = prey();
  t.draw(face(1), card(t, 9));
  expect(t.told('attack')).toMatchObject([{ number: 9, circle: 1, hero: 1, rule: 'EA-14.3' }]);
  expect(t.hero('Brannoch').health).toBe(11);
});

const missed = (number: number): boolean => {
  const t = prey({ heroes: { Ysarre: { health: 0 } } });
  t.draw(face(1), card(t, number));
  return t.told('struck').length === 0 && t.told('attack')[0]!.rule === 'EA-14.4';
};

test('EA-14.4 an open number, an empty circle or a dead hero is a miss', () => {
  expect([12, 8, 2].map(missed)).toEqual([true, true, true]);
});

test('EA-14.5 drawn cards stay face-up', () => {
  const t = prey({ attacks: [3, 7] });
  t.draw(face(1), card(t, 12));
  expect(t.board.attacks).toEqual([3, 7, 12]);
});

test('EA-14.6 when the last of ten is carried out, all twelve are shuffled and two put aside', () => {
  const t = prey({ attacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  t.draw(face(1), card(t, 12));
  expect(t.board.attacks).toEqual([]);
  expect(t.told('attacksAgain')).toHaveLength(1);
  const ninth = prey({ attacks: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(ninth.draw(face(1), card(ninth, 12)).board.attacks).toHaveLength(9);
});

test('EA-14.7 a skill that needs more cards goes on after the reshuffle', () => {
  const t = prey({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    attacks: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    monsters: [{ kind: 'mother-silt', at: 'A' }],
  });
  t.draw(face(1), face(3), card(t, 12), card(t, 1));
  expect(t.board.attacks).toEqual([1]);
});

test('EA-14.8 the deck is not reshuffled between battles', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2' }, {}, {}, {}], attacks: [3, 7], monsters: [{ kind: 'husk', at: 'A', health: 1 }] });
  t.choose('skill:1').settle();
  expect(t.board.battle).toBeNull();
  expect(t.board.attacks).toEqual([3, 7]);
});

describe('EA-14.9 several targets', () => {
  test('EA-14.9 volley in draw order, cleave the pointed circle, the next, the previous', () => {
    const t = prey();
    t.draw(face(5), card(t, 9));
    expect(t.told('struck').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Brannoch', 'Ysarre', 'Ras']);
    const v = prey({ chapter: 2, on: 'A', tokens: { A: 'none' }, monsters: [{ kind: 'mother-silt', at: 'A' }] });
    v.draw(face(1), face(3), card(v, 6), card(v, 3));
    expect(
      v
        .told('struck')
        .slice(0, 2)
        .map(({ hero }) => content.heroes[hero]!.name),
    ).toEqual(['Mirelle', 'Ras']);
  });
  test('EA-14.9 quake and storm in friendship order', () => {
    const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A' }], order: [2, 0, 3, 1] });
    t.draw(face(5), face(6));
    expect(t.told('struck').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ysarre', 'Ras', 'Mirelle', 'Brannoch']);
  });
});

test('EA-14.10 cleave strikes both neighbours of an empty circle; an open number misses altogether', () => {
  const t = prey();
  t.draw(face(5), card(t, 8));
  expect(t.told('struck').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ras', 'Mirelle']);
  const open = prey();
  expect(open.draw(face(5), card(open, 12)).told('struck')).toEqual([]);
});

test('EA-14.11 a rider comes on everybody hit, also without loss, not on the dead; drain and discard once for each player', () => {
  const hound = { chapter: 3, at: 'X', on: 'A', tokens: { A: 'none' } } as const;
  // Sundered Court: circle a has 4, 6 and 11.
  const t = prey({ ...hound, monsters: [{ kind: 'hound', at: 'A' }], heroes: { Ras: { shields: 9 } } });
  t.draw(face(5), card(t, 4));
  expect(t.hero('Ras')).toMatchObject({ health: 10, statuses: STATUS.slow });
  const dead = prey({ ...hound, monsters: [{ kind: 'hound', at: 'A' }], heroes: { Ras: { health: 1 } } });
  dead.draw(face(5), card(dead, 4));
  expect(dead.hero('Ras').statuses).toBe(0);
  // Who died of a Drowned Briarling's drain keeps the Souls.
  const drained = {
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ souls: 5 }, {}, {}, {}],
    monsters: [{ kind: 'briarling', at: 'A' }],
  };
  const [hurt, killed] = [10, 1].map((health) => prey({ ...drained, heroes: { Ras: { health } } }));
  expect([hurt!, killed!].map((one) => one.draw(face(4), card(one, 5)).player(0).souls)).toEqual([3, 5]);
  // Matron Gale's storm makes everybody discard; four heroes of one player discard one card.
  const gale = prey({
    chapter: 5,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ hand: 'g1 g3 g5 g7' }],
    monsters: [{ kind: 'matron-gale', at: 'A' }],
  });
  gale.draw(face(5)).choose('discard:g3');
  expect([gale.told('struck').length, gale.told('discarded').length]).toEqual([4, 1]);
  expect(gale.question).not.toBe('discard.choose');
  const solo = prey({ chapter: 2, on: 'A', tokens: { A: 'none' }, players: [{ souls: 9 }], monsters: [{ kind: 'mother-silt', at: 'A' }] });
  solo.draw(face(5), face(3));
  expect(solo.player(0).souls).toBe(7);
});

test('EA-14.12 a stunned normal monster loses its turn and the Stun', () => {
  const t = prey({ monsters: [{ kind: 'husk', at: 'A', statuses: ['stun'] }] });
  expect(t.told('stunned')).toMatchObject([{ hero: -1, unit: 0, rule: 'EA-14.12' }]);
  expect(t.told('dice')).toEqual([]);
  expect(t.board.monsters[0]!.statuses).toBe(0);
});

test('EA-14.13 a stunned boss rolls one die, then the Stun leaves', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A', statuses: ['stun'] }] });
  t.draw(face(5));
  expect(t.told('dice')).toMatchObject([{ dice: [5] }]);
  expect(t.told('monsterSkill')).toHaveLength(1);
  expect(t.board.monsters[0]!.statuses).toBe(0);
});

test('EA-14.14 who was stunned in the last turn cannot be stunned until a turn without it', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A', statuses: ['stun'] }], players: [{ hand: 'A08 A21' }, {}, {}, {}] });
  t.draw(face(5));
  expect(t.board.monsters[0]!.wary).toBe(true);
  t.choose('use:A08');
  expect(t.board.monsters[0]!.statuses).toBe(0);
  t.choose('end').choose('end').draw(face(6), face(6));
  expect(t.board.monsters[0]!.wary).toBe(false);
});

test('EA-14.15 a monster’s statuses expire at the end of its turn', () => {
  const t = prey({ monsters: [{ kind: 'husk', at: 'A', statuses: ['power', 'slow'] }] });
  t.draw(face(1), card(t, 12));
  expect(t.board.monsters[0]!.statuses).toBe(0);
});

test('EA-14.16 a monster that dies in its own turn does nothing more', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A', health: 1 }], heroes: { Ysarre: { thorns: 1 } }, players: [{}, {}, {}, {}] });
  t.draw(face(5), face(1));
  expect(t.told('slain')).toMatchObject([{ seat: 2 }]);
  expect(t.told('monsterSkill')).toHaveLength(1);
  // In friendship order Ysarre is third: Mirelle is not struck any more.
  expect(t.told('struck')).toHaveLength(3);
  // The same where another monster fights on.
  const two = prey({
    monsters: [
      { kind: 'grubmaw', at: 'A', health: 1 },
      { kind: 'husk', at: 'A' },
    ],
    heroes: { Ysarre: { thorns: 1 } },
  }).draw(face(5), face(1));
  while (two.question === 'colour.choose') two.choose('colour:white');
  expect([two.told('monsterSkill').length, two.monsters]).toEqual([1, ['husk A 13']]);
  // A cleave ends with whoever kills the monster: Brannoch is struck, Ysarre and Ras beside him are not.
  const cleft = prey({ monsters: [{ kind: 'husk', at: 'A', health: 1 }], heroes: { Brannoch: { thorns: 1 } } });
  cleft.draw(face(5), card(cleft, 9));
  expect(cleft.told('struck').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Brannoch']);
});

test('EA-14.17 a Bystander on the struck circle takes the full number, and no part in storm and quake', () => {
  const t = prey({ battle: { bystander: 9, bystanderAt: 4 } });
  t.draw(face(1), card(t, 7));
  expect(t.board.battle!.bystander).toBe(5);
  expect(t.told('attack')[0]!.rule).toBe('EA-14.3');
  const quake = prey({ battle: { bystander: 9, bystanderAt: 4 }, monsters: [{ kind: 'grubmaw', at: 'A' }] });
  expect(quake.draw(face(5), face(6)).board.battle!.bystander).toBe(9);
});

test('EA-14.18 called monsters have full health, pay their kill, add no bounty, and leave with the boss', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A' }] });
  t.draw(face(6), face(6));
  expect(t.monsters).toEqual(['grubmaw A 155', 'briarling A 9', 'briarling A 9']);
  expect(t.board.battle!.bounty).toEqual([]);
  const full = prey({
    monsters: [
      { kind: 'grubmaw', at: 'A' },
      { kind: 'briarling', at: 'A', called: true },
      { kind: 'briarling', at: 'A', called: true },
    ],
  });
  full.draw(face(6), face(6));
  expect(full.told('placed')).toEqual([]);
  const kill = turn('Ras', {
    players: [{ hand: 'g2 g2 A21' }, {}, {}, {}],
    monsters: [
      { kind: 'grubmaw', at: 'A', health: 1 },
      { kind: 'briarling', at: 'A', called: true },
      { kind: 'briarling', at: 'A', health: 1, called: true },
    ],
  });
  kill.choose('skill:1').choose('foe:0').choose('colour:white').choose('colour:white');
  expect(kill.told('fled').map(({ unit }) => unit)).toEqual([1, 2]);
  expect(kill.told('stones').map(({ stones }) => stones)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
  const small = turn('Ras', {
    players: [{ hand: 'g2 g2 A21' }, {}, {}, {}],
    monsters: [
      { kind: 'grubmaw', at: 'A' },
      { kind: 'briarling', at: 'A', health: 1, called: true },
    ],
  });
  small.choose('skill:1').choose('foe:1');
  expect(small.player(0).stones).toEqual([0, 0, 1]);
});
