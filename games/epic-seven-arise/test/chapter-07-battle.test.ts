import { SPECTATOR, viewOf } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { epicSevenArise } from '../game.ts';
import { turnOrder } from '../odds/order.ts';
import { nextToAct } from '../rules/07-battle.ts';
import { heroSpeed, monsterArmour, monsterSpeed } from '../rules/combatants.ts';
import { battle } from '../rules/frames.ts';
import { NO_TOKEN } from '../state/board.ts';
import { card, fight, healthOf, turn, turnsOf } from './fight.ts';
import { content, keysOf, table } from './table.ts';

// Chapter 7: the Combat phase.

const NEIGHBOURS = { A: 'none', B: 'none', C: 'none' };
/** A pair that kills a weak monster, and a card that keeps the turn open. */
const PAIR = { hand: 'g2 g2' };

test('EA-7.1 the group chooses a tile with monsters beside the heroes, and a battle is fought there', () => {
  const t = table({
    phase: 'combat',
    tokens: NEIGHBOURS,
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'hound', at: 'B' },
      { kind: 'hound', at: 'E' },
    ],
  });
  expect(t.keys(0)).toEqual(['abstain', 'vote:A', 'vote:B']);
  t.vote('B');
  expect(t.board.battle!.at).toBe(t.position('B'));
});

test('EA-7.2 while monsters stand beside the heroes, they choose and fight again', () => {
  const t = table({
    players: [{ ...PAIR, heroes: ['Ysarre'] }, { heroes: ['Ras'] }, { heroes: ['Brannoch'] }, { heroes: ['Mirelle'] }],
    phase: 'combat',
    tokens: NEIGHBOURS,
    monsters: [
      { kind: 'husk', at: 'A', health: 1 },
      { kind: 'husk', at: 'B', health: 1 },
    ],
  });
  t.vote('A').choose('skill:1').settle();
  if (t.question === 'colour.choose') t.choose('colour:white');
  expect(t.told('battleWon')).toHaveLength(1);
  expect(t.board.battle!.at).toBe(t.position('B'));
});

test('EA-7.3 a battle cannot be declined or left', () => {
  const t = table({ phase: 'combat', tokens: NEIGHBOURS, monsters: [{ kind: 'husk', at: 'A' }] });
  expect(t.board.battle).not.toBeNull();
  expect(turn('Ras', { players: [{ hand: 'A21' }, {}, {}, {}] }).keys()).toEqual(['end', 'use:A21']);
});

test('EA-7.4 all heroes fight, and exactly the monsters on the tile', () => {
  const t = fight({
    players: [{ heroes: ['Ysarre'], hand: 'A21' }, { heroes: ['Ras'] }, { heroes: ['Brannoch'] }, { heroes: ['Mirelle'] }],
    tokens: NEIGHBOURS,
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'hound', at: 'B' },
    ],
  });
  expect(t.told('battle')[0]!.units).toEqual([0]);
  t.choose('use:A21');
  expect([healthOf(t, 0), healthOf(t, 1)]).toEqual([10, 11]);
});

test('EA-7.5 nobody moves, and each stands under the effects of the own tile', () => {
  // Groves slow heroes from two Skulls on: the heroes stand in a field, the monsters in a grove.
  const t = turn('Ras', { skulls: 2, tiles: { A: 'T05' }, players: [{ hand: 'A21' }, {}, {}, {}] });
  expect(t.letter(t.board.at)).toBe('S');
  expect(t.board.monsters[0]!.at).toBe(t.position('A'));
  expect(heroSpeed(t.board, content, t.hero('Ras'))).toBe(6);
  expect(nextToAct(t.board, content)).toEqual({ hero: t.placeOf('Ysarre') });
  // Mires harden monsters from six Skulls on: here it is the heroes who stand in one.
  const [dry, wet] = ['T05', 'T14'].map((tile) => {
    const mired = turn('Ras', { chapter: 2, skulls: 6, tiles: { A: tile }, tokens: { A: 'none' }, monsters: [{ kind: 'husk', at: 'A' }] });
    return monsterArmour(mired.board, content, mired.board.monsters[0]!);
  });
  expect(wet! - dry!).toBe(1);
});

