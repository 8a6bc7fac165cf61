import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { ACTIONS } from '../content/names.ts';
import { dragonTurn } from '../rules/flights.ts';
import { GATHERED } from '../state/board.ts';
import { laid } from './laid.ts';
import { fight, spacesFor, STRONG, walk } from './road.ts';
import { content, kind, table, type Given, type Table } from './table.ts';
import { isFaceUp } from '../rules/things.ts';

// Chapter 30: game styles. Set-up stands with chapter 3.

const mist = (given: Given = {}): Table => table({ marker: 'troll', ...given, options: { style: 'mist' } });
const TRAVEL = ACTIONS.indexOf('travel');

const flying = (given: Given): Table => {
  const game = table(given);
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  return game.choose('rock:i', face(1));
};

const discover = (game: Table): Table => {
  walk(game, 'P14');
  return game.draw(game.brings('PS09'));
};

test('HP-30.1 Conservative: discoveries give nothing but the Place-Site', () => {
  const game = discover(table());
  expect([game.hero(0).bonus[TRAVEL], game.board.discoveries]).toEqual([0, 0]);
});

test('HP-30.3 Logical: the pouch is empty, so nothing is discovered and step 4 is skipped', () => {
  const sites = Object.fromEntries(content.map.settlements.map((row, place) => [content.map.spaces[row]!.id, content.sites[place]!.id]));
  const game = flying({ sites, options: { style: 'logical' } });
  while (game.frames.endsWith('place.choose')) game.choose(game.keys()[0]!);
  expect(game.frames).toBe('rounds.next turn.act');
});

test('HP-30.5 Mist: a discovery gives one more Travel action', () => {
  const game = discover(mist());
  expect([game.hero(0).actions, game.hero(0).bonus[TRAVEL]]).toEqual([3, 1]);
});

test('HP-30.6 it is used in the same turn, after the fourth action too, and else lost', () => {
  const game = discover(mist({ heroes: [{ actions: 1 }, {}] }));
  expect([game.asked, game.keys().includes('travel'), game.why('visit')]).toEqual([[0], true, 'HP-14.2']);
  game.choose('pass');
  expect(game.hero(0).bonus[TRAVEL]).toBe(0);
  const started = mist({ heroes: [{ actions: 1 }, { at: 'P14' }] }).choose('pass');
  started.draw(started.brings('PS09'));
  expect(started.hero(1).bonus[TRAVEL]).toBe(1);
});

test('HP-30.7 every second discovery raises the Scale', () => {
  expect(discover(mist({ discoveries: 0 })).board.scale.level).toBe(0);
  expect(discover(mist({ discoveries: 1 })).board.scale.level).toBe(1);
  // Whoever makes it.
  expect(discover(mist({ discoveries: 1, turn: 1 })).board.scale.level).toBe(1);
});

test('HP-30.8 a token marks the level and is no dead enemy', () => {
  const game = mist({ stock: 0, level: 3 });
  expect([game.board.scale.marker, game.board.scale.dead.flat().every((count) => count === 0)]).toEqual([kind('troll'), true]);
  const set = laid(3, { style: 'mist' }).audit();
  expect([set.board.scale.marker >= 0, set.board.enemies.length, set.board.stock]).toEqual([true, 23, 24]);
});

const killedAt = (level: number) => {
  const game = mist({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }], level, received: 9 });
  return fight(game, 'P18', [3, 3], [2], game.brings('FO39')).board.scale;
};

test('HP-30.9 dead enemies lie on the present level and never raise it', () => {
  expect([killedAt(3).level, killedAt(3).dead[3]![kind('goblin')]]).toEqual([3, 1]);
  expect([killedAt(0).level, killedAt(0).dead[0]![kind('goblin')]]).toEqual([0, 1]);
});

test('HP-30.10 a rise by discovery to level 2 or higher sets the Dragon flying', () => {
  expect(discover(mist({ discoveries: 3, level: 1 })).frames).toContain('dragon.fly');
  expect(discover(mist({ discoveries: 1, level: 0 })).frames).not.toContain('dragon');
  const second = discover(mist({ discoveries: 3, level: 1, turn: 1 }));
  expect([second.eventsOf('dragonTurn').map(({ seat }) => seat), second.asked]).toEqual([[1], [1]]);
});

test('HP-30.11 step 4 of the Dragon’s turn is skipped', () => {
  const game = flying({ options: { style: 'mist' }, marker: 'troll' });
  while (game.frames.endsWith('place.choose')) game.choose(game.keys()[0]!);
  expect(game.frames).toBe('rounds.next turn.act');
});

test('HP-30.11 a card that founds a Place-Site founds none', () => {
  const given = { heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] };
  const [here, elsewhere] = [mist(given), table(given)];
  for (const game of [here, elsewhere]) fight(game, 'P18', [3, 3], [2], game.brings('FO16'));
  expect([here.awaited, elsewhere.awaited]).toEqual([null, 'hp.place-site']);
});

test('HP-30.12 a discovery beyond level 10 starts the Gathering Phase', () => {
  const game = discover(mist({ discoveries: 21, level: 10 }));
  expect([game.board.dragon, game.at(1), game.asked, game.hero(0).actions]).toEqual([GATHERED, 'P19', [0], 4]);
});

