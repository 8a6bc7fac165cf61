import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { banish, bringIn } from '../rules/12-enemies.ts';
import { place, shift } from '../rules/turnFrames.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { EVERYBODY, UNDECIDED } from '../state/board.ts';
import { openWindow } from '../rules/windowFrame.ts';
import { aboutToLose, amid, inTurn, passAll } from './playing.ts';
import { fight, spacesFor, STRONG, walk, WEAK } from './road.ts';
import { content, kind, space, table, type Given, type Table } from './table.ts';
import { poolNumber } from '../rules/pools.ts';

// Chapter 12: enemies and leeches.

/** A game that goes on after one frame has ended. */
const after = (given: Given, frame: NonNullable<Given['stack']>[number]): Table => {
  const game = table(given);
  game.state.lanes[0]!.stack.push(frame);
  game.engine.resume(game.state);
  return game;
};

test('HP-12.1 six types with their power and dice', () => {
  expect(content.enemies.map(({ id, power, dice: count }) => `${id} ${power} ${count}`)).toEqual([
    'goblin 10 1',
    'skeleton 8 2',
    'troll 12 1',
    'werewolf 10 2',
    'crocodile-man 14 1',
    'warlock 12 2',
  ]);
  const game = table({ heroes: [{ at: 'P18', gems: WEAK }, {}], enemies: [{ at: 'P18', kind: 'troll' }] });
  game.choose('fight:0', dice(1, 1), dice(5));
  expect(game.eventsOf('battleLost')[0]).toMatchObject({ total: 7, foeTotal: 17 });
  const two = table({ heroes: [{ at: 'P18', gems: WEAK }, {}], enemies: [{ at: 'P18', kind: 'skeleton' }] });
  two.choose('fight:0', dice(1, 1), dice(3, 5));
  expect(two.eventsOf('battleLost')[0]).toMatchObject({ foeTotal: 8 + 3 + 5 });
});

test('HP-12.2 a new enemy is placed face down', () => {
  const game = after({}, place(0, 0, 7, false, 1, 'HP-21.13')).choose('place:R01');
  expect(game.enemiesAt('R01')).toEqual(['?']);
  expect(game.board.enemies[0]!.kind).toBe(UNDECIDED);
});

test('HP-12.3 enemies appear in Safe spaces, at Place-Sites, with heroes and with another enemy', () => {
  const game = after(
    { heroes: [{ at: 'G06' }, { at: 'R01' }], enemies: [{ at: 'R02', kind: 'troll' }], sites: { R14: 'PS01' } },
    place(0, 0, 7, false, 1, 'HP-21.13'),
  );
  expect(spacesFor(game, 'place')).toEqual(expect.arrayContaining(['R01', 'R02', 'R10', 'R14', 'P19']));
});

test('HP-12.4 never with the Dragon, nor on a rock', () => {
  const given = { heroes: [{ at: 'R01' }, {}], dragon: 3, gathered: 1, enemies: [{ at: 'P18', kind: 'troll' }] };
  expect(spacesFor(after(given, shift(0, 0, 1, true)), 'space')).not.toContain('P19');
  expect(spacesFor(after({ ...given, dragon: 0, gathered: 0 }, shift(0, 0, 1, true)), 'space')).toContain('P19');
});

test('HP-12.5 two enemies fill a space', () => {
  const enemies = [
    { at: 'R01', kind: 'troll' },
    { at: 'R01', kind: 'goblin' },
  ];
  expect(spacesFor(after({ enemies }, place(0, 0, 7, false, 1, 'HP-21.13')), 'place')).not.toContain('R01');
});

test('HP-12.6 who ends a Travel there exposes all hidden enemies, even with his last action', () => {
  const game = table({ heroes: [{ actions: 1 }, { at: 'R01' }], enemies: [{ at: 'P18' }, { at: 'P18' }] });
  walk(game, 'P18').draw(game.brings('troll'), game.brings('goblin'));
  expect(game.enemiesAt('P18')).toEqual(['troll', 'goblin']);
});

test('HP-12.7 who starts his turn with hidden enemies exposes them', () => {
  const game = table({ heroes: [{ actions: 1 }, { at: 'P18' }], enemies: [{ at: 'P18' }] }).choose('pass');
  game.draw(game.brings('warlock'));
  expect(game.enemiesAt('P18')).toEqual(['warlock']);
  expect([game.asked, game.eventsOf('exposed')]).toMatchObject([[1], [{ rule: 'HP-12.7' }]]);
});

test('HP-12.8 what comes in mid-turn is exposed before his next action', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] }).choose('rest');
  bringIn(game.board, 1, space('P18'), 'HP-21.13', game.engine);
  game.choose('end').draw(game.brings('troll'));
  expect(game.eventsOf('exposed')[0]).toMatchObject({ rule: 'HP-12.8' });
});

