import { face } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { heroSpeed } from '../rules/combatants.ts';
import { card, healthOf, turn, turnsOf, type FightGiven } from './fight.ts';
import { content, type PlayerGiven, type Table } from './table.ts';

// What every Artifact and every piece of Equipment does. Two Husks with armour 1 and 13 health; the first is the foe.

const HUSKS = {
  monsters: [
    { kind: 'husk', at: 'A' },
    { kind: 'husk', at: 'A' },
  ],
};
const CAMPAIGN = { options: { mode: 'campaign' as const } };

/** Ras activates a card; the next in the party is chosen where somebody has to be. */
function use(key: string, own: PlayerGiven = {}, given: FightGiven = {}): Table {
  const t = turn('Ras', { players: [{ hand: `${key} A21`, ...own }, {}, {}, {}], ...HUSKS, ...given });
  t.choose(`use:${key}`);
  if (t.question === 'artifact.foe') t.choose('foe:0');
  if (t.question === 'effects.hero') t.choose('hero:H2');
  return t;
}
const both = (t: Table): number[] => [healthOf(t, 0), healthOf(t, 1)];
const each = (t: Table, of: 'shields' | 'extra' | 'health' | 'statuses'): number[] => t.board.heroes.map((hero) => hero[of]);
const souls = (t: Table): number[] => t.board.players.map((player) => player.souls);

/** How many cards come into the hand of who activates it. */
const drawn = (key: string): number => {
  const t = use(key, { deck: 'g1 g2 g3 g4 g5' });
  t.settle();
  if (t.question === 'effects.circle') t.choose('stay').settle();
  return t.player(0).hand.length - 1;
};

/** Ras with these pieces attached. */
const wearing = (equipment: string, own: PlayerGiven = {}, given: FightGiven = {}): Table =>
  turn('Ras', {
    ...CAMPAIGN,
    players: [{ hand: 'A21', ...own }, {}, {}, {}],
    ...given,
    heroes: { Ras: { equipment, health: 5 }, ...given.heroes },
  });

describe('Artifacts that hurt', () => {
  test.each<[string, number, number]>([
    ['A01', 10, 13],
    ['A02', 11, 13],
    ['A03', 11, 11],
    ['A09', 13, 13],
    ['A13', 12, 13],
    ['A18', 9, 13],
    ['A21', 10, 13],
    ['A29', 11, 13],
  ])('%s', (key, first, second) => {
    expect(both(use(key))).toEqual([first, second]);
  });
  test('A18 bites the hand, A29 shares what it takes, A25 counts what one lacks, at most 5', () => {
    expect(use('A18').hero('Ras').health).toBe(9);
    expect(use('A29', {}, { heroes: { Ras: { health: 5 } } }).hero('Ras').health).toBe(8);
    expect(both(use('A25', {}, { heroes: { Ras: { health: 7 } } }))).toEqual([11, 13]);
    expect(both(use('A25', {}, { heroes: { Ras: { health: 1 } } }))).toEqual([9, 13]);
  });
  test('A08 stuns, A09 slows all, A13 breaks armour', () => {
    expect(use('A08').board.monsters.map(({ statuses }) => statuses)).toEqual([STATUS.stun, 0]);
    expect(use('A09').board.monsters.map(({ statuses }) => statuses)).toEqual([STATUS.slow, STATUS.slow]);
    expect(use('A13').board.monsters.map(({ sunder }) => sunder)).toEqual([2, 0]);
  });
});

