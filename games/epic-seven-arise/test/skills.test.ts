import { describe, expect, test } from 'vitest';
import { STATUS } from '../content/names.ts';
import { turn, type FightGiven } from './fight.ts';
import { content, type PlayerGiven, type Table } from './table.ts';

// What every skill and every Soul Burn does. Two Hounds without armour, 11 health each; the first is the foe.

const SETS = ['g2 g2', 'g1 g2 g3', 'g2 g2 g2'];
const PARTY = ['Ras', 'Brannoch', 'Mirelle', 'Kestrin'];

/** A hero activates a skill on the first of two Hounds, with the Soul Burn or without. */
function activate(name: string, skill: number, burns: boolean, given: FightGiven = {}): Table {
  const { burn } = content.heroes.find((hero) => hero.name === name)!.skills[skill - 1]!;
  const coin = burn.souls > 0 || !burns ? '' : ['', ' b7', ' r7'][burn.colour]!;
  const own: PlayerGiven = { heroes: [name], hand: `${SETS[skill - 1]}${coin} A19`, souls: burns ? 5 : 0 };
  const others = PARTY.filter((other) => other !== name).slice(0, 3);
  const t = turn(name, {
    players: [own, ...others.map((other) => ({ heroes: [other] }))],
    monsters: [
      { kind: 'hound', at: 'A' },
      { kind: 'hound', at: 'A' },
    ],
    ...given,
  });
  t.choose(`skill:${skill}`);
  if (t.question === 'skill.foe') t.choose('foe:0');
  while (t.question === 'skill.set') t.choose(t.keys()[0]!);
  if (t.question === 'skill.burn') t.choose(burns ? 'burn' : 'plain');
  while (t.question === 'effects.hero')
    t.choose(t.keys().find((key) => key !== `hero:H${content.heroes.findIndex((hero) => hero.name === name) + 1}`)!);
  return t;
}

/** What came of it, in one line. */
function outcome(t: Table, name: string): string {
  const self = t.hero(name);
  const hounds = t.board.monsters.map(({ health, statuses, sunder }) => {
    const marks = [statuses & STATUS.stun ? ' stun' : '', statuses & STATUS.slow ? ' slow' : '', sunder > 0 ? ` sunder ${sunder}` : ''];
    return `${health}${marks.join('')}`;
  });
  const heroes = t.board.heroes.map((hero) => {
    const parts = [
      hero.shields > 0 ? `S${hero.shields}` : '',
      hero.extra > 0 ? `E${hero.extra}` : '',
      hero.statuses & STATUS.power ? 'P' : '',
      hero.taunt ? 'T' : '',
    ].join('');
    return `${hero === self ? 'self ' : ''}${hero.health}${parts}`;
  });
  const souls = t.board.players.map((player) => player.souls).join();
  return `${hounds.join(' | ')} / ${heroes.join(', ')} / ${souls}`;
}

const HURT = { heroes: { Ras: { health: 5 }, Brannoch: { health: 5 }, Mirelle: { health: 2 }, Tovik: { health: 5 } } };

