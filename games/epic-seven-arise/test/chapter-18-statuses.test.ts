import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { heroSpeed, monsterArmour, monsterBonus, monsterSpeed } from '../rules/combatants.ts';
import { card, fight, healthOf, prey, turn, type FightGiven } from './fight.ts';
import { content, keysOf, type PlayerGiven, type Table } from './table.ts';

// Chapter 18: status effects.

const ras = (own: PlayerGiven, given: FightGiven = {}): Table => turn('Ras', { players: [own, {}, {}, {}], ...given });

test('EA-18.1 a status is shown by its token on hero or monster', () => {
  const t = ras({ hand: 'A08 A17 A21' });
  t.choose('use:A08').choose('use:A17');
  expect(t.board.monsters[0]!.statuses).toBe(STATUS.stun);
  expect(t.board.heroes.map(({ statuses }) => statuses)).toEqual([16, 16, 16, 16]);
});

test('EA-18.2 one token of each status; a token and the same from the tile add up', () => {
  const t = ras({ hand: 'A17 A21' }, { heroes: { Ysarre: { statuses: ['power'] } } });
  t.choose('use:A17');
  expect(t.told('status')).toHaveLength(3);
  const both = ras({ hand: 'A21' }, { skulls: 4, tiles: { A: 'T02' }, monsters: [{ kind: 'husk', at: 'A', statuses: ['power'] }] });
  expect(monsterBonus(both.board, content, both.board.monsters[0]!)).toBe(2);
  const grove = ras(
    { hand: 'A21' },
    { skulls: 2, at: 'B', tiles: { B: 'T06' }, tokens: { A: 'none', B: 'none' }, heroes: { Ras: { statuses: ['slow'] } } },
  );
  expect(heroSpeed(grove.board, content, grove.hero('Ras'))).toBe(4);
});

test('EA-18.3 statuses expire when the turn ends; those put on in the own turn, after the next', () => {
  const t = turn('Tovik', {
    players: [
      { heroes: ['Tovik'], hand: 'g1 g2 g3 A21' },
      { heroes: ['Ras'], hand: 'A21' },
      { heroes: ['Ondra'] },
      { heroes: ['Mirelle'] },
    ],
    heroes: { Tovik: { statuses: ['slow'] } },
  });
  t.choose('skill:2').choose('end').settle();
  expect(t.hero('Tovik').statuses).toBe(STATUS.power);
  const drum = ras({ hand: 'A17 A21' }, { heroes: { Mirelle: { health: 0 } } });
  drum.choose('use:A17').choose('end').settle(0);
  // Ysarre and Brannoch have had their turns since; Ras gave it to himself.
  expect([drum.hero('Ras').statuses, drum.hero('Ysarre').statuses]).toEqual([STATUS.power, 0]);
  const howl = prey({
    monsters: [
      { kind: 'hound', at: 'A' },
      { kind: 'hound', at: 'A' },
    ],
  });
  howl.draw(face(6));
  expect(howl.board.monsters.map(({ statuses }) => statuses)).toEqual([STATUS.power, STATUS.power]);
  howl.draw(face(1), card(howl, 12));
  expect(howl.board.monsters.map(({ statuses }) => statuses)).toEqual([STATUS.power, 0]);
});

test('EA-18.4 tokens on tiles do not expire', () => {
  const t = ras({ hand: 'A21' }, { skulls: 2, at: 'B', tiles: { B: 'T06' }, tokens: { A: 'none', B: 'none' } });
  t.choose('end').settle(0);
  expect(heroSpeed(t.board, content, t.hero('Ras'))).toBe(5);
});

test('EA-18.5 Stun: nothing can be done in the turn', () => {
  const t = ras({ hand: 'g2 g2 A21', potions: 1 }, { heroes: { Ras: { statuses: ['stun'], health: 1 } } });
  expect(t.told('skill')).toEqual([]);
  expect(t.told('turn')[0]!.hero).toBe(0);
  expect(t.asked).toEqual([]);
});

test('EA-18.6 Silence: no Soul Burn; nothing for monsters', () => {
  const t = ras({ hand: 'g2 g2 A21', souls: 5 }, { heroes: { Ras: { statuses: ['silence'] } } });
  // Nobody is asked: the blow has fallen.
  expect(t.choose('skill:1').told('hit')).toHaveLength(1);
});

test('EA-18.7 Increase Damage: +1 on every damage number', () => {
  const t = ras({ hand: 'g4 g4 A01 A21' }, { heroes: { Ras: { statuses: ['power'] } } });
  t.choose('skill:1').choose('use:A01');
  expect(t.told('hit').map(({ printed, bonus }) => [printed, bonus])).toEqual([
    [3, 1],
    [3, 1],
  ]);
  const m = prey({ monsters: [{ kind: 'husk', at: 'A', statuses: ['power'] }] });
  m.draw(face(1), card(m, 5));
  expect(m.told('struck')).toMatchObject([{ printed: 4, bonus: 1, lost: 4 }]);
});

test('EA-18.8 Increase Armour: +1 armour of a monster', () => {
  const t = ras({ hand: 'g2 g2 A21' }, { monsters: [{ kind: 'husk', at: 'A', statuses: ['harden'] }] });
  expect(monsterArmour(t.board, content, t.board.monsters[0]!)).toBe(2);
  expect(healthOf(t.choose('skill:1'))).toBe(12);
});