describe('Artifacts that help', () => {
  test('A04, A19: Shields', () => {
    expect(each(use('A04'), 'shields')).toEqual([3, 0, 0, 0]);
    expect(each(use('A19'), 'shields')).toEqual([1, 1, 1, 1]);
  });
  test('A05, A12: healing', () => {
    const given = { heroes: { Brannoch: { health: 3, statuses: ['stun' as const] } } };
    expect(use('A05', {}, given).hero('Brannoch')).toMatchObject({ health: 7, statuses: STATUS.stun });
    expect(use('A12', {}, given).hero('Brannoch')).toMatchObject({ health: 6, statuses: 0 });
  });
  test('A15 raises one of the dead; A20 gives Extra HP; A17 strengthens all', () => {
    expect(use('A15', {}, { heroes: { Brannoch: { health: 0 } } }).hero('Brannoch').health).toBe(5);
    expect(each(use('A20'), 'extra')).toEqual([0, 4, 0, 0]);
    expect(each(use('A17'), 'statuses')).toEqual([16, 16, 16, 16]);
  });
  test('A06, A23, A27: Souls', () => {
    expect(souls(use('A06'))).toEqual([3, 1, 1, 1]);
    expect(souls(use('A23'))).toEqual([2, 0, 0, 0]);
    expect(souls(use('A27'))).toEqual([2, 2, 2, 2]);
  });
  test('A02, A10, A23, A24, A28: cards, besides the one for the Artifact itself', () => {
    expect(['A02', 'A10', 'A23', 'A24', 'A28'].map(drawn)).toEqual([2, 4, 2, 3, 2]);
  });
  test('A16, A30, A31: a Skystone, a potion, a Skull less', () => {
    expect(use('A16').choose('colour:black').player(0).stones).toEqual([0, 1, 0]);
    const potion = use('A30');
    expect([potion.player(0).potions, potion.board.potions]).toEqual([1, 3]);
    expect(use('A31', {}, { skulls: 3 }).board.skulls).toBe(2);
  });
});

describe('Artifacts of places, turns and sight', () => {
  test('A07: the first damage number of the next skill is 2 higher', () => {
    const t = turn('Kestrin', {
      players: [{ heroes: ['Kestrin'], hand: 'A07 g3 g4 g5 A01' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }],
    });
    t.choose('use:A07').choose('skill:2');
    while (t.question === 'skill.set') t.choose(t.keys().at(-1)!);
    expect(t.told('hit').map(({ bonus }) => bonus)).toEqual([2, 0]);
  });
  test('A11 exchanges two living heroes, or none, and shields one', () => {
    const t = use('A11');
    t.choose('hero:H1').choose('hero:H3').choose('hero:H2');
    expect(t.board.heroes.map(({ circle }) => circle)).toEqual([2, 1, 0, 3]);
    expect(each(t, 'shields')).toEqual([0, 1, 0, 0]);
    expect(use('A11').choose('stay').question).toBe('effects.hero');
  });
  test('A14: one more skill', () => {
    const t = turn('Ras', { players: [{ hand: 'g1 g1 g2 g2 A14 A21' }, {}, {}, {}] });
    t.choose('use:A14').choose('skill:1').choose('lay:g1').choose('skill:1');
    expect(t.told('skill')).toHaveLength(2);
    expect(t.why('skill:1')).toBe('EA-8.1');
  });
  test('A22 shows the top three attacks to all, who puts them back chooses the order', () => {
    const t = use('A22', {}, { attacks: [1] });
    t.draw(card(t, 12), card(t, 5), card(t, 9));
    expect(t.told('peeked')).toMatchObject([{ numbers: [12, 5, 9] }]);
    expect(t.keys()).toEqual(['next:12', 'next:5', 'next:9']);
    t.choose('next:9').choose('next:12');
    expect(t.board.peeked).toEqual([9, 12, 5]);
    t.choose('end');
    t.draw(face(1));
    // The first Husk draws the 9 without chance: Brannoch's circle.
    expect(t.told('attack')).toMatchObject([{ number: 9, hero: 1 }]);
  });
  test('A24, A28: to a free circle, or not', () => {
    const t = use('A24');
    expect(t.keys()).toEqual(['circle:e', 'stay']);
    t.choose('circle:e');
    expect(t.hero('Ras').circle).toBe(4);
    const boots = use('A28').choose('stay');
    expect([boots.hero('Ras').circle, boots.hero('Ras').shields]).toEqual([0, 1]);
  });
  test('A26: whoever hits the hero suffers 1 true damage, each time, for the rest of the battle', () => {
    const t = use('A26', {}, { monsters: [{ kind: 'husk', at: 'A' }] });
    t.choose('end').draw(face(1), card(t, 5));
    expect(healthOf(t)).toBe(12);
    expect(t.told('hit')).toMatchObject([{ seat: 0, damage: 'true', dealt: 1 }]);
    expect(t.hero('Ras')).toMatchObject({ thorns: 1, shields: 0 });
  });
});