test('HP-12.8 a card that moves him in his own turn exposes them at once, also within an action', () => {
  const game = table({ heroes: [{ at: 'P18', shown: 'FO47' }, {}], enemies: [{ at: 'R01' }] });
  game.choose('rest').choose('play:FO47').choose('space:R01').draw(game.brings('troll'));
  expect(game.eventsOf('exposed')).toMatchObject([{ rule: 'HP-12.8' }]);
  expect(game.frames).toContain('rest.');
});

test('HP-12.9 who passes, and who is off turn, exposes nothing', () => {
  const game = table({ heroes: [{}, { at: 'P18' }], enemies: [{ at: 'P18' }] });
  walk(game, 'P18', 'P12');
  expect(game.enemiesAt('P18')).toEqual(['?']);
});

test('HP-12.9 whom a card moves out of turn exposes nothing', () => {
  const game = amid(0, [openWindow(table().board, 'w1', 0)], {
    heroes: [{ at: 'F02' }, { at: 'P09', gems: { vitality: 3, wisdom: 1 }, shown: 'MA15' }],
    enemies: [{ at: 'P10' }],
  });
  passAll(game.chooseAs(1, 'play:MA15')).choose('space:P10');
  expect([game.at(1), game.enemiesAt('P10'), game.awaited]).toEqual(['P10', ['?'], null]);
});

test('HP-12.10 in a team cards are not exchanged before an enemy, which would be an action', () => {
  const team: Given = { heroes: [{ at: 'P18' }, {}, { at: 'P18' }, {}], options: { competition: 'team' } };
  expect(table(team).why('exchange:3', 0)).toBeUndefined();
  expect(table({ ...team, enemies: [{ at: 'P18', kind: 'troll' }] }).why('exchange:3', 0)).toBe('HP-12.10');
});

test('HP-12.10 with an enemy in his space a hero may only fight or travel', () => {
  const game = table({ heroes: [{ at: 'P18' }, { at: 'P18' }], enemies: [{ at: 'P18', kind: 'troll' }] });
  expect(game.keys().filter((key) => !key.startsWith('drop'))).toEqual(['fight:0', 'travel']);
});

test('HP-12.11 with two enemies he must deal with both', () => {
  const enemies = [
    { at: 'P18', kind: 'troll' },
    { at: 'P18', kind: 'goblin' },
  ];
  const game = fight(table({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies }), 'P18', [3, 3], [2]);
  game.draw(game.brings('FO39'));
  expect([game.keys().includes('fight:1'), game.why('rest'), game.why('pass')]).toEqual([true, 'HP-12.12', 'HP-14.7']);
  expect(walk(table({ heroes: [{ at: 'P18', gems: WEAK }, {}], enemies }), 'P12').gems(0).vitality).toBe(WEAK.vitality - 2);
});

const besetAt = (at: string) => table({ heroes: [{ at }, { at }], enemies: [{ at, kind: 'troll' }], sites: { P14: 'PS09' }, dragon: 0 });

test('HP-12.12 any enemy blocks Rest, Visit, Encounter and the Dragon', () => {
  expect(besetAt('P18').why('rest')).toBe('HP-12.12');
  expect(besetAt('P14').why('visit')).toBe('HP-12.12');
  expect(besetAt('U05').why('dragon')).toBe('HP-12.12');
  expect(besetAt('P18').keys()).not.toContain('ambush:2');
  const together: Given = { heroes: [{ at: 'U05' }, {}], options: { competition: 'co-op' } };
  expect(table(together).why('ritual')).toBeUndefined();
  expect(table({ ...together, enemies: [{ at: 'U05', kind: 'troll' }] }).why('ritual')).toBe('HP-12.12');
});

const movedFrom = (enemy: { at: string; kind?: string }) => after({ enemies: [enemy] }, shift(0, 0, 1, false)).choose('space:P12');

test('HP-12.13 an enemy that is moved stays hidden or exposed as it was', () => {
  expect(movedFrom({ at: 'P18' }).enemiesAt('P12')).toEqual(['?']);
  expect(movedFrom({ at: 'P18', kind: 'troll' }).enemiesAt('P12')).toEqual(['troll']);
});

test('HP-12.14 one step leads to an adjacent space, over gates and bridges too', () => {
  expect(spacesFor(after({ enemies: [{ at: 'P12', kind: 'troll' }] }, shift(0, 0, 1, false)), 'space')).toEqual([
    'G01',
    'P06',
    'P07',
    'P11',
    'P18',
  ]);
  expect(spacesFor(after({ enemies: [{ at: 'R30', kind: 'troll' }] }, shift(0, 0, 1, false)), 'space')).toContain('R29');
});

