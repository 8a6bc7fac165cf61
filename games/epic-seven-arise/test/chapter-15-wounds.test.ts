import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { lossOf } from '../rules/15-wounds.ts';
import { card, fight, prey, turn, turnsOf, type FightGiven } from './fight.ts';
import { keysOf, type PlayerGiven } from './table.ts';

// Chapter 15: receiving damage, death and revival. Ras stands on circle a (5 6 11) of the Waking Meadow.

/** Ras is struck for 4 by a Husk. */
const struck = (given: FightGiven = {}): ReturnType<typeof prey> => {
  const t = prey(given);
  return t.draw(face(1), card(t, 5));
};
/** Ras dies of it, in front of these players. */
const slain = (players: readonly PlayerGiven[], given: FightGiven = {}): ReturnType<typeof prey> =>
  struck({ players, ...given, heroes: { ...given.heroes, Ras: { health: 1 } } });
const QUAKE = { monsters: [{ kind: 'grubmaw', at: 'A' }] };

test('EA-15.1 armour is subtracted from physical damage, not from magical', () => {
  expect(struck().hero('Ras').health).toBe(7);
  const t = prey({ chapter: 2, on: 'A', tokens: { A: 'none' }, monsters: [{ kind: 'acolyte', at: 'A' }] });
  // Reed Causeway: circle a has 3, 5, 9 and 11.
  expect(t.draw(face(1), card(t, 5)).hero('Ras').health).toBe(8);
});

test('EA-15.2 each Shield prevents 1 and is used up; none stops true damage', () => {
  expect(struck({ heroes: { Ras: { shields: 2 } } }).hero('Ras')).toMatchObject({ health: 9, shields: 0 });
  expect(lossOf({ ...struck().hero('Ras'), shields: 3 }, 1, 'true', 2)).toMatchObject({ shields: 0, lost: 2 });
});

test('EA-15.3 then Extra HP are lost, then HP tokens', () => {
  expect(struck({ heroes: { Ras: { shields: 1, extra: 1 } } }).hero('Ras')).toMatchObject({ health: 9, shields: 0, extra: 0 });
  expect(struck({ heroes: { Ras: { extra: 5 } } }).hero('Ras')).toMatchObject({ health: 10, extra: 2 });
});

test('EA-15.4 the rest is taken from health', () => {
  const t = struck();
  expect(t.told('struck')).toMatchObject([{ printed: 4, bonus: 0, armour: 1, shields: 0, extra: 0, lost: 3, health: 7 }]);
});

test('EA-15.5 Shields and Extra HP add up and do not expire with a turn', () => {
  const t = turn('Ras', { players: [{ hand: 'A04 A19 A20 A21' }, {}, {}, {}], heroes: { Ras: { extra: 2 } } });
  t.choose('use:A04').choose('use:A19').choose('use:A20').choose('hero:H1');
  expect(t.hero('Ras')).toMatchObject({ shields: 4, extra: 6 });
  t.choose('end').settle(0);
  expect(t.hero('Ras')).toMatchObject({ shields: 4, extra: 6 });
});

test('EA-15.6 nobody is healed above printed health', () => {
  const t = turn('Ras', { players: [{ hand: 'A29 A21' }, {}, {}, {}], heroes: { Ras: { health: 9 } } });
  t.choose('use:A29');
  expect(t.hero('Ras').health).toBe(10);
  expect(t.told('healed')).toMatchObject([{ n: 1 }]);
});

test('EA-15.7 a hero without health dies and loses statuses, Shields, Extra HP and markers', () => {
  const t = prey({ heroes: { Ras: { health: 1, statuses: ['power'], taunt: true, thorns: 1, circle: 'a' } } });
  t.draw(face(1), card(t, 12));
  expect(t.hero('Ras')).toMatchObject({ health: 0, statuses: 0, taunt: false, thorns: 0, circle: 0 });
  expect(t.told('died')).toMatchObject([{ hero: 0 }]);
  // Shields do not stop Dread: whoever dies of it loses them.
  const dread = fight({ ...QUAKE, skulls: 5, heroes: { Ras: { health: 1, shields: 2 } } });
  for (let round = 0; round < 2; round++) {
    dread.board.attacks = [];
    dread.draw(face(1), face(1), card(dread, 12), card(dread, 10));
  }
  expect(dread.hero('Ras')).toMatchObject({ health: 0, shields: 0 });
});