describe('Equipment', () => {
  test('Q01, Q02: hit and magic numbers are 1 higher, also where they pierce', () => {
    expect(healthOf(wearing('Q01', { hand: 'g2 g2 A21' }).choose('skill:1'))).toBe(10);
    expect(healthOf(wearing('Q02', { hand: 'A01 A21' }).choose('use:A01'))).toBe(9);
    expect(healthOf(wearing('Q01', { hand: 'A01 A21' }).choose('use:A01'))).toBe(10);
  });
  test('Q03, Q04: armour and speed', () => {
    const t = wearing(
      'Q03 Q04',
      {},
      { monsters: [{ kind: 'hound', at: 'A' }], heroes: { Ras: { equipment: 'Q03 Q04', health: 5, statuses: [] } } },
    );
    t.choose('end').draw(face(1), card(t, 5));
    expect(t.told('struck')).toMatchObject([{ armour: 2 }]);
    expect(turnsOf(t).at(-1)).toBe('Ras');
  });
  test('Q05, Q10, Q11: at the start of each turn', () => {
    expect(wearing('Q05').hero('Ras').health).toBe(6);
    expect(wearing('Q10').hero('Ras').shields).toBe(1);
    expect(wearing('Q11', { deck: 'g1 g2' }).awaited).toBe('ea.card');
    expect(wearing('Q10', {}, { heroes: { Ras: { equipment: 'Q10', statuses: ['stun'] } } }).told('shielded')).toHaveLength(1);
  });
  test('Q06: at the end of each turn', () => {
    const t = wearing('Q06', {}, {});
    expect(t.player(0).souls).toBe(0);
    t.choose('end').settle(0);
    expect(t.player(0).souls).toBe(1);
  });
  test('Q07, Q12: after each Skill 1, no part of the skill', () => {
    const t = wearing('Q07', { hand: 'g2 g2 A21', souls: 2 });
    t.choose('skill:1').choose('burn');
    expect(t.told('hit').map(({ printed, bonus }) => [printed, bonus])).toEqual([
      [3, 2],
      [1, 0],
    ]);
    const sabre = wearing('Q12', { hand: 'g2 g2 A21' }, HUSKS);
    sabre.choose('skill:1').choose('foe:0');
    expect(both(sabre)).toEqual([11, 12]);
    expect(wearing('Q07', { hand: 'g1 g2 g3 A21' }).choose('skill:2').told('hit')).toHaveLength(1);
  });
  test('Q08: no Stun, Silence or Decrease Speed, from nobody and no tile', () => {
    const t = wearing('Q08', {}, { monsters: [{ kind: 'briarling', at: 'A' }] });
    t.choose('end').draw(face(5), card(t, 5));
    expect(t.told('struck')).toHaveLength(1);
    expect(t.told('status')).toEqual([]);
    const grove = wearing('Q08', {}, { skulls: 2, at: 'B', tiles: { B: 'T06' }, tokens: { A: 'none', B: 'none' } });
    expect(['Ras', 'Mirelle'].map((name) => heroSpeed(grove.board, content, grove.hero(name)))).toEqual([6, 4]);
  });
  test('Q09: every heal is 1 more, potions are not', () => {
    expect(wearing('Q09', { hand: 'A29 A21' }).choose('use:A29').hero('Ras').health).toBe(9);
  });
  test('Q13, Q14: Dual Attack and Soul Burn for a Soul less', () => {
    const dual = turn('Ras', {
      ...CAMPAIGN,
      players: [{ hand: 'g2 A21', souls: 1 }, { hand: 'g2' }, {}, {}],
      heroes: { Ras: { equipment: 'Q13' } },
    });
    dual.choose('skill:1');
    expect(souls(dual)).toEqual([0, 1, 0, 0]);
    const burn = wearing('Q14', { hand: 'g2 g2 A21', souls: 1 });
    burn.choose('skill:1').choose('burn');
    expect(burn.player(0).souls).toBe(0);
  });
  test('Q15: the first monster that loses health to a skill is broken, once for each activation', () => {
    const t = turn('Kestrin', {
      ...CAMPAIGN,
      players: [{ heroes: ['Kestrin'], hand: 'g3 g4 g5 A01' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Mirelle'] }],
      heroes: { Kestrin: { equipment: 'Q15' } },
    });
    t.choose('skill:2');
    while (t.question === 'skill.set') t.choose(t.keys().at(-1)!);
    expect(t.told('hit').map(({ armour }) => armour)).toEqual([1, 0]);
    expect(t.board.monsters[0]!.sunder).toBe(1);
  });
});
