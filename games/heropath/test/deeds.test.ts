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