test('EX-58 Mist: the fourth discovery with the fourth action, a Dragon’s turn, and a bonus Travel after it', () => {
  const game = discover(mist({ heroes: [{ actions: 1 }, {}], discoveries: 3, level: 1 }));
  expect([game.board.scale.level, game.frames.includes('dragon.fly'), game.asked]).toEqual([2, true, [0]]);
  game.choose('rock:i', face(1));
  while (game.frames.endsWith('place.choose')) game.choose(game.keys()[0]!);
  expect([game.asked, game.keys().includes('travel'), game.hero(0).actions]).toEqual([[0], true, 0]);
});

const adventurous = { style: 'adventurous' } as const;

test('HP-30.14 where no token is left new enemies come from the Scale', () => {
  const game = flying({ options: adventurous, stock: 0, level: 1, dead: { 1: 'goblin' } });
  expect(spacesFor(game, 'place').length).toBeGreaterThan(0);
  game.choose(game.keys()[0]!);
  expect([game.board.enemies.length, game.board.scale.dead[1]![kind('goblin')]]).toEqual([1, 0]);
});

test('HP-30.15 instead of placing, a hidden enemy is exposed and moved one step, if he likes', () => {
  const game = flying({ options: adventurous, enemies: [{ at: 'P18' }] });
  game.choose('expose:0');
  game.draw(game.brings('werewolf'));
  expect(spacesFor(game, 'space')).toEqual(['P11', 'P12', 'P19']);
  expect(game.choose('done').enemiesAt('P18')).toEqual(['werewolf']);
  // That was his: the next player brings one in.
  expect([game.asked, game.board.enemies.length]).toEqual([[1], 1]);
});

test('HP-30.15 it is for him to choose also where no token is left, and in Adventurous only', () => {
  // The only choice is made for him.
  expect(flying({ options: adventurous, stock: 0, enemies: [{ at: 'P18' }] }).awaited).toBe('hp.enemy');
  expect(flying({ enemies: [{ at: 'P18' }] }).keys()).not.toContain('expose:0');
});

test('HP-30.16 the seven spaces apply only to enemies newly placed', () => {
  const game = flying({ options: adventurous, enemies: [{ at: 'P18' }] });
  expect(game.keys()).toContain('expose:0');
  expect(spacesFor(game, 'place')).not.toContain('P18');
});

test('EX-59 Ben exposes a Werewolf next to Ann and moves it into her space', () => {
  const game = table({ heroes: [{ at: 'P19' }, { at: 'R01' }], enemies: [{ at: 'P18' }], options: adventurous, turn: 1 });
  dragonTurn(game.board, 1, game.engine);
  game.engine.resume(game.state);
  game.choose('rock:i', face(1)).choose('expose:0');
  game.draw(game.brings('werewolf')).choose('space:P19');
  expect([game.enemiesAt('P19'), game.board.enemies.length]).toEqual([['werewolf'], 1]);
});

test('HP-30.2 Logical: all Place-Sites stand on Settlements at set-up', () => {
  const sites = laid(3, { style: 'logical' }).board.sites.filter((site) => site >= 0);
  expect(new Set(sites).size).toBe(22);
  // Which stands where is drawn: of all that are empty the last one each time.
  expect(sites).toEqual(sites.toSorted((one, other) => other - one));
});

test('HP-30.4 Mist: none is placed at set-up', () => {
  expect(laid(3, { style: 'mist' }).board.sites.every((site) => site < 0)).toBe(true);
});

test('HP-30.13 Adventurous: one hidden enemy everywhere but on Settlements, balloons, the start and at the ferry', () => {
  const { enemies, stock } = laid(3, { style: 'adventurous' }).board;
  const { map } = content;
  const spaces = map.walkable.filter((at) => map.spaces[at]!.kind !== 'settlement' && ![map.start, map.pier, ...map.balloons].includes(at));
  expect(enemies.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual(spaces);
  expect([enemies.some(isFaceUp), stock]).toEqual([false, 0]);
});

test('HP-30.6 several add up, and each is a Travel', () => {
  const game = discover(mist());
  expect(game.hero(0).bonus[TRAVEL]).toBe(1);
  game.hero(0).bonus[TRAVEL] = 2;
  walk(game, 'P19');
  expect([game.hero(0).bonus[TRAVEL], game.hero(0).actions]).toEqual([1, 3]);
});

test('HP-30.6 another discovery adds another one', () => {
  const game = mist();
  game.hero(0).bonus[TRAVEL] = 2;
  // The way there takes one of them.
  expect(discover(game).hero(0).bonus[TRAVEL]).toBe(2);
});

test('HP-30.6 what is left over is lost with the turn, also when he does not pass', () => {
  const game = mist({ heroes: [{ at: 'P18', actions: 1 }, {}] });
  game.hero(0).bonus[TRAVEL] = 1;
  game.choose('rest').choose('end').choose('pass');
  expect([game.hero(0).bonus[TRAVEL], game.asked]).toEqual([0, [1]]);
  const fallen = mist({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], enemies: [{ at: 'P18', kind: 'warlock' }] });
  fallen.hero(0).bonus[TRAVEL] = 1;
  fight(fallen, 'P18', [1, 1], [5, 5]);
  expect([fallen.at(0), fallen.hero(0).bonus[TRAVEL]]).toEqual(['-', 0]);
});
