import { viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { expectDrawn, speakingTo } from '../../test/speaking.ts';
import { heropath, title } from '../index.ts';
import { fight } from '../rules/turnFrames.ts';
import { amid, inTurn } from './playing.ts';
import { content, table, type Table } from './table.ts';

const terminal = title.terminalOf(heropath);
const telling = title.tellingOf(heropath);
const voices = speakingTo(-1);
const plain = (words: string): string => words;

function pictureOf(stage: Table, seat = 0): readonly string[] {
  const asked = stage.askedOf(seat);
  const choices = telling.groups(asked, voices).flatMap(({ items }) => items.map(({ action }) => action));
  return terminal.draw(asked, choices, voices, { width: 80, height: 24 }, plain);
}

const at = content.map.spaces.findIndex(({ id }) => id === 'P13');

const stage = (): Table =>
  inTurn(0, {
    heroes: [
      { hero: 'warrior', at: 'P13', worn: 'AR01' },
      { hero: 'dwarf', at: 'P13' },
      { hero: 'elf', fallen: true },
    ],
    level: 2,
    received: 1,
    sites: { P14: 'PS01' },
    enemies: [{ at: 'P12', kind: 'troll' }, { at: 'P11' }, { at: content.map.spaces[content.map.neighbours[at]![0]!]!.id, kind: 'troll' }],
    goods: [{ at: 'P16', gold: 2 }],
  });

describe('the picture', () => {
  test.each([
    { seats: 2, options: {} },
    { seats: 1, options: {} },
    { seats: 6, options: { competition: 'team', style: 'adventurous', lastRound: 6 } },
    { seats: 3, options: { competition: 'co-op', lastRound: 6 } },
  ])('of every moment of a random game of $seats fits the window, and every answer has its number', ({ seats, options }) =>
    expectDrawn(title, { lastRound: 12, ...options }, seats, 15),
  );

  test('shows the Scale, the Dragon, one’s chance now and later, who stands where, and where one can go', () => {
    const picture = pictureOf(stage().choose('travel'));
    expect(picture[0]).toBe('Round 2  Base 2 ##........ 1/3  Dragon on i 17+2 dice  You 10: 0%, later 0%');
    expect(picture.join('\n')).toContain('@2');
    expect(picture.join('\n')).toMatch(/\d\)t/);
    expect(picture.slice(1, 7).map((line) => line.slice(57))).toEqual([
      '>1 Anna          10 0%',
      '  V4F3E1S1W1 1g1f 3a',
      ' 2 Ben           10 0%',
      '  V5F3E0S2W0 3g0f 4a',
      ' 3 Cleo          10 0%',
      '  V4F4E0S1W1 fallen',
    ]);
    expect(picture.slice(7, 12).map((line) => line.slice(57))).toEqual(['', '  + Rusty Sword', '', '', '']);
    expect(picture.at(-1)).toMatch(/^P13 Poplar Lane: heroes: Anna and Ben, Road/);
  });

  test('keeps the turns that are left in Solo in sight, and leaves out what the map shows', () => {
    const picture = pictureOf(table({ heroes: [{ hero: 'warrior', at: 'P13' }], level: 10, round: 10 }));
    expect(picture[0]).toMatch(/^Round 10  Base 10 {2}Dragon on i 25\+2 dice  You 10: 0%, later 0%, \d turns?$/);
    expect(picture.at(-1)).toMatch(/^P13 Poplar Lane: Road/);
  });

  test('of a battle shows every summand of both sides, and the chance', () => {
    const battle = amid(0, [{ ...fight(0, 0), at: 'before' }], {
      heroes: [{ hero: 'warrior', at: 'P01', worn: 'AR01', hidden: 'MA01' }, { hero: 'dwarf' }],
      level: 1,
      enemies: [{ at: 'P01', kind: 'goblin' }],
    });
    expect(pictureOf(battle).slice(-2)).toEqual([
      'Anna: 10 gems + 1 Rusty Sword = 11, and 2 dice.',
      'Goblin: 10 + 1 Base = 11, and 1 die. 74% to win or tie.',
    ]);
  });
});

test('HP-26.1 Real Time is not played in a terminal', () => {
  expect(terminal.barred!(heropath.readOptions({ turns: 'real time' }, 3))).toContain('HP-26.1');
  expect(terminal.barred!(heropath.readOptions({}, 3))).toBeNull();
});

test('flags become options', () =>
  expect(terminal.optionsFrom({ competition: 'team', 'team-size': '3', 'last-dusk': '0', trust: true }, 6)).toEqual({
    competition: 'team',
    teamSize: 3,
    lastDusk: 0,
    trust: true,
  }));

test('no word that is looked up is an answer', () =>
  expect(Object.keys(terminal.lookUp).filter((word) => heropath.keys.parse(word) !== null)).toEqual([]));

describe('what can be looked up', () => {
  const lookUp = (word: string, about = ''): readonly string[] =>
    terminal.lookUp[word]!.show(viewOf(heropath, stage().state, 0), voices, about);

  test.each(Object.keys(terminal.lookUp))('%s has something to say', (word) => {
    expect(lookUp(word).length).toBeGreaterThan(0);
    for (const line of lookUp(word)) expect(line).not.toMatch(/undefined|NaN|\?\?/);
  });

  test('legend fits the width', () => expect(lookUp('legend').filter((line) => line.length > 80)).toEqual([]));

  test('a card by its code or a part of its name', () => {
    expect(lookUp('card', 'ar01')).toEqual(['AR01 Rusty Sword (Weaponry, Hand, In turn, Stays, 2 GOLD): +1 power against enemies.']);
    expect(lookUp('card', 'sword').length).toBeGreaterThan(3);
    expect(lookUp('card', 'zz')[0]).toMatch(/^There is no card 'zz'/);
  });

  test('HP-17.16 where something is to be had, found yet or not', () => {
    expect(lookUp('index')[0]).toMatch(/^Blacksmith, .*\(P14\):$/);
    expect(lookUp('index', 'wisdom').some((line) => line.includes('not found yet'))).toBe(true);
  });

  test('a space with its ways', () => {
    const [place, ways] = lookUp('where', 'p13');
    expect(place).toMatch(/^P13 Poplar Lane: /);
    expect(ways).toMatch(/^ {2}leads .*\(P\d\d\)/);
  });

  test('HP-21.20 the chance at every level', () => expect(lookUp('chances')).toHaveLength(12));
});
