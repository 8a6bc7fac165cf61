import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { DRAGON } from '../content/names.ts';
import { standingPower } from '../rules/standing.ts';
import { heropathWith } from '../game.ts';
import type { Options } from '../state/options.ts';
import { laid } from './laid.ts';
import { challenge, fight, spacesFor } from './road.ts';
import { card, content, kind, space, table } from './table.ts';
import { isFaceUp } from '../rules/things.ts';
import { marking } from '../rules/durations.ts';

// Where the road meets cards: worked examples, and rules that only a card shows.

/** John wins against a Skeleton, and his strap is torn. */
const strapTorn = () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5, skills: 5 }, shown: 'AR22 AR26' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'skeleton' }] });
  return fight(game, 'P18', [3, 3], [2, 2], game.brings('FO20'));
};
const torn = () => strapTorn().choose('choose:AR22');

test('HP-9.13 a card makes him drop something: he chooses what', () => {
  expect(strapTorn().keys()).toEqual(['choose:AR22', 'choose:AR26']);
});

test('EX-1 a card dropped far away', () => {
  const game = torn();
  const [far] = spacesFor(game, 'space');
  game.choose(`space:${far}`);
  expect(game.board.piles.map(({ number, at, cards }) => [number, at, cards.map((lying) => lying.card)])).toEqual([
    [1, space(far!), [card('AR22')]],
  ]);
  expect(game.shown(0)).toBe('AR26');
});

test('HP-9.12 told to drop far away he chooses a space at that distance', () => {
  const offered = spacesFor(torn(), 'space').map((id) => content.map.distance[space('P18')]![space(id)]);
  expect(new Set(offered)).toEqual(new Set([7]));
});

test('HP-9.12 where no space is at that distance he chooses among the farthest', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5, skills: 5 }, shown: 'AR22' }, {}];
  const effects = content.effects.map((effect) => (effect.do === 'drop' ? { ...effect, at: 30 } : effect));
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'skeleton' }] }, heropathWith({ ...content, effects }));
  fight(game, 'P18', [3, 3], [2, 2], game.brings('FO20'));
  const from = content.map.distance[space('P18')]!;
  // There is only one, so that nobody is asked.
  expect(from[game.board.piles[0]!.at]).toBe(Math.max(...from));
});

test('EX-66 Burial Rites: FAITH, the reward, and no level is opened', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 3, faith: 2, experience: 2, skills: 5, wisdom: 3 }, shown: 'FO54' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'troll' }], level: 3, received: 2 });
  fight(game, 'P18', [2, 2], [4]);
  expect([game.gems(0).vitality, game.asked, game.keys()]).toEqual([2, [0], ['pass', 'play:FO54']]);
  game.choose('play:FO54');
  game.draw(game.brings('FO39'));
  expect([game.gems(0).faith, game.gems(0).experience, game.shown(0)]).toEqual([3, 3, 'FO39']);
  expect([game.board.scale.dead[0]![kind('troll')], game.board.scale.level, game.frames]).toEqual([1, 3, 'rounds.next turn.act']);
});

test('HP-21.27 what speaks of enemies does nothing to the Dragon; re-rolls work in every battle', () => {
  const heroes = [{ at: 'U05', gems: { vitality: 5, faith: 5 }, worn: 'AR26 AR28 MK28' }, {}];
  const game = table({ heroes });
  expect([standingPower(content, game.hero(0), kind('troll')), standingPower(content, game.hero(0), DRAGON)]).toEqual([2, 0]);
  expect(challenge(game, [1, 1], [5, 5]).keys()).toContain('play:MK28');
});

test('HP-22.7 a re-roll replaces the old result even if it is worse', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 4, faith: 4 }, worn: 'MK28' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'troll' }] })
    .choose('fight:0', dice(3, 1), dice(5))
    .choose('play:MK28');
  game.choose('clause:0', dice(2));
  while (game.asked.length > 0 && game.frames.includes('window')) game.choose(game.keys().includes('pass') ? 'pass' : 'done');
  expect(game.eventsOf('battleLost')[0]!.total).toBe(8 + 3);
});

