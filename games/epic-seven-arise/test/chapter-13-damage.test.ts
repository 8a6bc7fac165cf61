import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { slay } from '../rules/13-damage.ts';
import { healthOf, prey, turn, type FightGiven } from './fight.ts';

// Chapter 13: dealing damage to monsters.

/** A turn of a hero with a party of which the others do nothing. */
const of = (hero: string, hand: string, given: FightGiven = {}): ReturnType<typeof turn> => {
  const others = ['Ras', 'Brannoch', 'Ondra', 'Mirelle'].filter((name) => name !== hero).slice(0, 3);
  return turn(hero, { players: [{ heroes: [hero], hand }, ...others.map((name) => ({ heroes: [name] }))], ...given });
};

test('EA-13.1 armour is subtracted from physical damage', () => {
  expect(healthOf(of('Kestrin', 'g2 g2 A21').choose('skill:1'))).toBe(11);
});

test('EA-13.2 magical damage ignores armour', () => {
  expect(healthOf(of('Ondra', 'g2 g2 A21').choose('skill:1'))).toBe(10);
});

test('EA-13.3 true damage ignores armour and whatever else reduces damage', () => {
  const t = of('Ysarre', 'g2 g2 g2 A21');
  t.choose('skill:3');
  expect(t.told('hit')).toMatchObject([{ damage: 'true', armour: 0, dealt: 6 }]);
  expect(healthOf(t)).toBe(7);
});

test('EA-13.4 what is above 0 is taken off its health', () => {
  const t = of('Kestrin', 'g2 g2 A21', { board: (board) => void (board.monsters[0]!.sunder = -9) });
  expect(healthOf(t.choose('skill:1'))).toBe(13);
  const through = of('Kestrin', 'g2 g2 A21').choose('skill:1');
  const [hit] = through.told('hit');
  expect(hit!.dealt).toBeGreaterThan(0);
  expect([healthOf(through), hit!.health]).toEqual([13 - hit!.dealt, 13 - hit!.dealt]);
});

test('EA-13.5 armour is subtracted from every number by itself', () => {
  expect(healthOf(of('Kestrin', 'g1 g2 g3 A21').choose('skill:2'))).toBe(10);
});

test('EA-13.6 at 0 health a monster dies and is removed', () => {
  const t = of('Kestrin', 'g2 g2 A21', {
    monsters: [
      { kind: 'husk', at: 'A', health: 2, statuses: ['power'] },
      { kind: 'hound', at: 'A' },
    ],
  });
  t.choose('skill:1').choose('foe:0');
  expect(t.monsters).toEqual(['hound A 11']);
  expect(t.told('slain')).toMatchObject([{ unit: 0, seat: 0 }]);
});

test('EA-13.7 whoever took the last health earns the kill reward at once', () => {
  const t = of('Brannoch', 'g2 g2 A21', {
    order: [3, 2, 1, 0],
    monsters: [
      { kind: 'husk', at: 'A', health: 2 },
      { kind: 'hound', at: 'A' },
    ],
  });
  t.choose('skill:1').choose('foe:0');
  expect(t.player(0).stones).toEqual([0, 1, 0]);
  expect(t.told('stones')).toMatchObject([{ seat: 0, source: 'kill', stones: [0, 1, 0] }]);
});

test('EA-13.8 of an `any` Skystone the player chooses the colour', () => {
  const t = of('Brannoch', 'g2 g2 A21', { monsters: [{ kind: 'grubmaw', at: 'A', health: 2 }], battle: { bounty: [] } });
  t.choose('skill:1');
  expect(t.keys()).toEqual(['colour:black', 'colour:green', 'colour:white']);
  t.choose('colour:white').choose('colour:green');
  expect(t.player(0).stones).toEqual([1, 0, 1]);
});

test('EA-13.9 if no player killed it, the kill reward joins the bounty', () => {
  const t = of('Brannoch', 'A21', {
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'hound', at: 'A' },
    ],
  });
  slay(t.board, t.board.monsters[0]!, -1, t.engine);
  expect(t.board.battle!.bounty).toEqual([1]);
  expect(t.board.players.every(({ contribution }) => contribution === 0)).toBe(true);
});

test('EA-13.10 surplus damage is lost and gives no points', () => {
  const t = of('Kestrin', 'g2 g2 g2 A21', {
    monsters: [
      { kind: 'hound', at: 'A', health: 2 },
      { kind: 'hound', at: 'A' },
    ],
  });
  t.choose('skill:3').choose('foe:0');
  // 2 points for 2 health, 3 less for the kill.
  expect(t.player(0).contribution).toBe(-1);
  expect(healthOf(t, 1)).toBe(11);
});

test('EA-13.11 monsters are never healed above their maximum', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A', health: 154 }] });
  t.draw(face(6), face(6));
  expect(t.told('mended').map(({ n }) => n)).toEqual([1]);
  expect(healthOf(t)).toBe(155);
});

test('EA-13.12 a killed monster does not return', () => {
  const t = of('Kestrin', 'g2 g2', { monsters: [{ kind: 'husk', at: 'A', health: 1 }] });
  t.choose('skill:1').settle();
  expect(t.board.monsters).toEqual([]);
  expect(t.board.battle).toBeNull();
});