test('EA-15.8 at once the owner may revive by discarding all Skystones of the fullest colour', () => {
  const t = slain([{ stones: [1, 3, 0] }, {}, {}, {}]);
  expect(t.asked).toEqual([0]);
  expect(t.keys()).toEqual(['decline', 'revive:black']);
  expect(t.why('revive:white')).toBe('EA-15.8');
  t.choose('revive:black');
  expect(t.player(0).stones).toEqual([1, 0, 0]);
  expect(t.hero('Ras').health).toBe(10);
});

test('EA-15.9 at a tie of colours the owner chooses', () => {
  expect(slain([{ stones: [2, 0, 2] }, {}, {}, {}]).keys()).toEqual(['decline', 'revive:green', 'revive:white']);
});

test('EA-15.10 the offer stands only now; without Skystones there is none', () => {
  const t = slain([{}, {}, {}, {}]);
  expect(t.told('declined')).toMatchObject([{ seat: 0, hero: 0 }]);
  const u = slain([{ stones: [1, 0, 0] }, {}, {}, {}]);
  u.engine.sealed = null;
  u.choose('decline');
  // What was declined cannot be taken back.
  expect([u.told('died').length, u.engine.sealed]).toEqual([1, 'EA-15.10']);
  u.draw(face(1), card(u, 12));
  expect(u.hero('Ras').health).toBe(0);
});

test('EA-15.11 if several die of one effect it is finished first; then owners decide in friendship order', () => {
  const players = [{ stones: [1, 0, 0] as const }, {}, { stones: [1, 0, 0] as const }, {}];
  const t = prey({ ...QUAKE, players, order: [2, 1, 0, 3], heroes: { Ras: { health: 1 }, Ysarre: { health: 1 } } });
  t.draw(face(5), face(6));
  expect(t.told('struck')).toHaveLength(4);
  expect(t.asked).toEqual([2]);
  t.choose('decline');
  expect(t.asked).toEqual([0]);
  // Dread strikes in hero-card order; the offers still go by rank.
  const dread = fight({ ...QUAKE, players, order: [2, 1, 0, 3], skulls: 5, heroes: { Ras: { health: 1 }, Ysarre: { health: 1 } } });
  for (let round = 0; round < 2; round++) {
    dread.board.attacks = [];
    dread.draw(face(1), face(1), card(dread, 12), card(dread, 10));
  }
  expect(dread.told('died').map(({ hero }) => hero)).toEqual([0, 2]);
  expect(dread.asked).toEqual([2]);
});

test('EA-15.12 reviving costs the Artifacts in hand, all potions and all Souls', () => {
  const t = slain([{ stones: [1, 0, 0], hand: 'A01 g3', deck: 'A02', area: 'A03', potions: 2, souls: 7 }, {}, {}, {}]);
  t.choose('revive:white');
  expect(t.player(0)).toMatchObject({ potions: 0, souls: 0 });
  expect(keysOf(t.board.discards)).toBe('A01');
  expect(t.told('revived')).toMatchObject([{ potions: 2, souls: 7, free: false }]);
  expect([...t.player(0).deck, ...t.player(0).area, ...t.player(0).hand]).toHaveLength(3);
  expect(t.board.potions).toBe(4);
});

test('EA-15.13 the hero stands up at full health on the same circle', () => {
  const t = slain([{ stones: [1, 0, 0] }, {}, {}, {}]);
  t.choose('revive:white');
  expect(t.hero('Ras')).toMatchObject({ health: 10, circle: 0 });
});

test('EA-15.14 when the battle ends every dead hero revives without Skystones', () => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 g2' }, { stones: [2, 0, 0], souls: 3, potions: 1, hand: 'A01' }, {}, {}],
    heroes: { Brannoch: { health: 0 } },
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
  });
  t.choose('skill:1').settle();
  expect(t.hero('Brannoch').health).toBe(13);
  expect(t.player(1)).toMatchObject({ stones: [2, 0, 0], souls: 0, potions: 0 });
  expect(t.told('revived')).toMatchObject([{ free: true, rule: 'EA-15.14' }]);
});

