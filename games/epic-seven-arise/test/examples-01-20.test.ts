import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { nextToAct } from '../rules/07-battle.ts';
import { lossOf } from '../rules/15-wounds.ts';
import { heroSpeed } from '../rules/combatants.ts';
import { merchant } from '../rules/frames.ts';
import { scoreOf } from '../rules/things.ts';
import { card, fight, healthOf, playOn, prey, turn, turnsOf, type FightGiven } from './fight.ts';
import { content, keysOf, rowOf, table, type PlayerGiven, type Table } from './table.ts';

// The worked examples of the rulebook, number by number.

/** Seats for these heroes, one each; the first has this. */
const party = (heroes: readonly string[], own: PlayerGiven = {}, second: PlayerGiven = {}): PlayerGiven[] =>
  heroes.map((name, seat) => ({ heroes: [name], ...(seat === 0 ? own : seat === 1 ? second : {}) }));

test('Example 1: a Story card', () => {
  const t = turn('Ras', {
    round: 2,
    story: '1',
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    tokens: { A: '1a' },
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    battle: { token: rowOf(content.tokens, '1a') },
  });
  playOn(t.choose('skill:1'));
  expect(t.told('looked').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(t.told('kept')).toHaveLength(4);
  expect(t.storyCard).toBe('1');
  expect(content.stories[t.board.next]!.id).toBe('2A');
  for (let asked = 0; asked < 60 && t.board.round === 2; asked++)
    t.chooseAs(
      t.asked[0]!,
      t.keys(t.asked[0]).find((key) => !/surrender/.test(key))!,
    ).settle();
  expect(t.storyCard).toBe('2A');
  expect(t.told('story')).toHaveLength(1);
});

test('Example 2: the price of a Dual Attack', () => {
  const players = party(['Ras', 'Mirelle', 'Brannoch', 'Ysarre'], { hand: 'g2 A21', souls: 5 }, { hand: 'g2' });
  const t = turn('Ras', { players, order: [2, 0, 1, 3] });
  t.choose('skill:1');
  expect([t.player(0).souls, t.player(1).souls]).toEqual([2, 3]);
});

test('Example 3: a score', () => {
  const t = table({ players: [{ stones: [2, 3, 4] }, {}, {}, {}] });
  expect(scoreOf(content, t.player(0))).toBe(15);
});

test('Example 4: speed on a tile', () => {
  const t = fight({
    players: party(['Kestrin', 'Ras', 'Mirelle', 'Brannoch']),
    at: 'B',
    skulls: 2,
    tiles: { B: 'T06', A: 'T02' },
    tokens: { A: 'none', B: 'none' },
    monsters: [{ kind: 'hound', at: 'A' }],
  });
  const speedOf = (name: string): number => heroSpeed(t.board, content, t.hero(name));
  expect(['Kestrin', 'Ras', 'Mirelle', 'Brannoch'].map(speedOf)).toEqual([8, 5, 4, 2]);
  t.draw(face(6));
  expect(turnsOf(t).slice(0, 3)).toEqual(['Kestrin', 'hound', 'Ras']);
});

test('Example 5: cards at the Merchant', () => {
  const t = table({ players: [{ stones: [1, 0, 0] }, { stones: [1, 0, 0] }, {}, {}], stack: [merchant()] });
  t.choose('skillCard', ...t.all('r4 b2 g7'))
    .choose('keep:r4')
    .choose('top:b2');
  t.choose('skillCard');
  t.settle(1);
  const looked = t.told('looked').at(-1)!;
  expect(looked.seat).toBe(1);
  expect(keysOf(looked.cards).split(' ')).toEqual(expect.arrayContaining(['b2', 'g7']));
  expect(looked.cards).toHaveLength(3);
});

test('Example 6: the Enemy Attack deck', () => {
  const t = prey({ attacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  t.draw(face(1), card(t, 11));
  expect(t.hero('Ras').health).toBe(7);
  expect(t.board.attacks).toEqual([]);
  expect(t.told('attacksAgain')).toHaveLength(1);
});

const oathcut = (souls: number): Table => turn('Ras', { players: [{ hand: 'g2 g2 A21', souls }, {}, {}, {}] }).choose('skill:1');

test('Example 7: armour and boost', () => {
  expect(healthOf(oathcut(0))).toBe(11);
  expect(healthOf(oathcut(2).choose('burn'))).toBe(9);
});

test('Example 8: no damage, still bonuses', () => {
  const t = turn('Kestrin', {
    chapter: 3,
    at: 'X',
    on: 'A',
    skulls: 2,
    tiles: { A: 'T09' },
    tokens: { A: 'none' },
    players: party(['Kestrin', 'Ras', 'Mirelle', 'Brannoch'], { hand: 'b3 r4 g5 A06', deck: 'g1 g2 g6 g7 b7' }),
    monsters: [{ kind: 'stonejaw', at: 'A' }],
  });
  t.choose('skill:2', ...t.all('g1 g2 g6 g7'));
  expect(t.told('hit').map(({ armour, dealt }) => [armour, dealt])).toEqual([
    [3, 0],
    [3, 0],
  ]);
  expect(healthOf(t)).toBe(20);
  expect(t.told('drew')[0]!.cards).toHaveLength(4);
  t.choose('end').settle(1);
  expect(t.player(0).souls).toBe(1);
});

test('Example 9: separate hits', () => {
  const t = turn('Kestrin', { players: party(['Kestrin', 'Ras', 'Mirelle', 'Brannoch'], { hand: 'g3 g4 g5 r1 A21' }) });
  t.choose('skill:2').choose('lay:g3');
  if (t.question === 'skill.set') t.choose('lay:g4');
  if (t.question === 'skill.set') t.choose('lay:g5');
  t.choose('burn');
  expect(t.told('hit').map(({ dealt }) => dealt)).toEqual([2, 1, 1]);
  expect(healthOf(t)).toBe(9);
});

test('Example 10: the limit of draws', () => {
  const t = turn('Ras', { players: [{ hand: 'b5 b5 b5 g2 A06', deck: 'g3 g4 g6 g7 r1' }, {}, {}, {}] });
  t.choose('skill:3', ...t.all('g3 g4 g6 g7 r1'));
  expect(t.told('drew')[0]!.cards).toHaveLength(5);
  expect(keysOf(t.player(0).area)).toBe('b5 b5 b5');
});

test('Example 11: paying with a drawn card', () => {
  const t = turn('Ysarre', { players: party(['Ysarre', 'Ras', 'Mirelle', 'Brannoch'], { hand: 'g2 g2 A21', deck: 'b7 g6 g5' }) });
  t.choose('skill:1', ...t.all('b7 g6')).choose('burn');
  expect(t.told('hit')).toMatchObject([{ damage: 'true', printed: 3, bonus: 1, armour: 0, dealt: 4 }]);
  expect(t.awaited).toBeNull();
});

test('Example 12: a borrowed red card', () => {
  const players = party(['Tovik', 'Ondra', 'Ras', 'Brannoch'], { hand: 'g5 g5 A01', deck: 'g1 g2 g3', souls: 2 }, { hand: 'r5' });
  const t = turn('Tovik', { players });
  t.choose('skill:3', ...t.all('g1 g2'));
  expect(t.awaited).toBeNull();
  t.choose('end').settle();
  expect(t.player(0).souls).toBe(1);
  // 2 for the loan, 1 at the end of Tovik's turn; Ondra's own turn brings no further one.
  expect(
    t
      .told('souls')
      .filter(({ seat }) => seat === 1)
      .map(({ n }) => n),
  ).toEqual([2, 1]);
  expect(t.player(1).contribution).toBe(2);
});

test('Example 13: a borrowed blue card', () => {
  const players = party(
    ['Tovik', 'Ondra', 'Ras', 'Brannoch'],
    { hand: 'g5 g5 A01', deck: 'g1 g2 g3 g4', souls: 2 },
    { hand: 'b5', deck: 'g6 g7' },
  );
  const t = turn('Tovik', { players });
  t.choose('skill:3', ...t.all('g1 g2 g3'), t.finds('g7'));
  expect(t.told('drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [0, 3],
    [1, 1],
  ]);
});

test('Example 14: an Artifact as a number', () => {
  const t = turn('Ras', { players: [{ hand: 'A01 g3 g4 g6 g6' }, {}, {}, {}] });
  expect(t.keys()).toEqual(['end', 'skill:1', 'skill:2', 'use:A01']);
  t.choose('skill:1').settle();
  expect(keysOf(t.told('set')[0]!.cards)).toBe('g6 g6');
  const run = turn('Ras', { players: [{ hand: 'A01 g3 g4 g6 g6' }, {}, {}, {}] });
  run.choose('skill:2').settle();
  expect(keysOf(run.told('set')[0]!.cards)).toBe('g3 g4 A01');
});

test('Example 15: the order of losses', () => {
  const ras = { ...table({}).hero('Ras'), shields: 1, extra: 2 };
  expect(lossOf(ras, 1, 'physical', 6)).toEqual({ armour: 1, shields: 1, extra: 2, lost: 2 });
  expect(lossOf(ras, 1, 'magical', 6)).toEqual({ armour: 0, shields: 1, extra: 2, lost: 3 });
  expect(lossOf(ras, 1, 'true', 6)).toEqual({ armour: 0, shields: 0, extra: 2, lost: 4 });
});

test('Example 16: circles', () => {
  const heroes = { Brannoch: { circle: 'a' }, Ras: { circle: 'b' }, Mirelle: { circle: 'c' }, Ysarre: { circle: 'd' } };
  const hitBy = (number: number): number[] => {
    const t = prey({ heroes, monsters: [{ kind: 'husk', at: 'A' }] });
    return t
      .draw(face(1), card(t, number))
      .told('struck')
      .map(({ hero }) => hero);
  };
  expect([hitBy(8), hitBy(10), hitBy(6)]).toEqual([[], [], [1]]);
  const sweep = prey({ heroes, monsters: [{ kind: 'grubmaw', at: 'A', statuses: ['stun'] }] });
  sweep.draw(face(3), card(sweep, 8));
  const losses = sweep.told('struck').map(({ hero, lost }) => [content.heroes[hero]!.name, lost]);
  expect(Object.fromEntries(losses)).toEqual({ Brannoch: 3, Ysarre: 5 });
});

test('Example 17: ties of speed', () => {
  const players = party(['Tovik', 'Mirelle', 'Brannoch', 'Ondra'], { hand: 'A21' }, { hand: 'A21' });
  const given: FightGiven = {
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players,
    monsters: [
      { kind: 'briarling', at: 'A' },
      { kind: 'mother-silt', at: 'A' },
    ],
  };
  const t = fight(given);
  expect(t.keys()).toEqual(['defer:H4', 'end', 'use:A21']);
  t.choose('end').choose('end').draw(face(6), face(6));
  expect(turnsOf(t).slice(0, 3)).toEqual(['Tovik', 'Mirelle', 'mother-silt']);
  expect(nextToAct({ ...t.board, heroes: [] }, content)).toBeNull();
  t.draw(face(1));
  expect(turnsOf(t)[3]).toBe('briarling');
  const u = fight(given);
  u.choose('defer:H4').choose('end').choose('end').draw(face(6), face(6));
  expect(turnsOf(u).slice(1, 4)).toEqual(['Mirelle', 'Tovik', 'mother-silt']);
});

test('Example 18: slowed before acting', () => {
  const t = fight({
    chapter: 3,
    at: 'X',
    on: 'A',
    tokens: { A: 'none' },
    players: [{ hand: 'A21' }, {}, {}, {}],
    monsters: [
      { kind: 'hound', at: 'A' },
      { kind: 'acolyte', at: 'A' },
    ],
  });
  t.draw(face(5), card(t, 4), face(6));
  expect(turnsOf(t)).toEqual(['Ysarre', 'hound', 'acolyte', 'Ras']);
  t.choose('end');
  expect(t.hero('Ras').statuses).toBe(0);
});

test('Example 19: a stunned boss', () => {
  const t = turn('Ras', { players: [{ hand: 'A08 A21' }, {}, {}, {}], monsters: [{ kind: 'grubmaw', at: 'A' }] });
  t.choose('use:A08').choose('end').draw(face(5));
  expect(t.told('dice')).toMatchObject([{ dice: [5] }]);
  expect(t.told('monsterSkill')).toHaveLength(1);
  expect(t.board.monsters[0]).toMatchObject({ statuses: 0, wary: true });
  t.choose('end').draw(face(5), face(6));
  expect(t.board.monsters[0]!.wary).toBe(false);
});

test('Example 20: death and its price', () => {
  const players = party(['Ysarre', 'Ras', 'Mirelle', 'Brannoch'], { stones: [3, 1, 3], souls: 4, potions: 1, hand: 'A21' });
  const t = prey({ players, heroes: { Ysarre: { health: 1, circle: 'e' } } });
  expect(scoreOf(content, t.player(0))).toBe(10);
  t.draw(face(1), card(t, 7));
  expect(t.keys()).toEqual(['decline', 'revive:green', 'revive:white']);
  t.choose('revive:white');
  expect(t.player(0)).toMatchObject({ stones: [0, 1, 3], souls: 0, potions: 0 });
  expect(keysOf(t.board.discards)).toBe('A21');
  expect(t.hero('Ysarre').health).toBe(8);
  expect(scoreOf(content, t.player(0))).toBe(4);
});
