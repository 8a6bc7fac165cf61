import { describe, expect, test } from 'vitest';
import { fight, healthOf, playOn, turn, type FightGiven } from './fight.ts';
import { content, rowOf, table, type Table } from './table.ts';

// The rules that only one chapter has, where they bear on a battle.

/** Ras's turn against Vashkar, First Sighting face-up. */
const drake = (health: number, given: FightGiven = {}): Table =>
  turn('Ras', {
    chapter: 4,
    at: 'D',
    on: 'G',
    story: '2',
    players: [{ hand: 'g2 g2 A21' }, {}, {}, {}],
    monsters: [{ kind: 'vashkar', at: 'G', health }],
    battle: { bounty: [0, 1] },
    ...given,
  });

/** Ras slays a lieutenant. */
const slay = (kind: string, at: string, from: string): Table => {
  const t = turn('Ras', {
    chapter: 5,
    story: '1',
    at: from,
    on: at,
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    monsters: [{ kind, at, health: 1 }],
    battle: { bounty: [] },
  });
  return playOn(t.choose('skill:1'));
};

/** Ras wins the battle on the Seal of Salt; so many HP tokens were lost. */
const seal = (lost: number): Table => {
  const t = turn('Ras', {
    chapter: 6,
    story: '1',
    at: 'C',
    on: 'O',
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    monsters: [{ kind: 'husk', at: 'O', health: 1 }],
    battle: { token: rowOf(content.tokens, '6b'), lost, bounty: [] },
  });
  return playOn(t.choose('skill:1'));
};

/** Where the Regent is placed, and with how much health. */
const regent = (clean: readonly string[]): string[] =>
  table({
    chapter: 6,
    story: '3A',
    phase: 'story',
    round: 5,
    clean,
    board: (board) => void ((board.completed = true), (board.next = board.story + 2)),
  }).monsters;

describe('chapter 4: glass wind and the drake', () => {
  test('at the start of each battle heroes on a yellow tile lose 1 health, never the last', () => {
    const t = fight({
      chapter: 4,
      at: 'F',
      on: 'C',
      tokens: { C: 'none' },
      monsters: [{ kind: 'hound', at: 'C' }],
      heroes: { Ysarre: { health: 1 } },
    });
    expect(t.board.heroes.map(({ health }) => health)).toEqual([9, 12, 1, 7]);
    const plain = fight({ chapter: 4, at: 'E', on: 'C', tokens: { C: 'none' }, monsters: [{ kind: 'hound', at: 'C' }] });
    expect(plain.told('suffered')).toEqual([]);
  });
  test('at half health Vashkar takes wing at the end of a turn: won, with no kill and no bounty; the damage stays', () => {
    const t = drake(83, {
      monsters: [
        { kind: 'vashkar', at: 'G', health: 83 },
        { kind: 'gloomwing', at: 'G', called: true },
      ],
    });
    t.choose('skill:1').choose('foe:0');
    expect(healthOf(t)).toBe(81);
    expect(t.told('battleWon')).toEqual([]);
    t.choose('end').settle(2);
    expect(t.told('fled')).toHaveLength(2);
    expect(t.told('slain')).toEqual([]);
    expect(t.board.bossDamage).toBe(82);
    for (const seat of [0, 1, 2]) if (t.asked.includes(seat)) t.chooseAs(seat, 'side:rest');
    playOn(t);
    expect(t.told('bounty')).toEqual([]);
    expect(t.board.driven).toHaveLength(1);
  });
  test('above half it stays', () => {
    const t = drake(90);
    t.choose('skill:1').choose('end').settle(0);
    expect(t.told('fled')).toEqual([]);
  });
  test('if Vashkar dies under First Sighting, the chapter is won on the spot', () => {
    const t = drake(2);
    t.choose('skill:1');
    playOn(t);
    expect(t.state.outcome).toMatchObject({ reason: 'completed' });
  });
  test('placed again, it has the damage it left with', () => {
    const t = table({
      chapter: 4,
      story: '2',
      phase: 'story',
      round: 4,
      board: (board) => void ((board.completed = true), (board.next = board.story + 1), (board.bossDamage = 80)),
    });
    expect(t.storyCard).toBe('3A');
    expect(t.monsters).toEqual(['vashkar K 83']);
  });
});

describe('chapter 5: lieutenants', () => {
  test('Sir Ashgrave stands on E and Matron Gale on W; they are no bosses, and bring a bounty of their own', () => {
    const { positions } = content.chapters[4]!;
    expect(positions.flatMap(({ id, monster }) => (monster < 0 ? [] : [`${id} ${content.monsters[monster]!.name}`]))).toEqual([
      'W Matron Gale',
      'E Sir Ashgrave',
    ]);
    const t = fight({ chapter: 5, at: 'B', on: 'E', monsters: [{ kind: 'sir-ashgrave', at: 'E' }], tokens: {} });
    expect(t.board.battle!.bounty).toEqual([3, 3, 4]);
    expect(t.told('bossRow')).toEqual([]);
  });
  test('one of them dead completes Two Banners; which one decides the way', () => {
    expect(content.stories[slay('sir-ashgrave', 'E', 'B').board.next]!.id).toBe('2A');
    expect(content.stories[slay('matron-gale', 'W', 'A').board.next]!.id).toBe('2B');
  });
});

describe('chapter 6: Seals', () => {
  test('a Seal is broken when the battle on its tile is won, clean when its mission succeeded too', () => {
    const clean = seal(0);
    expect([clean.board.found.length, clean.board.clean.length]).toEqual([1, 1]);
    const broken = seal(9);
    expect([broken.board.found.length, broken.board.clean.length, broken.board.skulls]).toEqual([1, 0, 1]);
  });
  test('with three clean Seals the Regent has 6 health less', () => {
    expect(regent([])).toEqual(['the-pale-regent T 93']);
    expect(regent(['6a', '6b', '6c'])).toEqual(['the-pale-regent T 87']);
  });
});