describe('each skill, plain and with its Soul Burn', () => {
  test.each<[string, number, string, string]>([
    ['Ras', 1, '8 | 11 / self 10, 13, 8, 8 / 0,0,0,0', '6 | 11 / self 10, 13, 8, 8 / 3,0,0,0'],
    ['Ras', 2, '8 | 11 / self 10S1, 13S1, 8S1, 8S1 / 0,0,0,0', '8 | 11 / self 10S1, 13S1P, 8S1P, 8S1P / 5,0,0,0'],
    ['Ras', 3, '4 stun | 11 / self 10, 13, 8, 8 / 0,0,0,0', '4 stun | 8 / self 10, 13, 8, 8 / 1,0,0,0'],
    ['Brannoch', 1, '6 | 11 / 10, self 13S1, 8, 8 / 0,0,0,0', '6 stun | 11 / 10, self 13S1, 8, 8 / 3,0,0,0'],
    ['Brannoch', 2, '8 | 11 / 10S1, self 13S1T, 8S1, 8S1 / 0,0,0,0', '8 | 11 / 10S2, self 13S2T, 8S2, 8S2 / 5,0,0,0'],
    ['Brannoch', 3, '5 | 7 / 10, self 13S2, 8, 8 / 0,0,0,0', '5 slow sunder 2 | 7 slow sunder 2 / 10, self 13S2, 8, 8 / 1,0,0,0'],
    ['Ysarre', 1, '8 | 11 / 10, 13, self 8, 8 / 0,0,0,0', '7 | 11 / 10, 13, self 8, 8 / 5,0,0,0'],
    ['Ysarre', 2, '7 | 8 / 10, 13, self 8, 8 / 0,0,0,0', '6 slow | 7 / 10, 13, self 8, 8 / 2,0,0,0'],
    ['Ysarre', 3, '5 | 11 / 10, 13, self 8, 8 / 0,0,0,0', '2 | 11 / 10, 13, self 8, 8 / 1,0,0,0'],
    ['Kestrin', 1, '8 | 11 / 10, 13, 8, self 8 / 0,0,0,0', '6 | 11 / 10, 13, 8, self 8 / 3,0,0,0'],
    ['Kestrin', 2, '6 | 11 / 10, 13, 8, self 8 / 0,0,0,0', '4 | 11 / 10, 13, 8, self 8 / 5,0,0,0'],
    ['Kestrin', 3, '4 | 11 / 10, 13, 8, self 8 / 0,0,0,0', '4 | 11 / 10, 13, 8, self 8 / 2,0,0,0'],
    ['Ondra', 1, '8 | 11 / 10, 13, 8, self 8 / 0,0,0,0', '6 | 11 / 10, 13, 8, self 8 / 3,0,0,0'],
    ['Ondra', 2, '8 | 9 / 10, 13, 8, self 8 / 0,0,0,0', '6 | 8 / 10, 13, 8, self 8 / 5,0,0,0'],
    ['Ondra', 3, '5 | 8 / 10, 13, 8, self 8 / 0,0,0,0', '5 stun | 8 stun / 10, 13, 8, self 8 / 0,0,0,0'],
    ['Selwyn', 1, '8 | 11 / 10, 13, 8, self 8 / 1,0,0,0', '8 | 11 / 10, 13, 8, self 8 / 6,2,0,0'],
    ['Selwyn', 2, '8 slow | 11 / 10, 13, 8, self 8 / 0,1,0,0', '8 stun slow | 11 / 10, 13, 8, self 8 / 2,1,0,0'],
    ['Selwyn', 3, '5 sunder 1 | 11 / 10, 13, 8, self 8 / 0,0,0,0', '5 sunder 1 | 9 / 10, 13, 8, self 8 / 6,0,0,0'],
  ])('%s, Skill %i', (name, skill, plain, burnt) => {
    expect([outcome(activate(name, skill, false), name), outcome(activate(name, skill, true), name)]).toEqual([plain, burnt]);
  });

  test.each<[string, number, string, string]>([
    ['Mirelle', 1, '9 | 11 / 8, 5, self 2, 8 / 0,0,0,0', '9 | 11 / 10, 5, self 2, 8 / 3,0,0,0'],
    ['Mirelle', 2, '9 | 11 / 8, 8, self 5, 8 / 0,0,0,0', '7 | 9 / 8, 8, self 5, 8 / 5,0,0,0'],
    ['Mirelle', 3, '8 | 8 / 9E1, 9E1, self 6E1, 8E1 / 0,0,0,0', '8 | 8 / 9E1P, 9E1P, self 6E1, 8E1P / 1,0,0,0'],
    ['Tovik', 1, '7 | 11 / 5, 5, 2, self 4 / 0,0,0,0', '6 | 11 / 5, 5, 2, self 6 / 5,0,0,0'],
    ['Tovik', 2, '7 | 11 / 5, 5, 2, self 5E1P / 0,0,0,0', '7 | 11 / 5P, 5P, 2P, self 5E1P / 2,0,0,0'],
    ['Tovik', 3, '5 | 8 / 5, 5, 2, self 5 / 0,0,0,0', '5 | 8 / 5, 5, 2, self 10 / 1,0,0,0'],
  ])('%s, Skill %i, among the wounded', (name, skill, plain, burnt) => {
    expect([outcome(activate(name, skill, false, HURT), name), outcome(activate(name, skill, true, HURT), name)]).toEqual([plain, burnt]);
  });
});

test('Lantern Touch with its Soul Burn cleanses, Morning Hymn raises', () => {
  const touched = activate('Mirelle', 1, true, { heroes: { Ras: { health: 1, statuses: ['slow', 'stun'] } } });
  expect(touched.hero('Ras')).toMatchObject({ health: 7, statuses: 0 });
  const raised = activate('Mirelle', 3, true, { heroes: { Ras: { health: 0 } } });
  expect(raised.hero('Ras')).toMatchObject({ health: 6 });
});

test('No Witness pierces armour with its Soul Burn, Quick Draw too', () => {
  const husks = {
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'husk', at: 'A' },
    ],
  };
  expect(activate('Kestrin', 3, false, husks).board.monsters[0]!.health).toBe(7);
  expect(activate('Kestrin', 3, true, husks).board.monsters[0]!.health).toBe(6);
  expect(activate('Ysarre', 1, true, husks).board.monsters[0]!.health).toBe(9);
});

test('Purse Cut pays only where it kills', () => {
  const weak = {
    monsters: [
      { kind: 'hound', at: 'A', health: 3 },
      { kind: 'hound', at: 'A' },
    ],
  };
  expect(activate('Kestrin', 1, false, weak).player(0).potions).toBe(1);
  expect(activate('Kestrin', 1, false).player(0).potions).toBe(0);
});