test('EA-18.9 Decrease Speed: -1 speed, on a tile for all heroes there', () => {
  const t = ras({ hand: 'A21' }, { monsters: [{ kind: 'husk', at: 'A', statuses: ['slow'] }], heroes: { Ras: { statuses: ['slow'] } } });
  expect(heroSpeed(t.board, content, t.hero('Ras'))).toBe(5);
  expect(monsterSpeed(t.board, content, t.board.monsters[0]!)).toBe(2);
  const grove = ras({ hand: 'A21' }, { skulls: 2, at: 'B', tiles: { B: 'T06' }, tokens: { A: 'none', B: 'none' } });
  expect(grove.board.heroes.map((hero) => heroSpeed(grove.board, content, hero))).toEqual([5, 2, 7, 4]);
});

test('EA-18.10 Unhealable: no healing, potions included, but Shields and Extra HP', () => {
  const t = ras({ hand: 'A05 A19 A21', potions: 1 }, { heroes: { Ras: { health: 4 }, Brannoch: { health: 3, statuses: ['unheal'] } } });
  expect(t.why('potion:H2')).toBe('EA-5.11');
  t.choose('use:A05').choose('hero:H2').choose('use:A19');
  expect(t.hero('Brannoch')).toMatchObject({ health: 3, shields: 1 });
  const dune = ras(
    { hand: 'A21', potions: 1 },
    { chapter: 4, on: 'A', skulls: 2, tokens: { A: 'none' }, monsters: [{ kind: 'hound', at: 'A' }], heroes: { Ras: { health: 4 } } },
  );
  expect(dune.why('potion:H1')).toBe('EA-5.11');
});

const drag = (souls: number): number => {
  const t = prey({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ souls }, {}, {}, {}],
    monsters: [{ kind: 'briarling', at: 'A' }],
  });
  return t.draw(face(4), card(t, 5)).player(0).souls;
};

test('EA-18.11 Lose 2 Souls: two, or all, at once', () => {
  // Drowned Briarlings of chapter 2 drag under; the Reed Causeway has 5 on circle a.
  expect([drag(5), drag(1)]).toEqual([3, 0]);
});

const shriek = (hand: string): Table => {
  const t = prey({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ hand }, {}, {}, {}],
    monsters: [{ kind: 'gloomwing', at: 'A' }],
  });
  return t.draw(face(5), card(t, 5));
};

test('EA-18.12 Discard 1: a Skill Point card of the player’s choice, at once; without one nothing', () => {
  const t = shriek('g5 g6 A01');
  expect(t.keys()).toEqual(['discard:g5', 'discard:g6']);
  t.choose('discard:g6');
  expect(keysOf(t.player(0).area)).toBe('g6');
  const none = shriek('A01');
  expect([none.told('discarded'), none.question]).not.toEqual([[], 'discard.choose']);
  expect(none.told('discarded')).toEqual([]);
});

test('EA-18.13 from a tile both act at the start of every battle fought from it, once for each player', () => {
  const t = fight({
    chapter: 2,
    on: 'A',
    skulls: 2,
    tokens: { A: 'none' },
    players: [
      { souls: 5, heroes: ['Ras', 'Mirelle'] },
      { souls: 1, heroes: ['Brannoch', 'Ysarre'] },
    ],
    monsters: [{ kind: 'husk', at: 'A' }],
  });
  expect(t.told('souls').map(({ seat, n, rule }) => [seat, n, rule])).toEqual([
    [0, -2, 'EA-18.13'],
    [1, -1, 'EA-18.13'],
  ]);
  const wading = fight({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ hand: 'g1 g2', heroes: ['Ras', 'Mirelle'] }, { heroes: ['Brannoch', 'Ysarre'] }],
    monsters: [{ kind: 'husk', at: 'A' }],
    board: ({ tileEffects }) => tileEffects.push(content.effects.findIndex((effect) => effect.do === 'tile')),
  });
  wading.choose('discard:g1');
  expect(wading.told('discarded')).toMatchObject([{ seat: 0, rule: 'EA-18.13' }]);
});

/** Chapter 4: the wind of yellow tiles takes 1 health of everybody who begins a battle there. */
const lostToWind = (at: string): number[] => {
  const t = fight({ chapter: 4, on: 'C', at, monsters: [{ kind: 'hound', at: 'C' }], tokens: { C: 'none' } });
  return t.told('suffered').flatMap(({ rule, n }) => (rule === 'EA-18.14' ? [n] : []));
};

test('EA-18.14 signs mark tiles of which the Setting has rules of its own', () => {
  const signs = content.chapters.map(({ positions }) =>
    positions.flatMap(({ id, sign }) => (sign === null ? [] : [`${id} ${sign}`])).join(', '),
  );
  expect(signs).toEqual(['', '', 'P red, Q red, R red', 'F yellow, J yellow', '', '']);
  expect([lostToWind('F'), lostToWind('E')]).toEqual([[1, 1, 1, 1], []]);
});

test('EA-18.15 death removes all statuses', () => {
  const t = prey({ heroes: { Ras: { health: 1, statuses: ['power', 'slow', 'silence'] } } });
  t.draw(face(1), card(t, 5));
  expect(t.hero('Ras').statuses).toBe(0);
});

test('EA-18.16 cleanse removes Stun, Silence, Decrease Speed and Unhealable, nothing else', () => {
  const t = ras({ hand: 'A12 A21' }, { heroes: { Brannoch: { health: 2, statuses: ['stun', 'silence', 'slow', 'unheal', 'power'] } } });
  t.choose('use:A12').choose('hero:H2');
  expect(t.hero('Brannoch')).toMatchObject({ statuses: STATUS.power, health: 5 });
});