test('EA-15.15 a player with several heroes pays once for all who revive at the same moment', () => {
  const t = turn('Ras', {
    players: [
      { heroes: ['Ras', 'Mirelle'], hand: 'g2 g2' },
      { heroes: ['Brannoch', 'Ysarre'], souls: 3 },
    ],
    heroes: { Brannoch: { health: 0 }, Ysarre: { health: 0 } },
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
  });
  t.choose('skill:1').settle();
  expect(t.told('revived').map(({ souls }) => souls)).toEqual([3, 0]);
  expect([t.hero('Brannoch').health, t.hero('Ysarre').health]).toEqual([13, 8]);
});

test('EA-15.15 it is paid from what all heroes of the player share, whichever of them revives, and without Skystones', () => {
  const t = turn('Ras', {
    players: [
      { heroes: ['Ras', 'Mirelle'], hand: 'g2 g2' },
      { heroes: ['Brannoch', 'Ysarre'], hand: 'A01', souls: 3, potions: 1, stones: [2, 0, 0] },
    ],
    heroes: { Ysarre: { health: 0 } },
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
  });
  t.choose('skill:1').settle();
  expect(t.told('revived')).toMatchObject([{ souls: 3, potions: 1, free: true }]);
  expect(t.player(1)).toMatchObject({ souls: 0, potions: 0, stones: [2, 0, 0] });
  expect(keysOf(t.board.discards)).toBe('A01');
});

test('EA-15.16 raise stands a dead hero up with so much health, at no other price', () => {
  const t = turn('Ras', {
    players: [{ hand: 'A15 A21', souls: 2 }, { souls: 5, potions: 1 }, {}, {}],
    heroes: { Brannoch: { health: 0 } },
  });
  t.choose('use:A15');
  expect(t.hero('Brannoch').health).toBe(5);
  expect(t.player(1)).toMatchObject({ souls: 5, potions: 1 });
});

test('EA-15.17 if after all offers nobody lives, all players lose', () => {
  const dead = { Brannoch: { health: 0 }, Ysarre: { health: 0 }, Mirelle: { health: 0 } };
  const t = slain([{ stones: [1, 0, 0] }, {}, {}, {}], { heroes: dead });
  t.choose('decline');
  expect(t.state.outcome).toMatchObject({ reason: 'dead', places: [0, 0, 0, 0] });
  const lives = slain([{ stones: [1, 0, 0] }, {}, {}, {}], { heroes: dead });
  expect(lives.choose('revive:white').state.outcome).toBeNull();
});

test('EA-15.18 who is revived before having had a turn has it; who has had one does not', () => {
  const players = [{ stones: [1, 0, 0] as const }, {}, {}, {}];
  const t = fight({ players, monsters: [{ kind: 'hound', at: 'A' }], heroes: { Ras: { health: 1 } } });
  t.draw(face(1), card(t, 5)).choose('revive:white');
  expect(turnsOf(t)).toEqual(['Ysarre', 'hound', 'Ras', 'Mirelle', 'Brannoch', 'Ysarre']);
  const late = fight({ players, heroes: { Ras: { health: 1 } } });
  late.draw(face(1), card(late, 5)).choose('revive:white');
  expect(turnsOf(late).slice(4, 7)).toEqual(['husk', 'Ysarre', 'Ras']);
});

test('EA-15.18 who is dead in their own turn ends it: nothing is asked', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 A21', potions: 1 }, {}, {}, {}], heroes: { Ras: { health: 0 } } });
  expect(t.story).not.toContain('skill');
  expect(t.question).not.toBe('heroTurn.act');
});

test('EA-15.19 a player without living heroes keeps everything, uses nothing and assists nobody', () => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 A21', souls: 9 }, { hand: 'g2 A01', souls: 4, potions: 1 }, {}, {}],
    heroes: { Brannoch: { health: 0 } },
  });
  expect(t.why('skill:1')).toBe('EA-9.10');
  expect(t.player(1)).toMatchObject({ souls: 4, potions: 1 });
  expect(t.hand(1)).toBe('g2 A01');
  const killed = slain([{ hand: 'g2 A01', souls: 4, potions: 1 }, {}, {}, {}]);
  expect([killed.hero('Ras').health, killed.hand(0), killed.player(0)]).toMatchObject([0, 'g2 A01', { souls: 4, potions: 1 }]);
});
