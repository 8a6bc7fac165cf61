import { expect, test } from 'vitest';
import { healthOf, turn, type FightGiven } from './fight.ts';
import { keysOf, type PlayerGiven } from './table.ts';

// Chapter 11: Soul Burn.

const ras = (own: PlayerGiven, given: FightGiven = {}): ReturnType<typeof turn> => turn('Ras', { players: [own, {}, {}, {}], ...given });
/** Hold Together: its Soul Burn costs a red card. */
const RUN = 'g1 g2 g3 A21';

test('EA-11.1 the Soul Burn below the skill may be performed while activating it', () => {
  const t = ras({ hand: 'g2 g2 A21', souls: 2 });
  t.choose('skill:1');
  expect(t.keys()).toEqual(['burn', 'plain']);
  t.choose('plain');
  expect(healthOf(t)).toBe(11);
});

test('EA-11.2 it costs Souls, or cards of one colour from the hand', () => {
  const t = ras({ hand: 'g2 g2 A21', souls: 3 });
  t.choose('skill:1').choose('burn');
  expect(t.player(0).souls).toBe(1);
  expect(healthOf(t)).toBe(9);
  const u = ras({ hand: 'g1 g2 g3 r5 r7 b7', souls: 9 });
  u.choose('skill:2').choose('burn');
  expect(u.keys()).toEqual(['spend:r5', 'spend:r7']);
  u.choose('spend:r7');
  expect(u.told('burned')).toMatchObject([{ souls: 0, cards: u.told('burned')[0]!.cards }]);
  expect(keysOf(u.told('burned')[0]!.cards)).toBe('r7');
  expect(u.player(0).souls).toBe(9);
  // Who cannot pay, with Souls or with cards, is not asked: the blow has fallen.
  for (const poor of [ras({ hand: 'g2 g2 A21', souls: 1 }).choose('skill:1'), ras({ hand: RUN, souls: 9 }).choose('skill:2')])
    expect([poor.told('burned'), poor.told('hit').length]).toEqual([[], 1]);
});

test('EA-11.3 discarded cards lie in the action area and bring no Soul and no draw', () => {
  const t = ras({ hand: `${RUN} r5`, deck: 'g4 g5 g6 g7' });
  t.choose('skill:2', ...t.all('g4 g5 g6')).choose('burn');
  expect(keysOf(t.player(0).area)).toBe('g1 g2 g3 r5');
  expect(t.awaited).toBeNull();
  t.choose('end').settle(1);
  expect(t.player(0).souls).toBe(0);
});

test('EA-11.4 only Skill Point cards of that colour pay', () => {
  const t = ras({ hand: 'g1 g2 g3 b5 A21', souls: 10 });
  t.choose('skill:2');
  // Nobody is asked about it: the blow has fallen.
  expect(t.told('hit')).toHaveLength(1);
  expect(t.told('burned')).toEqual([]);
});

test('EA-11.5 it is paid after the draws: cards just drawn may pay', () => {
  const t = ras({ hand: RUN, deck: 'r5 g6 g7' });
  t.choose('skill:2', ...t.all('r5 g6 g7'));
  expect(t.keys()).toEqual(['burn', 'plain']);
});

test('EA-11.6 boost and pierce change the skill, all else follows with the same foe', () => {
  const players = [
    { heroes: ['Ysarre'], hand: 'g1 g2 g3 A21', souls: 3 },
    { heroes: ['Ras'] },
    { heroes: ['Ondra'] },
    { heroes: ['Mirelle'] },
  ];
  const t = turn('Ysarre', {
    players,
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'husk', at: 'A' },
    ],
  });
  t.choose('skill:2').choose('foe:1').choose('burn');
  // (4 + 1 - 1) and (3 + 1 - 1), then the foe is slowed.
  expect([healthOf(t, 1), healthOf(t, 0)]).toEqual([9, 10]);
  const kinds = t.story.filter((kind) => kind === 'hit' || kind === 'status');
  expect(kinds).toEqual(['hit', 'hit', 'status']);
  expect(t.told('status')).toMatchObject([{ unit: 1, status: 'slow', on: true }]);
});

test('EA-11.7 one Soul Burn for an activation', () => {
  const t = ras({ hand: 'g2 g2 A21', souls: 9 });
  t.choose('skill:1').choose('burn');
  expect(t.keys()).toEqual(['end', 'use:A21']);
  expect(t.board.battle!.burns).toBe(1);
});

test('EA-11.8 a silenced hero cannot, whether the token lies on the hero or on the tile', () => {
  const t = ras({ hand: 'g2 g2 A21', souls: 9 }, { heroes: { Ras: { statuses: ['silence'] } } });
  t.choose('skill:1');
  expect(t.told('burned')).toEqual([]);
  expect(t.question).toBe('heroTurn.act');
  const ruin = ras(
    { hand: 'g2 g2 A21', souls: 9 },
    { chapter: 6, at: 'A', on: 'B', tiles: { A: 'T10' }, tokens: {}, skulls: 2, monsters: [{ kind: 'husk', at: 'B' }] },
  );
  ruin.choose('skill:1');
  expect(ruin.told('burned')).toEqual([]);
});

test('EA-11.9 Dual Attack and Soul Burn may be combined; Souls are paid in that order', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 A21', souls: 4 }, { hand: 'g2' }, {}, {}] });
  t.choose('skill:1').choose('burn');
  expect(t.told('souls').map(({ seat, n }) => [seat, n])).toEqual([
    [0, -2],
    [1, 2],
    [0, -2],
  ]);
  const poor = turn('Ras', { players: [{ hand: 'g2 A21', souls: 3 }, { hand: 'g2' }, {}, {}] });
  expect(poor.choose('skill:1').told('hit')).toHaveLength(1);
});
