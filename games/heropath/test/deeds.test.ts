import { viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import type { Event } from '../state/events.ts';
import { deedsOf } from '../telling/deeds.ts';
import { english } from '../words/en.ts';
import { german } from '../words/de.ts';
import { content, kind, site, space, table } from './table.ts';

const rule = 'HP-0.0';
const view = (isOver: boolean) => {
  const game = table({ heroes: [{ hero: 'elf' }, { hero: 'dwarf' }] });
  return {
    ...viewOf(heropath, game.state, 0),
    outcome: isOver ? { reason: 'slain', places: [1, 2], scores: [0, 20], rewards: [1, 0] } : null,
  };
};

const COURSE: readonly Event[] = [
  { t: 'discovered', rule, seat: 1, site: site('PS09'), at: space('P09') },
  { t: 'scaleMoved', rule, level: 1 },
  { t: 'battleWon', rule, seat: 0, unit: 3, kind: kind('werewolf'), total: 20, foeTotal: 19 },
  { t: 'battleTied', rule, seat: 0, unit: 4, kind: kind('werewolf'), total: 19, foeTotal: 19 },
  { t: 'battleLost', rule, seat: 1, unit: 5, kind: kind('goblin'), total: 12, foeTotal: 14 },
  { t: 'roundBegins', rule, round: 7 },
  { t: 'scaleMoved', rule, level: 2 },
  { t: 'battleLost', rule, seat: 1, unit: -1, kind: -1, total: 18, foeTotal: 25 },
  { t: 'fell', rule, seat: 1, at: space('P09') },
  { t: 'battleWon', rule, seat: 0, unit: -1, kind: -1, total: 27, foeTotal: 26 },
];

test('the end tells the deeds, level by level of the Scale', () => {
  expect(deedsOf(english(content), COURSE, view(true))?.map(({ text }) => text)).toEqual([
    'The deeds of the heroes',
    'Before evil stirred: The Dwarf discovered the Inn.',
    'Level 1, round 1: The Elf slew 2 Werewolves.',
    'Level 2, round 7: The Dwarf challenged the Dragon in vain, 18 to 25; the Dwarf fell; the Elf slew the Dragon, 27 to 26.',
  ]);
  expect(deedsOf(german(content), COURSE, view(true))?.at(2)?.text).toContain('2-mal');
});

test('before the end there is nothing to tell', () => {
  expect(deedsOf(english(content), COURSE, view(false))).toBeNull();
});

test('deeds are told with the rounds in which they were done, not with that in which the level began', () => {
  const slain = (unit: number): Event => ({ t: 'battleWon', rule, seat: 0, unit, kind: kind('goblin'), total: 20, foeTotal: 19 });
  const course: readonly Event[] = [
    { t: 'scaleMoved', rule, level: 1 },
    { t: 'roundBegins', rule, round: 2 },
    slain(3),
    { t: 'roundBegins', rule, round: 4 },
    slain(4),
    { t: 'roundBegins', rule, round: 5 },
  ];
  expect(deedsOf(english(content), course, view(true))?.at(1)?.text).toMatch(/^Level 1, rounds 2 to 4:/);
  expect(deedsOf(german(content), course, view(true))?.at(1)?.text).toMatch(/^Stufe 1, Runden 2 bis 4:/);
});

test('the end names the victory that was least likely, as likely as it was before the dice fell', () => {
  const rolled = (seat: number, own: readonly number[], foes: readonly number[]): readonly Event[] => [
    { t: 'rolled', rule, seat, dice: own },
    { t: 'foeRolled', rule, seat, kind: kind('goblin'), dice: foes },
  ];
  const ended = (t: 'battleWon' | 'battleLost', seat: number, total: number, foeTotal: number): Event => {
    return { t, rule, seat, unit: seat, kind: kind('goblin'), total, foeTotal };
  };
  const course: readonly Event[] = [
    // Two at once, as in Real Time: 13 and two dice of 1 to 3 against 12 and one of 0 to 3, and 11 against 14.
    ...rolled(0, [1, 1], [2]),
    ...rolled(1, [3, 3], [0]),
    ended('battleWon', 0, 15, 14),
    { t: 'roundBegins', rule, round: 3 },
    { t: 'rerolled', rule, seat: 1, die: 0, face: 2 },
    ended('battleWon', 1, 16, 14),
    ...rolled(1, [1, 1], [2]),
    ended('battleLost', 1, 5, 20),
  ];
  const { hero, enemy } = content.dice;
  const ways = hero.flatMap((one) => hero.flatMap((other) => enemy.map((against) => 11 + one + other >= 14 + against)));
  const chance = Math.round((100 * ways.filter(Boolean).length) / ways.length);
  expect(deedsOf(english(content), course, view(true))?.at(-1)?.text).toBe(
    `The boldest victory: the Dwarf against a Goblin, 16 to 14 in round 3, with a chance of ${chance}%.`,
  );
  expect(deedsOf(german(content), course, view(true))?.at(-1)?.text).toBe(
    `Der kühnste Sieg: Zwerg gegen Goblin, 16 zu 14 in Runde 3, bei einer Chance von ${chance}\u00a0%.`,
  );
});

test('HP-28.19 of a Ritual all dice of the heroes count, and those of the Dragon twice for two', () => {
  const course: readonly Event[] = [
    { t: 'rolled', rule, seat: 0, dice: [1, 1, 1] },
    { t: 'ritualCalled', rule, seat: 1 },
    { t: 'rolled', rule, seat: 0, dice: [2] },
    { t: 'rolled', rule, seat: 1, dice: [3] },
    { t: 'foeRolled', rule, seat: 1, kind: -1, dice: [2] },
    { t: 'ritualWon', rule, total: 40, foeTotal: 39 },
  ];
  const { hero, enemy } = content.dice;
  const ways = hero.flatMap((one) => hero.flatMap((other) => enemy.map((against) => 35 + one + other >= 35 + 2 * against)));
  const chance = Math.round((100 * ways.filter(Boolean).length) / ways.length);
  expect(deedsOf(english(content), course, view(true))?.at(-1)?.text).toBe(
    `The boldest victory: all together against the Dragon, 40 to 39 in round 1, with a chance of ${chance}%.`,
  );
});
