import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { put, walk, WEAK } from './road.ts';
import { amid } from './playing.ts';
import { content, space, table, type Given, type HeroGiven } from './table.ts';
import { travel } from '../rules/turnFrames.ts';
import { favouring } from '../rules/durations.ts';

// Chapter 15: Travel.

const enemies = (...list: [at: string, kind?: string][]) => list.map(([at, kind]) => (kind === undefined ? { at } : { at, kind }));
const given = (at: string, ...list: [at: string, kind?: string][]): Given => ({
  heroes: [{ at, gems: WEAK }, {}],
  enemies: enemies(...list),
});

test('HP-15.1 up to 4 paces, and never fewer than 1', () => {
  const game = walk(table(), 'P18', 'P12', 'P06', 'P16');
  expect([game.at(0), game.frames]).toEqual(['P16', 'rounds.next turn.act']);
  const slow = table({ heroes: [{ leeches: 2, worn: 'AR30', gems: { vitality: 3, experience: 4, skills: 3 } }, {}] });
  slow.board.lasting.push({ effect: content.effects.findIndex((one) => one.do === 'pace' && one.n === -1), on: 0, by: 1, until: 'round' });
  expect(walk(slow, 'P18').at(0)).toBe('P18');
});

test('HP-15.2 a Travel has at least one pace or a ride', () => {
  expect(table().choose('travel').why('stop')).toBe('HP-15.2');
});

test('HP-15.3 he goes pace by pace and may stop after any', () => {
  const game = table().choose('travel').choose('go:P18');
  expect(game.keys()).toEqual(expect.arrayContaining(['go:P12', 'stop']));
  expect(game.choose('stop').at(0)).toBe('P18');
});

test('HP-15.4 he stops where fewer than three others are', () => {
  const game = table({ heroes: [{}, { at: 'P18' }, { at: 'P18' }, { at: 'P18' }] })
    .choose('travel')
    .choose('go:P18');
  expect(game.why('stop')).toBe('HP-8.15');
});

test('HP-15.5 when he stops hidden enemies are exposed, then a Settlement gets its Place-Site', () => {
  const game = walk(table(given('P19', ['P14'])), 'P14');
  game.draw(game.brings('troll'), game.brings('PS09'));
  expect(game.story.slice(-2)).toEqual(['exposed', 'discovered']);
});

test('HP-15.6 enemies where he began are evaded', () => {
  expect(walk(table(given('P18', ['P18', 'troll'], ['P18', 'goblin'])), 'P12').gems(0).vitality).toBe(2);
});

test('HP-15.7 exposed enemies on the way are evaded', () => {
  expect(walk(table(given('P19', ['P18', 'troll'])), 'P18', 'P12').gems(0).vitality).toBe(3);
});

test('HP-15.8 hidden ones sleep on', () => {
  const game = walk(table(given('P19', ['P18'])), 'P18', 'P12');
  expect([game.gems(0).vitality, game.enemiesAt('P18')]).toEqual([4, ['?']]);
});

test('HP-15.9 enemies where he stops are not evaded, even where he began', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12', 'P18').gems(0).vitality).toBe(4);
});

test('HP-15.10 1 VITALITY for each, once in a Travel however often it is passed', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12', 'P18', 'P12').gems(0).vitality).toBe(3);
});

test('HP-15.11 it is paid at the end of the Travel', () => {
  const game = table(given('P18', ['P18', 'troll']))
    .choose('travel')
    .choose('go:P12');
  expect(game.gems(0).vitality).toBe(4);
  expect(game.choose('stop').gems(0).vitality).toBe(3);
});

test('HP-15.12 a hero may evade even if it kills him', () => {
  const game = walk(table({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: enemies(['P18', 'troll']) }), 'P12');
  expect([game.at(0), game.eventsOf('fell')[0]!.at]).toEqual(['-', space('P12')]);
});

test('HP-15.13 who rides from a space evades the enemies there', () => {
  const game = table(given('P06', ['P06', 'troll']))
    .choose('travel')
    .choose('balloon', face(2))
    .choose('land:D13');
  expect(game.gems(0).vitality).toBe(3);
  expect(
    table(given('R26', ['R26', 'troll']))
      .choose('travel')
      .choose('sail:R03')
      .gems(0).vitality,
  ).toBe(3);
});

test('HP-15.14 what counts is whether it was exposed when he left', () => {
  const game = table(given('P19', ['P18', 'troll']))
    .choose('travel')
    .choose('go:P18')
    .choose('go:P12');
  game.board.enemies[0]!.seenBy = 1;
  expect(game.choose('stop').gems(0).vitality).toBe(3);
});

test('HP-15.15 a card that moves him ends the Travel; he pays for what he had evaded by walking', () => {
  const game = table({ ...given('P19', ['P18', 'troll'], ['P12', 'goblin']), goods: [{ at: 'P12', gold: 1 }] });
  game.choose('travel').choose('go:P18').choose('go:P12');
  // As a card does it: he is carried off, and his Travel goes on after the card.
  put(game, 0, 'R01');
  favouring(game.hero(0)).isMoved = true;
  game.state.lanes[0]!.stack.at(-1)!.at = 'begin';
  game.engine.resume(game.state);
  expect([game.at(0), game.gems(0).vitality, game.frames]).toEqual(['R01', 3, 'rounds.next turn.act']);
});

test('HP-15.16 evasion is part of the same action', () => {
  expect(walk(table(given('P18', ['P18', 'troll'])), 'P12').hero(0).actions).toBe(3);
});

const burntOn = (at: string, ...way: string[]) => 4 - walk(table(given(at)), ...way).gems(0).vitality;

test('HP-15.17 through the fire: one burn at the end, whether he starts, passes or stops there', () => {
  expect(burntOn('U05', 'U04')).toBe(1);
  expect(burntOn('U04', 'U14', 'U18')).toBe(1);
  expect(burntOn('U04', 'U05', 'U14')).toBe(1);
  expect(burntOn('U04', 'U13')).toBe(0);
});

test('EX-17 a costly walk: the Troll and the Goblin, not the hidden one, and the Skeleton waits', () => {
  const game = walk(table(given('P19', ['P19', 'troll'], ['P11'], ['P06', 'goblin'], ['P16', 'skeleton'])), 'P11', 'P06', 'P16');
  expect([game.gems(0).vitality, game.enemiesAt('P11'), game.why('pass')]).toEqual([2, ['?'], 'HP-14.7']);
});

test('EX-18 there and back costs nothing, and once more costs 1', () => {
  const start = given('P18', ['P18', 'troll']);
  expect(walk(table(start), 'P12', 'P18').gems(0).vitality).toBe(4);
  expect(walk(table(start), 'P12', 'P18', 'P12').gems(0).vitality).toBe(3);
});

/** The end of a Travel on which two enemies were evaded. */
const evading = (hero: HeroGiven, evasions = 0) =>
  amid(0, [{ ...travel(0), at: 'over', evaded: [0, 1] }], {
    heroes: [{ at: 'P18', gems: { vitality: 5, faith: 1 }, ...hero }, {}],
    enemies: [
      { at: 'P12', kind: 'goblin' },
      { at: 'P12', kind: 'troll' },
    ],
    board: ({ heroes }) => void (favouring(heroes[0]!).evasions = evasions),
  }).gems(0).vitality;

test('HP-15.16 what a card lets him evade costs nothing, and who was carried off pays nothing', () => {
  expect([evading({}), evading({}, 1), evading({}, 3), evading({ at: 'G06', asleep: true })]).toEqual([3, 4, 5, 5]);
});
