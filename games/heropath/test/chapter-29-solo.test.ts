import { SPECTATOR, heardBy, listSeats } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { evilForceBase, moveScale } from '../rules/13-scale.ts';
import { dragonTurn } from '../rules/flights.ts';
import { laid } from './laid.ts';
import { fight, STRONG } from './road.ts';
import { content, kind, table, type Given, type Table } from './table.ts';
import { isFaceUp } from '../rules/things.ts';

// Chapter 29: Solo.

const solo = (given: Given = {}): Table => table({ heroes: [{}], ...given, options: { competition: 'solo', ...given.options } });

/** The hero passes, and the marker rises. */
const evening = (level: number, given: Given = {}): Table => solo({ level, marker: 'troll', ...given }).choose('pass');

test('HP-29.1 one player, one hero', () => {
  expect(solo().state.seats).toBe(1);
  expect(() => heropath.readOptions({ competition: 'solo' }, 2)).toThrow("'solo' with 2 players; expected 1");
});

test('HP-29.5 five actions', () => {
  expect(evening(0).hero(0).actions).toBe(5);
});

test('HP-29.7 after every turn the marker rises by one, whatever has been killed', () => {
  const game = evening(2);
  expect([game.board.scale.level, game.frames]).toEqual([3, 'rounds.next turn.act']);
  expect(evilForceBase(game.board)).toBe(3);
  expect([1, 2, 3, 4].map((round) => evening(2, { round }).board.scale.level)).toEqual([3, 3, 3, 3]);
});

const killedAt = (level: number) => {
  const game = solo({ heroes: [{ at: 'P18', gems: STRONG }], enemies: [{ at: 'P18', kind: 'goblin' }], level, marker: 'troll' });
  return fight(game, 'P18', [3, 3], [2], game.brings('FO39'));
};

test('HP-29.8 dead enemies are put on the current level and do not move the marker', () => {
  expect([killedAt(4).board.scale.level, killedAt(4).board.scale.dead[4]![kind('goblin')]]).toEqual([4, 1]);
  expect(killedAt(0).board.scale.dead[0]![kind('goblin')]).toBe(1);
});

test('HP-29.9 at level 10 the game is lost', () => {
  const game = evening(9);
  expect(game.awaited).toBe('hp.hero-dice');
  expect(game.draw(() => 0).state.outcome).toMatchObject({ reason: 'evil', rewards: [0] });
});

test('HP-29.10 at levels 2, 4, 6 and 8 the Dragon has its turn', () => {
  const flies = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((level) => evening(level).frames.includes('dragon.fly'));
  expect(flies).toEqual([1, 3, 5, 7]);
});

test('HP-29.10 he moves the Dragon or keeps it where it is, and the flare die is rolled twice', () => {
  const game = evening(1, { dragon: 0 });
  expect(game.keys()).toEqual(['rock:i', 'rock:ii', 'rock:iii']);
  game.choose('rock:i');
  expect([game.awaited, game.draw(face(1)).awaited, game.draw(face(1)).awaited]).toEqual(['hp.flare', 'hp.flare', null]);
});

test('HP-29.11 two flares, each burns on its own', () => {
  const game = evening(1, { heroes: [{ at: 'P01', gems: { vitality: 4, faith: 1 } }] }).choose('rock:i', face(4), face(5));
  expect(game.gems(0).vitality).toBe(2);
});

test('HP-29.12 two hidden enemies are exposed in each of Forest, Mountains and Plains', () => {
  const enemies = ['F02', 'F10', 'F11', 'D06', 'U05', 'P01', 'R01'].map((at) => ({ at }));
  const game = evening(1, { enemies }).choose('rock:i', face(1), face(1));
  expect(game.keys()).toHaveLength(6);
  while (game.frames.endsWith('dragon.expose')) game.choose(game.keys()[0]!);
  game.drawOn();
  expect(game.board.enemies.filter(isFaceUp)).toHaveLength(5);
  expect(game.enemiesAt('R01')).toEqual(['?']);
});

test('EX-57 the Solo clock: level 2, two flares, enemies exposed; after turn 10 lost without a Dragon’s turn', () => {
  const game = evening(1, { heroes: [{ at: 'P01', gems: { vitality: 4, faith: 1 } }], enemies: [{ at: 'F02' }] });
  expect([game.board.scale.level, game.frames.includes('dragon.fly')]).toEqual([2, true]);
  game.choose('rock:ii', face(4), face(1));
  game.drawOn();
  expect([game.gems(0).vitality, isFaceUp(game.board.enemies[0]!)]).toEqual([3, true]);
  expect(evening(9).frames).not.toContain('dragon');
});

