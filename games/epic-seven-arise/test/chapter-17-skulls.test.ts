import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { addSkulls, tileStatuses } from '../rules/17-skulls.ts';
import { heroSpeed, monsterArmour, monsterBonus, monsterSpeed } from '../rules/combatants.ts';
import { tableEffects } from '../rules/effects/frame.ts';
import { card, fight, healthOf, turn, type FightGiven } from './fight.ts';
import { content, table, type Given, type Table } from './table.ts';

// Chapter 17: Skulls and tile effects.

/** So many Skulls come, or go, as an effect of the table. */
const skulls = (n: number, given: Given): Table => {
  const row = content.effects.findIndex((effect) => effect.do === 'skull' && effect.n === n);
  return table({ ...given, stack: [tableEffects([row], 'EA-17.1', 'story')] });
};
const MIRE = { chapter: 2, at: 'S' } as const;
const ras = (given: FightGiven): Table => turn('Ras', { players: [{ hand: 'A21' }, {}, {}, {}], ...given });
/** Grubmaw with so many Skulls. */
const boss = (count: number, given: FightGiven = {}): Table =>
  ras({ skulls: count, tiles: { A: 'T05' }, monsters: [{ kind: 'grubmaw', at: 'A' }], ...given });

test('EA-17.1 Skulls are common to all', () => {
  const t = skulls(1, { skulls: 2 });
  expect(t.board.skulls).toBe(3);
  expect(t.told('skulls')).toMatchObject([{ n: 1, skulls: 3, limit: 6 }]);
});

const on = (count: number, side: 'white' | 'black', tile: string): number =>
  tileStatuses(table({ skulls: count, tiles: { A: tile } }).board, content, 1, side);

test('EA-17.2 the Skull table and Story cards say which tiles carry which tokens', () => {
  expect([on(1, 'black', 'T05'), on(2, 'black', 'T05'), on(2, 'black', 'T02')]).toEqual([0, STATUS.slow, 0]);
  expect([on(3, 'white', 'T02'), on(4, 'white', 'T02')]).toEqual([0, STATUS.power]);
  const wading = table({ ...MIRE, board: (board) => board.tileEffects.push(content.effects.findIndex((effect) => effect.do === 'tile')) });
  expect(tileStatuses(wading.board, content, wading.board.at, 'black')).toBe(STATUS.discard);
});

test('EA-17.3 white tokens are for monsters, black ones for heroes', () => {
  const grove = ras({ skulls: 2, at: 'B', tiles: { A: 'T05', B: 'T06' }, tokens: { A: 'none', B: 'none' } });
  expect(heroSpeed(grove.board, content, grove.hero('Ras'))).toBe(5);
  expect(monsterSpeed(grove.board, content, grove.board.monsters[0]!)).toBe(3);
  const field = ras({ skulls: 4, tiles: { A: 'T02' } });
  expect(monsterBonus(field.board, content, field.board.monsters[0]!)).toBe(1);
});

test('EA-17.4 tokens affect combatants by the tile they stand on', () => {
  const inField = ras({ skulls: 4, tiles: { A: 'T02' } });
  const inGrove = ras({ skulls: 4, tiles: { A: 'T05' } });
  expect([inField, inGrove].map((t) => monsterBonus(t.board, content, t.board.monsters[0]!))).toEqual([1, 0]);
});

test('EA-17.5 tokens follow the number of Skulls at once, also in the middle of a battle', () => {
  const t = ras({ skulls: 3, tiles: { A: 'T02' } });
  expect(monsterBonus(t.board, content, t.board.monsters[0]!)).toBe(0);
  addSkulls(t.board, 1, 'EA-17.1', t.engine);
  expect(monsterBonus(t.board, content, t.board.monsters[0]!)).toBe(1);
});

test('EA-17.6 a black token that comes to lie on the heroes’ tile works immediately', () => {
  const t = skulls(1, { ...MIRE, skulls: 1, players: [{ souls: 3 }, { souls: 1 }, {}, {}] });
  expect(t.board.players.map(({ souls }) => souls)).toEqual([1, 0, 0, 0]);
  expect(t.told('souls')[0]!.rule).toBe('EA-17.6');
  // One that lies there already does not work again with the next Skull.
  expect(skulls(1, { ...MIRE, skulls: 2, players: [{ souls: 3 }, {}, {}, {}] }).player(0).souls).toBe(3);
});