test('EA-7.6 a battle starts with the token, then the boss row, the tile and the Bystander; contribution is 0', () => {
  const t = table({
    chapter: 2,
    at: 'S',
    tokens: { A: '2e' },
    skulls: 2,
    story: '3B',
    monsters: [{ kind: 'mother-silt', at: 'A' }],
    players: [{ souls: 3, contribution: 4, contributed: 2 }, { souls: 1 }, {}, {}],
    stack: [battle(1)],
  });
  // Four circles are full on the Reed Causeway: there is no Bystander.
  expect(t.story.slice(0, 5)).toEqual(['battle', 'bossRow', 'souls', 'souls', 'battleRound']);
  expect(t.board.players.map(({ contribution }) => contribution)).toEqual([0, 0, 0, 0]);
  expect(t.player(0).contributed).toBe(6);
  const turned = table({ tokens: { A: 'none' }, monsters: [{ kind: 'husk', at: 'B' }], stack: [battle(2)] });
  expect(turned.awaited).toBe('ea.token');
  turned.draw(turned.finds('1b'));
  expect(turned.story.slice(0, 3)).toEqual(['battle', 'token', 'battleRound']);
  // With three heroes a circle is free: the Bystander comes after the tile has acted.
  const escorted = table({
    chapter: 2,
    at: 'S',
    tokens: { A: '2e' },
    skulls: 2,
    story: '3B',
    monsters: [{ kind: 'mother-silt', at: 'A' }],
    players: [{ heroes: ['Ras', 'Brannoch', 'Ysarre'], souls: 3 }],
    stack: [battle(1)],
  });
  expect(escorted.story.slice(0, 5)).toEqual(['battle', 'bossRow', 'souls', 'bystander', 'battleRound']);
});

test('EA-7.7 in each battle round every living combatant has one turn', () => {
  const t = fight({ heroes: { Mirelle: { health: 0 } } });
  expect(turnsOf(t.draw(face(1), card(t, 12)))).toEqual(['Ysarre', 'Ras', 'Brannoch', 'husk', 'Ysarre', 'Ras', 'Brannoch']);
  expect(t.told('battleRound').map(({ round }) => round)).toEqual([1, 2]);
});

test('EA-7.8 the fastest who has not had a turn is next', () => {
  const t = fight({ monsters: [{ kind: 'hound', at: 'A' }] });
  expect(turnsOf(t.draw(face(1), card(t, 12))).slice(0, 5)).toEqual(['Ysarre', 'hound', 'Ras', 'Mirelle', 'Brannoch']);
});

test('EA-7.9 at equal speed heroes go before monsters', () => {
  const t = fight();
  expect(turnsOf(t)).toEqual(['Ysarre', 'Ras', 'Mirelle', 'Brannoch']);
  expect(t.awaited).toBe('ea.monster-die');
});

test('EA-7.10 at equal speed a boss goes before others, a lieutenant does not', () => {
  const t = table({
    chapter: 2,
    tokens: { A: 'none' },
    monsters: [
      { kind: 'briarling', at: 'A' },
      { kind: 'mother-silt', at: 'A' },
    ],
    stack: [battle(1)],
  });
  t.draw(face(6), face(6)).settle(1);
  expect(turnsOf(t).find((name) => name === 'mother-silt' || name === 'briarling')).toBe('mother-silt');
  const knight = table({
    chapter: 5,
    tokens: { A: 'none' },
    monsters: [
      { kind: 'briarling', at: 'A' },
      { kind: 'sir-ashgrave', at: 'A' },
    ],
    stack: [battle(1)],
  });
  knight.draw(face(1));
  expect(turnsOf(knight).at(-1)).toBe('briarling');
});

test('EA-7.11 tied heroes act by friendship order; who is next may let a tied hero act first, once in a battle round', () => {
  const players = [{ heroes: ['Tovik'], hand: 'A16' }, { heroes: ['Mirelle'], hand: 'A16' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }];
  const t = fight({
    players,
    order: [1, 0, 2, 3],
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'husk', at: 'A' },
    ],
  });
  expect(t.keys()).toEqual(['defer:H7', 'end', 'use:A16']);
  t.choose('defer:H7');
  expect(t.told('deferred')).toMatchObject([{ seat: 1, hero: 3, to: 6 }]);
  // Mirelle has not acted yet: the turn could be sent back, and then no more.
  expect(t.keys()).toEqual(['defer:H4', 'end', 'use:A16']);
  t.choose('end');
  expect(t.keys()).toEqual(['end', 'use:A16']);
  t.choose('end');
  expect(t.told('turn').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ras', 'Mirelle', 'Tovik', 'Mirelle', 'Ondra']);
  // Tied monsters in Enemy-card order.
  t.draw(face(1), card(t, 12));
  expect(t.told('dice').map(({ unit }) => unit)).toEqual([0]);
  // Sent back, the turn stays where it is; and nobody is let go first who has acted.
  expect(
    fight({ players, order: [1, 0, 2, 3] })
      .choose('defer:H7')
      .choose('defer:H4')
      .keys(),
  ).toEqual(['end', 'use:A16']);
  expect(
    fight({ players, order: [1, 0, 2, 3] })
      .choose('end')
      .keys(),
  ).toEqual(['end', 'use:A16']);
});