test('HP-29.13 kills do not set the Dragon flying; a card does, in the form of Solo', () => {
  expect([2, 4, 9].map((level) => killedAt(level).story.includes('dragonTurn'))).toEqual([false, false, false]);
  const game = solo({ level: 3, marker: 'troll', enemies: [{ at: 'F02' }] });
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  game.choose('rock:i', face(1), face(1));
  expect(game.awaited).toBe('hp.enemy');
});

test('HP-29.14 no new enemies and Place-Sites come', () => {
  const game = evening(1).choose('rock:i', face(1), face(1));
  expect([game.board.enemies, game.frames]).toEqual([[], 'rounds.next turn.act']);
});

test('HP-29.16 no Encounters, and nobody else is asked', () => {
  expect(
    solo()
      .keys()
      .filter((key) => /ambush|thieve|snatch|trade|exchange/.test(key)),
  ).toEqual([]);
});

test('HP-29.16 what he keeps of cards that he has looked at lies face up, and is told to all', () => {
  const game = solo({ heroes: [{ at: 'P08', gold: 2 }], sites: { P08: 'PS11' } });
  game.choose('visit').choose('activity:2').drawOn();
  // The first lay open on its deck; the others nobody else has seen.
  const key = game.keys().at(-1)!;
  game.choose(key).drawOn();
  expect([`choose:${game.shown(0)}`, game.hidden(0)]).toEqual([key, '']);
  const kept = game.engine.told!.find(({ event }) => event.t === 'kept')!;
  expect(heardBy([kept], SPECTATOR, 1)).toMatchObject([{ card: game.hero(0).shown[0] }]);
});

test('HP-29.15 cards marked X are out from the start', () => {
  const barred = content.cards.flatMap(({ isEncounter }, row) => (isEncounter ? [row] : []));
  expect(barred.length).toBeGreaterThan(0);
  expect(table({ fresh: 1 }).board.removed).toEqual(expect.arrayContaining(barred));
});

test('HP-29.18 who falls rises at his next turn, and the marker goes on rising', () => {
  const game = solo({
    heroes: [{ at: 'P18', gems: { vitality: 1 } }],
    enemies: [{ at: 'P18', kind: 'warlock' }],
    level: 2,
    marker: 'troll',
  });
  fight(game, 'P18', [1, 1], [5, 5]);
  expect([game.at(0), game.gems(0).vitality, game.board.scale.level]).toEqual(['P19', 1, 3]);
});

test('HP-13.16 in Solo a card lowers the marker and never raises it', () => {
  const game = solo({ level: 4, marker: 'troll' });
  moveScale(game.board, 1, game.engine);
  expect(game.board.scale.level).toBe(4);
  moveScale(game.board, -1, game.engine);
  expect(game.board.scale.level).toBe(3);
  expect(content.numbers.solo.dragon).toEqual([2, 4, 6, 8]);
});

test('HP-29.2 all Place-Sites stand on Settlements from the start', () => {
  expect(new Set(laid(1).board.sites.filter((site) => site >= 0)).size).toBe(22);
});

test('HP-29.3 one hidden enemy on every Road space but the start and balloons, the one at the cave exposed', () => {
  const { enemies, stock } = laid(1).board;
  const { map } = content;
  const roads = map.roads.filter((at) => at !== map.start && !map.balloons.includes(at));
  expect(enemies.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual(roads);
  expect([enemies.filter(isFaceUp).map(({ at }) => at), enemies.length, stock]).toEqual([[map.caveMouth], 41, 6]);
});

test('HP-29.6 one token marks the level', () => {
  const game = laid(1);
  const { scale, enemies, stock } = game.board;
  expect(scale.marker).toBeGreaterThanOrEqual(0);
  // It stands at level 0, and is none of those that are placed or left.
  expect([scale.level, enemies.length + stock]).toEqual([0, 47]);
  game.audit();
});

test('HP-29.17 between two turns he is off turn, after the Dragon’s turn', () => {
  const game = evening(1, { heroes: [{ shown: 'AR22' }] });
  expect([game.board.inTurn, listSeats(game.board.gearing)]).toEqual([0, [0]]);
});