const tokens = (seats: number, options: Partial<Options>) => {
  const { enemies, scale, stock } = laid(seats, options).board;
  return [enemies.length, scale.marker < 0 ? 0 : 1, stock, enemies.filter(isFaceUp).length];
};

test('EX-67 tokens by mode: on the map, set aside, in the stockpile', () => {
  expect(tokens(3, {})).toEqual([23, 0, 25, 1]);
  expect(tokens(3, { style: 'mist' })).toEqual([23, 1, 24, 1]);
  expect(tokens(3, { style: 'adventurous' })).toEqual([48, 0, 0, 0]);
  expect(tokens(3, { competition: 'co-op' })).toEqual([48, 0, 0, 1]);
  expect(tokens(1, { competition: 'solo' })).toEqual([41, 1, 6, 1]);
});

test('HP-1.8 a gain above a cap is lost', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 1 }, food: 1 }, {}];
  expect(table({ heroes }).choose('rest').gems(0).vitality).toBe(5);
});

test('HP-1.11 two spaces are adjacent when one pace leads from one to the other, both ways', () => {
  content.map.neighbours.forEach((list, from) => list.forEach((to) => expect(content.map.neighbours[to]).toContain(from)));
});

test('HP-1.13 N is the number of heroes at the start, whoever has left', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5, skills: 5, wisdom: 5 } }, {}, { fallen: true }];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }], level: 1, received: 2 });
  game.hero(2).isOff = true;
  fight(game, 'P18', [3, 3], [2], game.brings('FO39'));
  expect([game.board.scale.level, game.board.scale.received]).toEqual([1, 3]);
});

test('HP-1.15 an exposed enemy lies face up, a hidden one face down', () => {
  const game = table({ enemies: [{ at: 'P18', kind: 'troll' }, { at: 'P12' }] });
  expect([game.enemiesAt('P18'), game.enemiesAt('P12')]).toEqual([['troll'], ['?']]);
});

test('HP-1.5 what can be done in part is done in part', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 4, faith: 1 }, food: 1 }, {}];
  const game = table({ heroes });
  marking(game.hero(0)).rested = true;
  expect(game.choose('rest').choose('eat').gems(0).vitality).toBe(5);
});

test('HP-1.6 what must be done and leaves one way is done without asking', () => {
  const enemies = [{ at: 'G06', kind: 'goblin' }];
  const game = table({ heroes: [{ at: 'G06', gems: { vitality: 4, faith: 1 } }, {}], enemies });
  fight(fight(game, 'G06', [1, 1], [5]), 'G06', [1, 1], [5]);
  expect([game.enemiesAt('G05'), game.asked]).toEqual([['goblin'], [0]]);
});

test('HP-1.2 enemies are tokens; the Dragon is none of them', () => {
  const game = table({ heroes: [{ at: 'U05' }, {}] });
  expect([game.why('pass'), game.keys().includes('rest'), game.board.enemies]).toEqual([undefined, true, []]);
});

test('HP-1.4 the text of a card goes before the general rules, and so does the mode', () => {
  // Walls cannot be crossed, but the Mountain Pony says that it does.
  const game = table({ heroes: [{ at: 'R07', shown: 'MK10' }, {}] }).choose('travel');
  expect(spacesFor(game, 'go')).not.toContain('D13');
  expect(spacesFor(game.choose('play:MK10'), 'go')).toEqual(expect.arrayContaining(['D13', 'D16']));
  // Who stands in the fire may challenge the Dragon; in Co-op the mode forbids it.
  const heroes = [{ at: 'U05' }, {}];
  expect(table({ heroes }).keys()).toContain('dragon');
  expect(table({ heroes, options: { competition: 'co-op' } }).why('dragon')).toBe('HP-28.17');
});