test('EA-7.11 nobody is let go first once something was done in the turn', () => {
  const players = [{ heroes: ['Tovik'], potions: 1, hand: 'A16' }, { heroes: ['Mirelle'] }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }];
  const t = fight({ players, heroes: { Ras: { health: 4 } } });
  expect(t.keys()).toContain('defer:H4');
  t.choose('potion:H1');
  expect(t.keys()).toEqual(['end', 'use:A16']);
});

test('EA-7.12 a change of speed counts at once; nobody has a second turn', () => {
  const t = fight({ monsters: [{ kind: 'hound', at: 'A' }], players: [{}, {}, { hand: 'A09 A16' }, {}] });
  // Slowed from 7 to 6 in the turn of Ysarre: now Ras (6) comes before it.
  t.choose('use:A09').choose('end');
  t.draw(face(1), card(t, 12));
  expect(turnsOf(t).slice(0, 5)).toEqual(['Ysarre', 'Ras', 'hound', 'Mirelle', 'Brannoch']);
  // Mirelle, slowed from 5 to 4, comes after a briarling (5) that she would otherwise come before.
  const tangled = turn('Ras', {
    order: [0, 1, 2, 3],
    monsters: [{ kind: 'briarling', at: 'A' }],
    heroes: { Ysarre: { acted: true }, Mirelle: { statuses: ['slow'] } },
  });
  expect(tangled.awaited).toBe('ea.monster-die');
  expect(turnsOf(tangled)).toEqual(['Ras']);
});

const still = <X extends object>(list: readonly X[]): X[] => list.map((one) => ({ ...one, speed: 0 }));

test('EA-7.13 speed never falls below 0', () => {
  const slow = { chapter: 3, at: 'C', on: 'Q', skulls: 0, tokens: { Q: 'none' } } as const;
  const t = fight({ ...slow, monsters: [{ kind: 'stonejaw', at: 'Q', statuses: ['slow'] }], heroes: { Brannoch: { statuses: ['slow'] } } });
  expect(turnsOf(t)).toEqual(['Ysarre', 'Ras', 'Mirelle', 'Brannoch']);
  expect(t.awaited).toBe('ea.monster-die');
  // In a set of cards where all are as slow as can be.
  const rooted = { ...content, heroes: still(content.heroes), monsters: still(content.monsters) };
  expect([
    heroSpeed(t.board, rooted, { ...t.hero('Brannoch'), statuses: STATUS.slow }),
    monsterSpeed(t.board, rooted, t.board.monsters[0]!),
  ]).toEqual([0, 0]);
});

test('EA-7.14 speeds are open to all: of heroes, of monsters, of a boss', () => {
  const t = turn('Ras', {
    players: [PAIR, {}, {}, {}],
    monsters: [
      { kind: 'grubmaw', at: 'A' },
      { kind: 'hound', at: 'A', statuses: ['slow'] },
    ],
    heroes: { Ysarre: { statuses: ['slow'] } },
  });
  for (const viewer of [SPECTATOR, 0, 3]) {
    const order = turnOrder(viewOf(epicSevenArise, t.state, viewer).sight, content);
    // Ras 6, Brannoch 3, Ysarre 8 less 1, Mirelle 5; Grubmaw 4, the Hound 7 less 1.
    expect(t.board.heroes.map((_, place) => order.find(({ hero }) => hero === place)!.speed)).toEqual([6, 3, 7, 5]);
    expect(t.board.monsters.map((monster) => order.find(({ unit }) => unit === monster.unit)!.speed)).toEqual([4, 6]);
  }
  expect(content.heroes.map(({ speed }) => speed)).toEqual([6, 3, 8, 5, 9, 4, 5, 7]);
  expect(content.monsters.filter(({ rank }) => rank === 'boss').map(({ speed }) => speed)).toEqual([4, 5, 5, 6, 4, 6, 7]);
});

