import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { discard } from '../rules/frames.ts';
import { card, healthOf, prey, turn, turnsOf, type FightGiven } from './fight.ts';
import { keysOf, table, type PlayerGiven } from './table.ts';

// Chapter 12: Artifact and Equipment cards. What each of them does is in artifacts.test.ts and equipment.test.ts.

const CAMPAIGN = { options: { mode: 'campaign' as const } };
const ras = (own: PlayerGiven, given: FightGiven = {}): ReturnType<typeof turn> => turn('Ras', { players: [own, {}, {}, {}], ...given });

test('EA-12.1 an Artifact is played as a card of a set, or activated', () => {
  const t = ras({ hand: 'A01 g2' });
  expect(t.keys()).toEqual(['end', 'skill:1', 'use:A01']);
});

test('EA-12.2 in a set it goes to the action area and back into the deck; unplayed it stays in hand', () => {
  const t = ras({ hand: 'A01 g2 A21', deck: 'g4 g5 g6 g7 b4 b5 b6 b7' });
  t.choose('skill:1').settle(2);
  expect(keysOf(t.player(0).area)).toBe('g2 A01');
  t.choose('end');
  expect(keysOf(t.player(0).deck)).toContain('A01');
  expect(t.hand(0)).toBe('A21');
  expect(t.board.discards).toEqual([]);
});

test('EA-12.3 it counts as either of its two numbers', () => {
  expect(ras({ hand: 'A01 g1' }).keys()).toContain('skill:1');
  expect(ras({ hand: 'A01 g2' }).keys()).toContain('skill:1');
  expect(ras({ hand: 'A01 g3' }).keys()).not.toContain('skill:1');
});

test('EA-12.4 it has no colour: it draws one card, brings no Soul and pays for nothing', () => {
  const t = ras({ hand: 'A01 A22 A21', deck: 'g4 g5 g6' });
  t.choose('skill:1').settle(2);
  expect(t.awaited).toBeNull();
  t.choose('end').settle(1);
  expect(t.player(0).souls).toBe(0);
  // Hold Together burns a red card: an Artifact is none, and nobody is asked.
  expect(ras({ hand: 'g1 g2 g3 A21' }).choose('skill:2').told('hit')).toHaveLength(1);
});

test('EA-12.5 activated, its effect is carried out, it is discarded, and its player draws one', () => {
  const t = ras({ hand: 'A01 A21', deck: 'g4 g5' });
  t.choose('use:A01', t.finds('g5'));
  expect(healthOf(t)).toBe(10);
  expect(keysOf(t.board.discards)).toBe('A01');
  expect(t.hand(0)).toBe('A21 g5');
});

test('EA-12.6 only in a turn of an own living, unstunned hero, who is `self`', () => {
  const t = turn('Brannoch', { players: [{ hand: 'A04' }, { hand: 'A04 A21' }, {}, {}] });
  expect(t.asked).toEqual([1]);
  t.choose('use:A04');
  expect(t.hero('Brannoch').shields).toBe(3);
  const stunned = turn('Ras', { players: [{ hand: 'A04' }, {}, {}, {}], heroes: { Ras: { statuses: ['stun'] } } });
  expect([stunned.told('artifact'), stunned.told('recycled')[0]]).toMatchObject([[], { seat: 0 }]);
});

test('EA-12.7 Artifacts are not borrowed', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 A21', souls: 9 }, { hand: 'A01 g3' }, {}, {}] });
  expect(t.why('skill:1')).toBe('EA-9.10');
});

test('EA-12.8 `discard a Skill Point card` cannot be met with an Artifact', () => {
  const t = table({ players: [{ hand: 'A01 g5 g6' }, {}, {}, {}], stack: [discard(0, 'EA-18.12')] });
  expect(t.keys()).toEqual(['discard:g5', 'discard:g6']);
  expect(t.why('discard:A01')).toBe('EA-12.8');
});

/** How many cards lie in each deck at the start. */
const stock = (options: object): number[] => table({ fresh: 4, options }).board.stock;

test('EA-12.9 Equipment follows the rules for Artifacts', () => {
  const t = ras({ hand: 'Q03 g6 g7' }, CAMPAIGN);
  expect(t.keys()).toEqual(['end', 'skill:1', 'use:Q03']);
  // It is in the game of a campaign only.
  expect([stock({}), stock({ mode: 'campaign' })]).toEqual([
    [60, 31, 0],
    [60, 31, 15],
  ]);
});

test('EA-12.10 activated, it is attached to the hero whose turn it is, for the rest of the battle; several in order', () => {
  const t = ras({ hand: 'Q03 Q10 Q05 A21', deck: 'g4 g5 g6' }, { ...CAMPAIGN, heroes: { Ras: { health: 5 } } });
  t.choose('use:Q10').settle(1).choose('use:Q05').settle(1);
  expect(keysOf(t.hero('Ras').equipment)).toBe('Q10 Q05');
  expect(t.told('attached')).toHaveLength(2);
  // The first time is the turn after it was attached.
  expect(t.hero('Ras')).toMatchObject({ health: 5, shields: 0 });
  t.choose('end').settle(5);
  for (let step = 0; step < 12 && turnsOf(t).filter((name) => name === 'Ras').length < 2; step++)
    t.draw(t.awaited === 'ea.attack' ? card(t, 12) : face(1));
  expect(t.hero('Ras')).toMatchObject({ health: 6, shields: 1 });
  expect(t.story.indexOf('shielded')).toBeLessThan(t.story.indexOf('healed'));
});

test('EA-12.11 after the battle it leaves the game', () => {
  const t = ras(
    { hand: 'g2 g2' },
    { ...CAMPAIGN, monsters: [{ kind: 'husk', at: 'A', health: 1 }], heroes: { Ras: { equipment: 'Q03' } } },
  );
  t.choose('skill:1').settle();
  expect(t.hero('Ras').equipment).toEqual([]);
  expect(keysOf(t.board.removed)).toBe('Q03');
});

test('EA-12.12 it does nothing for the dead, and works again for who is revived in the same battle', () => {
  const t = prey({
    ...CAMPAIGN,
    players: [{ hand: 'A15 A21' }, {}, {}, {}],
    heroes: { Brannoch: { health: 1, equipment: 'Q10' } },
  });
  // Brannoch stands on circle b (4 9) of the Waking Meadow, and dies.
  t.draw(face(1), card(t, 9));
  expect(t.hero('Brannoch')).toMatchObject({ health: 0, shields: 0 });
  t.choose('use:A15').choose('end').settle(0);
  expect(t.hero('Brannoch')).toMatchObject({ health: 5, shields: 1 });
});

test('EA-12.13 as a number, Equipment stays in the deck', () => {
  const t = ras({ hand: 'Q03 g6 A20', deck: 'g1' }, CAMPAIGN);
  t.choose('skill:1').settle(1);
  t.choose('end').settle(5);
  expect(t.hero('Ras').equipment).toEqual([]);
  expect([...t.player(0).deck, ...t.player(0).hand]).toContain(t.told('set')[0]!.cards.at(-1));
});

test('EA-12.14 a hero may have any number of pieces attached', () => {
  const t = ras({ hand: 'Q01 Q02 Q03 Q04 A21' }, CAMPAIGN);
  t.choose('use:Q01').choose('use:Q02').choose('use:Q03').choose('use:Q04');
  expect(keysOf(t.hero('Ras').equipment)).toBe('Q01 Q02 Q03 Q04');
});