test('HP-12.14 heroes do not hinder a step, a full space does', () => {
  const enemies = ['P12', 'P18', 'P18'].map((at) => ({ at, kind: 'troll' }));
  const game = after({ heroes: [{ at: 'P06' }, { at: 'P07' }], enemies }, shift(0, 0, 1, false));
  expect(spacesFor(game, 'space')).toEqual(['G01', 'P06', 'P07', 'P11']);
});

test('HP-12.15 with no legal step it stays', () => {
  const blocked = ['G05', 'G05'].map((at) => ({ at, kind: 'goblin' }));
  const game = after({ enemies: [{ at: 'G06', kind: 'troll' }, ...blocked] }, shift(0, 0, 1, false));
  expect([game.enemiesAt('G06'), game.frames]).toEqual([['troll'], 'rounds.next turn.act']);
  const enemies = [{ at: 'G06', kind: 'troll' }, ...blocked];
  const beaten = table({ heroes: [{ at: 'G06', gems: WEAK }, {}], enemies });
  beaten.hero(0).streak = { unit: 0, losses: 1 };
  fight(beaten, 'G06', [1, 1], [5]);
  expect([beaten.enemiesAt('G06'), beaten.gems(0).experience]).toEqual([['troll'], 1]);
});

test('HP-12.16 enemies are drawn unseen from the stockpile', () => {
  const game = after({}, place(0, 0, 7, false, 2, 'HP-21.13'));
  const { stock } = game.board;
  game.choose('place:R01').choose('place:R02');
  expect(game.board.stock).toBe(stock - 2);
  expect(game.board.enemies.every((enemy) => enemy.kind === UNDECIDED && enemy.seenBy === 0)).toBe(true);
});