test('EA-7.15 who is revived acts in this battle round if they have not; who is called, from the next', () => {
  const players = [{ hand: 'A15' }, {}, {}, {}];
  const t = turn('Ras', { players, heroes: { Mirelle: { health: 0 }, Ysarre: { health: 8 } }, battle: { fallen: [] } });
  t.choose('use:A15');
  expect(turnsOf(t)).toContain('Mirelle');
  const bought = fight({
    players: [{ stones: [1, 0, 0] }, {}, {}, {}],
    monsters: [{ kind: 'hound', at: 'A' }],
    heroes: { Ras: { health: 1 } },
  });
  bought.draw(face(1), card(bought, 5)).choose('revive:white');
  expect(turnsOf(bought).slice(0, 3)).toEqual(['Ysarre', 'hound', 'Ras']);
  const called = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], heroes: { Brannoch: { health: 0 } } });
  called.draw(face(6), face(6));
  expect(called.told('placed').filter((event) => event.called)).toHaveLength(2);
  expect(called.board.battle!.round).toBe(2);
  expect(turnsOf(called).filter((name) => name === 'briarling')).toEqual([]);
  expect(called.awaited).toBe('ea.monster-die');
  called.draw(face(1), card(called, 12));
  expect(turnsOf(called)).toContain('briarling');
});

test('EA-7.16 a battle ends when its last monster is dead', () => {
  const t = turn('Ras', { players: [PAIR, {}, {}, {}], monsters: [{ kind: 'husk', at: 'A', health: 2 }] });
  t.choose('skill:1').settle();
  expect(t.told('battleWon')).toMatchObject([{ position: t.position('A'), rounds: 1 }]);
});