test('EA-17.7 below the threshold the token leaves; what it has done stays done', () => {
  const t = skulls(-1, { ...MIRE, skulls: 2, players: [{ souls: 3 }, {}, {}, {}] });
  expect(tileStatuses(t.board, content, t.board.at, 'black')).toBe(0);
  expect(t.player(0).souls).toBe(3);
});

test('EA-17.8 armour and bonus of a boss follow the Skulls at all times, its maximum at the start of a battle', () => {
  const valuesAt = (count: number): number[] => {
    const t = boss(count, { options: { difficulty: 'gentle' } });
    const [monster] = t.board.monsters;
    return [monster!.most, monsterArmour(t.board, content, monster!), monsterBonus(t.board, content, monster!)];
  };
  expect([0, 1, 2, 3, 4, 5, 6].map(valuesAt)).toEqual([
    [155, 1, 0],
    [155, 1, 0],
    [159, 1, 1],
    [159, 1, 1],
    [162, 1, 2],
    [162, 1, 2],
    [165, 2, 3],
  ]);
  const t = boss(3);
  addSkulls(t.board, 1, 'EA-7.21', t.engine);
  expect([healthOf(t), monsterBonus(t.board, content, t.board.monsters[0]!)]).toEqual([159, 2]);
  // The damage on it stays: 20 of 155, then 20 of 159.
  const anew = fight({
    skulls: 2,
    monsters: [{ kind: 'grubmaw', at: 'A' }],
    board: (board) => Object.assign(board.monsters[0]!, { most: 155, health: 131 }),
  });
  expect(healthOf(anew)).toBe(135);
  const nearly = fight({
    monsters: [{ kind: 'grubmaw', at: 'A' }],
    board: (board) => Object.assign(board.monsters[0]!, { most: 165, health: 2 }),
  });
  expect(healthOf(nearly)).toBe(1);
});

/** Two battle rounds against a boss who misses. */
const dreaded = (count: number): Table => {
  const t = fight({ skulls: count, monsters: [{ kind: 'grubmaw', at: 'A' }] });
  for (let round = 0; round < 2; round++) {
    t.board.attacks = [];
    t.draw(face(1), face(1), card(t, 12), card(t, 10));
  }
  return t;
};

test('EA-17.9 at the Skull limit all players lose; only Dread never brings it about', () => {
  expect(skulls(1, { skulls: 5 }).state.outcome).toMatchObject({ reason: 'skulls' });
  expect(skulls(1, { skulls: 4 }).state.outcome).toBeNull();
  expect(skulls(1, { skulls: 4, options: { difficulty: 'grim' } }).state.outcome).toMatchObject({ reason: 'skulls' });
  const t = dreaded(5);
  expect([t.board.skulls, t.state.outcome]).toEqual([5, null]);
});

test('EA-17.10 Skulls never fall below 0', () => {
  expect(skulls(-1, { skulls: 0 }).board.skulls).toBe(0);
});

test('EA-17.11 Skulls come from missions, Story cards, the empty Enemy deck and Dread', () => {
  const sources = content.tokens.filter(({ punishment }) => punishment.some((row) => content.effects[row]!.do === 'skull'));
  expect(sources.length).toBeGreaterThan(10);
  expect(
    content.stories.filter(({ revealed }) => revealed.some((row) => content.effects[row]!.do === 'skull')).map(({ id }) => id),
  ).toEqual(['2B', '3B', '3B', '3B']);
  const empty = table({
    phase: 'explored',
    board: (board) => void ((board.enemiesUsed = board.enemies), (board.enemies = []), (board.choice = 1)),
  });
  expect(empty.told('skulls')).toMatchObject([{ rule: 'EA-6.8', n: 1 }]);
  expect(dreaded(2).told('skulls')).toMatchObject([{ rule: 'EA-7.21', n: 1 }]);
});