test('HP-12.17 an empty stockpile is filled from the lowest level, and the Base does not fall', () => {
  const given = { stock: 0, level: 3, received: 1, dead: { 1: 'goblin troll', 2: 'skeleton skeleton', 3: 'warlock' } };
  const game = after(given, place(0, 0, 7, false, 1, 'HP-21.13')).choose('place:R01');
  expect([game.board.stock, game.board.scale.level, game.board.pools.length]).toEqual([1, 3, 2]);
  expect(game.board.scale.dead[1]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('HP-12.17 those beside the Scale come back before any level does', () => {
  const game = after({ stock: 0, level: 1, received: 1, dead: { 0: 'skeleton', 1: 'troll' } }, place(0, 0, 7, false, 1, 'HP-21.13'));
  game.choose('place:R01');
  expect([game.board.pools[1], game.board.scale.dead[1]![kind('troll')]]).toEqual([[0, 1, 0, 0, 0, 0], 1]);
});

test('EX-25 the Scale never falls: both tokens of level 1 are the stockpile, and one more kill fills level 3', () => {
  const given = { stock: 0, level: 3, received: 1, dead: { 1: 'goblin troll', 2: 'skeleton skeleton', 3: 'warlock' } };
  const game = after(given, place(0, 0, 7, false, 2, 'HP-21.13'))
    .choose('place:R01')
    .choose('place:R02');
  expect([game.board.stock, game.board.scale.level, game.board.scale.received]).toEqual([0, 3, 1]);
  const [first, second] = game.board.enemies;
  expect([first, second].map((enemy) => poolNumber(game.board.poolStarts, enemy!.unit))).toEqual([1, 1]);
  expect(game.board.pools[1]).toEqual([1, 0, 1, 0, 0, 0]);
});

test('EX-64 a level comes back: one token, then the one beside the Scale, then level 1', () => {
  const given = { heroes: [{}, {}, {}], stock: 1, level: 1, received: 3, dead: { 0: 'skeleton', 1: 'troll goblin warlock' } };
  const game = after(given, place(0, 0, 7, false, 3, 'HP-21.13'))
    .choose('place:R01')
    .choose('place:R02')
    .choose('place:R03');
  expect(game.board.enemies.map(({ unit }) => poolNumber(game.board.poolStarts, unit))).toEqual([0, 1, 2]);
  expect(game.board.pools[1]).toEqual([0, 1, 0, 0, 0, 0]);
  expect([game.board.stock, game.board.scale.level]).toEqual([2, 1]);
});

test('HP-12.18 with neither stockpile nor Scale no enemy is placed', () => {
  expect(after({ stock: 0 }, place(0, 0, 7, false, 1, 'HP-21.13')).frames).toBe('rounds.next turn.act');
  expect(after({ stock: 0, dead: { 0: 'troll' } }, place(0, 0, 7, false, 1, 'HP-21.13')).frames).toContain('place.choose');
});

test('EX-26 nothing to place: the next step follows', () => {
  const game = after({ stock: 0 }, place(0, 0, 7, false, 2, 'HP-21.13'));
  expect([game.board.enemies, game.keys().includes('travel')]).toEqual([[], true]);
});

test('HP-12.19 with two enemies in every space none is placed and none is drawn', () => {
  const game = table();
  for (const at of content.map.walkable)
    for (let count = 0; count < 2; count++) game.board.enemies.push({ unit: game.board.nextUnit++, at, kind: 0, seenBy: EVERYBODY });
  const { stock } = game.board;
  game.state.lanes[0]!.stack.push(place(1, 1, 7, false, 1, 'HP-21.13'));
  game.engine.resume(game.state);
  expect([game.board.stock, game.frames]).toEqual([stock, 'rounds.next turn.act']);
});

test('HP-12.20 an exposed token stays exposed', () => {
  const game = table({ heroes: [{ at: 'P19' }, {}], enemies: [{ at: 'P18' }] });
  walk(game, 'P18').draw(game.brings('troll'));
  walk(game, 'P12');
  expect(game.enemiesAt('P18')).toEqual(['troll']);
});

test('HP-12.20 what a card exposes stays exposed', () => {
  const game = inTurn(0, { heroes: [{ at: 'P18', worn: 'MK32' }, {}], enemies: [{ at: 'P12' }] });
  game.choose('play:MK32').choose('enemy:0');
  game.draw(game.brings('troll')).choose('pass').choose('pass');
  expect([game.asked, game.enemiesAt('P12')]).toEqual([[0], ['troll']]);
});

test('HP-12.21 a leech costs 1 pace in every Travel', () => {
  const game = table({ heroes: [{ leeches: 1 }, {}] });
  expect(pacesOf(game.board, game.hero(0), game.engine)).toBe(3);
  game.choose('travel').choose('go:P18').choose('go:P12').choose('go:P11');
  expect(game.frames).toBe('rounds.next turn.act');
});

test('HP-12.22 a second one costs another pace', () => {
  const game = table({ heroes: [{ leeches: 2 }, {}] });
  expect(pacesOf(game.board, game.hero(0), game.engine)).toBe(2);
});

test('HP-12.22 a third has no effect and is not taken', () => {
  const game = table({
    heroes: [
      { at: 'P18', shown: 'AR31', gems: { vitality: 1, skills: 1 } },
      { at: 'P18', leeches: 2 },
    ],
  });
  passAll(game.choose('play:AR31'));
  expect([game.discard, game.hero(1).leeches, game.story.includes('leeches')]).toEqual(['AR31', 2, false]);
});

test('EX-41 two leeches and a card that gives a pace: 3 paces', () => {
  const game = table({ heroes: [{ leeches: 2, shown: 'MK01' }, {}] });
  expect(pacesOf(game.board, game.hero(0), game.engine)).toBe(3);
});

test('HP-12.23 neither Rest nor death removes a leech', () => {
  const rested = table({ heroes: [{ at: 'P18', leeches: 1 }, {}] })
    .choose('rest')
    .choose('end');
  expect(rested.hero(0).leeches).toBe(1);
  const game = table({ heroes: [{ actions: 1 }, { fallen: true, leeches: 2, gems: { skills: 1 } }] }).choose('pass');
  expect([game.at(1), game.hero(1).leeches]).toEqual(['P19', 2]);
  const dead = aboutToLose([1, 0], 'card', { heroes: [{ gems: { vitality: 1 }, leeches: 2 }, {}] });
  expect([dead.at(0), dead.hero(0).leeches]).toEqual(['-', 2]);
});

test('HP-10.18 a banished enemy lies face up beside the Scale and counts for nothing', () => {
  const game = table({ enemies: [{ at: 'P18', kind: 'troll' }], level: 2 });
  banish(game.board, 0, 'HP-10.18', game.engine);
  expect([game.board.scale.dead[0]![kind('troll')], game.board.scale.level, game.board.enemies]).toEqual([1, 2, []]);
});

test('EX-46 a third enemy goes to the farthest other space', () => {
  const game = table({ heroes: [{ at: 'R15' }, {}] });
  const far = content.map.walkable.filter((at) => content.map.distance[space('R15')]![at]! >= 7);
  for (const at of far)
    for (let count = 0; count < 2; count++) game.board.enemies.push({ unit: game.board.nextUnit++, at, kind: 0, seenBy: EVERYBODY });
  game.state.lanes[0]!.stack.push(place(0, 0, 7, false, 1, 'HP-21.13'));
  game.engine.resume(game.state);
  const offered = spacesFor(game, 'place').map((id) => content.map.distance[space('R15')]![space(id)]);
  expect(new Set(offered)).toEqual(new Set([6]));
});

test('HP-3.13 what a hidden token is comes out when it is turned up', () => {
  const game = table({ enemies: [{ at: 'P18' }] });
  const left = game.board.pools[0]![kind('warlock')]!;
  walk(game, 'P18').draw(game.brings('warlock'));
  expect(game.board.pools[0]![kind('warlock')]).toBe(left - 1);
});