test('EA-7.17 after the last blow the activation is finished, nothing more is played, and the turn ends normally', () => {
  const t = turn('Tovik', {
    players: [{ heroes: ['Tovik'], hand: 'r2 r2 A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }],
    monsters: [{ kind: 'husk', at: 'A', health: 3 }],
  });
  t.choose('skill:1').settle();
  // `lose 1 self` is still carried out, the Artifact is no longer offered, and the red cards bring their Souls.
  expect(t.hero('Tovik').health).toBe(11);
  expect(t.player(0).souls).toBe(2);
  expect(t.hand(0)).toContain('A21');
});

test('EA-7.18 after the battle: story, mission, bounty, revival, clean-up, order', () => {
  const t = fight({
    players: [{ heroes: ['Ysarre'], hand: 'g2 g2' }, { heroes: ['Ras'] }, { heroes: ['Brannoch'] }, { heroes: ['Mirelle'] }],
    tokens: { A: '1a' },
    monsters: [{ kind: 'husk', at: 'A', health: 1, card: '1-7' }],
    heroes: { Mirelle: { health: 0 } },
  });
  t.choose('skill:1').settle();
  for (let asked = 0; asked < 30 && t.board.battle !== null; asked++) t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle();
  const order = ['battleWon', 'completed', 'mission', 'bounty', 'revived', 'recycled', 'ranked'];
  const places = order.map((name) => t.story.lastIndexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test('EA-7.19 clean-up takes tokens, Shields, Extra HP and markers from all, Equipment out of the game, and recycles all hands', () => {
  const t = turn('Ras', {
    options: { mode: 'campaign' },
    players: [{ ...PAIR, deck: 'g1 g3 g4 g5 g6 g7' }, { hand: 'A01 g3', deck: 'g4' }, {}, {}],
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    heroes: { Brannoch: { shields: 2, extra: 1, statuses: ['slow'], taunt: true, thorns: 1, equipment: 'Q01' } },
  });
  t.choose('skill:1').settle();
  if (t.question === 'colour.choose') t.choose('colour:white').settle();
  expect(t.hero('Brannoch')).toMatchObject({ shields: 0, extra: 0, statuses: 0, taunt: false, thorns: 0, equipment: [] });
  expect(keysOf(t.board.removed)).toBe('Q01');
  expect(t.player(0).hand).toHaveLength(5);
  expect(t.hand(1).split(' ').toSorted().join(' ')).toBe('A01 g3 g4');
  // Vashkar takes wing, and the Hound that was with it stays on the map.
  const left = turn('Ras', {
    chapter: 4,
    at: 'F',
    on: 'G',
    story: '2',
    players: [PAIR, {}, {}, {}],
    monsters: [
      { kind: 'vashkar', at: 'G', health: 81 },
      { kind: 'hound', at: 'G', statuses: ['slow'], sunder: 1, wary: true },
    ],
  });
  left.choose('skill:1').choose('foe:0').settle();
  for (let asked = 0; asked < 20 && left.told('battleWon').length + left.told('ranked').length < 2; asked++)
    left.chooseAs(left.asked[0]!, left.keys(left.asked[0])[0]!).settle();
  expect(left.board.monsters).toMatchObject([{ statuses: 0, fresh: 0, sunder: 0, wary: false }]);
});

test('EA-7.20 health, Souls, potions, Skystones, Artifacts in hand and Skulls stay', () => {
  const t = turn('Ras', {
    players: [{ ...PAIR }, { hand: 'A01', souls: 4, potions: 1, stones: [1, 2, 0] }, {}, {}],
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    heroes: { Brannoch: { health: 5 } },
    skulls: 1,
  });
  t.choose('skill:1').settle();
  expect(t.player(1)).toMatchObject({ souls: 4, potions: 1, stones: [1, 2, 0] });
  expect(t.hand(1)).toBe('A01');
  expect(t.hero('Brannoch').health).toBe(5);
  expect(t.board.skulls).toBe(1);
});

/** All four rest while a boss misses, until so many battle rounds have ended. */
const dreadful = (skulls: number, rounds: number, heroes = {}): ReturnType<typeof fight> => {
  const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], skulls, heroes, attacks: [1, 2, 3, 4] });
  for (let round = 0; round < rounds; round++) {
    t.board.attacks = [1, 2, 3, 4];
    t.draw(face(1), face(1), card(t, 12), card(t, 10));
  }
  return t;
};

test('EA-7.21 while a boss lives, each battle round from the second on adds a Skull; just below the limit, damage instead', () => {
  expect(dreadful(3, 1).board.skulls).toBe(3);
  expect(dreadful(3, 2).board.skulls).toBe(4);
  expect(dreadful(3, 3).board.skulls).toBe(5);
  const t = dreadful(3, 5);
  expect(t.board.skulls).toBe(5);
  expect(t.told('dread').map(({ n }) => n)).toEqual([1, 2]);
  expect(t.hero('Ras').health).toBe(7);
  const bossless = fight();
  for (let round = 0; round < 3; round++) bossless.draw(face(1), card(bossless, [12, 10, 7][round]!));
  expect([bossless.board.battle!.round, bossless.board.skulls]).toEqual([4, 0]);
});

test('EA-7.22 without a boss, battle round 9 brings 1 true damage to all, the next 2', () => {
  const t = fight({ battle: {}, heroes: { Ras: { shields: 3 } } });
  for (let round = 0; round < 10; round++) {
    t.board.attacks = [];
    t.draw(face(1), card(t, 12));
  }
  expect(t.told('weary').map(({ n }) => n)).toEqual([1, 2]);
  expect(t.hero('Ras')).toMatchObject({ health: 7, shields: 3 });
});

test('EA-7.23 Dread is one effect: offers come after all have suffered, then the next battle round', () => {
  const weak = { Ras: { health: 1 }, Ysarre: { health: 1 } };
  const t = fight({
    players: [{ stones: [1, 0, 0] }, {}, { stones: [0, 2, 0] }, {}],
    monsters: [{ kind: 'grubmaw', at: 'A' }],
    skulls: 5,
    heroes: weak,
  });
  t.draw(face(1), face(1), card(t, 12), card(t, 10));
  t.draw(face(5), face(5));
  expect(t.question).toBe('revival.offer');
  const u = fight({
    players: [{ stones: [1, 0, 0] }, {}, { stones: [0, 2, 0] }, {}],
    monsters: [{ kind: 'grubmaw', at: 'A' }],
    skulls: 5,
    heroes: weak,
  });
  for (let round = 0; round < 2; round++) {
    u.board.attacks = [];
    u.draw(face(1), face(1), card(u, 12), card(u, 10));
  }
  expect(u.told('died').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ras', 'Ysarre']);
  expect(u.told('battleRound')).toHaveLength(2);
  u.choose('revive:white').choose('revive:black');
  expect(u.told('battleRound')).toHaveLength(3);
});

test('EA-7.24 no monster enters the heroes’ tile: it stands on the first free tile beside it', () => {
  const t = table({
    chapter: 1,
    at: 'H',
    story: '3',
    monsters: [{ kind: 'hound', at: 'E' }],
    phase: 'story',
    board: (board) => void (board.next = board.story + 1),
  });
  expect(t.storyCard).toBe('4A');
  expect(t.monsters.find((one) => one.startsWith('grubmaw'))).toBe('grubmaw G 155');
  expect(t.board.tokens[t.position('G')]).toBe(NO_TOKEN);
});
